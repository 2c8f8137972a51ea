import type { Formatter, NameFindingCode, UiCode, UrlFinding } from '@elicit-kit/core';
import type { ReactNode } from 'react';
import { isolatedSentence } from '../sentence.tsx';

interface WarningProps {
  readonly code: WarningCode;
  readonly severity?: UrlFinding['severity'];
  readonly params?: UrlFinding['params'] | undefined;
  readonly formatter: Formatter;
  /** `sensitive` has words of its own for one field and for a whole form. */
  readonly words?: UiCode;
}

type WarningCode = UrlFinding['code'] | NameFindingCode | 'sensitive';

/** One warning. How bad it is stands there in a word: colour alone does not reach everybody. */
export function Warning({
  code,
  severity = 'warning',
  params,
  formatter,
  words = wordsOf(code),
}: WarningProps): ReactNode {
  return (
    <p data-elicit="warning" data-warning={code} data-severity={severity}>
      <strong>{formatter.ui(`severity${toPascalCase(severity)}`)}</strong>{' '}
      {isolatedSentence(formatter, words, params)}
    </p>
  );
}

/** The name of its words in the message table, made from its code; the compiler knows that they are there. */
function wordsOf(code: WarningCode): UiCode {
  if (code === 'scheme') return 'urlRefused';
  return code === 'sensitive' ? 'warnSecretField' : `warn${toPascalCase(code)}`;
}

type PascalCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${PascalCase<Tail>}`
  : Capitalize<Text>;

function toPascalCase<Text extends string>(text: Text): PascalCase<Text> {
  return text.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) as PascalCase<Text>;
}
