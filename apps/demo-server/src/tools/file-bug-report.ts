import type { FormTool } from '../ask.ts';

/** Every kind of field and every limit that the protocol knows, in one form. */
export const fileBugReport: FormTool = {
  name: 'file-bug-report',
  title: 'File a bug report',
  description: 'Asks with every kind of field and limit that the protocol has.',
  done: 'Thank you, the report is filed.',
  questions: {
    report: {
      message: 'Please describe what went wrong.\nEverything marked as optional may stay empty.',
      requestedSchema: {
        type: 'object',
        properties: {
          summary: { type: 'string', title: 'Summary', minLength: 10, maxLength: 80 },
          steps: {
            type: 'string',
            title: 'Steps to reproduce',
            description: 'One step per line.',
            maxLength: 2000,
          },
          contact: { type: 'string', format: 'email', title: 'Your e-mail address' },
          page: { type: 'string', format: 'uri', title: 'Address of the page' },
          firstSeen: { type: 'string', format: 'date', title: 'First seen on' },
          lastSeen: { type: 'string', format: 'date-time', title: 'Last seen at' },
          loadTime: {
            type: 'number',
            title: 'Load time',
            description: 'In seconds; fractions are fine.',
            minimum: 0,
            maximum: 600,
          },
          attempts: { type: 'integer', title: 'Attempts', minimum: 1, maximum: 100, default: 1 },
          reproducible: { type: 'boolean', title: 'Can it be reproduced?', default: true },
          mayContact: { type: 'boolean', title: 'May we write to you?' },
          severity: { type: 'string', title: 'Severity', enum: ['low', 'medium', 'high'], default: 'medium' },
          browser: {
            type: 'string',
            title: 'Browser',
            enum: ['ff', 'cr', 'sf'],
            enumNames: ['Firefox', 'Chromium', 'Safari'],
          },
          component: {
            type: 'string',
            title: 'Component',
            oneOf: [
              { const: 'ui', title: 'User interface' },
              { const: 'api', title: 'Programming interface' },
              { const: 'docs', title: 'Documentation' },
            ],
          },
          platforms: {
            type: 'array',
            title: 'Platforms',
            items: { type: 'string', enum: ['linux', 'macos', 'windows'] },
            minItems: 1,
            maxItems: 3,
          },
          labels: {
            type: 'array',
            title: 'Labels',
            items: {
              anyOf: [
                { const: 'a11y', title: 'Accessibility' },
                { const: 'perf', title: 'Performance' },
                { const: 'sec', title: 'Security' },
              ],
            },
            maxItems: 2,
            default: ['a11y'],
          },
        },
        required: ['summary', 'contact', 'severity', 'reproducible', 'platforms'],
      },
    },
  },
};
