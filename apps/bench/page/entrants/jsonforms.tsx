import { createAjv, type JsonSchema } from '@jsonforms/core';
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

// One for the page, as its documentation has it.
const ajv = createAjv();

/**
 * JSON Forms validates with each change and leaves it to the host when to show problems and how to send. This host looks
 * once more when it sends, as all the others do; the schema has been compiled by then.
 */
function Form({ schema, onAnswer }: FormProps): ReactNode {
  // What it is given begins anew when another object comes: with each change, fast keys would be lost.
  const [given, setGiven] = useState(() => defaultsOf(schema));
  const [data, setData] = useState(given);
  const [isTold, setTold] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ajv.validate(schema, data)) onAnswer(data);
        else {
          setGiven(data);
          setTold(true);
        }
      }}
    >
      <JsonForms
        schema={schema as JsonSchema}
        data={given}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        ajv={ajv}
        validationMode={isTold ? 'ValidateAndShow' : 'ValidateAndHide'}
        onChange={(change) => setData(change.data as Answer)}
      />
      <button type="submit">Send</button>
    </form>
  );
}
