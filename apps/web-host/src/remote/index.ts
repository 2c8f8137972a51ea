/** The page of a backend that holds the connections. */
export { createRemoteHost } from './remote-host.ts';
export { openLine } from './open-line.ts';
