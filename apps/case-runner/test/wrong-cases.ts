/** Case files by name. All but the first say something that is not so. */
export const CASE_FILES: ReadonlyMap<string, string> = new Map([
  [
    'a-right.json',
    JSON.stringify({
      kind: 'form',
      server: { name: 'demo' },
      request: {
        message: 'Who?',
        requestedSchema: {
          type: 'object',
          properties: { name: { type: 'string', title: 'Name' } },
          required: ['name'],
        },
      },
      expect: {
        render: {
          fields: [{ name: 'name', control: 'text', label: 'Name', required: true }],
          warnings: [],
          links: 0,
        },
        answers: [{ do: 'submit', input: { name: 'Kim' }, action: 'accept', content: { name: 'Kim' } }],
      },
    }),
  ],
  [
    'b-wrong-on-the-screen.json',
    JSON.stringify({
      kind: 'form',
      server: { name: 'demo' },
      request: {
        message: 'One\nTwo',
        requestedSchema: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Name', default: 'Kim' },
            seats: { type: 'integer', title: 'Seats' },
            deck: { type: 'string', title: 'Deck', enum: ['Upper', 'Lower'] },
          },
          required: ['name'],
        },
      },
      expect: {
        render: {
          fieldCount: 4,
          messageEndsWith: 'Three',
          serverTextContains: ['somebody else'],
          warnings: ['sensitive'],
          fields: [
            { name: 'name', control: 'text', label: 'First name', required: false, initial: 'Robin' },
            { name: 'seats', control: 'number', label: 'Seats', initial: 1, warnings: ['sensitive'] },
            {
              name: 'deck',
              control: 'single-select',
              label: 'Deck',
              options: [{ value: 'Lower', label: 'Lower' }],
            },
          ],
        },
      },
    }),
  ],
  [
    'c-wrong-answers.json',
    JSON.stringify({
      kind: 'form',
      server: { name: 'demo' },
      request: {
        message: 'Book a seat',
        requestedSchema: {
          type: 'object',
          properties: {
            seats: { type: 'integer', title: 'Seats', minimum: 1 },
            note: { type: 'string', title: 'Note' },
          },
          required: ['seats'],
        },
      },
      expect: {
        answers: [
          { do: 'submit', input: { seats: '2' }, action: 'accept', content: { seats: 3 } },
          { do: 'submit', input: { seats: '2' }, action: 'accept', content: { seats: 2, note: '' } },
          { do: 'submit', input: { seats: '2' }, errors: { seats: 'minimum' } },
          { do: 'submit', input: { seats: '0' }, errors: { seats: 'maximum' } },
          { do: 'submit', errors: { seats: 'required', note: 'required' } },
          { do: 'submit', errors: { seats: 'required' }, focusGoesTo: 'note' },
          { do: 'submit', input: { seats: '0' }, action: 'accept', content: { seats: 0 } },
          { do: 'decline', action: 'cancel' },
          { do: 'submit', input: { seats: { pick: 'Two' } }, action: 'accept', content: { seats: 2 } },
        ],
      },
    }),
  ],
  [
    'd-not-refused.json',
    JSON.stringify({
      kind: 'form',
      server: { name: 'demo' },
      request: { message: 'Sure?', requestedSchema: { type: 'object', properties: {} } },
      expect: { refuse: true, reason: 'none' },
    }),
  ],
  [
    'e-wrong-address.json',
    JSON.stringify({
      kind: 'url',
      server: { name: 'demo' },
      request: {
        mode: 'url',
        message: 'Sign in',
        url: 'https://xn--pple-43d.com/login',
        elicitationId: 'e-1',
      },
      expect: {
        render: { url: 'https://xn--pple-43d.com/login', host: 'apple.com', warnings: [] },
        answers: [{ do: 'open', action: 'accept', opens: 'https://apple.com/login' }],
      },
    }),
  ],
  ['f-broken.json', '{ "id": '],
  ['g-misspelt.json', '{"id":"g-misspelt","request":{},"expect":{"refuse":true,"reasons":"x"}}'],
]);

/** What must be said of them, each up to the word that tells what was found. */
export const FAILED_CHECKS: readonly string[] = [
  'b-wrong-on-the-screen render: end of the message',
  'b-wrong-on-the-screen render: who asks',
  'b-wrong-on-the-screen render: warning',
  'b-wrong-on-the-screen render: number of fields',
  'b-wrong-on-the-screen render: label of "name"',
  'b-wrong-on-the-screen render: mark for required of "name"',
  'b-wrong-on-the-screen render: announcement as required of "name"',
  'b-wrong-on-the-screen render: initial value of "name"',
  'b-wrong-on-the-screen render: control of "seats"',
  'b-wrong-on-the-screen render: initial value of "seats"',
  'b-wrong-on-the-screen render: warning of "seats"',
  'b-wrong-on-the-screen render: options of "deck"',
  'c-wrong-answers answer 1: content.seats',
  'c-wrong-answers answer 2: content.note',
  'c-wrong-answers answer 3: errors',
  'c-wrong-answers answer 4: errors["seats"]',
  'c-wrong-answers answer 5: errors["note"]',
  'c-wrong-answers answer 6: focus',
  'c-wrong-answers answer 7: action',
  'c-wrong-answers answer 8: action',
  'c-wrong-answers answer 9',
  'd-not-refused refusal: reason',
  'd-not-refused refusal: buttons that accept',
  'd-not-refused refusal: result after Enter',
  'e-wrong-address render: warnings that are too many',
  'e-wrong-address render: host',
  'e-wrong-address answer 1: opens',
  'f-broken file',
];
