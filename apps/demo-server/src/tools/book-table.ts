import type { FormTool } from '../ask.ts';

/** A booking: date, time with zone, a bounded whole number, a titled choice, an optional note. */
export const bookTable: FormTool = {
  name: 'book-table',
  title: 'Book a table',
  description: 'Asks when, for how many people and where to sit.',
  done: 'Your table is booked.',
  questions: {
    booking: {
      message: 'Which table may I book at the Harbour Kitchen?',
      requestedSchema: {
        type: 'object',
        properties: {
          date: { type: 'string', format: 'date', title: 'Date' },
          arrival: {
            type: 'string',
            format: 'date-time',
            title: 'Arrival',
            description: 'The table is kept for 15 minutes.',
          },
          guests: { type: 'integer', title: 'Guests', minimum: 1, maximum: 12, default: 2 },
          area: {
            type: 'string',
            title: 'Area',
            oneOf: [
              { const: 'window', title: 'By the window' },
              { const: 'terrace', title: 'Terrace' },
              { const: 'bar', title: 'At the bar' },
            ],
          },
          note: {
            type: 'string',
            title: 'Note to the kitchen',
            description: 'Allergies, a birthday, a high chair.',
            maxLength: 300,
          },
        },
        required: ['date', 'arrival', 'guests', 'area'],
      },
    },
  },
};
