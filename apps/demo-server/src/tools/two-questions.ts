import type { FormTool } from '../ask.ts';

/** Two questions at once: one result with two entries, or two requests side by side. */
export const twoQuestions: FormTool = {
  name: 'two-questions',
  title: 'Plan a trip',
  description: 'Asks two questions at once.',
  done: 'Your trip is planned.',
  questions: {
    destination: {
      message: 'Where shall the trip go?',
      requestedSchema: {
        type: 'object',
        properties: { city: { type: 'string', title: 'City', minLength: 1 } },
        required: ['city'],
      },
    },
    budget: {
      message: 'What may it cost?',
      requestedSchema: {
        type: 'object',
        properties: {
          amount: { type: 'number', title: 'Budget', description: 'In euros.', minimum: 0 },
        },
        required: ['amount'],
      },
    },
  },
};
