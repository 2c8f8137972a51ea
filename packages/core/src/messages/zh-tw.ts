import type { Messages } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/** 繁體中文（臺灣）。說明該怎麼做，用語平實；採臺灣慣用的詞彙與標點。 */
export const zhTw: Messages = {
  locale: 'zh-TW',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return '請選擇「是」或「否」。';
      if (kind === 'choice') return '請選擇一個選項。';
      if (kind === 'choices') return '請至少選擇一個選項。';
      if (kind === 'list') return '請至少新增一個項目。';
      if (kind === 'number') return '請輸入數字。';
      if (kind === 'date') return '請輸入日期。';
      if (kind === 'date-time') return '請輸入日期和時間。';
      return '請填寫此欄位。';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer' ? '請輸入整數，不含小數。' : `請輸入數字，例如 ${number(12.5)}。`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? '這個數字無法精確傳送，請減少位數。'
        : `這個數字無法精確傳送，最接近的可用數字是 ${number(nearest)}。`,
    minimum: ({ limit }, { number }) => `請輸入不小於 ${number(limit)} 的數字。`,
    maximum: ({ limit }, { number }) => `請輸入不大於 ${number(limit)} 的數字。`,
    exclusiveMinimum: ({ limit }, { number }) => `請輸入大於 ${number(limit)} 的數字。`,
    exclusiveMaximum: ({ limit }, { number }) => `請輸入小於 ${number(limit)} 的數字。`,
    multipleOf: ({ step }, { number }) => (step === 1 ? '請輸入整數。' : `請輸入 ${number(step)} 的倍數。`),
    minLength: ({ limit, length }, { number }) =>
      `請至少輸入 ${number(limit)} 個字元` +
      (typeof length === 'number' ? `，目前有 ${number(length)} 個。` : '。'),
    maxLength: ({ limit, length }, { number }) =>
      `最多可輸入 ${number(limit)} 個字元` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `，請刪去 ${number(Math.max(1, length - limit))} 個。`
        : '。'),
    pattern: '請依照伺服器要求的格式填寫，說明中可能會提到格式。',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return '請加上 @ 符號，例如 name@example.com。';
        if (missing === 'name') return '請加上 @ 符號前面的部分，例如 name@example.com。';
        if (missing === 'domain') return '請加上 @ 符號後面的部分，例如 name@example.com。';
        if (missing === 'dot') return '請將 @ 符號後面的部分填寫完整，例如 name@example.com。';
        if (missing === 'space') return '請移除地址中的空格。';
        if (missing === 'ascii') return '請只使用半形的英文字母、數字和一般符號，例如 name@example.com。';
        return '請輸入電子郵件地址，例如 name@example.com。';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return '請加上網址的開頭，例如 https://example.com。';
        if (missing === 'space') return '請移除網址中的空格。';
        if (missing === 'ascii') return '請只使用半形的英文字母、數字和一般符號，例如 https://example.com。';
        return '請輸入完整的網址，例如 https://example.com。';
      }
      if (format === 'date') return '請輸入日曆上有的完整日期。';
      if (format === 'date-time') return '請輸入完整的日期和時間。';
      return '請依照伺服器要求的格式填寫。';
    },
    enum: '請從選項中選擇一個。',
    minItems: ({ kind, limit, count }, { number }) =>
      (kind === 'list' ? `請至少新增 ${number(limit)} 個項目` : `請至少選擇 ${number(limit)} 個選項`) +
      (typeof count === 'number' ? `，目前有 ${number(count)} 個。` : '。'),
    maxItems: ({ kind, limit, count }, { number }) =>
      (kind === 'list' ? `最多可保留 ${number(limit)} 個項目` : `最多可選擇 ${number(limit)} 個選項`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? `，請移除 ${number(Math.max(1, count - limit))} 個。`
        : '。'),
    uniqueItems: '每個項目只能出現一次，請移除或更改重複的項目。',
    'time-gap': ({ next }) =>
      next === undefined
        ? '時鐘在此處撥快，因此這個時間不存在。請選擇其他時間。'
        : `時鐘在此處撥快，因此這個時間不存在。之後最近的時間是 ${wallClock(next)}。`,
    'zone-unavailable': '無法載入時區資料，因此不能傳送這個時間。請檢查網路連線，然後重新載入。',
    unsupported: '此欄位無法在這裡回答。',
  },

  notices: {
    'default-ignored': '伺服器建議的答案不適用於此欄位，因此並未採用。',
    'default-invalid': '伺服器建議的答案不符合此欄位的規則，請在傳送前更改。',
    'duplicate-options': '伺服器重複列出了某些選項，每個選項只顯示一次。',
    'option-labels-missing': '部分選項沒有名稱，因此改為顯示選項的值。',
    'unknown-format': ({ format }) => `伺服器要求「${text(format)}」格式，這裡不會檢查。`,
    'keyword-ignored': ({ keyword }) => `這裡不會檢查伺服器的規則「${text(keyword)}」。`,
    'null-dropped': '如果不想回答，請留空。',
    dialect: '此表單所用的 JSON Schema 版本與預期不同。',
    'name-unreadable': '伺服器沒有為此欄位提供可閱讀的名稱。',
  },

  refusals: {
    'not-an-object': '伺服器的問題格式有誤，因此無法顯示。',
    'message-missing': '伺服器沒有說明要詢問什麼。',
    'mode-unknown': '此應用程式不認得伺服器的提問方式。',
    'mode-not-offered': '此應用程式不提供伺服器的提問方式。',
    'schema-missing': '伺服器沒有傳送要填寫的表單。',
    'schema-not-an-object': '伺服器的表單格式有誤，因此無法顯示。',
    'schema-root-not-object': '伺服器的表單不是由欄位組成，因此無法顯示。',
    'schema-too-large': '伺服器的表單太大，無法安全顯示。',
    'too-many-fields': '伺服器的表單欄位太多，無法安全顯示。',
    'too-many-options': '伺服器的表單選項太多，無法安全顯示。',
    'form-unanswerable': '伺服器要求的內容無法在這裡輸入，因此無法傳送任何內容。',
    'url-missing': '伺服器沒有傳送要開啟的網址。',
    'url-invalid': '伺服器傳送的網址無法開啟。',
    'url-scheme': '伺服器傳送的網址不是網頁，因此不會開啟。',
    'elicitation-id-missing': '伺服器的要求缺少識別碼，因此無法與答案對應。',
  },

  unsupported: {
    object: '此欄位要求一次填寫多個答案。',
    array: '此欄位要求的清單無法在這裡輸入。',
    mixed: '此欄位同時允許多種類型的答案。',
    'remote-reference': '此欄位的定義位於其他網站，此應用程式不會前往該網站。',
    'broken-reference': '此欄位參照的定義不存在。',
    'no-options': '此欄位要求選擇，卻沒有提供選項。',
    'no-type': '伺服器沒有說明需要哪一種答案。',
    'not-a-schema': '此欄位的定義格式有誤。',
    impossible: '沒有任何答案能符合此欄位的規則。',
    keyword: '此欄位有無法在這裡檢查的規則。',
    secret: '此欄位要求密碼或金鑰等機密資訊，不得在這裡輸入。',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `伺服器要求填寫「${text(name)}」，卻沒有傳送對應的欄位，因此無法傳送任何內容。`,
    'required-unsupported': ({ name }) =>
      `伺服器要求填寫「${text(name)}」，但此欄位無法在這裡回答，因此無法傳送任何內容。`,
    unsatisfiable: ({ name }) => `沒有任何答案能符合「${text(name)}」的規則，因此無法傳送任何內容。`,
  },

  withdrawals: {
    'server-cancelled': '伺服器撤回了這個問題。',
    'timed-out': '回答這個問題的時間已過。',
    disconnected: '與伺服器的連線已中斷。',
    'caller-cancelled': '引發這個問題的工作已停止。',
    'call-failed': '引發這個問題的工作失敗了。',
    'host-closed': '此應用程式結束了這個問題。',
    elsewhere: '此問題已移到另一個視窗。',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)} 要求您提供資訊`,
    titleConfirm: ({ server }) => `${text(server)} 要求您確認`,
    titleUrl: ({ server }) => `${text(server)} 要求您開啟網頁`,
    unnamedServer: '未命名的伺服器',
    serverClaim: ({ claim }) => `自稱為 ${text(claim)}`,
    serverVerified: '已由此應用程式驗證',
    serverUnverified: '未經此應用程式驗證',
    originTool: ({ name }) => `在執行 ${text(name)} 時提出`,
    originOther: ({ name }) => `在使用 ${text(name)} 時提出`,
    messageFrom: ({ server }) => `來自 ${text(server)} 的訊息`,
    messageEmpty: '伺服器沒有說明原因。',
    showAll: ({ count }, { number }) => `顯示全部（${number(count)} 個字元）`,
    queueNext: ({ count }, { number }) => `還有 ${number(count)} 個問題等候中`,
    batch: ({ index, count }, { number }) => `第 ${number(index)} 個問題，共 ${number(count)} 個`,
    heldTitle: ({ server }) => `${text(server)} 提問過於頻繁`,
    heldBody: ({ count }, { number }) => `已暫緩的問題：${number(count)} 個。`,
    heldShow: '顯示下一個',
    heldDismiss: '全部關閉而不回答',
    pauseServer: ({ server }) => `暫停來自 ${text(server)} 的問題`,
    pausedUntil: ({ server, time }) => `來自 ${text(server)} 的問題已暫停至 ${text(time)}。`,
    pausedHeld: ({ count }, { number }) => `期間收到：${number(count)} 個。`,
    resumeShort: '重新允許',
    policyClosed: ({ server, count }, { number }) =>
      `此應用程式關閉了來自 ${text(server)} 的問題且未回答：${number(count)} 個。`,
    // Fields
    unnamedField: ({ position }, { number }) => `欄位 ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `選項 ${number(position)}`,
    required: '必填',
    optional: '選填',
    allRequired: '所有欄位皆為必填',
    clear: ({ field }) => `清除 ${text(field)}`,
    clearShort: '清除',
    yes: '是',
    no: '否',
    notAnswered: '未回答',
    emptyText: '傳送空白文字',
    charactersLeft: ({ count }, { number }) => `還可輸入 ${number(count)} 個字元`,
    charactersOver: ({ count }, { number }) => `超出 ${number(count)} 個字元`,
    willSend: ({ value }, { number }) => `將以 ${number(value)} 傳送`,
    zone: '時區',
    zoneChange: '更改時區',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `第一次（${utc(offset)}）`,
    overlapLater: ({ offset }) => `第二次（${utc(offset)}）`,
    overlapLegend: '時鐘在此處撥慢，因此這個時間會出現兩次。您指的是哪一次？',
    chooseOne: '請選擇',
    filter: '輸入文字以篩選',
    filterResults: ({ count }, { number }) => `${number(count)} 個選項`,
    noResults: '沒有相符的選項',
    chosenCount: ({ count }, { number }) => `已選擇 ${number(count)} 個`,
    chosenRange: ({ count, min, max }, { number }) => {
      const chosen = `已選擇 ${number(count)} 個`;
      if (min !== undefined && max !== undefined) {
        return `${chosen}，需選擇 ${min === max ? number(min) : `${number(min)} 至 ${number(max)}`} 個`;
      }
      if (min !== undefined) return `${chosen}，至少需選擇 ${number(min)} 個`;
      return max === undefined ? chosen : `${chosen}，最多可選擇 ${number(max)} 個`;
    },
    removeChoice: ({ option }) => `移除 ${text(option)}`,
    showOptions: '顯示選項',
    addItem: '新增項目',
    removeItem: ({ position }, { number }) => `移除項目 ${number(position)}`,
    item: ({ position }, { number }) => `項目 ${number(position)}`,
    noneChosen: '全都不選',
    rangeBetween: ({ min, max }, { number }) => `${number(min)} 至 ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `不小於 ${number(min)}`,
    rangeTo: ({ max }, { number }) => `不大於 ${number(max)}`,
    // Actions
    send: '傳送',
    confirm: '確認',
    continue: '檢查答案',
    decline: '拒絕',
    close: '關閉而不回答',
    back: '編輯答案',
    openUrl: ({ host }) => `開啟 ${text(host)}`,
    copyUrl: '複製網址',
    copied: '已複製',
    openAgain: '再次開啟',
    checkAgain: '再次檢查',
    done: '關閉',
    sending: '正在傳送…',
    // Review
    reviewTitle: '檢查您的答案',
    reviewHint: ({ server }) => `以下就是將傳送給 ${text(server)} 的全部內容。`,
    reviewEdit: ({ field }) => `編輯 ${text(field)}`,
    reviewEditShort: '編輯',
    markDefault: '伺服器建議',
    markChanged: '由您輸入',
    markLeftOut: '不傳送',
    markEmptyText: '空白文字',
    markEmptyList: '全都不選',
    showJson: '以 JSON 顯示',
    hideJson: '隱藏 JSON',
    timeInZone: ({ zone }) => `時區：${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number }) => `有 ${number(count)} 個答案需要您處理`,
    cannotSend: '此表單無法傳送。您可以拒絕或關閉。',
    refusedTitle: '無法顯示這個問題',
    unsupportedField: ({ field, reason }) => `「${text(field)}」無法在這裡回答。${text(reason)}`,
    discardTitle: '要關閉而不回答嗎？',
    discardBody: '您輸入的內容將會遺失。尚未傳送任何內容。',
    discardKeep: '繼續編輯',
    discardLeave: '捨棄並關閉',
    guard: '稍後即可使用',
    // Ends
    withdrawnTitle: '這個問題已結束',
    withdrawnKept: '沒有傳送任何內容。在您關閉之前，您輸入的內容會保留在這裡。',
    copyAnswers: '複製我輸入的內容',
    sendFailedTitle: '無法傳送您的答案',
    sendFailedBody: ({ server }) => `${text(server)} 沒有收到答案。您輸入的內容仍在這裡，可以再試一次。`,
    sendAgain: '再次傳送',
    answeredTitle: ({ server }) => `您已回答 ${text(server)}`,
    openedTitle: ({ server }) => `您已開啟 ${text(server)} 要求的網頁`,
    declinedTitle: ({ server }) => `您已拒絕回答 ${text(server)}`,
    cancelledTitle: ({ server }) => `您已關閉 ${text(server)} 的問題，並未回答`,
    answeredHint: '以下是已傳送的內容。',
    // Asked again, and where
    againAsked: ({ server }) => `${text(server)} 再次提出了這個問題。您先前的回答仍在這裡。`,
    againNotDelivered: ({ server }) => `您的回答未送達 ${text(server)}。內容仍在這裡，請檢查後再次傳送。`,
    againRestored: '這個問題在應用程式重新載入之前已開啟。您輸入的內容仍在這裡，機密資訊除外。',
    expiresAt: ({ server, time }) => `${text(server)} 等待您的回答，直到 ${text(time)}。`,
    elsewhereBody: ({ server }) => `來自 ${text(server)} 的問題已在另一個視窗中開啟。`,
    elsewhereTake: '在此回答',
    taskStatus: ({ status }) => `狀態：${text(status)}`,
    // Addresses
    urlIntro: ({ server }) => `${text(server)} 希望您在瀏覽器中開啟此網頁。在您同意之前，不會開啟任何內容。`,
    urlHost: '網站',
    urlFull: '完整網址',
    urlHostUnicode: ({ host }) => `顯示為 ${text(host)}`,
    urlWaitingTitle: '請在瀏覽器中繼續',
    urlWaitingBody: ({ host }) => `已開啟 ${text(host)} 上的網頁。請在該處完成操作，然後回到這裡。`,
    urlBlocked: '瀏覽器阻擋了新視窗。請按「再次開啟」。',
    urlDoneTitle: '伺服器表示已完成',
    urlRefused: '無法從這裡開啟此網址。您可以拒絕或關閉。',
    urlNotDone: '伺服器表示尚未完成。',
    urlRestored: '此頁面是在應用程式重新載入之前開啟的。',
    urlChecking: '正在檢查…',
    stopWaiting: '不再等待',
    severityDanger: '危險',
    severityWarning: '注意',
    severityInfo: '提示',
    warnInsecureHttp: '連線未加密。其他人可能會看到或竄改您在該網頁上看到和輸入的內容。',
    warnLoopback: '此網頁位於您自己的電腦上。',
    warnUserinfo: ({ host }) => `@ 符號前面的部分不是網站。此網址實際上會前往 ${text(host)}。`,
    warnIpHost: '此網站以數字代替名稱，因此您無法從中得知由誰營運。',
    warnPrivateNetwork: '此網址位於私人網路內。',
    warnUnusualPort: ({ port }) => `此網址使用不常見的連接埠 ${text(port)}。`,
    warnPunycode: '此網站的名稱含有容易與其他字母混淆的字母，可能是在冒充您認識的網站。',
    warnMixedScript: '此網站的名稱混用了不同的文字系統，可能是在冒充您認識的網站。',
    warnInvisible: '此網址含有看不見的字元。',
    warnLongUrl: '此網址非常長。開啟前請看清楚網站名稱。',
    warnEncodedSeparator: ({ host }) =>
      `網站名稱後面有經過編碼的符號，使此網址看起來像是通往別處。它實際通往 ${text(host)}。`,
    warnSeveralAt: ({ host }) => `此網址含有不只一個 @ 符號。它實際通往 ${text(host)}。`,
    warnConfusable: ({ like }) => `此網站的名稱看起來像 ${text(like)}，但並不是它，可能是在冒充。`,
    warnDisguisedIp: ({ host }) => `此網址的寫法掩蓋了它的去向。它實際通往 ${text(host)}。`,
    warnMisleadingSubdomain: ({ domain }) => `此頁面屬於 ${text(domain)}。它前面的名稱並不能說明由誰經營。`,
    warnMixedScriptName: '此伺服器自稱的名稱混用了不同的文字系統，可能是在冒充其他名稱。',
    warnInvisibleName: '此伺服器自稱的名稱含有看不見的字元。',
    warnKnownServerName: ({ server }) => `此伺服器自稱的名稱看起來像這裡的另一個伺服器 ${text(server)}。`,
    warnSecretField: '這看起來像是密碼、金鑰或驗證碼。請勿在這裡輸入。',
    warnSecretForm:
      '此表單似乎在要求密碼或金鑰等機密資訊。伺服器不得以這種方式要求機密資訊，而應引導您前往其自己的頁面。如有疑慮，請拒絕。',
  },
};
