/** The page for other apps of this repository, which bring their own line to where the connections are. */
export { startPage, type PageParts } from './start-page.tsx';
export { createHostView, type HostView } from './remote/host-view.ts';
export { desktopTables, outsideTheApp } from './texts/desktop/tables.ts';
export { readSettings } from './ui/settings.ts';
