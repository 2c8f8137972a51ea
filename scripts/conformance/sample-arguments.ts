interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const VALUES: Readonly<Record<string, unknown>> = { string: 'text', number: 1.5, integer: 2, boolean: true };

/** Arguments for the required properties of a tool. */
export function sample(schema: Schema): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((name) => [name, VALUES[String(properties[name]?.type)] ?? null]));
}
