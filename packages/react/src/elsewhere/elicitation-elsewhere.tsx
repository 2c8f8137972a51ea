'use client';
import type { Messages } from '@elicit-kit/core';
import { createFormatter } from '@elicit-kit/core/messages';
import type { RemoteElicitations, RemoteSnapshot } from '@elicit-kit/core/remote';
import { useId, useMemo, useSyncExternalStore, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { sentence } from '../elicitation/sentence.tsx';
import { oneLine, serverLabel } from '../elicitation/server/server-label.ts';
import { useOptions } from '../provider/elicitation-provider.tsx';

const NOTHING: RemoteSnapshot = { state: 'closed', fault: null, elsewhere: [] };

export interface ElicitationElsewhereProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What `connectElicitations` of `@elicit-kit/core/remote` made. */
  readonly remote: Pick<RemoteElicitations, 'subscribe' | 'getSnapshot' | 'take'>;
  /** The words of one language. @default those of the provider, else English */
  readonly messages?: Messages | undefined;
}

/**
 * A line for each question that another window of the person shows, with a button to answer it in this one. Empty
 * otherwise. `data-placement="corner"` puts it into the corner of the page. Other props land on the element.
 */
export function ElicitationElsewhere({ remote, messages, ...props }: ElicitationElsewhereProps): ReactNode {
  const id = useId();
  const { elsewhere } = useSyncExternalStore(remote.subscribe, remote.getSnapshot, () => NOTHING);
  const options = useOptions({ messages });
  const formatter = useMemo(() => createFormatter(options.messages), [options.messages]);
  return (
    <div
      data-elicit="elsewhere"
      role="status"
      dir={formatter.direction}
      lang={options.messages.locale}
      {...props}
    >
      {elsewhere.length > 0 && (
        <ul>
          {elsewhere.map((question, index) => (
            <li key={question.id}>
              <p id={`${id}${index}`}>
                {sentence(
                  formatter,
                  'elsewhereBody',
                  'server',
                  <bdi>{serverLabel({ entry: { server: question }, formatter })}</bdi>,
                )}{' '}
                <bdi data-elicit="elsewhere-message">{oneLine(question.message)}</bdi>
              </p>
              <button
                type="button"
                data-elicit="take"
                aria-describedby={`${id}${index}`}
                onClick={() => remote.take(question.id)}
              >
                {formatter.ui('elsewhereTake')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
