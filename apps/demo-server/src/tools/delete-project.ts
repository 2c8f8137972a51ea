import type { FormTool } from '../ask.ts';

// A constant of its own: `pattern` is not in the official type, yet real servers send it.
const PROJECT_NAME = {
  type: 'string',
  title: 'Project name',
  description: 'Type atlas-staging to go on.',
  minLength: 13,
  maxLength: 13,
  pattern: '^atlas-staging$',
} as const;

/** A name to be typed exactly. */
export const deleteProject: FormTool = {
  name: 'delete-project',
  title: 'Delete a project',
  description: 'Asks for the name of the project, typed out, before deleting it for good.',
  done: 'The project atlas-staging is deleted.',
  questions: {
    confirmation: {
      message: 'This deletes the project atlas-staging with all its data. It cannot be undone.',
      requestedSchema: {
        type: 'object',
        properties: { project: PROJECT_NAME },
        required: ['project'],
      },
    },
  },
};
