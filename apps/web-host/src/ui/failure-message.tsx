import { plainText } from '@elicit-kit/core';
import type { ReactElement } from 'react';
import type { Failure } from '../host/failure.ts';
import { useTexts } from './texts-context.ts';

/** What went wrong, in words; what the server or the library said is one click away. */
export function FailureMessage({ failure }: { readonly failure: Failure }): ReactElement {
  const texts = useTexts();
  return (
    <div className="failure" data-code={failure.code}>
      <p>{texts.failures[failure.code]}</p>
      {failure.detail !== '' && (
        <details>
          <summary>{texts.details}</summary>
          <p className="detail" dir="auto">
            {plainText(failure.detail)}
          </p>
        </details>
      )}
    </div>
  );
}
