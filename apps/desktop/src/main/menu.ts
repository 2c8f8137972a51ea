import type { ContextMenuPlace, MenuEntry } from './electron.ts';
import type { Words } from './words/words.ts';

/** What the entries of the app's own do. */
export interface MenuActions {
  readonly newWindow: () => void;
  readonly showConfig: () => void;
  readonly reloadConfig: () => void;
}

const SEPARATOR: MenuEntry = { type: 'separator' };

/**
 * The menu of the app. Without its roles there would be no shortcuts for copy and paste on macOS, nor a way to zoom.
 * @param platform as `process.platform` has it
 */
export function applicationMenu(words: Words, platform: string, actions: MenuActions): MenuEntry[] {
  const isMac = platform === 'darwin';
  const quit: MenuEntry = { role: 'quit', label: words.quit };
  const app: MenuEntry = {
    // macOS puts the app's name there.
    label: 'Elicit Kit',
    submenu: [
      { role: 'about', label: words.about },
      SEPARATOR,
      { role: 'hide', label: words.hide },
      { role: 'hideOthers', label: words.hideOthers },
      { role: 'unhide', label: words.showAll },
      SEPARATOR,
      quit,
    ],
  };
  return [
    ...(isMac ? [app] : []),
    {
      label: words.file,
      submenu: [
        { label: words.newWindow, accelerator: 'CommandOrControl+N', click: actions.newWindow },
        SEPARATOR,
        { label: words.showConfig, click: actions.showConfig },
        {
          label: words.reloadConfig,
          accelerator: 'CommandOrControl+Shift+R',
          click: actions.reloadConfig,
        },
        SEPARATOR,
        { role: 'close', label: words.closeWindow },
        ...(isMac ? [] : [quit]),
      ],
    },
    {
      label: words.edit,
      submenu: [
        { role: 'undo', label: words.undo },
        { role: 'redo', label: words.redo },
        SEPARATOR,
        ...clipboardEntries(words),
      ],
    },
    {
      label: words.view,
      submenu: [
        { role: 'resetZoom', label: words.resetZoom },
        { role: 'zoomIn', label: words.zoomIn },
        { role: 'zoomOut', label: words.zoomOut },
        SEPARATOR,
        { role: 'togglefullscreen', label: words.fullScreen },
      ],
    },
    {
      label: words.window,
      submenu: [
        { role: 'minimize', label: words.minimize },
        ...(isMac
          ? [
              { role: 'zoom', label: words.zoom } as const,
              { role: 'front', label: words.bringToFront } as const,
            ]
          : []),
      ],
    },
  ];
}

/** The menu of a right click, which Electron has none for. Null where it would hold nothing of use. */
export function contextMenu(words: Words, { isEditable, editFlags }: ContextMenuPlace): MenuEntry[] | null {
  const { canCut, canCopy, canPaste, canSelectAll } = editFlags;
  if (!isEditable) return canCopy ? [{ role: 'copy', label: words.copy }] : null;
  return clipboardEntries(words, { cut: canCut, copy: canCopy, paste: canPaste, selectAll: canSelectAll });
}

type ClipboardRole = 'cut' | 'copy' | 'paste' | 'selectAll';

function clipboardEntries(words: Words, enabled?: Readonly<Record<ClipboardRole, boolean>>): MenuEntry[] {
  const roles: readonly ClipboardRole[] = ['cut', 'copy', 'paste', 'selectAll'];
  return roles.map((role) => ({ role, label: words[role], ...(enabled && { enabled: enabled[role] }) }));
}
