import type { Locale, Tables } from '../texts.ts';
import { enDesktop } from './en.ts';
import { zhCnDesktop } from './zh-cn.ts';

/** The texts of the page in an app of its own. */
export const desktopTables: Tables = { en: enDesktop, 'zh-CN': zhCnDesktop };

/** In place of the page where the app is not around it. */
export const outsideTheApp: Readonly<Record<Locale, string>> = {
  en: 'This page works in the window of the Elicit Kit desktop app alone. Its preload script did not run here.',
  'zh-CN': '此页面只能在 Elicit Kit 桌面版的窗口中使用。这里没有运行它的预加载脚本。',
};
