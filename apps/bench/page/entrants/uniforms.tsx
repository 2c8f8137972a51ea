import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { useMemo, type ReactNode } from 'react';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';
import { AutoForm } from 'uniforms-unstyled';
import type { Answer, QuestionSchema } from '../../src/question.ts';
import { NATIVE_LIST } from '../entrant.ts';
import { enter } from '../harness.ts';
import { startInShell, type FormProps } from '../shell/shell.tsx';

enter({
  start: (host) => startInShell(host, Form),
  parts: { submit: 'input[type="submit"]', problem: 'ul li', ...NATIVE_LIST },
});

const ajv = new Ajv({ allErrors: true, useDefaults: true, keywords: ['uniforms'] });
addFormats(ajv);

/** The validator that uniforms' documentation tells to write. */
function createValidator(schema: QuestionSchema) {
  const validate = ajv.compile(schema);
  return (model: object) => {
    validate(model);
    return validate.errors?.length ? { details: validate.errors } : null;
  };
}

function Form({ schema, onAnswer }: FormProps): ReactNode {
  const bridge = useMemo(
    () => new JSONSchemaBridge({ schema, validator: createValidator(schema) }),
    [schema],
  );
  return <AutoForm schema={bridge} validate="onChange" onSubmit={(model: Answer) => onAnswer(model)} />;
}
