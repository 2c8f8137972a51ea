import type { FormProps as RjsfProps } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { ComponentType, ReactNode } from 'react';
import type { Answer } from '../../src/question.ts';
import type { FormProps } from './shell.tsx';

/** react-jsonschema-form as its documentation says, in one theme or another, with its ajv validator. */
export function rjsfForm(Form: ComponentType<RjsfProps<Answer>>): ComponentType<FormProps> {
  return function Rjsf({ schema, onAnswer }: FormProps): ReactNode {
    return (
      <Form
        schema={schema as RJSFSchema}
        validator={validator}
        liveValidate="onChange"
        noHtml5Validate
        showErrorList={false}
        onSubmit={({ formData }) => onAnswer(formData ?? {})}
      />
    );
  };
}
