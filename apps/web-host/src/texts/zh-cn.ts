import { zhCn as dialog } from '@elicit-kit/core/messages/zh-cn';
import type { ArgumentsProblem } from '../host/arguments.ts';
import { configProblem } from './config-problems/zh-cn.ts';
import type { Texts } from './texts.ts';

export const zhCn: Texts = {
  locale: 'zh-CN',
  dialog,
  title: 'Elicit Kit 网页主机',
  tagline: '调用 MCP 服务器的工具，并回答它们的提问。',
  skipToContent: '跳到工具',
  language: '语言',
  theme: '主题',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },

  backend: {
    tagline: 'MCP 服务器由后端连接。此页面显示它们的提问，并送回您的回答。',
    listHint: '来自后端的配置文件。关闭此页面后，它们仍保持连接。',
    states: {
      connecting: '正在连接后端…',
      lost: '与后端的连接已中断，正在重试。您填写的内容会保留。',
      outdated: '后端已更新。请重新加载此页面以继续。',
    },
    reload: '重新加载',
  },

  config: {
    title: '配置文件',
    reload: '重新加载配置',
    notTaken: '无法使用此配置文件。',
    notTakenKept: '无法使用此配置文件。服务器仍是之前的那些。',
    exampleHint: '请在文件中写入您的服务器，格式与其他 MCP 主机相同，然后重新加载。',
    problem: configProblem,
  },

  servers: '服务器',
  noServers: '还没有服务器',
  noServersHint: '添加一个 MCP 服务器的地址，即可看到它的工具。',
  addServer: '添加服务器',
  address: '地址',
  addressHint: '例如 http://127.0.0.1:4401/mcp',
  name: '名称',
  nameHint: '您自己取的名称。不填则使用地址。',
  protocol: '协议',
  protocolFor: (server) => `${server} 的协议`,
  protocols: { auto: '最新（自动）', '2025-11-25': '2025-11-25（旧版）' },
  add: '添加',
  cancelAdd: '取消',
  addressProblems: {
    empty: '请输入服务器的地址。',
    malformed: '地址不完整，应类似 https://example.com/mcp。',
    scheme: '只能使用 https 地址，或本机的 http 地址。',
    insecure: '普通 http 只能用于本机。请为此地址使用 https。',
  },

  connecting: '正在连接…',
  connected: (revision) => `已连接，${revision}`,
  failed: '未连接',
  disconnected: '已断开',
  claims: (claim) => `自称 ${claim}`,
  retry: '重试',
  connect: '连接',
  disconnect: '断开',
  remove: '移除',
  actionOn: (action, server) => `${action} ${server}`,
  failures: {
    unreachable: '无法连接到服务器。请确认它正在运行、地址正确，并且允许来自此页面的请求（CORS）。',
    'no-connection': '无法连接到服务器。请确认它正在运行，并且地址正确。',
    'not-started': '无法启动服务器的程序。',
    'timed-out': '服务器没有及时回应。',
    'sign-in': '服务器要求登录，此页面不支持登录。',
    'not-found': '此地址没有 MCP 服务器。',
    disconnected: '与服务器的连接已中断。',
    'bad-question': '服务器的提问方式无法在此页面回答。',
    'server-error': '服务器报告了错误。',
    'not-understood': '此页面无法理解服务器的回应。',
  },
  details: '详情',

  tools: '工具',
  toolsOf: (server) => `${server} 的工具`,
  loadingTools: '正在加载工具…',
  noTools: '此服务器没有提供工具。',
  toolsWhenConnected: '连接后，工具会显示在这里。',
  noDescription: '没有说明。',
  lastCall: (outcome) => `最近一次调用：${outcome}`,
  call: '调用',
  callTool: (tool) => `调用 ${tool}`,
  arguments: '参数',
  argumentsOf: (tool) => `${tool} 的参数（JSON）`,
  argumentsHint: '一个 JSON 对象。留空则不发送参数。',
  argumentRequired: '必填',
  argumentsProblem,

  results: '结果',
  noResults: '还没有调用',
  noResultsHint: '调用一个工具，返回的内容会显示在这里。',
  clear: '清除',
  outcomes: {
    running: '运行中',
    done: '完成',
    'tool-error': '工具出错',
    failed: '失败',
    cancelled: '已取消',
  },
  cancelCall: '取消',
  cancelCallOf: (tool) => `取消 ${tool}`,
  onServer: (server) => `服务器：${server}`,
  sentArguments: '参数',
  structured: '结构化结果',
  structuredOf: (tool) => `${tool} 的结构化结果`,
  refused: '服务器的一个提问被拒绝。',
  emptyResult: '工具没有返回内容。',
  announce: (tool, outcome) => `${tool}：${outcome}`,

  receipts: '提问与分享记录',
  receiptsHint: '仅保存名称，且只存于此浏览器。回答内容从不保存。',
  noReceipts: '还没有提问',
  noReceiptsHint: '服务器向您提问后，处理情况会显示在这里。',
  clearReceipts: '清除记录',
  allReceipts: (count) => `显示全部（${count}）`,
  fewerReceipts: '收起',
  asked: '提问',
  askedKinds: { form: '填写表单', url: '打开网页', refused: '无法显示的提问' },
  askedTool: '工具',
  askedHost: '网页位于',
  shared: '已分享',
  sharedNothing: '无',
  sharedMore: (count) => `另有 ${count} 项`,
  listSeparator: '、',
  unnamed: '（名称不可见）',
  ends: {
    accept: '已同意',
    decline: '已拒绝',
    cancel: '未回答即关闭',
    withdrawn: '未回答即结束',
    refused: '已拦下',
  },
  endReason: '原因',
  endReasons: {
    'server-cancelled': '服务器撤回了提问。',
    'timed-out': '已超时。',
    disconnected: '服务器已断开。',
    'caller-cancelled': '调用已取消。',
    'call-failed': '调用失败。',
    elsewhere: '问题已转到另一个窗口。',
    'host-closed': '此页面结束了提问。',
    policy: '依照此页面的规则。',
  },
};

function argumentsProblem(problem: ArgumentsProblem): string {
  switch (problem.code) {
    case 'not-json':
      return 'JSON 无效。请检查引号、逗号和括号。';
    case 'not-an-object':
      return '参数应为一个放在花括号中的 JSON 对象。';
    case 'missing':
      return `工具要求填写“${problem.name}”。`;
  }
}
