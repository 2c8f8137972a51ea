import { connectMain, openUrl } from '@elicit-kit/electron/renderer';
import { createHostView, desktopTables, outsideTheApp, readSettings, startPage } from 'web-host/page';
import { findStateLine } from './state-line.ts';

const state = findStateLine();
if (state === null) {
  const { locale } = readSettings(localStorage, navigator.languages);
  document.documentElement.lang = locale;
  document.body.textContent = outsideTheApp[locale];
} else {
  await startPage((queue) => {
    const host = createHostView();
    host.listenTo(state);
    const elsewhere = connectMain();
    queue.connect(elsewhere);
    return { host, elsewhere, openUrl, tables: desktopTables };
  });
}
