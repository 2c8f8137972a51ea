import { en } from './en.ts';
import type { Tables } from './texts.ts';
import { zhCn } from './zh-cn.ts';

/** The texts of the page in a browser. */
export const tables: Tables = { en, 'zh-CN': zhCn };
