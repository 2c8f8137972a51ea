import type { JsonSchema } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useState, type ReactNode } from 'react';
import { defaultsOf, type Answer } from '../../src/question.ts';
import { NATIVE_LIST } from '../entrant.ts';
import { enter } from '../harness.ts';
import { startInShell, type FormProps } from '../shell/shell.tsx';

enter({
  start: (host) => startInShell(host, Form),
  parts: { submit: 'button[type="submit"]', problem: '.validation_error:not(:empty)', ...NATIVE_LIST },
});

/** JSON Forms validates with each change and leaves it to the host when to show problems and how to send. */
function Form({ schema, onAnswer }: FormProps): ReactNode {
  const [initial] = useState(() => defaultsOf(schema));
  const [state, setState] = useState<{ data: Answer; isRight: boolean }>({ data: initial, isRight: false });
  const [isTold, setTold] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state.isRight) onAnswer(state.data);
        else setTold(true);
      }}
    >
      <JsonForms
        schema={schema as JsonSchema}
        data={initial}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={isTold ? 'ValidateAndShow' : 'ValidateAndHide'}
        onChange={({ data, errors }) => setState({ data: data as Answer, isRight: errors?.length === 0 })}
      />
      <button type="submit">Send</button>
    </form>
  );
}
