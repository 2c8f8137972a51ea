// Written by scripts/generate-validators.mjs from ajv and ajv-formats. Do not edit.
export declare const EMAIL: RegExp;
export declare const URI: RegExp;
