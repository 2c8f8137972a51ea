import { EventEmitter } from 'node:events';
import type { IpcEventLike, IpcMainLike } from '@elicit-kit/electron/main';

type Handler = (event: IpcEventLike, ...args: unknown[]) => unknown;

/** `ipcMain`, and the way in for what a preload script has sent. */
export class IpcMain implements IpcMainLike {
  /** What pages have sent, as text. */
  readonly received: string[] = [];
  readonly #listeners = new EventEmitter();
  readonly #handlers = new Map<string, Handler>();

  on(channel: string, listener: Parameters<IpcMainLike['on']>[1]): void {
    this.#listeners.on(channel, listener);
  }

  removeListener(channel: string, listener: Parameters<IpcMainLike['on']>[1]): void {
    this.#listeners.removeListener(channel, listener);
  }

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    this.#handlers.set(channel, handler);
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  /** Channels that somebody listens to. */
  get channels(): readonly string[] {
    return [...this.#listeners.eventNames().map(String), ...this.#handlers.keys()];
  }

  receive(event: IpcEventLike, channel: string, args: readonly unknown[]): void {
    this.received.push(`${channel} ${JSON.stringify(args)}`);
    this.#listeners.emit(channel, event, ...args);
  }

  async answer(event: IpcEventLike, channel: string, args: readonly unknown[]): Promise<unknown> {
    const handler = this.#handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return await handler(event, ...args);
  }
}
