import type { Messages } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/** 简体中文。说明该怎么做，用词平实。 */
export const zhCn: Messages = {
  locale: 'zh-CN',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return '请选择“是”或“否”。';
      if (kind === 'choice') return '请选择一项。';
      if (kind === 'choices') return '请至少选择一项。';
      if (kind === 'list') return '请至少添加一项。';
      if (kind === 'number') return '请输入数字。';
      if (kind === 'date') return '请输入日期。';
      if (kind === 'date-time') return '请输入日期和时间。';
      return '请填写此项。';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer' ? '请输入整数，不带小数。' : `请输入数字，例如 ${number(12.5)}。`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? '这个数字无法精确发送，请减少位数。'
        : `这个数字无法精确发送，最接近的可用数字是 ${number(nearest)}。`,
    minimum: ({ limit }, { number }) => `请输入不小于 ${number(limit)} 的数字。`,
    maximum: ({ limit }, { number }) => `请输入不大于 ${number(limit)} 的数字。`,
    exclusiveMinimum: ({ limit }, { number }) => `请输入大于 ${number(limit)} 的数字。`,
    exclusiveMaximum: ({ limit }, { number }) => `请输入小于 ${number(limit)} 的数字。`,
    multipleOf: ({ step }, { number }) => (step === 1 ? '请输入整数。' : `请输入 ${number(step)} 的倍数。`),
    minLength: ({ limit, length }, { number }) =>
      `请至少输入 ${number(limit)} 个字符` +
      (typeof length === 'number' ? `，现在有 ${number(length)} 个。` : '。'),
    maxLength: ({ limit, length }, { number }) =>
      `最多可输入 ${number(limit)} 个字符` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `，请删去 ${number(Math.max(1, length - limit))} 个。`
        : '。'),
    pattern: '请按服务器要求的形式填写，说明中可能写有具体形式。',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return '请加上 @ 符号，例如 name@example.com。';
        if (missing === 'name') return '请加上 @ 前面的部分，例如 name@example.com。';
        if (missing === 'domain') return '请加上 @ 后面的部分，例如 name@example.com。';
        if (missing === 'dot') return '请把 @ 后面的域名写完整，例如 name@example.com。';
        if (missing === 'space') return '请去掉地址中的空格。';
        if (missing === 'ascii') return '请只使用英文字母、数字和普通符号，例如 name@example.com。';
        return '请输入电子邮箱地址，例如 name@example.com。';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return '请加上网址的开头，例如 https://example.com。';
        if (missing === 'space') return '请去掉网址中的空格。';
        if (missing === 'ascii') return '请只使用英文字母、数字和普通符号，例如 https://example.com。';
        return '请输入完整的网址，例如 https://example.com。';
      }
      if (format === 'date') return '请输入日历上存在的完整日期。';
      if (format === 'date-time') return '请输入完整的日期和时间。';
      return '请按服务器要求的形式填写。';
    },
    enum: '请从选项中选择一项。',
    minItems: ({ kind, limit, count }, { number }) =>
      `请至少${kind === 'list' ? '添加' : '选择'} ${number(limit)} 项` +
      (typeof count === 'number' ? `，现在有 ${number(count)} 项。` : '。'),
    maxItems: ({ kind, limit, count }, { number }) =>
      `最多可${kind === 'list' ? '保留' : '选择'} ${number(limit)} 项` +
      (typeof count === 'number' && typeof limit === 'number'
        ? `，请去掉 ${number(Math.max(1, count - limit))} 项。`
        : '。'),
    uniqueItems: '每一项只能出现一次，请删除或修改重复的项。',
    'time-gap': ({ next }) =>
      next === undefined
        ? '此处时钟拨快，这个时间不存在。请选择其他时间。'
        : `此处时钟拨快，这个时间不存在。之后最近的时间是 ${wallClock(next)}。`,
    'zone-unavailable': '无法加载时区数据，因此不能发送这个时间。请检查网络连接并重新加载。',
    unsupported: '此项无法在这里填写。',
  },

  notices: {
    'default-ignored': '服务器建议的答案不适用于此项，因此没有采用。',
    'default-invalid': '服务器建议的答案不符合此项的规则，请在发送前修改。',
    'duplicate-options': '服务器重复列出了某些选项，每个选项只显示一次。',
    'option-labels-missing': '部分选项没有名称，因此直接显示其值。',
    'unknown-format': ({ format }) => `服务器要求“${text(format)}”格式，这里不作检查。`,
    'keyword-ignored': ({ keyword }) => `服务器的规则“${text(keyword)}”在这里不作检查。`,
    'null-dropped': '留空表示不回答。',
    dialect: '此表单使用的 JSON Schema 版本与预期不同。',
    'name-unreadable': '服务器没有为此项提供可读的名称。',
  },

  refusals: {
    'not-an-object': '服务器的提问格式有误，无法显示。',
    'message-missing': '服务器没有说明它要询问什么。',
    'mode-unknown': '服务器的提问方式是此应用不了解的。',
    'mode-not-offered': '服务器的提问方式是此应用不提供的。',
    'schema-missing': '服务器没有发送要填写的表单。',
    'schema-not-an-object': '服务器的表单格式有误，无法显示。',
    'schema-root-not-object': '服务器的表单不是由字段组成的，无法显示。',
    'schema-too-large': '服务器的表单过大，无法安全显示。',
    'too-many-fields': '服务器的表单字段过多，无法安全显示。',
    'too-many-options': '服务器的表单选项过多，无法安全显示。',
    'form-unanswerable': '服务器要求的内容无法在这里填写，因此无法发送。',
    'url-missing': '服务器没有发送要打开的网址。',
    'url-invalid': '服务器发送的网址无法打开。',
    'url-scheme': '服务器发送的地址不是网页，因此不会打开。',
    'elicitation-id-missing': '服务器的请求缺少标识，无法与答复对应。',
  },

  unsupported: {
    object: '它要求在一项中填写多个答案。',
    array: '它要求的列表无法在这里输入。',
    mixed: '它同时允许多种类型的答案。',
    'remote-reference': '它的说明位于其他网站，此应用不会访问。',
    'broken-reference': '它所引用的说明不存在。',
    'no-options': '它要求选择，却没有提供选项。',
    'no-type': '服务器没有说明需要哪种答案。',
    'not-a-schema': '它的说明格式有误。',
    impossible: '没有任何答案能满足它的规则。',
    keyword: '它含有无法在这里检查的规则。',
    secret: '它索要密码或密钥等机密信息，不得在这里输入。',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `服务器要求填写“${text(name)}”，却没有提供对应的字段，因此无法发送。`,
    'required-unsupported': ({ name }) =>
      `服务器要求填写“${text(name)}”，但此项无法在这里填写，因此无法发送。`,
    unsatisfiable: ({ name }) => `没有任何答案能满足“${text(name)}”的规则，因此无法发送。`,
  },

  withdrawals: {
    'server-cancelled': '服务器撤回了这个问题。',
    'timed-out': '回答这个问题的时间已过。',
    disconnected: '与服务器的连接已断开。',
    'caller-cancelled': '引出这个问题的任务已停止。',
    'call-failed': '引出这个问题的任务失败了。',
    'host-closed': '此应用结束了这个问题。',
    elsewhere: '此问题已转到另一个窗口。',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)} 请求您提供信息`,
    titleConfirm: ({ server }) => `${text(server)} 请求您确认`,
    titleUrl: ({ server }) => `${text(server)} 请求您打开网页`,
    unnamedServer: '未命名的服务器',
    serverClaim: ({ claim }) => `自称 ${text(claim)}`,
    serverVerified: '已由此应用核实',
    serverUnverified: '未经此应用核实',
    originTool: ({ name }) => `在运行 ${text(name)} 时提出`,
    originOther: ({ name }) => `在使用 ${text(name)} 时提出`,
    messageFrom: ({ server }) => `来自 ${text(server)} 的消息`,
    messageEmpty: '服务器没有说明原因。',
    showAll: ({ count }, { number }) => `显示全部（${number(count)} 个字符）`,
    queueNext: ({ count }, { number }) => `还有 ${number(count)} 个问题在等待`,
    batch: ({ index, count }, { number }) => `第 ${number(index)} 个问题，共 ${number(count)} 个`,
    heldTitle: ({ server }) => `${text(server)} 提问过于频繁`,
    heldBody: ({ count }, { number }) => `已暂缓的问题：${number(count)} 个。`,
    heldShow: '显示下一个',
    heldDismiss: '全部关闭而不回答',
    pauseServer: ({ server }) => `暂停来自 ${text(server)} 的问题`,
    pausedUntil: ({ server, time }) => `来自 ${text(server)} 的问题已暂停至 ${text(time)}。`,
    pausedHeld: ({ count }, { number }) => `其间收到：${number(count)} 个。`,
    resumeShort: '重新允许',
    policyClosed: ({ server, count }, { number }) =>
      `此应用关闭了来自 ${text(server)} 的问题且未回答：${number(count)} 个。`,
    // Fields
    unnamedField: ({ position }, { number }) => `字段 ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `选项 ${number(position)}`,
    required: '必填',
    optional: '选填',
    allRequired: '所有字段均为必填',
    clear: ({ field }) => `清除 ${text(field)}`,
    clearShort: '清除',
    yes: '是',
    no: '否',
    notAnswered: '未回答',
    emptyText: '作为空文本发送',
    charactersLeft: ({ count }, { number }) => `还可输入 ${number(count)} 个字符`,
    charactersOver: ({ count }, { number }) => `超出 ${number(count)} 个字符`,
    willSend: ({ value }, { number }) => `将发送为 ${number(value)}`,
    zone: '时区',
    zoneChange: '更改时区',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `第一次（${utc(offset)}）`,
    overlapLater: ({ offset }) => `第二次（${utc(offset)}）`,
    overlapLegend: '此处时钟拨慢，这个时间会出现两次。您指的是哪一次？',
    chooseOne: '请选择',
    filter: '输入文字以筛选',
    filterResults: ({ count }, { number }) => `${number(count)} 个选项`,
    noResults: '没有匹配的选项',
    chosenCount: ({ count }, { number }) => `已选 ${number(count)} 项`,
    chosenRange: ({ count, min, max }, { number }) => {
      const chosen = `已选 ${number(count)} 项`;
      if (min !== undefined && max !== undefined) {
        return `${chosen}，需选 ${min === max ? number(min) : `${number(min)} 至 ${number(max)}`} 项`;
      }
      if (min !== undefined) return `${chosen}，至少选 ${number(min)} 项`;
      return max === undefined ? chosen : `${chosen}，最多选 ${number(max)} 项`;
    },
    removeChoice: ({ option }) => `移除 ${text(option)}`,
    showOptions: '显示选项',
    addItem: '添加一项',
    removeItem: ({ position }, { number }) => `移除第 ${number(position)} 项`,
    item: ({ position }, { number }) => `第 ${number(position)} 项`,
    noneChosen: '以上都不选',
    rangeBetween: ({ min, max }, { number }) => `${number(min)} 至 ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `不小于 ${number(min)}`,
    rangeTo: ({ max }, { number }) => `不大于 ${number(max)}`,
    // Actions
    send: '发送',
    confirm: '确认',
    continue: '检查答案',
    decline: '拒绝',
    close: '关闭，不作回答',
    back: '修改答案',
    openUrl: ({ host }) => `打开 ${text(host)}`,
    copyUrl: '复制网址',
    copied: '已复制',
    openAgain: '再次打开',
    checkAgain: '再次检查',
    done: '关闭',
    sending: '正在发送…',
    // Review
    reviewTitle: '检查您的答案',
    reviewHint: ({ server }) => `以下就是将发送给 ${text(server)} 的全部内容。`,
    reviewEdit: ({ field }) => `修改 ${text(field)}`,
    reviewEditShort: '修改',
    markDefault: '服务器建议',
    markChanged: '由您填写',
    markLeftOut: '不发送',
    markEmptyText: '空文本',
    markEmptyList: '以上都不选',
    showJson: '以 JSON 显示',
    hideJson: '隐藏 JSON',
    timeInZone: ({ zone }) => `时区：${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number }) => `有 ${number(count)} 个答案需要您处理`,
    cannotSend: '此表单无法发送。您可以拒绝或关闭。',
    refusedTitle: '无法显示这个问题',
    unsupportedField: ({ field, reason }) => `“${text(field)}”无法在这里填写。${text(reason)}`,
    discardTitle: '关闭而不作回答？',
    discardBody: '您填写的内容将会丢失，尚未发送任何内容。',
    discardKeep: '继续填写',
    discardLeave: '放弃并关闭',
    guard: '稍后即可使用',
    // Ends
    withdrawnTitle: '这个问题已结束',
    withdrawnKept: '没有发送任何内容。在您关闭之前，您填写的内容会保留在这里。',
    copyAnswers: '复制我填写的内容',
    sendFailedTitle: '您的回答没有发送成功',
    sendFailedBody: ({ server }) => `${text(server)} 没有收到。您填写的内容还在，可以再试一次。`,
    sendAgain: '重新发送',
    answeredTitle: ({ server }) => `您已回答 ${text(server)}`,
    openedTitle: ({ server }) => `您已为 ${text(server)} 打开网页`,
    declinedTitle: ({ server }) => `您已拒绝回答 ${text(server)}`,
    cancelledTitle: ({ server }) => `您已关闭 ${text(server)} 的问题，没有回答`,
    answeredHint: '以下是已发送的内容。',
    // Asked again, and where
    againAsked: ({ server }) => `${text(server)} 再次提出了此问题。您之前的回答还在。`,
    againNotDelivered: ({ server }) => `您的回答没有送达 ${text(server)}。内容还在，请检查后重新发送。`,
    againRestored: '此问题在应用重新加载之前已打开。您填写的内容还在，机密信息除外。',
    expiresAt: ({ server, time }) => `${text(server)} 等待您的回答，直到 ${text(time)}。`,
    elsewhereBody: ({ server }) => `来自 ${text(server)} 的问题已在另一个窗口中打开。`,
    elsewhereTake: '在此回答',
    taskStatus: ({ status }) => `状态：${text(status)}`,
    // Addresses
    urlIntro: ({ server }) => `${text(server)} 希望您在浏览器中打开此网页。在您同意之前不会打开任何内容。`,
    urlHost: '网站',
    urlFull: '完整网址',
    urlHostUnicode: ({ host }) => `显示为 ${text(host)}`,
    urlWaitingTitle: '请在浏览器中继续',
    urlWaitingBody: ({ host }) => `已打开 ${text(host)} 上的网页。请在那里完成操作后回到这里。`,
    urlBlocked: '浏览器阻止了新窗口。请按“再次打开”。',
    urlDoneTitle: '服务器表示已完成',
    urlRefused: '无法从这里打开此网址。您可以拒绝或关闭。',
    urlNotDone: '服务器表示尚未完成。',
    urlRestored: '此页面是在应用重新加载之前打开的。',
    urlChecking: '正在检查…',
    stopWaiting: '不再等待',
    severityDanger: '危险',
    severityWarning: '注意',
    severityInfo: '提示',
    warnInsecureHttp: '连接未加密。他人可能看到或篡改您在该网页上看到和输入的内容。',
    warnLoopback: '此网页位于您自己的电脑上。',
    warnUserinfo: ({ host }) => `@ 符号前面的部分不是网站。此网址实际指向 ${text(host)}。`,
    warnIpHost: '此网站使用数字地址而不是名称，因此无法从中看出由谁运营。',
    warnPrivateNetwork: '此网址位于专用网络内。',
    warnUnusualPort: ({ port }) => `此网址使用不常见的端口 ${text(port)}。`,
    warnPunycode: '此网站的名称含有容易与其他字母混淆的字母，可能冒充您熟悉的网站。',
    warnMixedScript: '此网站的名称混用了不同的字母系统，可能冒充您熟悉的网站。',
    warnInvisible: '此网址含有看不见的字符。',
    warnLongUrl: '此网址很长。打开前请看清网站名称。',
    warnEncodedSeparator: ({ host }) =>
      `网站名称后面有经过编码的符号，使此网址看起来像是指向别处。它实际指向 ${text(host)}。`,
    warnSeveralAt: ({ host }) => `此网址含有不止一个 @ 符号。它实际指向 ${text(host)}。`,
    warnConfusable: ({ like }) => `此网站的名称看起来像 ${text(like)}，但并不是它，可能在冒充。`,
    warnDisguisedIp: ({ host }) => `此网址的写法掩盖了它的去向。它实际指向 ${text(host)}。`,
    warnMisleadingSubdomain: ({ domain }) => `此页面属于 ${text(domain)}。它前面的名称并不能说明由谁运营。`,
    warnMixedScriptName: '此服务器自称的名称混用了不同的字母系统，可能冒充其他名称。',
    warnInvisibleName: '此服务器自称的名称含有看不见的字符。',
    warnKnownServerName: ({ server }) => `此服务器自称的名称看起来像这里的另一个服务器 ${text(server)}。`,
    warnSecretField: '这看起来像是密码、密钥或验证码。请不要在这里输入。',
    warnSecretForm:
      '此表单似乎在索要密码或密钥等机密信息。服务器不应以这种方式索要，而应让您前往它自己的页面。如有疑问，请拒绝。',
  },
};
