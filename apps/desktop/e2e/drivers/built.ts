import { fileURLToPath } from 'node:url';

/** The folder of the app. */
export const APP_FOLDER: string = fileURLToPath(new URL('../..', import.meta.url));
/** What `vite` and `tsdown` have made of it. */
export const PAGE_FOLDER: string = fileURLToPath(new URL('../../dist/page', import.meta.url));
export const PRELOAD_FILE: string = fileURLToPath(new URL('../../dist/preload.cjs', import.meta.url));
export const DESKTOP_MODULE: string = new URL('../../dist/desktop.js', import.meta.url).href;
