import { sample } from './sample-arguments.ts';

/** What a host can do with a server through one adapter. */
export interface Host {
  listTools(): Promise<readonly ListedTool[]>;
  callTool(params: ToolCall): Promise<unknown>;
  listResources(): Promise<readonly { readonly uri: string }[]>;
  readResource(params: { uri: string }): Promise<unknown>;
  listPrompts(): Promise<readonly { readonly name: string }[]>;
  getPrompt(params: { name: string }): Promise<unknown>;
  /** What the server says it has. */
  readonly offers: { readonly [feature: string]: unknown };
  /** Tools whose call the client library may refuse to finish. */
  readonly mayFail?: ReadonlySet<string>;
}

export interface ListedTool {
  readonly name: string;
  readonly inputSchema: object;
}

interface ToolCall {
  name: string;
  arguments: Record<string, unknown>;
}

/**
 * Uses whatever the server offers: every tool with the arguments that the scenario names, else with some that fit its
 * schema, every resource and every prompt.
 * @param context what the suite hands over besides the address, as JSON
 */
export async function useEverything(host: Host, context = '{}'): Promise<void> {
  const { toolCalls = [] } = JSON.parse(context) as { toolCalls?: readonly ToolCall[] };
  const tools = await host.listTools();
  const named = new Set(toolCalls.map(({ name }) => name));
  const others = tools.filter(({ name }) => !named.has(name));
  for (const call of toolCalls) await host.callTool(call);
  for (const { name, inputSchema } of others) {
    const call = host.callTool({ name, arguments: sample(inputSchema) });
    await (host.mayFail?.has(name) === true ? call.catch(() => undefined) : call);
  }
  if (host.offers['resources'] !== undefined) {
    for (const { uri } of await host.listResources()) await host.readResource({ uri });
  }
  if (host.offers['prompts'] !== undefined) {
    for (const { name } of await host.listPrompts()) await host.getPrompt({ name });
  }
}
