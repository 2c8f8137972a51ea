import type { Client, RequestOptions, StandardSchemaV1 } from '@modelcontextprotocol/client';
import { ownMember } from '../own-member.ts';
import { ASKING_METHODS, type SpecRequest } from './raw-leg.ts';

/** Sends one request, as the client did before. */
export type SendRequest = (message: SpecRequest, options: RequestOptions | undefined) => Promise<object>;

/** Drives one call to its result, with `send` for each of its legs. */
type Drive = (
  message: SpecRequest,
  name: string,
  options: RequestOptions | undefined,
  send: SendRequest,
) => Promise<object>;

/**
 * Has every call that can ask driven by the kit, whoever makes it: all methods of the client end in `request`, so this one
 * alone is put in its place. Calls with `allowInputRequired` are driven by their caller and stay as they are.
 */
export function driveDirectCalls(client: Client, drive: Drive): void {
  const original = client.request.bind(client) as (
    message: SpecRequest,
    ...rest: readonly unknown[]
  ) => Promise<object>;

  const request = async (message: SpecRequest, ...rest: readonly unknown[]): Promise<object> => {
    const schema = isSchema(rest[0]) ? rest[0] : null;
    const options = rest[schema === null ? 0 : 1] as RequestOptions | undefined;
    if (!ASKING_METHODS.has(message.method) || options?.allowInputRequired === true) {
      return original(message, ...rest);
    }
    const name = ownMember(message.params, 'name') ?? ownMember(message.params, 'uri');
    const result = await drive(message, typeof name === 'string' ? name : '', options, original);
    return schema === null ? result : checked(schema, result);
  };
  client.request = request;
}

function isSchema(value: unknown): value is StandardSchemaV1<object, object> {
  return typeof value === 'object' && value !== null && '~standard' in value;
}

/** A schema of the caller's own describes the result, not the questions before it: it is used at the end. */
async function checked(schema: StandardSchemaV1<object, object>, result: object): Promise<object> {
  const outcome = await schema['~standard'].validate(result);
  if (outcome.issues === undefined) return outcome.value;
  throw new TypeError(`Invalid result: ${outcome.issues.map(({ message }) => message).join('; ')}`);
}
