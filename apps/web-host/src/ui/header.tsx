import type { ReactElement } from 'react';
import type { Locale } from '../texts/texts.ts';
import type { Settings, Theme } from './settings.ts';
import { useTexts } from './texts-context.ts';

export interface HeaderProps {
  readonly settings: Settings;
  /** Whether a backend holds the connections. */
  readonly isBackend: boolean;
  readonly onChange: (settings: Settings) => void;
}

export function Header({ settings, isBackend, onChange }: HeaderProps): ReactElement {
  const texts = useTexts();
  return (
    <header className="header">
      <a className="skip" href="#tools">
        {texts.skipToContent}
      </a>
      <img className="mark" src="favicon.svg" alt="" width="32" height="32" />
      <div className="header-title">
        <h1>{texts.title}</h1>
        <p>{isBackend ? texts.backend.tagline : texts.tagline}</p>
      </div>
      <div className="header-settings">
        <label className="setting">
          <span>{texts.language}</span>
          <select
            value={settings.locale}
            onChange={(event) => onChange({ ...settings, locale: event.target.value as Locale })}
          >
            <option value="en" lang="en">
              English
            </option>
            <option value="zh-CN" lang="zh-CN">
              简体中文
            </option>
          </select>
        </label>
        <label className="setting">
          <span>{texts.theme}</span>
          <select
            value={settings.theme}
            onChange={(event) => onChange({ ...settings, theme: event.target.value as Theme })}
          >
            <option value="system">{texts.themes.system}</option>
            <option value="light">{texts.themes.light}</option>
            <option value="dark">{texts.themes.dark}</option>
          </select>
        </label>
      </div>
    </header>
  );
}
