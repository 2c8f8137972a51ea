import type { Draft, ElicitResult, IncomingElicitation } from '@elicit-kit/core';
import { urlOf } from '../calls/url-of.ts';
import { ownMember } from '../own-member.ts';

/** What the person has done with the questions of one call so far, by the server's keys. */
export interface EarlierAnswers {
  /**
   * What a question starts with that the person has answered before: the same key with the same schema. The server asks
   * again where it is not content (facts 3, "the server asks the same key again").
   */
  readonly seedOf: (key: string, params: unknown) => Pick<IncomingElicitation, 'again' | 'draft'>;
  readonly typed: (key: string, params: unknown, draft: Draft) => void;
  readonly answered: (key: string, params: unknown, result: ElicitResult) => void;
  /** The answers did not get through. False where none of them is one that the person could send again. */
  readonly lost: () => boolean;
  /** What stands, when the rest of a batch is asked once more: all that the person need not send again. */
  readonly standing: (key: string) => unknown;
  /** A whole batch has its answers. */
  readonly sent: (answers: ReadonlyMap<string, unknown>) => void;
}

interface Earlier {
  readonly schema: string;
  draft: Draft | undefined;
  isAccepted: boolean;
}

export function createEarlierAnswers(): EarlierAnswers {
  const earlier = new Map<string, Earlier>();
  let sent: ReadonlyMap<string, unknown> = new Map();
  let isLost = false;

  function entryOf(key: string, params: unknown): Earlier {
    const schema = schemaOf(params);
    const known = earlier.get(key);
    if (known?.schema === schema) return known;
    const fresh = { schema, draft: undefined, isAccepted: false };
    earlier.set(key, fresh);
    return fresh;
  }

  return {
    seedOf(key, params) {
      const { isAccepted, draft } = entryOf(key, params);
      // Consent to an address is asked for anew, and known pages are no questions.
      if (!isAccepted || urlOf(params) !== null) return {};
      return { again: isLost ? 'not-delivered' : 'asked-again', draft };
    },
    typed(key, params, draft) {
      // A copy: the draft of a form changes in place.
      entryOf(key, params).draft = { ...draft };
    },
    answered(key, params, { action }) {
      entryOf(key, params).isAccepted = action === 'accept';
    },
    lost() {
      isLost = [...sent.keys()].some(isToSendAgain);
      return isLost;
    },
    standing: (key) => (isLost && !isToSendAgain(key) ? sent.get(key) : undefined),
    sent(answers) {
      sent = answers;
      isLost = false;
    },
  };

  /** An accepted form. An address stays agreed to, and a no stays a no. */
  function isToSendAgain(key: string): boolean {
    const answer = sent.get(key);
    return ownMember(answer, 'action') === 'accept' && ownMember(answer, 'content') !== undefined;
  }
}

/** Two schemas are the same when their text is: what was typed belongs to fields in an order. */
function schemaOf(params: unknown): string {
  return JSON.stringify(ownMember(params, 'requestedSchema') ?? null);
}
