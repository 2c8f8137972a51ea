import type { ElicitationMode } from './request.ts';
import type { Content, ElicitResult } from './result.ts';

/** The person approved these answers. `content` is `{}` for a confirmation. */
export function acceptForm(content: Content): ElicitResult {
  return { action: 'accept', content };
}

/** The person agreed to open the address. Says nothing of what happens there, so it has no content (E-33). */
export function acceptUrl(): ElicitResult {
  return { action: 'accept' };
}

/** The person said no (E-31). */
export function decline(): ElicitResult {
  return { action: 'decline' };
}

/** The person left without choosing, or the question went away (E-31). */
export function cancel(): ElicitResult {
  return { action: 'cancel' };
}

/** Why a result may not be sent. */
export type ResultFault =
  | 'not-an-object'
  | 'action-unknown'
  | 'member-unknown'
  | 'content-not-allowed'
  | 'content-missing'
  | 'content-malformed'
  | 'value-type';

/**
 * Says why a result may not go out, or null when it may (E-30 to E-34). Whether `content` fits the requested schema
 * is `checkContent`'s to say.
 * @param mode the mode of the question. Default: form, unless there is no content.
 */
export function checkResult(result: unknown, mode?: ElicitationMode): ResultFault | null {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return 'not-an-object';
  const { action, content } = result as { action?: unknown; content?: unknown };
  if (action !== 'accept' && action !== 'decline' && action !== 'cancel') return 'action-unknown';
  // `_meta` belongs to the adapter, which repeats a task's reference there (E-82).
  if (Object.keys(result).some((name) => name !== 'action' && name !== 'content' && name !== '_meta')) {
    return 'member-unknown';
  }
  if (!Object.hasOwn(result, 'content'))
    return action === 'accept' && mode === 'form' ? 'content-missing' : null;
  if (action !== 'accept' || mode === 'url') return 'content-not-allowed';
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return 'content-malformed';
  return Object.values(content).every(isContentValue) ? null : 'value-type';
}

/** Text, finite number, boolean or list of texts (E-34). */
function isContentValue(value: unknown): boolean {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}
