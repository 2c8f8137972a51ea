interface Controller {
  readonly signal: AbortSignal;
  readonly abort: (reason: unknown) => void;
}

export function createAbort(): Controller {
  // Core has no types of any platform.
  const { AbortController } = globalThis as unknown as { readonly AbortController: new () => Controller };
  return new AbortController();
}
