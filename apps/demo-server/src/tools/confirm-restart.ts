import type { FormTool } from '../ask.ts';

/** A plain confirmation: a form without any field. */
export const confirmRestart: FormTool = {
  name: 'confirm-restart',
  title: 'Restart a service',
  description: 'Asks for a plain confirmation.',
  done: 'The service is restarting.',
  questions: {
    confirmation: {
      message: 'Restart the service billing-worker now? Running jobs are finished first.',
      requestedSchema: { type: 'object', properties: {} },
    },
  },
};
