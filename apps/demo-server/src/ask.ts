import {
  inputRequired,
  inputResponse,
  type CallToolResult,
  type ElicitRequestFormParams,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** A form question as it goes over the wire. Keywords outside the official type, such as `pattern`, are allowed. */
export interface FormQuestion {
  readonly message: string;
  readonly requestedSchema: ElicitRequestFormParams['requestedSchema'];
}

/** A tool that asks one or more forms in one go and reports what came back. */
export interface FormTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** By key; all are asked at once. */
  readonly questions: Readonly<Record<string, FormQuestion>>;
  /** One sentence for people when everything was accepted. */
  readonly done: string;
}

/**
 * Registers a tool that is written once for both eras: it returns `input_required`. The SDK turns that into
 * `elicitation/create` requests, all at once, on connections that opened with the older handshake.
 */
export function registerFormTool(server: McpServer, tool: FormTool): void {
  const keys = Object.keys(tool.questions);
  server.registerTool(tool.name, { title: tool.title, description: tool.description }, (context) => {
    const answers = keys.map((key) => readAnswer(context, key));
    if (answers.some((answer) => answer === null)) return askAll(tool);
    const received = Object.fromEntries(keys.map((key, index) => [key, answers[index]]));
    return report(keys.length === 1 ? answers[0] : received, sentence(tool, answers));
  });
}

/** The result of every tool here: a sentence for people, then the answer as it came, as JSON. */
export function report(received: unknown, text: string): CallToolResult {
  return {
    content: [
      { type: 'text', text },
      { type: 'text', text: JSON.stringify(received) },
    ],
    structuredContent: { received },
  };
}

/** The answer to `key` with all its members as they came, or null while there is none. */
export function readAnswer(context: ServerContext, key: string): unknown {
  const responses = context.mcpReq.inputResponses;
  return inputResponse(responses, key).kind === 'elicit' ? (responses?.[key] ?? null) : null;
}

/** The `action` of an answer. */
export function actionOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'action' in answer
    ? String(answer.action)
    : 'missing';
}

function askAll(tool: FormTool): InputRequiredResult {
  const entries = Object.entries(tool.questions).map(
    ([key, question]) =>
      [
        key,
        { method: 'elicitation/create' as const, params: { mode: 'form' as const, ...question } },
      ] as const,
  );
  return inputRequired({ inputRequests: Object.fromEntries(entries) });
}

function sentence(tool: FormTool, answers: readonly unknown[]): string {
  const actions = new Set(answers.map(actionOf));
  if (actions.size > 1) return 'Some questions were answered, others were not.';
  if (actions.has('accept')) return tool.done;
  return actions.has('decline')
    ? 'You declined. Nothing was done.'
    : 'You left without answering. Nothing was done.';
}
