/** The side of the main process: MCP clients here, their questions in sandboxed windows. */
export {
  serveWindows,
  type AddWindow,
  type ElicitationWindows,
  type ServeWindowsOptions,
} from './serve-windows.ts';
export type { NotificationText } from './attention.ts';
export type {
  BaseWindowLike,
  ElectronMain,
  FrameLike,
  IpcEventLike,
  IpcMainLike,
  NavigationLike,
  NotificationClass,
  NotificationLike,
  WebContentsLike,
  WindowLike,
} from './electron.ts';
