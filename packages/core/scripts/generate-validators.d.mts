/** The files of `src/validation/generated/` by name, as they should be. */
export declare function generate(): Record<string, string>;
