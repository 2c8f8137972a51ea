import type { FormTool } from '../ask.ts';

/** A multiple choice with a lower and an upper bound. */
export const chooseToppings: FormTool = {
  name: 'choose-toppings',
  title: 'Choose toppings',
  description: 'Asks for two to four toppings.',
  done: 'Your pizza is in the oven.',
  questions: {
    toppings: {
      message: 'What shall we put on your pizza?',
      requestedSchema: {
        type: 'object',
        properties: {
          toppings: {
            type: 'array',
            title: 'Toppings',
            description: 'Two to four.',
            items: {
              anyOf: [
                { const: 'mozzarella', title: 'Mozzarella' },
                { const: 'artichoke', title: 'Artichokes' },
                { const: 'olive', title: 'Olives' },
                { const: 'mushroom', title: 'Mushrooms' },
                { const: 'onion', title: 'Red onions' },
                { const: 'chili', title: 'Chili' },
              ],
            },
            minItems: 2,
            maxItems: 4,
          },
        },
        required: ['toppings'],
      },
    },
  },
};
