import Form from '@rjsf/shadcn';
import '@rjsf/shadcn/dist/default.css';
import { enter } from '../harness.ts';
import { rjsfForm } from '../shell/rjsf-form.tsx';
import { startInShell } from '../shell/shell.tsx';

enter({
  start: (host) => startInShell(host, rjsfForm(Form)),
  parts: {
    submit: 'button[type="submit"]',
    problem: '[id$="__error"] .text-destructive',
    opener: '[aria-haspopup="listbox"]',
    opened: '[cmdk-item]',
    whyNoFilter: 'its list has no box to type into',
  },
});
