import type { DesktopSession } from './electron.ts';
import { ORIGIN } from './origin.ts';

/** Writing text to the clipboard, which the dialog's copy buttons do. Chromium asks for it both ways. */
const WRITES_TEXT = 'clipboard-sanitized-write';

/** Refuses all that pages may ask the system for, save that the app's own page writes text to the clipboard. */
export function refusePermissions(session: DesktopSession): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(permission === WRITES_TEXT && isMainFrame && requestingUrl.startsWith(`${ORIGIN}/`)),
  );
  // Electron writes this origin with a slash at its end.
  session.setPermissionCheckHandler(
    (_contents, permission, origin) =>
      permission === WRITES_TEXT && (origin === ORIGIN || origin === `${ORIGIN}/`),
  );
}
