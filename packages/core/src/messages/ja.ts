import type { Messages } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/** 日本語。丁寧体で、次に何をすればよいかを述べる。ボタンと見出しは短い名詞か動詞で終える。 */
export const ja: Messages = {
  locale: 'ja',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return '「はい」か「いいえ」を選んでください。';
      if (kind === 'choice') return '選択肢を1つ選んでください。';
      if (kind === 'choices') return '選択肢を1つ以上選んでください。';
      if (kind === 'list') return '項目を1つ以上追加してください。';
      if (kind === 'number') return '数値を入力してください。';
      if (kind === 'date') return '日付を入力してください。';
      if (kind === 'date-time') return '日付と時刻を入力してください。';
      return 'この欄に入力してください。';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer'
        ? '小数を含まない整数を入力してください。'
        : `数値を入力してください（例: ${number(12.5)}）。`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? 'この数値は正確に送信できません。桁数を減らして入力してください。'
        : `この数値は正確に送信できません。送信できる最も近い数値は${number(nearest)}です。`,
    minimum: ({ limit }, { number }) => `${number(limit)}以上の数値を入力してください。`,
    maximum: ({ limit }, { number }) => `${number(limit)}以下の数値を入力してください。`,
    exclusiveMinimum: ({ limit }, { number }) => `${number(limit)}より大きい数値を入力してください。`,
    exclusiveMaximum: ({ limit }, { number }) => `${number(limit)}より小さい数値を入力してください。`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? '整数を入力してください。' : `${number(step)}の倍数を入力してください。`,
    minLength: ({ limit, length }, { number }) =>
      `${number(limit)}文字以上で入力してください。` +
      (typeof length === 'number' ? `現在は${number(length)}文字です。` : ''),
    maxLength: ({ limit, length }, { number }) =>
      `${number(limit)}文字以内で入力してください。` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `${number(Math.max(1, length - limit))}文字減らす必要があります。`
        : ''),
    pattern: 'サーバーが求める形式で入力してください。形式は説明に書かれていることがあります。',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return '@記号を入れてください（例: name@example.com）。';
        if (missing === 'name') return '@記号の前の部分を入力してください（例: name@example.com）。';
        if (missing === 'domain') return '@記号の後の部分を入力してください（例: name@example.com）。';
        if (missing === 'dot') return '@記号の後の部分を末尾まで入力してください（例: name@example.com）。';
        if (missing === 'space') return 'アドレスから空白を取り除いてください。';
        if (missing === 'ascii')
          return '半角の英数字と通常の記号だけを使ってください（例: name@example.com）。';
        return 'メールアドレスを入力してください（例: name@example.com）。';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return 'アドレスの先頭部分を入力してください（例: https://example.com）。';
        if (missing === 'space') return 'アドレスから空白を取り除いてください。';
        if (missing === 'ascii')
          return '半角の英数字と通常の記号だけを使ってください（例: https://example.com）。';
        return 'アドレス全体を入力してください（例: https://example.com）。';
      }
      if (format === 'date') return '暦にある日付を年月日まで入力してください。';
      if (format === 'date-time') return '日付と時刻を最後まで入力してください。';
      return 'サーバーが求める形式で入力してください。';
    },
    enum: '選択肢の中から選んでください。',
    minItems: ({ kind, limit, count }, { number }) =>
      (kind === 'list'
        ? `項目を${number(limit)}個以上追加してください。`
        : `選択肢を${number(limit)}個以上選んでください。`) +
      (typeof count === 'number' ? `現在は${number(count)}個です。` : ''),
    maxItems: ({ kind, limit, count }, { number }) =>
      (kind === 'list'
        ? `項目は${number(limit)}個以内にしてください。`
        : `選択は${number(limit)}個以内にしてください。`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? `${number(Math.max(1, count - limit))}個減らす必要があります。`
        : ''),
    uniqueItems: '同じ項目は1つだけにしてください。重複している項目を削除するか変更してください。',
    'time-gap': ({ next }) =>
      next === undefined
        ? 'ここでは時計が進められるため、この時刻は存在しません。別の時刻を選んでください。'
        : `ここでは時計が進められるため、この時刻は存在しません。次に存在する時刻は${wallClock(next)}です。`,
    'zone-unavailable':
      'タイムゾーンを読み込めなかったため、この時刻は送信できません。接続を確認して再読み込みしてください。',
    unsupported: 'この欄にはここで回答できません。',
  },

  notices: {
    'default-ignored': 'サーバーが提案した回答はこの欄に合わないため、使用していません。',
    'default-invalid': 'サーバーが提案した回答はこの欄の規則に合っていません。送信する前に変更してください。',
    'duplicate-options': 'サーバーが同じ選択肢を重複して挙げています。それぞれ1回だけ表示しています。',
    'option-labels-missing': '名前のない選択肢があります。代わりに値を表示しています。',
    'unknown-format': ({ format }) =>
      `サーバーは「${text(format)}」という形式を求めていますが、ここではチェックしません。`,
    'keyword-ignored': ({ keyword }) => `サーバーの規則「${text(keyword)}」は、ここではチェックしません。`,
    'null-dropped': '回答しない場合は空のままにしてください。',
    dialect: 'このフォームは、想定とは異なるバージョンのJSON Schemaで書かれています。',
    'name-unreadable': 'サーバーはこの欄に読み取れる名前を付けていません。',
  },

  refusals: {
    'not-an-object': 'サーバーからの質問の形式が正しくないため、表示できません。',
    'message-missing': 'サーバーは何を求めているのかを示していません。',
    'mode-unknown': 'サーバーは、このアプリが知らない方法で質問しています。',
    'mode-not-offered': 'サーバーは、このアプリが対応していない方法で質問しています。',
    'schema-missing': 'サーバーは、入力してほしいフォームを送ってきませんでした。',
    'schema-not-an-object': 'サーバーのフォームの形式が正しくないため、表示できません。',
    'schema-root-not-object': 'サーバーのフォームに入力欄が定義されていないため、表示できません。',
    'schema-too-large': 'サーバーのフォームが大きすぎるため、安全に表示できません。',
    'too-many-fields': 'サーバーのフォームの欄が多すぎるため、安全に表示できません。',
    'too-many-options': 'サーバーのフォームの選択肢が多すぎるため、安全に表示できません。',
    'form-unanswerable': 'サーバーはここでは入力できないものを必須としているため、何も送信できません。',
    'url-missing': 'サーバーは、開いてほしいアドレスを送ってきませんでした。',
    'url-invalid': 'サーバーが送ってきたアドレスは開けません。',
    'url-scheme': 'サーバーが送ってきたアドレスはWebページではないため、開きません。',
    'elicitation-id-missing': 'サーバーの要求に識別子がないため、回答と対応付けられません。',
  },

  unsupported: {
    object: '1つの欄で複数の回答を求めています。',
    array: 'ここでは入力できないもののリストを求めています。',
    mixed: '複数の種類の回答を同時に認めています。',
    'remote-reference': '定義が別のサイトにあり、そのサイトにはアクセスしません。',
    'broken-reference': '存在しない定義を参照しています。',
    'no-options': '選択を求めていますが、選択肢がありません。',
    'no-type': 'サーバーは、求める回答の種類を示していません。',
    'not-a-schema': '定義の形式が正しくありません。',
    impossible: '規則をすべて満たす回答がありません。',
    keyword: 'ここではチェックできない規則があります。',
    secret: 'パスワードや鍵などの秘密情報を求めています。ここには入力できません。',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `サーバーは「${text(name)}」を必須としていますが、その欄を送ってきていないため、何も送信できません。`,
    'required-unsupported': ({ name }) =>
      `サーバーは「${text(name)}」を必須としていますが、ここでは回答できないため、何も送信できません。`,
    unsatisfiable: ({ name }) => `「${text(name)}」の規則を満たす回答がないため、何も送信できません。`,
  },

  withdrawals: {
    'server-cancelled': 'サーバーがこの質問を取り下げました。',
    'timed-out': 'この質問への回答期限が過ぎました。',
    disconnected: 'サーバーとの接続が切れました。',
    'caller-cancelled': 'この質問のもとになったタスクが停止されました。',
    'call-failed': 'この質問のもとになったタスクが失敗しました。',
    'host-closed': 'このアプリが質問を終了しました。',
    elsewhere: 'この質問は別のウィンドウに移りました。',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)}が情報の入力を求めています`,
    titleConfirm: ({ server }) => `${text(server)}が承認を求めています`,
    titleUrl: ({ server }) => `${text(server)}がページを開くよう求めています`,
    unnamedServer: '名前のないサーバー',
    serverClaim: ({ claim }) => `自称: ${text(claim)}`,
    serverVerified: 'このアプリが検証済み',
    serverUnverified: 'このアプリでは未検証',
    originTool: ({ name }) => `${text(name)}の実行中の質問`,
    originOther: ({ name }) => `${text(name)}の使用中の質問`,
    messageFrom: ({ server }) => `${text(server)}からのメッセージ`,
    messageEmpty: 'サーバーは理由を示していません。',
    showAll: ({ count }, { number }) => `すべて表示（${number(count)}文字）`,
    queueNext: ({ count }, { number }) => `ほかに${number(count)}件が待機中`,
    batch: ({ index, count }, { number }) => `${number(count)}件中${number(index)}件目の質問`,
    heldTitle: ({ server }) => `${text(server)}からの質問が多すぎます`,
    heldBody: ({ count }, { number }) => `保留中の質問：${number(count)}件`,
    heldShow: '次の質問を表示',
    heldDismiss: 'すべて回答せずに閉じる',
    pauseServer: ({ server }) => `${text(server)}からの質問を一時停止`,
    pausedUntil: ({ server, time }) => `${text(server)}からの質問は${text(time)}まで一時停止中です。`,
    pausedHeld: ({ count }, { number }) => `その間に届いた質問：${number(count)}件`,
    resumeShort: '再び許可',
    policyClosed: ({ server, count }, { number }) =>
      `このアプリは${text(server)}からの質問を回答せずに閉じました：${number(count)}件`,
    // Fields
    unnamedField: ({ position }, { number }) => `欄${number(position)}`,
    unnamedOption: ({ position }, { number }) => `選択肢${number(position)}`,
    required: '必須',
    optional: '任意',
    allRequired: 'すべての欄が必須です',
    clear: ({ field }) => `${text(field)}を消去`,
    clearShort: '消去',
    yes: 'はい',
    no: 'いいえ',
    notAnswered: '未回答',
    emptyText: '空のテキストとして送信',
    charactersLeft: ({ count }, { number }) => `残り${number(count)}文字`,
    charactersOver: ({ count }, { number }) => `${number(count)}文字超過`,
    willSend: ({ value }, { number }) => `${number(value)}として送信されます`,
    zone: 'タイムゾーン',
    zoneChange: 'タイムゾーンを変更',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `1回目の時刻（${utc(offset)}）`,
    overlapLater: ({ offset }) => `2回目の時刻（${utc(offset)}）`,
    overlapLegend: 'ここでは時計が戻されるため、この時刻は2回あります。どちらですか？',
    chooseOne: '選んでください',
    filter: '入力して絞り込み',
    filterResults: ({ count }, { number }) => `選択肢${number(count)}個`,
    noResults: '一致する選択肢はありません',
    chosenCount: ({ count }, { number }) => `${number(count)}個選択中`,
    chosenRange: ({ count, min, max }, { number }) => {
      const chosen = `${number(count)}個選択中`;
      if (min !== undefined && max !== undefined) {
        return `${chosen}（${min === max ? number(min) : `${number(min)}～${number(max)}`}個選んでください）`;
      }
      if (min !== undefined) return `${chosen}（${number(min)}個以上選んでください）`;
      return max === undefined ? chosen : `${chosen}（${number(max)}個まで）`;
    },
    removeChoice: ({ option }) => `${text(option)}の選択を解除`,
    showOptions: '選択肢を表示',
    addItem: '項目を追加',
    removeItem: ({ position }, { number }) => `項目${number(position)}を削除`,
    item: ({ position }, { number }) => `項目${number(position)}`,
    noneChosen: '該当なし',
    rangeBetween: ({ min, max }, { number }) => `${number(min)}以上${number(max)}以下`,
    rangeFrom: ({ min }, { number }) => `${number(min)}以上`,
    rangeTo: ({ max }, { number }) => `${number(max)}以下`,
    // Actions
    send: '送信',
    confirm: '承認',
    continue: '回答を確認',
    decline: '拒否',
    close: '回答せずに閉じる',
    back: '回答を編集',
    openUrl: ({ host }) => `${text(host)}を開く`,
    copyUrl: 'アドレスをコピー',
    copied: 'コピーしました',
    openAgain: 'もう一度開く',
    checkAgain: 'もう一度調べる',
    done: '閉じる',
    sending: '送信中…',
    // Review
    reviewTitle: '回答の確認',
    reviewHint: ({ server }) => `${text(server)}に送信される内容は、以下のとおりです。`,
    reviewEdit: ({ field }) => `${text(field)}を編集`,
    reviewEditShort: '編集',
    markDefault: 'サーバーの提案',
    markChanged: 'あなたが入力',
    markLeftOut: '送信対象外',
    markEmptyText: '空のテキスト',
    markEmptyList: '該当なし',
    showJson: 'JSONで表示',
    hideJson: 'JSONを隠す',
    timeInZone: ({ zone }) => `タイムゾーン: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number }) => `${number(count)}件の回答を見直してください`,
    cannotSend: 'このフォームは送信できません。拒否するか、閉じてください。',
    refusedTitle: 'この質問は表示できません',
    unsupportedField: ({ field, reason }) => `${text(field)}にはここで回答できません。${text(reason)}`,
    discardTitle: '回答せずに閉じますか？',
    discardBody: '入力した内容は失われます。まだ何も送信されていません。',
    discardKeep: '編集を続ける',
    discardLeave: '破棄して閉じる',
    guard: 'まもなく操作できます',
    // Ends
    withdrawnTitle: 'この質問は終了しました',
    withdrawnKept: '何も送信されていません。入力した内容は、閉じるまでここに残ります。',
    copyAnswers: '入力した内容をコピー',
    sendFailedTitle: '回答を送信できませんでした',
    sendFailedBody: ({ server }) =>
      `${text(server)}に回答が届きませんでした。入力した内容は残っているので、もう一度送信できます。`,
    sendAgain: 'もう一度送信',
    answeredTitle: ({ server }) => `${text(server)}に回答しました`,
    openedTitle: ({ server }) => `${text(server)}が求めたページを開きました`,
    declinedTitle: ({ server }) => `${text(server)}への回答を拒否しました`,
    cancelledTitle: ({ server }) => `${text(server)}の質問を回答せずに閉じました`,
    answeredHint: '送信した内容は以下のとおりです。',
    // Asked again, and where
    againAsked: ({ server }) => `${text(server)}がもう一度質問しています。前回の回答はそのまま残っています。`,
    againNotDelivered: ({ server }) =>
      `回答が${text(server)}に届きませんでした。内容は残っているので、確認してもう一度送信してください。`,
    againRestored:
      'この質問は、アプリが再読み込みされる前に開かれていました。秘密の情報を除き、入力した内容は残っています。',
    expiresAt: ({ server, time }) => `${text(server)}は${text(time)}まで回答を待っています。`,
    elsewhereBody: ({ server }) => `${text(server)}からの質問が別のウィンドウで開いています。`,
    elsewhereTake: 'ここで回答',
    taskStatus: ({ status }) => `状態: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `${text(server)}が、このページをブラウザーで開くよう求めています。同意するまで何も開きません。`,
    urlHost: 'サイト',
    urlFull: 'アドレス全体',
    urlHostUnicode: ({ host }) => `表示上の名前: ${text(host)}`,
    urlWaitingTitle: 'ブラウザーで続けてください',
    urlWaitingBody: ({ host }) =>
      `${text(host)}のページを開きました。そのページでの操作が終わったら、ここに戻ってください。`,
    urlBlocked: 'ブラウザーが新しいウインドウをブロックしました。「もう一度開く」を押してください。',
    urlDoneTitle: 'サーバーから完了の通知がありました',
    urlRefused: 'このアドレスはここからは開けません。拒否するか、閉じてください。',
    urlNotDone: 'サーバーによると、まだ完了していません。',
    urlRestored: 'このページは、アプリが再読み込みされる前に開かれました。',
    urlChecking: '確認中…',
    stopWaiting: '待つのをやめる',
    severityDanger: '危険',
    severityWarning: '注意',
    severityInfo: '情報',
    warnInsecureHttp:
      '接続が暗号化されていません。表示される内容や入力した内容を、他人に読み取られたり書き換えられたりするおそれがあります。',
    warnLoopback: 'このページはお使いのコンピューター上にあります。',
    warnUserinfo: ({ host }) =>
      `@記号より前の部分はサイトではありません。このアドレスの実際の行き先は${text(host)}です。`,
    warnIpHost: 'このサイトは名前ではなく番号で示されているため、運営者を判別できません。',
    warnPrivateNetwork: 'このアドレスはプライベートネットワーク内にあります。',
    warnUnusualPort: ({ port }) => `このアドレスは通常と異なるポート${text(port)}を使用しています。`,
    warnPunycode:
      'このサイトの名前には、ほかの文字と見間違えやすい文字が含まれています。よく知られたサイトを装っている可能性があります。',
    warnMixedScript:
      'このサイトの名前には、異なる文字体系が混在しています。よく知られたサイトを装っている可能性があります。',
    warnInvisible: 'このアドレスには、目に見えない文字が含まれています。',
    warnLongUrl: 'このアドレスは非常に長いものです。開く前にサイトを確かめてください。',
    warnEncodedSeparator: ({ host }) =>
      `サイト名の後に、別の場所に見せかける符号化された文字があります。実際の行き先は${text(host)}です。`,
    warnSeveralAt: ({ host }) => `このアドレスには@が複数あります。実際の行き先は${text(host)}です。`,
    warnConfusable: ({ like }) =>
      `このサイトの名前は${text(like)}に似ていますが、別のものです。装っている可能性があります。`,
    warnDisguisedIp: ({ host }) =>
      `このアドレスは、行き先が分からないように書かれています。実際の行き先は${text(host)}です。`,
    warnMisleadingSubdomain: ({ domain }) =>
      `このページは${text(domain)}のものです。その前の名前からは、運営者は分かりません。`,
    warnMixedScriptName:
      'このサーバーが名乗る名前には、異なる文字体系が混在しています。別のものを装っている可能性があります。',
    warnInvisibleName: 'このサーバーが名乗る名前には、目に見えない文字が含まれています。',
    warnKnownServerName: ({ server }) =>
      `このサーバーが名乗る名前は、ここにある別のサーバー${text(server)}に似ています。`,
    warnSecretField: 'パスワード、鍵、コードを求める欄のようです。ここには入力しないでください。',
    warnSecretForm:
      'このフォームは、パスワードや鍵などの秘密情報を求めているようです。サーバーがこの方法で秘密情報を求めることは認められておらず、専用のページに案内する必要があります。不審に思う場合は拒否してください。',
  },
};
