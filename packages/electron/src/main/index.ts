/** The side of the main process: MCP clients here, their questions in sandboxed windows. */
export {
  serveWindows,
  type ElicitationWindows,
  type NotificationText,
  type ServeWindowsOptions,
} from './serve-windows.ts';
export type {
  ElectronMain,
  FrameLike,
  IpcEventLike,
  IpcMainLike,
  NavigationLike,
  NotificationLike,
  WebContentsLike,
  WindowLike,
} from './electron.ts';
