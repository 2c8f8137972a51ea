import Form from '@rjsf/core';
import { startInShell } from '../shell/shell.tsx';
import { NATIVE_LIST } from '../entrant.ts';
import { enter } from '../harness.ts';
import { rjsfForm } from '../shell/rjsf-form.tsx';

enter({
  start: (host) => startInShell(host, rjsfForm(Form)),
  parts: { submit: 'button[type="submit"]', problem: '.error-detail li', ...NATIVE_LIST },
});
