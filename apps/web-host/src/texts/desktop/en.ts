import { en } from '../en.ts';
import type { Texts } from '../texts.ts';

/** Where an app of its own says something else than a page in a browser. */
export const enDesktop: Texts = {
  ...en,
  title: 'Elicit Kit desktop',
  backend: {
    tagline: en.tagline,
    listHint: 'From the configuration file:',
    states: {
      connecting: 'Starting…',
      lost: 'The app does not answer. What you typed is kept.',
      outdated: 'The app has been updated. Load this window anew to go on.',
    },
    reload: en.backend.reload,
  },
  noServersHint: '',
  failures: {
    ...en.failures,
    'sign-in': 'The server asks for a sign-in, which this app does not offer.',
    'bad-question': 'The server asked in a way that this app cannot answer.',
    'not-understood': 'The server answered in a way that this app does not understand.',
  },
  receiptsHint: 'Names only, kept on this computer. Answers are never kept.',
  endReasons: {
    ...en.endReasons,
    'host-closed': 'The app ended it.',
    policy: 'By a rule of this app.',
  },
};
