/** The side that holds the connections, for other apps of this repository. */
export { createConfiguredHost, type ConfiguredHost } from './configured-host.ts';
export { loadConfig } from './load-config.ts';
export { readStaticFile, type StaticFile } from './read-file.ts';
export { feedState } from './state-feed.ts';
