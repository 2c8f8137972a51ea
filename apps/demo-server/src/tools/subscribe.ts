import type { FormTool } from '../ask.ts';

/** A default on every kind of field: an untouched form can be sent as it opens. */
export const subscribe: FormTool = {
  name: 'subscribe',
  title: 'Subscribe to the newsletter',
  description: 'Asks with a default on every kind of field.',
  done: 'You are subscribed.',
  questions: {
    subscription: {
      message: 'How would you like to hear from us?',
      requestedSchema: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name', default: 'Ada Lovelace' },
          email: { type: 'string', format: 'email', title: 'E-mail address', default: 'ada@example.com' },
          homepage: { type: 'string', format: 'uri', title: 'Homepage', default: 'https://example.com/ada' },
          start: { type: 'string', format: 'date', title: 'First issue', default: '2026-09-01' },
          reminder: {
            type: 'string',
            format: 'date-time',
            title: 'Reminder',
            default: '2026-09-01T08:30:00+02:00',
          },
          discount: { type: 'number', title: 'Discount', minimum: 0, maximum: 1, default: 0.25 },
          issues: { type: 'integer', title: 'Issues per year', minimum: 1, maximum: 52, default: 12 },
          html: { type: 'boolean', title: 'With pictures', default: false },
          plan: { type: 'string', title: 'Plan', enum: ['free', 'supporter'], default: 'free' },
          language: {
            type: 'string',
            title: 'Language',
            oneOf: [
              { const: 'en', title: 'English' },
              { const: 'de', title: 'German' },
            ],
            default: 'en',
          },
          topics: {
            type: 'array',
            title: 'Topics',
            items: { type: 'string', enum: ['releases', 'events', 'research'] },
            default: ['releases', 'research'],
          },
        },
      },
    },
  },
};
