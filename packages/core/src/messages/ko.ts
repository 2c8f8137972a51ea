import type { Messages } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/** 한국어. 무엇을 하면 되는지 알려 준다. 끼워 넣는 이름 뒤에는 받침에 따라 달라지는 조사를 쓰지 않는다. */
export const ko: Messages = {
  locale: 'ko',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return '‘예’ 또는 ‘아니요’를 선택하세요.';
      if (kind === 'choice') return '옵션을 하나 선택하세요.';
      if (kind === 'choices') return '옵션을 하나 이상 선택하세요.';
      if (kind === 'list') return '항목을 하나 이상 추가하세요.';
      if (kind === 'number') return '숫자를 입력하세요.';
      if (kind === 'date') return '날짜를 입력하세요.';
      if (kind === 'date-time') return '날짜와 시간을 입력하세요.';
      return '이 입력란을 작성하세요.';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer' ? '소수점 없이 정수를 입력하세요.' : `숫자를 입력하세요. 예: ${number(12.5)}`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? '이 숫자는 정확하게 보낼 수 없습니다. 자릿수를 줄여 입력하세요.'
        : `이 숫자는 정확하게 보낼 수 없습니다. 보낼 수 있는 가장 가까운 숫자: ${number(nearest)}`,
    minimum: ({ limit }, { number }) => `${number(limit)} 이상의 숫자를 입력하세요.`,
    maximum: ({ limit }, { number }) => `${number(limit)} 이하의 숫자를 입력하세요.`,
    exclusiveMinimum: ({ limit }, { number }) => `${number(limit)}보다 큰 숫자를 입력하세요.`,
    exclusiveMaximum: ({ limit }, { number }) => `${number(limit)}보다 작은 숫자를 입력하세요.`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? '정수를 입력하세요.' : `${number(step)}의 배수를 입력하세요.`,
    minLength: ({ limit, length }, { number }) =>
      `${number(limit)}자 이상 입력하세요.` +
      (typeof length === 'number' ? ` 현재 ${number(length)}자입니다.` : ''),
    maxLength: ({ limit, length }, { number }) =>
      `${number(limit)}자 이하로 입력하세요.` +
      (typeof length === 'number' && typeof limit === 'number'
        ? ` ${number(Math.max(1, length - limit))}자를 지우세요.`
        : ''),
    pattern: '서버가 요구하는 형식으로 입력하세요. 설명에 형식이 나와 있을 수 있습니다.',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return '@ 기호를 넣으세요. 예: name@example.com';
        if (missing === 'name') return '@ 기호 앞부분을 입력하세요. 예: name@example.com';
        if (missing === 'domain') return '@ 기호 뒷부분을 입력하세요. 예: name@example.com';
        if (missing === 'dot') return '@ 기호 뒷부분을 끝까지 입력하세요. 예: name@example.com';
        if (missing === 'space') return '주소에서 공백을 빼세요.';
        if (missing === 'ascii') return '영문자, 숫자, 일반 기호만 사용하세요. 예: name@example.com';
        return '이메일 주소를 입력하세요. 예: name@example.com';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return '주소의 앞부분을 입력하세요. 예: https://example.com';
        if (missing === 'space') return '주소에서 공백을 빼세요.';
        if (missing === 'ascii') return '영문자, 숫자, 일반 기호만 사용하세요. 예: https://example.com';
        return '전체 주소를 입력하세요. 예: https://example.com';
      }
      if (format === 'date') return '달력에 있는 날짜를 연월일까지 입력하세요.';
      if (format === 'date-time') return '날짜와 시간을 모두 입력하세요.';
      return '서버가 요구하는 형식으로 입력하세요.';
    },
    enum: '옵션 중에서 하나를 선택하세요.',
    minItems: ({ kind, limit, count }, { number }) =>
      (kind === 'list'
        ? `항목을 ${number(limit)}개 이상 추가하세요.`
        : `옵션을 ${number(limit)}개 이상 선택하세요.`) +
      (typeof count === 'number' ? ` 현재 ${number(count)}개입니다.` : ''),
    maxItems: ({ kind, limit, count }, { number }) =>
      (kind === 'list'
        ? `항목을 ${number(limit)}개까지만 남기세요.`
        : `옵션을 ${number(limit)}개까지만 선택하세요.`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? ` ${number(Math.max(1, count - limit))}개를 빼세요.`
        : ''),
    uniqueItems: '같은 항목은 한 번만 넣을 수 있습니다. 중복된 항목을 삭제하거나 변경하세요.',
    'time-gap': ({ next }) =>
      next === undefined
        ? '이때 시계가 앞당겨지므로 존재하지 않는 시간입니다. 다른 시간을 선택하세요.'
        : `이때 시계가 앞당겨지므로 존재하지 않는 시간입니다. 바로 다음에 존재하는 시간: ${wallClock(next)}`,
    'zone-unavailable':
      '시간대를 불러올 수 없어 이 시간을 보낼 수 없습니다. 연결을 확인하고 새로 고침하세요.',
    unsupported: '이 입력란은 여기에서 답변할 수 없습니다.',
  },

  notices: {
    'default-ignored': '서버가 제안한 답변은 이 입력란에 맞지 않아 사용하지 않았습니다.',
    'default-invalid': '제안된 답변이 이 입력란의 규칙에 맞지 않습니다. 보내기 전에 변경하세요.',
    'duplicate-options': '서버가 같은 옵션을 두 번 이상 넣었습니다. 각 옵션은 한 번만 표시됩니다.',
    'option-labels-missing': '이름이 없는 옵션이 있어 대신 값을 표시합니다.',
    'unknown-format': ({ format }) =>
      `서버가 요구하는 형식 ‘${text(format)}’에 맞는지는 여기에서 검사하지 않습니다.`,
    'keyword-ignored': ({ keyword }) =>
      `서버의 규칙 ‘${text(keyword)}’에 맞는지는 여기에서 검사하지 않습니다.`,
    'null-dropped': '답변하지 않으려면 비워 두세요.',
    dialect: '이 양식은 예상과 다른 버전의 JSON Schema로 작성되었습니다.',
    'name-unreadable': '서버가 이 입력란에 읽을 수 있는 이름을 지정하지 않았습니다.',
  },

  refusals: {
    'not-an-object': '서버가 보낸 질문의 형식이 잘못되어 표시할 수 없습니다.',
    'message-missing': '서버가 무엇을 요청하는지 밝히지 않았습니다.',
    'mode-unknown': '서버가 이 앱에서 알지 못하는 방식으로 질문합니다.',
    'mode-not-offered': '서버가 이 앱에서 제공하지 않는 방식으로 질문합니다.',
    'schema-missing': '서버가 작성할 양식을 보내지 않았습니다.',
    'schema-not-an-object': '서버가 보낸 양식의 형식이 잘못되어 표시할 수 없습니다.',
    'schema-root-not-object': '서버가 보낸 양식이 입력란으로 이루어져 있지 않아 표시할 수 없습니다.',
    'schema-too-large': '서버가 보낸 양식이 너무 커서 안전하게 표시할 수 없습니다.',
    'too-many-fields': '서버가 보낸 양식에 입력란이 너무 많아 안전하게 표시할 수 없습니다.',
    'too-many-options': '서버가 보낸 양식에 옵션이 너무 많아 안전하게 표시할 수 없습니다.',
    'form-unanswerable': '서버가 여기에서 입력할 수 없는 내용을 필수로 요구하므로 아무것도 보낼 수 없습니다.',
    'url-missing': '서버가 열어 달라는 주소를 보내지 않았습니다.',
    'url-invalid': '서버가 보낸 주소는 열 수 없습니다.',
    'url-scheme': '서버가 보낸 주소는 웹 페이지가 아니므로 열지 않습니다.',
    'elicitation-id-missing': '서버의 요청에 식별자가 없어 답변과 연결할 수 없습니다.',
  },

  unsupported: {
    object: '하나의 답변 안에 여러 답변을 요구합니다.',
    array: '여기에서 입력할 수 없는 목록을 요구합니다.',
    mixed: '여러 종류의 답변을 동시에 허용합니다.',
    'remote-reference': '정의가 다른 사이트에 있으며, 이 앱은 그 사이트를 방문하지 않습니다.',
    'broken-reference': '존재하지 않는 정의를 참조합니다.',
    'no-options': '선택을 요구하지만 선택할 옵션이 없습니다.',
    'no-type': '서버가 어떤 종류의 답변을 원하는지 밝히지 않았습니다.',
    'not-a-schema': '정의의 형식이 잘못되었습니다.',
    impossible: '규칙에 맞는 답변이 있을 수 없습니다.',
    keyword: '여기에서 검사할 수 없는 규칙이 있습니다.',
    secret: '암호나 키와 같은 비밀 정보를 요구합니다. 여기에 입력해서는 안 됩니다.',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `서버가 필수로 요구하는 ‘${text(name)}’ 입력란을 보내지 않아 아무것도 보낼 수 없습니다.`,
    'required-unsupported': ({ name }) =>
      `서버가 필수로 요구하는 ‘${text(name)}’ 입력란에 여기에서 답변할 수 없어 아무것도 보낼 수 없습니다.`,
    unsatisfiable: ({ name }) =>
      `‘${text(name)}’의 규칙에 맞는 답변이 있을 수 없어 아무것도 보낼 수 없습니다.`,
  },

  withdrawals: {
    'server-cancelled': '서버가 이 질문을 철회했습니다.',
    'timed-out': '이 질문에 답변할 수 있는 시간이 지났습니다.',
    disconnected: '서버와의 연결이 끊어졌습니다.',
    'caller-cancelled': '이 질문이 나온 작업이 중지되었습니다.',
    'call-failed': '이 질문이 나온 작업이 실패했습니다.',
    'host-closed': '이 앱이 질문을 종료했습니다.',
    elsewhere: '이 질문은 다른 창으로 옮겨졌습니다.',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)}에서 정보를 요청합니다`,
    titleConfirm: ({ server }) => `${text(server)}에서 확인을 요청합니다`,
    titleUrl: ({ server }) => `${text(server)}에서 페이지 열기를 요청합니다`,
    unnamedServer: '이름 없는 서버',
    serverClaim: ({ claim }) => `서버가 밝힌 이름: ${text(claim)}`,
    serverVerified: '이 앱에서 검증됨',
    serverUnverified: '이 앱에서 검증되지 않음',
    originTool: ({ name }) => `${text(name)} 실행 중에 나온 질문`,
    originOther: ({ name }) => `${text(name)} 사용 중에 나온 질문`,
    messageFrom: ({ server }) => `${text(server)}에서 보낸 메시지`,
    messageEmpty: '서버가 이유를 밝히지 않았습니다.',
    showAll: ({ count }, { number }) => `모두 보기(${number(count)}자)`,
    queueNext: ({ count }, { number }) => `질문 ${number(count)}개 더 대기 중`,
    batch: ({ index, count }, { number }) => `질문 ${number(count)}개 중 ${number(index)}번째`,
    heldTitle: ({ server }) => `${text(server)}: 질문이 너무 많습니다`,
    heldBody: ({ count }, { number }) => `보류된 질문: ${number(count)}개`,
    heldShow: '다음 질문 표시',
    heldDismiss: '모두 답변하지 않고 닫기',
    pauseServer: ({ server }) => `${text(server)}의 질문 일시 중지`,
    pausedUntil: ({ server, time }) => `${text(server)}의 질문이 ${text(time)}까지 일시 중지되었습니다.`,
    pausedHeld: ({ count }, { number }) => `그동안 도착한 질문: ${number(count)}개`,
    resumeShort: '다시 허용',
    policyClosed: ({ server, count }, { number }) =>
      `이 앱이 ${text(server)}의 질문을 답변하지 않고 닫았습니다: ${number(count)}개`,
    // Fields
    unnamedField: ({ position }, { number }) => `입력란 ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `옵션 ${number(position)}`,
    required: '필수',
    optional: '선택 사항',
    allRequired: '모든 입력란이 필수입니다',
    clear: ({ field }) => `${text(field)} 지우기`,
    clearShort: '지우기',
    yes: '예',
    no: '아니요',
    notAnswered: '답변 없음',
    emptyText: '빈 텍스트로 보내기',
    charactersLeft: ({ count }, { number }) => `${number(count)}자 남음`,
    charactersOver: ({ count }, { number }) => `${number(count)}자 초과`,
    willSend: ({ value }, { number }) => `보낼 값: ${number(value)}`,
    zone: '시간대',
    zoneChange: '시간대 변경',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `첫 번째 시간(${utc(offset)})`,
    overlapLater: ({ offset }) => `두 번째 시간(${utc(offset)})`,
    overlapLegend: '이때 시계가 늦춰지므로 이 시간이 두 번 있습니다. 어느 쪽인가요?',
    chooseOne: '옵션 선택',
    filter: '입력하여 필터링',
    filterResults: ({ count }, { number }) => `옵션 ${number(count)}개`,
    noResults: '일치하는 옵션 없음',
    chosenCount: ({ count }, { number }) => `${number(count)}개 선택됨`,
    chosenRange: ({ count, min, max }, { number }) => {
      const chosen = `${number(count)}개 선택됨`;
      if (min !== undefined && max !== undefined) {
        return `${chosen}, ${min === max ? number(min) : `${number(min)}~${number(max)}`}개 필요`;
      }
      if (min !== undefined) return `${chosen}, ${number(min)}개 이상 필요`;
      return max === undefined ? chosen : `${chosen}, 최대 ${number(max)}개`;
    },
    removeChoice: ({ option }) => `${text(option)} 선택 해제`,
    showOptions: '옵션 보기',
    addItem: '항목 추가',
    removeItem: ({ position }, { number }) => `항목 ${number(position)} 삭제`,
    item: ({ position }, { number }) => `항목 ${number(position)}`,
    noneChosen: '해당 없음',
    rangeBetween: ({ min, max }, { number }) => `${number(min)} 이상 ${number(max)} 이하`,
    rangeFrom: ({ min }, { number }) => `${number(min)} 이상`,
    rangeTo: ({ max }, { number }) => `${number(max)} 이하`,
    // Actions
    send: '보내기',
    confirm: '확인',
    continue: '답변 검토',
    decline: '거부',
    close: '답변하지 않고 닫기',
    back: '답변 편집',
    openUrl: ({ host }) => `${text(host)} 열기`,
    copyUrl: '주소 복사',
    copied: '복사됨',
    openAgain: '다시 열기',
    checkAgain: '다시 검사',
    done: '닫기',
    sending: '보내는 중…',
    // Review
    reviewTitle: '답변 검토',
    reviewHint: ({ server }) => `다음 내용을 그대로 ${text(server)}에 보냅니다.`,
    reviewEdit: ({ field }) => `${text(field)} 편집`,
    reviewEditShort: '편집',
    markDefault: '서버가 제안함',
    markChanged: '직접 입력함',
    markLeftOut: '보내지 않음',
    markEmptyText: '빈 텍스트',
    markEmptyList: '해당 없음',
    showJson: 'JSON으로 보기',
    hideJson: 'JSON 숨기기',
    timeInZone: ({ zone }) => `시간대: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number }) => `답변 ${number(count)}개를 고쳐야 합니다`,
    cannotSend: '이 양식은 보낼 수 없습니다. 거부하거나 닫을 수 있습니다.',
    refusedTitle: '이 질문을 표시할 수 없음',
    unsupportedField: ({ field, reason }) =>
      `‘${text(field)}’에는 여기에서 답변할 수 없습니다. ${text(reason)}`,
    discardTitle: '답변하지 않고 닫을까요?',
    discardBody: '입력한 내용이 사라집니다. 아직 아무것도 보내지 않았습니다.',
    discardKeep: '계속 편집',
    discardLeave: '버리고 닫기',
    guard: '잠시 후 사용할 수 있음',
    // Ends
    withdrawnTitle: '이 질문이 종료됨',
    withdrawnKept: '아무것도 보내지 않았습니다. 입력한 내용은 닫을 때까지 여기에 남아 있습니다.',
    copyAnswers: '입력한 내용 복사',
    sendFailedTitle: '답변을 보낼 수 없음',
    sendFailedBody: ({ server }) =>
      `${text(server)}에 답변이 전달되지 않았습니다. 입력한 내용은 그대로 있으며 다시 보낼 수 있습니다.`,
    sendAgain: '다시 보내기',
    answeredTitle: ({ server }) => `${text(server)}의 질문에 답변했습니다`,
    openedTitle: ({ server }) => `${text(server)}에서 요청한 페이지를 열었습니다`,
    declinedTitle: ({ server }) => `${text(server)}의 질문에 답변을 거부했습니다`,
    cancelledTitle: ({ server }) => `${text(server)}의 질문에 답변하지 않고 닫았습니다`,
    answeredHint: '다음은 보낸 내용입니다.',
    // Asked again, and where
    againAsked: ({ server }) => `${text(server)}에서 다시 질문했습니다. 이전 답변은 그대로 있습니다.`,
    againNotDelivered: ({ server }) =>
      `답변이 ${text(server)}에 전달되지 않았습니다. 답변은 그대로 있으니 확인 후 다시 보내 주세요.`,
    againRestored:
      '이 질문은 앱을 다시 불러오기 전에 열려 있었습니다. 비밀 정보를 제외하고 입력한 내용은 그대로 있습니다.',
    expiresAt: ({ server, time }) => `${text(server)}에서 ${text(time)}까지 답변을 기다립니다.`,
    elsewhereBody: ({ server }) => `${text(server)}의 질문이 다른 창에 열려 있습니다.`,
    elsewhereTake: '여기서 답변',
    taskStatus: ({ status }) => `상태: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `${text(server)}에서 브라우저로 이 페이지를 열도록 요청합니다. 동의하기 전에는 아무것도 열지 않습니다.`,
    urlHost: '사이트',
    urlFull: '전체 주소',
    urlHostUnicode: ({ host }) => `표시되는 이름: ${text(host)}`,
    urlWaitingTitle: '브라우저에서 계속하세요',
    urlWaitingBody: ({ host }) =>
      `${text(host)}에 있는 페이지를 열었습니다. 그곳에서 작업을 마친 다음 돌아오세요.`,
    urlBlocked: '브라우저가 새 창을 차단했습니다. ‘다시 열기’를 누르세요.',
    urlDoneTitle: '서버에서 완료되었다고 알려 왔습니다',
    urlRefused: '이 주소는 여기에서 열 수 없습니다. 거부하거나 닫을 수 있습니다.',
    urlNotDone: '서버에서 아직 완료되지 않았다고 알려 왔습니다.',
    urlRestored: '이 페이지는 앱을 다시 불러오기 전에 열렸습니다.',
    urlChecking: '확인 중…',
    stopWaiting: '기다리지 않기',
    severityDanger: '위험',
    severityWarning: '주의',
    severityInfo: '참고',
    warnInsecureHttp:
      '연결이 암호화되지 않았습니다. 이 페이지에서 보거나 입력하는 내용을 다른 사람이 읽거나 바꿀 수 있습니다.',
    warnLoopback: '이 페이지는 사용 중인 컴퓨터에 있습니다.',
    warnUserinfo: ({ host }) =>
      `@ 기호 앞부분은 사이트가 아닙니다. 이 주소가 실제로 연결되는 곳: ${text(host)}`,
    warnIpHost: '이 사이트는 이름 대신 숫자로 되어 있어 누가 운영하는지 알 수 없습니다.',
    warnPrivateNetwork: '이 주소는 사설 네트워크 안에 있습니다.',
    warnUnusualPort: ({ port }) => `이 주소는 일반적이지 않은 포트(${text(port)})를 사용합니다.`,
    warnPunycode:
      '이 사이트의 이름에는 다른 글자처럼 보일 수 있는 글자가 있습니다. 아는 사이트를 흉내 낸 것일 수 있습니다.',
    warnMixedScript:
      '이 사이트의 이름에는 여러 문자 체계가 섞여 있습니다. 아는 사이트를 흉내 낸 것일 수 있습니다.',
    warnInvisible: '이 주소에는 보이지 않는 문자가 있습니다.',
    warnLongUrl: '이 주소는 매우 깁니다. 열기 전에 사이트를 확인하세요.',
    warnEncodedSeparator: ({ host }) =>
      `사이트 이름 뒤에 다른 곳으로 연결되는 것처럼 보이게 하는 부호가 있습니다. 실제로는 ${text(host)}로 연결됩니다.`,
    warnSeveralAt: ({ host }) =>
      `이 주소에는 @ 기호가 둘 이상 있습니다. 실제로는 ${text(host)}로 연결됩니다.`,
    warnConfusable: ({ like }) =>
      `이 사이트의 이름은 ${text(like)}와 비슷하지만 다른 사이트입니다. 흉내 낸 것일 수 있습니다.`,
    warnDisguisedIp: ({ host }) =>
      `이 주소는 연결되는 곳을 숨기도록 쓰여 있습니다. 실제로는 ${text(host)}로 연결됩니다.`,
    warnMisleadingSubdomain: ({ domain }) =>
      `이 페이지는 ${text(domain)}에 속합니다. 그 앞의 이름은 누가 운영하는지 알려 주지 않습니다.`,
    warnMixedScriptName:
      '이 서버가 밝힌 이름에는 여러 문자 체계가 섞여 있습니다. 다른 이름을 흉내 낸 것일 수 있습니다.',
    warnInvisibleName: '이 서버가 밝힌 이름에는 보이지 않는 문자가 있습니다.',
    warnKnownServerName: ({ server }) =>
      `이 서버가 밝힌 이름은 여기에 있는 다른 서버 ${text(server)}와 비슷합니다.`,
    warnSecretField: '암호, 키 또는 코드를 묻는 것으로 보입니다. 여기에 입력하지 마세요.',
    warnSecretForm:
      '이 양식은 암호나 키와 같은 비밀 정보를 요구하는 것으로 보입니다. 서버는 이런 방식으로 비밀 정보를 요구해서는 안 되며, 자체 페이지로 안내해야 합니다. 의심스러우면 거부하세요.',
  },
};
