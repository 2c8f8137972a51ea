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

const WORDS: Readonly<Record<WarningCode, UiCode>> = {
  scheme: 'urlRefused',
  'insecure-http': 'warnInsecureHttp',
  loopback: 'warnLoopback',
  userinfo: 'warnUserinfo',
  'several-at': 'warnSeveralAt',
  'encoded-separator': 'warnEncodedSeparator',
  'disguised-ip': 'warnDisguisedIp',
  'ip-host': 'warnIpHost',
  'private-network': 'warnPrivateNetwork',
  'unusual-port': 'warnUnusualPort',
  punycode: 'warnPunycode',
  'mixed-script': 'warnMixedScript',
  confusable: 'warnConfusable',
  'misleading-subdomain': 'warnMisleadingSubdomain',
  invisible: 'warnInvisible',
  'long-url': 'warnLongUrl',
  'mixed-script-name': 'warnMixedScriptName',
  'invisible-name': 'warnInvisibleName',
  'known-server-name': 'warnKnownServerName',
  sensitive: 'warnSecretField',
};

const SEVERITIES = { danger: 'severityDanger', warning: 'severityWarning', info: 'severityInfo' } as const;

/** One warning. How bad it is stands there in a word: colour alone does not reach everybody. */
export function Warning({
  code,
  severity = 'warning',
  params,
  formatter,
  words = WORDS[code],
}: WarningProps): ReactNode {
  return (
    <p data-elicit="warning" data-warning={code} data-severity={severity}>
      <strong>{formatter.ui(SEVERITIES[severity])}</strong> {isolatedSentence(formatter, words, params)}
    </p>
  );
}
