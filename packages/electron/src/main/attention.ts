import type { BaseWindowLike, ElectronMain, NotificationLike } from './electron.ts';

export interface NotificationText {
  readonly title: string;
  readonly body: string;
}

/** Calls a person who is elsewhere. At most one notification of each server stands at a time. */
export interface Attention {
  /**
   * A question has come.
   * @param label the host's name of its server
   * @param windows those that can show questions, the one that shows this question first
   */
  call(label: string, windows: readonly BaseWindowLike[]): void;
  /** No question of that server is open any more. */
  drop(label: string): void;
  /** The person has come, or there is no question left. */
  end(): void;
}

export function createAttention(
  { app, Notification }: Pick<ElectronMain, 'app' | 'Notification'>,
  notify: ((label: string) => NotificationText | null) | undefined,
  report: (error: unknown) => void,
): Attention {
  /** Electron forgets the click on a notification that nobody holds. */
  const standing = new Map<string, NotificationLike>();
  const flashing = new Set<BaseWindowLike>();

  function flash(window: BaseWindowLike): void {
    if (flashing.has(window)) return;
    flashing.add(window);
    window.flashFrame?.(true);
  }

  function announce(label: string, windows: readonly BaseWindowLike[]): void {
    if (notify === undefined || Notification === undefined || standing.has(label)) return;
    if (Notification.isSupported?.() === false) return;
    const text = notify(label);
    if (text === null) return;
    const notification = new Notification({ title: text.title, body: text.body });
    standing.set(label, notification);
    const leave = (): void => {
      if (standing.get(label) === notification) standing.delete(label);
    };
    notification.on('click', () => {
      leave();
      const window = windows.find((one) => !one.isDestroyed());
      if (window) attempt(() => bringUp(window));
    });
    notification.on('close', leave);
    notification.on('failed', leave);
    notification.show();
  }

  /** Neither a fault of the platform nor one of the host may cost the question. */
  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      report(error);
    }
  }

  function drop(label: string): void {
    const notification = standing.get(label);
    standing.delete(label);
    attempt(() => notification?.close?.());
  }

  return {
    call(label, windows) {
      attempt(() => app?.dock?.bounce('informational'));
      const [window] = windows;
      if (window) attempt(() => flash(window));
      attempt(() => announce(label, windows));
    },
    drop,
    end() {
      for (const window of flashing) {
        attempt(() => {
          if (!window.isDestroyed()) window.flashFrame?.(false);
        });
      }
      flashing.clear();
      for (const label of [...standing.keys()]) drop(label);
    },
  };
}

function bringUp(window: BaseWindowLike): void {
  if (window.isMinimized?.()) window.restore?.();
  window.show();
  window.focus();
}
