import type { Texts } from '../texts.ts';
import { zhCn } from '../zh-cn.ts';

/** Where an app of its own says something else than a page in a browser. */
export const zhCnDesktop: Texts = {
  ...zhCn,
  title: 'Elicit Kit 桌面版',
  backend: {
    tagline: zhCn.tagline,
    listHint: '来自此配置文件：',
    states: {
      connecting: '正在启动…',
      lost: '应用没有响应。您填写的内容会保留。',
      outdated: '应用已更新。请重新加载此窗口以继续。',
    },
    reload: zhCn.backend.reload,
  },
  noServersHint: '',
  failures: {
    ...zhCn.failures,
    'sign-in': '服务器要求登录，此应用不支持登录。',
    'bad-question': '服务器的提问方式无法在此应用中回答。',
    'not-understood': '此应用无法理解服务器的回应。',
  },
  receiptsHint: '仅保存名称，且只存于此电脑。回答内容从不保存。',
  endReasons: {
    ...zhCn.endReasons,
    'host-closed': '应用结束了提问。',
    policy: '依照此应用的规则。',
  },
};
