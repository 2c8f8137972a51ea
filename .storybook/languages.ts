import type { Messages } from '@elicit-kit/core';
import { ar } from '@elicit-kit/core/messages/ar';
import { de } from '@elicit-kit/core/messages/de';
import { en } from '@elicit-kit/core/messages/en';
import { es } from '@elicit-kit/core/messages/es';
import { fr } from '@elicit-kit/core/messages/fr';
import { ja } from '@elicit-kit/core/messages/ja';
import { ko } from '@elicit-kit/core/messages/ko';
import { ptBr } from '@elicit-kit/core/messages/pt-br';
import { ru } from '@elicit-kit/core/messages/ru';
import { zhCn } from '@elicit-kit/core/messages/zh-cn';
import { zhTw } from '@elicit-kit/core/messages/zh-tw';

/** The tables that Storybook's toolbar offers. For stories alone: a host imports the one it shows. */
export const TABLES: readonly Messages[] = [en, zhCn, zhTw, ja, ko, de, fr, es, ptBr, ru, ar];

/** The table of a tag, as the toolbar gives it; English where it gives none. */
export function tableOf(locale: unknown): Messages {
  return TABLES.find((table) => table.locale === locale) ?? en;
}

/** The toolbar's direction, or that of the language where the toolbar leaves it to the language. */
export function directionOf(globals: Readonly<Record<string, unknown>>): 'ltr' | 'rtl' {
  const { direction, locale } = globals;
  return direction === 'ltr' || direction === 'rtl' ? direction : tableOf(locale).direction;
}
