import { en } from './en.ts';
import { zhCn } from './zh-cn.ts';

/** What main says itself: menus, notifications, boxes. The page has words of its own. */
export interface Words {
  readonly file: string;
  readonly newWindow: string;
  readonly showConfig: string;
  readonly reloadConfig: string;
  readonly closeWindow: string;
  readonly quit: string;
  readonly edit: string;
  readonly undo: string;
  readonly redo: string;
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly selectAll: string;
  readonly view: string;
  readonly resetZoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fullScreen: string;
  readonly window: string;
  readonly minimize: string;
  readonly zoom: string;
  readonly bringToFront: string;
  readonly about: string;
  readonly hide: string;
  readonly hideOthers: string;
  readonly showAll: string;
  /** After the name of a server, in a notification. */
  readonly hasQuestion: string;
  readonly crashed: string;
  readonly crashedDetail: string;
  readonly loadAnew: string;
}

/** @param languages that the person prefers, the first most */
export function chooseWords(languages: readonly string[]): Words {
  const spoken = languages.find((language) => /^(en|zh)\b/i.test(language)) ?? 'en';
  return /^zh/i.test(spoken) ? zhCn : en;
}
