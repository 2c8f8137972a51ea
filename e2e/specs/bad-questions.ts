/** Questions that are none: no dialog opens, the host says why, and the server hears it where its era can. */
export const REFUSED: Readonly<Record<string, { readonly params: unknown; readonly words: string }>> = {
  'no-params': { params: undefined, words: 'The server’s question is malformed, so it cannot be shown.' },
  'empty-params': { params: {}, words: 'The server did not say what it asks for.' },
  'no-message': {
    params: { requestedSchema: { type: 'object', properties: {} } },
    words: 'The server did not say what it asks for.',
  },
  'unknown-mode': {
    params: {
      mode: 'telepathy',
      message: 'Think of a number',
      requestedSchema: { type: 'object', properties: {} },
    },
    words: 'The server asks in a way that this app does not know.',
  },
  'schema-text': {
    params: { message: 'Name?', requestedSchema: 'string' },
    words: 'The server’s form is malformed, so it cannot be shown.',
  },
  'schema-list': {
    params: { message: 'Name?', requestedSchema: [] },
    words: 'The server’s form is malformed, so it cannot be shown.',
  },
};

/** A question that is one, but cannot be answered here: the person sees it, declines or cancels. */
export const UNDRAWABLE = {
  message: 'Where do you live?',
  requestedSchema: {
    type: 'object',
    properties: { address: { type: 'object', properties: { street: { type: 'string' } } } },
    required: ['address'],
  },
};

/** An address that is none to open: the person sees that too. */
export const SCRIPT_ADDRESS = {
  mode: 'url',
  message: 'Please sign in.',
  url: 'javascript:alert(document.domain)',
  elicitationId: 'sign-in-1',
};
