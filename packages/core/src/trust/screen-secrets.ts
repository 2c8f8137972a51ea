import type { Field, FieldId, Form } from '../form/field.ts';
import { withUnsupported } from '../form/read-form.ts';
import type { IncomingElicitation } from '../protocol/incoming.ts';
import { secretEngine } from './secret-hints.ts';

/** What is done about a field that asks for a secret. `allow`: nothing. `warn`: words. `block`: it cannot be filled in. */
export type SecretVerdict = 'allow' | 'warn' | 'block';

/** One verdict for all fields that ask for a secret, or a function that gives it for every field. */
export type SecretPolicy =
  SecretVerdict | ((field: Field, incoming: IncomingElicitation, looksSecret: boolean) => SecretVerdict);

/** Changes a form before anybody sees it. */
export type FormScreen = (form: Form, incoming: IncomingElicitation) => Form;

/**
 * Makes the `screen` of a queue from a policy about secrets, which a server must not ask for in a form (C-30; it should
 * send an address instead). Without a screen the kit warns. A blocked field is shown with its reason and takes no
 * answer; where it is required nothing can be accepted. A function that throws blocks.
 */
export function screenSecrets(policy: SecretPolicy): FormScreen {
  return (form, incoming) => {
    const verdicts = new Map<FieldId, SecretVerdict>();
    for (const field of form.fields) {
      const looksSecret = secretEngine.isSecret(field);
      const verdict =
        typeof policy === 'function' ? ask(policy, field, incoming, looksSecret) : looksSecret && policy;
      if (verdict) verdicts.set(field.id, verdict);
    }
    const marked = form.fields.map((field): Field => {
      const verdict = verdicts.get(field.id);
      return verdict === 'allow' || verdict === 'warn' ? { ...field, isSecret: verdict === 'warn' } : field;
    });
    return withUnsupported(form, marked, ({ id }) => (verdicts.get(id) === 'block' ? 'secret' : null));
  };
}

function ask(
  policy: Extract<SecretPolicy, (...args: never) => unknown>,
  field: Field,
  incoming: IncomingElicitation,
  looksSecret: boolean,
): SecretVerdict {
  try {
    return policy(field, incoming, looksSecret);
  } catch {
    return 'block';
  }
}
