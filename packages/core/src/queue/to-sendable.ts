import { acceptForm, acceptUrl, cancel, checkResult, decline } from '../protocol/results.ts';
import type { Content, ContentValue, ElicitResult } from '../protocol/result.ts';
import { isOpenable, parseUrl } from '../trust/parse-url.ts';
import { checkContent } from '../validation/check-content.ts';
import type { ElicitationEntry } from './entry.ts';

/**
 * The last gate: the result as it leaves, with exactly the members that belong to it (E-32, E-33), or null when it may
 * not leave at all. Decline and cancel always may. An accept needs a question that could be shown, an address that may
 * be opened, or content that passes the schema. Patterns, whose engine may not be loaded, were checked before.
 */
export function toSendable(entry: ElicitationEntry, result: ElicitResult): ElicitResult | null {
  if (result.action === 'decline') return decline();
  if (result.action === 'cancel') return cancel();
  const { request, form } = entry;
  if (request === null || checkResult(result, request.mode) !== null) return null;
  if (request.mode === 'url') {
    const url = parseUrl(request.url);
    return url !== null && isOpenable(url) ? acceptUrl() : null;
  }
  if (form === null || form.blockers.length > 0 || result.content === undefined) return null;
  if (checkContent(form, result.content).length > 0) return null;
  return acceptForm(inSchemaOrder(form.fields, result.content));
}

/** Own members of the schema only, in its order; without a prototype, so that no name is special. */
function inSchemaOrder(fields: readonly { readonly name: string }[], content: Content): Content {
  const ordered: Record<string, ContentValue> = Object.create(null) as Record<string, ContentValue>;
  for (const { name } of fields) {
    const value = Object.hasOwn(content, name) ? content[name] : undefined;
    if (value !== undefined) ordered[name] = value;
  }
  return ordered;
}
