import type { Locale } from '../texts/texts.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
}

const KEY = 'elicit-kit.settings';

/** What was chosen before, else the browser's language and the system's theme. */
export function readSettings(storage: Storage, languages: readonly string[]): Settings {
  const kept = readKept(storage);
  const spoken = languages.find((language) => /^(en|zh)\b/i.test(language)) ?? 'en';
  const locale =
    kept.locale === 'en' || kept.locale === 'zh-CN' ? kept.locale : /^zh/i.test(spoken) ? 'zh-CN' : 'en';
  const theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system';
  return { locale, theme };
}

export function writeSettings(storage: Storage, settings: Settings): void {
  try {
    storage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
}

/** Puts language and theme on the root element, where the style sheets and the dialog read them. */
export function applySettings(root: HTMLElement, settings: Settings): void {
  root.lang = settings.locale;
  if (settings.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
}

function readKept(storage: Storage): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
