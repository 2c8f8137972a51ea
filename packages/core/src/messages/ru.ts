import type { MessageParams, Messages, MessageWords } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/**
 * Русский. Вставленные имена стоят в именительном падеже: после двоеточия, в кавычках или подлежащим при глаголе
 * в настоящем времени, чтобы ни падеж, ни род имени не меняли предложение.
 */
export const ru: Messages = {
  locale: 'ru',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return 'Выберите «Да» или «Нет».';
      if (kind === 'choice') return 'Выберите вариант.';
      if (kind === 'choices') return 'Выберите хотя бы один вариант.';
      if (kind === 'list') return 'Добавьте хотя бы один элемент.';
      if (kind === 'number') return 'Введите число.';
      if (kind === 'date') return 'Введите дату.';
      if (kind === 'date-time') return 'Введите дату и время.';
      return 'Заполните это поле.';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer'
        ? 'Введите целое число, без дробной части.'
        : `Введите число, например ${number(12.5)}.`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? 'Это число нельзя отправить точно. Введите число, в котором меньше цифр.'
        : `Это число нельзя отправить точно. Ближайшее возможное: ${number(nearest)}.`,
    minimum: ({ limit }, { number }) => `Введите число не меньше ${number(limit)}.`,
    maximum: ({ limit }, { number }) => `Введите число не больше ${number(limit)}.`,
    exclusiveMinimum: ({ limit }, { number }) => `Введите число больше ${number(limit)}.`,
    exclusiveMaximum: ({ limit }, { number }) => `Введите число меньше ${number(limit)}.`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? 'Введите целое число.' : `Введите число, кратное ${number(step)}.`,
    minLength: ({ limit, length }, words) =>
      `Введите не менее ${charactersGenitive(limit, words)}` +
      (typeof length === 'number' ? `; сейчас: ${words.number(length)}.` : '.'),
    maxLength: ({ limit, length }, words) =>
      `Введите не более ${charactersGenitive(limit, words)}` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `; удалите ${characters(Math.max(1, length - limit), words)}.`
        : '.'),
    pattern: 'Введите ответ в том виде, которого ожидает сервер. Возможно, он указан в описании.',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return 'Добавьте знак @, как в name@example.com.';
        if (missing === 'name') return 'Добавьте часть перед знаком @, как в name@example.com.';
        if (missing === 'domain') return 'Добавьте часть после знака @, как в name@example.com.';
        if (missing === 'dot') return 'Допишите окончание после знака @, как в name@example.com.';
        if (missing === 'space') return 'Уберите из адреса пробелы.';
        if (missing === 'ascii')
          return 'Используйте только латинские буквы без надстрочных знаков, цифры и обычные знаки, как в name@example.com.';
        return 'Введите адрес электронной почты, например name@example.com.';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return 'Добавьте начало адреса, как в https://example.com.';
        if (missing === 'space') return 'Уберите из адреса пробелы.';
        if (missing === 'ascii')
          return 'Используйте только латинские буквы без надстрочных знаков, цифры и обычные знаки, как в https://example.com.';
        return 'Введите полный адрес, например https://example.com.';
      }
      if (format === 'date') return 'Введите полную дату, которая есть в календаре.';
      if (format === 'date-time') return 'Введите дату и время полностью.';
      return 'Введите ответ в том виде, которого ожидает сервер.';
    },
    enum: 'Выберите один из вариантов.',
    minItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `Добавьте не менее ${entriesGenitive(limit, words)}`
        : `Выберите не менее ${optionsGenitive(limit, words)}`) +
      (typeof count === 'number' ? `; сейчас: ${words.number(count)}.` : '.'),
    maxItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `Оставьте не более ${entriesGenitive(limit, words)}`
        : `Выберите не более ${optionsGenitive(limit, words)}`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? `; уберите лишние: ${words.number(Math.max(1, count - limit))}.`
        : '.'),
    uniqueItems: 'Элементы не должны повторяться. Уберите или измените повторы.',
    'time-gap': ({ next }) =>
      next === undefined
        ? 'Здесь часы переводят вперёд, поэтому такого времени нет. Выберите другое время.'
        : `Здесь часы переводят вперёд, поэтому такого времени нет. Следующее существующее время: ${wallClock(next)}.`,
    'zone-unavailable':
      'Не удалось загрузить часовые пояса, поэтому это время нельзя отправить. Проверьте подключение и перезагрузите страницу.',
    unsupported: 'Это поле нельзя заполнить здесь.',
  },

  notices: {
    'default-ignored': 'Сервер предложил ответ, который сюда не подходит. Он не используется.',
    'default-invalid': 'Предложенный ответ нарушает правила этого поля. Измените его перед отправкой.',
    'duplicate-options': 'Сервер указал вариант несколько раз. Каждый вариант показан один раз.',
    'option-labels-missing': 'У некоторых вариантов нет названий. Вместо них показаны значения.',
    'unknown-format': ({ format }) => `Сервер ожидает формат «${text(format)}». Здесь он не проверяется.`,
    'keyword-ignored': ({ keyword }) => `Правило сервера «${text(keyword)}» здесь не проверяется.`,
    'null-dropped': 'Чтобы не отвечать, оставьте поле пустым.',
    dialect: 'Эта форма составлена не по той версии JSON Schema, которая ожидалась.',
    'name-unreadable': 'Сервер не дал этому полю читаемого названия.',
  },

  refusals: {
    'not-an-object': 'Вопрос сервера составлен с ошибкой, поэтому показать его нельзя.',
    'message-missing': 'Сервер не сообщил, о чём спрашивает.',
    'mode-unknown': 'Сервер спрашивает способом, который неизвестен этому приложению.',
    'mode-not-offered': 'Сервер спрашивает способом, который это приложение не предлагает.',
    'schema-missing': 'Сервер не прислал форму, которую нужно заполнить.',
    'schema-not-an-object': 'Форма сервера составлена с ошибкой, поэтому показать её нельзя.',
    'schema-root-not-object': 'Форма сервера состоит не из полей, поэтому показать её нельзя.',
    'schema-too-large': 'Форма сервера слишком велика, чтобы показать её безопасно.',
    'too-many-fields': 'В форме сервера слишком много полей, чтобы показать её безопасно.',
    'too-many-options': 'В форме сервера слишком много вариантов, чтобы показать её безопасно.',
    'form-unanswerable': 'Сервер требует того, что нельзя ввести здесь, поэтому отправить ничего нельзя.',
    'url-missing': 'Сервер не прислал адрес, который нужно открыть.',
    'url-invalid': 'Сервер прислал адрес, который нельзя открыть.',
    'url-scheme': 'Сервер прислал адрес, который не ведёт на веб-страницу. Он не будет открыт.',
    'elicitation-id-missing': 'В запросе сервера нет идентификатора, поэтому ответ нельзя с ним связать.',
  },

  unsupported: {
    object: 'Требуется несколько ответов внутри одного.',
    array: 'Требуется список, элементы которого нельзя ввести здесь.',
    mixed: 'Допускаются ответы сразу нескольких видов.',
    'remote-reference': 'Описание находится на другом сайте, к которому приложение не обращается.',
    'broken-reference': 'Указано описание, которого нет.',
    'no-options': 'Требуется выбор, но вариантов нет.',
    'no-type': 'Сервер не сообщил, какого вида ответ ему нужен.',
    'not-a-schema': 'Описание составлено с ошибкой.',
    impossible: 'Ни один ответ не может соответствовать правилам.',
    keyword: 'Есть правило, которое нельзя проверить здесь.',
    secret: 'Здесь запрашиваются секретные данные, например пароль или ключ. Их нельзя вводить сюда.',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `Сервер требует «${text(name)}», но не прислал для этого поля, поэтому отправить ничего нельзя.`,
    'required-unsupported': ({ name }) =>
      `Сервер требует «${text(name)}», но заполнить это поле здесь нельзя, поэтому отправить ничего нельзя.`,
    unsatisfiable: ({ name }) =>
      `Ни один ответ не может соответствовать правилам поля «${text(name)}», поэтому отправить ничего нельзя.`,
  },

  withdrawals: {
    'server-cancelled': 'Сервер отозвал этот вопрос.',
    'timed-out': 'Время на ответ истекло.',
    disconnected: 'Соединение с сервером потеряно.',
    'caller-cancelled': 'Задача, из-за которой возник вопрос, остановлена.',
    'call-failed': 'Задача, из-за которой возник вопрос, завершилась ошибкой.',
    'host-closed': 'Приложение завершило этот вопрос.',
    elsewhere: 'Этот вопрос открыт в другом окне.',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)} запрашивает сведения`,
    titleConfirm: ({ server }) => `${text(server)} запрашивает подтверждение`,
    titleUrl: ({ server }) => `${text(server)} просит открыть страницу`,
    unnamedServer: 'Сервер без имени',
    serverClaim: ({ claim }) => `Называет себя: ${text(claim)}`,
    serverVerified: 'Подлинность проверена этим приложением',
    serverUnverified: 'Подлинность не проверена этим приложением',
    originTool: ({ name }) => `Вопрос задан при вызове инструмента ${text(name)}`,
    originOther: ({ name }) => `Вопрос задан при использовании ${text(name)}`,
    messageFrom: ({ server }) => `${text(server)} сообщает`,
    messageEmpty: 'Сервер не указал причину.',
    showAll: ({ count }, words) => `Показать всё (${characters(count, words)})`,
    queueNext: ({ count }, { number, plural }) =>
      plural(count, {
        one: `Ожидает ещё ${number(count)} вопрос`,
        few: `Ожидают ещё ${number(count)} вопроса`,
        many: `Ожидают ещё ${number(count)} вопросов`,
        other: `Ожидают ещё ${number(count)} вопроса`,
      }),
    batch: ({ index, count }, { number }) => `Вопрос ${number(index)} из ${number(count)}`,
    heldTitle: ({ server }) => `${text(server)} спрашивает слишком часто`,
    heldBody: ({ count }, { number }) => `Отложено вопросов: ${number(count)}.`,
    heldShow: 'Показать следующий',
    heldDismiss: 'Закрыть все без ответа',
    pauseServer: ({ server }) => `Приостановить вопросы от ${text(server)}`,
    pausedUntil: ({ server, time }) => `Вопросы от ${text(server)} приостановлены до ${text(time)}.`,
    pausedHeld: ({ count }, { number }) => `Поступило за это время: ${number(count)}.`,
    resumeShort: 'Снова разрешить',
    policyClosed: ({ server, count }, { number }) =>
      `Приложение закрыло без ответа вопросы от ${text(server)}: ${number(count)}.`,
    // Fields
    unnamedField: ({ position }, { number }) => `Поле ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `Вариант ${number(position)}`,
    required: 'Обязательно',
    optional: 'Необязательно',
    allRequired: 'Все поля обязательны',
    clear: ({ field }) => `Очистить: ${text(field)}`,
    clearShort: 'Очистить',
    yes: 'Да',
    no: 'Нет',
    notAnswered: 'Нет ответа',
    emptyText: 'Отправить пустой текст',
    charactersLeft: ({ count }, words) => `Осталось: ${characters(count, words)}`,
    charactersOver: ({ count }, words) => `Превышение: ${characters(count, words)}`,
    willSend: ({ value }, { number }) => `Будет отправлено: ${number(value)}`,
    zone: 'Часовой пояс',
    zoneChange: 'Изменить часовой пояс',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `Первый раз (${utc(offset)})`,
    overlapLater: ({ offset }) => `Второй раз (${utc(offset)})`,
    overlapLegend:
      'Здесь часы переводят назад, поэтому это время наступает дважды. Какой раз имеется в виду?',
    chooseOne: 'Выберите вариант',
    filter: 'Введите текст для поиска',
    filterResults: ({ count }, { number, plural }) =>
      plural(count, {
        one: `${number(count)} вариант`,
        few: `${number(count)} варианта`,
        many: `${number(count)} вариантов`,
        other: `${number(count)} варианта`,
      }),
    noResults: 'Подходящих вариантов нет',
    chosenCount: ({ count }, { number }) => `Выбрано: ${number(count)}`,
    chosenRange: ({ count, min, max }, { number }) => {
      const chosen = `Выбрано: ${number(count)}`;
      if (min !== undefined && max !== undefined) {
        return `${chosen}, нужно: ${min === max ? number(min) : `от ${number(min)} до ${number(max)}`}`;
      }
      if (min !== undefined) return `${chosen}, нужно не менее ${number(min)}`;
      return max === undefined ? chosen : `${chosen}, можно не более ${number(max)}`;
    },
    removeChoice: ({ option }) => `Убрать: ${text(option)}`,
    showOptions: 'Показать варианты',
    addItem: 'Добавить элемент',
    removeItem: ({ position }, { number }) => `Убрать элемент ${number(position)}`,
    item: ({ position }, { number }) => `Элемент ${number(position)}`,
    noneChosen: 'Ничего из этого',
    rangeBetween: ({ min, max }, { number }) => `От ${number(min)} до ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `Не меньше ${number(min)}`,
    rangeTo: ({ max }, { number }) => `Не больше ${number(max)}`,
    // Actions
    send: 'Отправить',
    confirm: 'Подтвердить',
    continue: 'Проверить ответы',
    decline: 'Отклонить',
    close: 'Закрыть без ответа',
    back: 'Изменить ответы',
    openUrl: ({ host }) => `Открыть ${text(host)}`,
    copyUrl: 'Скопировать адрес',
    copied: 'Скопировано',
    openAgain: 'Открыть ещё раз',
    checkAgain: 'Проверить ещё раз',
    done: 'Закрыть',
    sending: 'Отправка…',
    // Review
    reviewTitle: 'Проверьте ответы',
    reviewHint: ({ server }) =>
      `Получатель: ${text(server)}. Будет отправлено именно то, что показано здесь.`,
    reviewEdit: ({ field }) => `Изменить: ${text(field)}`,
    reviewEditShort: 'Изменить',
    markDefault: 'Предложено сервером',
    markChanged: 'Введено вами',
    markLeftOut: 'Не отправляется',
    markEmptyText: 'Пустой текст',
    markEmptyList: 'Ничего из этого',
    showJson: 'Показать как JSON',
    hideJson: 'Скрыть JSON',
    timeInZone: ({ zone }) => `Часовой пояс: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number, plural }) =>
      plural(count, {
        one: `${number(count)} ответ требует внимания`,
        few: `${number(count)} ответа требуют внимания`,
        many: `${number(count)} ответов требуют внимания`,
        other: `${number(count)} ответа требуют внимания`,
      }),
    cannotSend: 'Эту форму нельзя отправить. Её можно отклонить или закрыть.',
    refusedTitle: 'Этот вопрос нельзя показать',
    unsupportedField: ({ field, reason }) => `Поле «${text(field)}» нельзя заполнить здесь. ${text(reason)}`,
    discardTitle: 'Закрыть без ответа?',
    discardBody: 'Введённые данные будут потеряны. Ничего не отправлено.',
    discardKeep: 'Продолжить ввод',
    discardLeave: 'Удалить и закрыть',
    guard: 'Будет доступно через мгновение',
    // Ends
    withdrawnTitle: 'Этот вопрос завершён',
    withdrawnKept: 'Ничего не отправлено. Введённые данные останутся здесь, пока вы не закроете вопрос.',
    copyAnswers: 'Скопировать введённые данные',
    sendFailedTitle: 'Не удалось отправить ответ',
    sendFailedBody: ({ server }) =>
      `${text(server)}: ответ не доставлен. Введённые данные остались здесь, можно попробовать ещё раз.`,
    sendAgain: 'Отправить ещё раз',
    answeredTitle: ({ server }) => `${text(server)}: вы ответили на вопрос`,
    openedTitle: ({ server }) => `${text(server)}: вы открыли страницу`,
    declinedTitle: ({ server }) => `${text(server)}: вы отклонили вопрос`,
    cancelledTitle: ({ server }) => `${text(server)}: вы закрыли вопрос без ответа`,
    answeredHint: 'Вот что отправлено.',
    // Asked again, and where
    againAsked: ({ server }) => `${text(server)} спрашивает ещё раз. Ваши прежние ответы остались здесь.`,
    againNotDelivered: ({ server }) =>
      `${text(server)}: ваш ответ не дошёл. Он остался здесь: проверьте его и отправьте ещё раз.`,
    againRestored:
      'Этот вопрос был открыт до перезагрузки приложения. Введённые данные остались здесь, кроме секретных.',
    expiresAt: ({ server, time }) => `${text(server)} ждёт ответа до ${text(time)}.`,
    elsewhereBody: ({ server }) => `Вопрос от ${text(server)} открыт в другом окне.`,
    elsewhereTake: 'Ответить здесь',
    taskStatus: ({ status }) => `Состояние: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `${text(server)} просит открыть эту страницу в браузере. Без вашего согласия ничего не откроется.`,
    urlHost: 'Сайт',
    urlFull: 'Полный адрес',
    urlHostUnicode: ({ host }) => `Отображается как ${text(host)}`,
    urlWaitingTitle: 'Продолжите в браузере',
    urlWaitingBody: ({ host }) =>
      `Открыта страница на сайте ${text(host)}. Закончите действия там и вернитесь сюда.`,
    urlBlocked: 'Браузер заблокировал новое окно. Нажмите «Открыть ещё раз».',
    urlDoneTitle: 'Сервер сообщает, что всё завершено',
    urlRefused: 'Этот адрес нельзя открыть отсюда. Вопрос можно отклонить или закрыть.',
    urlNotDone: 'Сервер сообщает, что это ещё не завершено.',
    urlRestored: 'Эта страница была открыта до перезагрузки приложения.',
    urlChecking: 'Проверка…',
    stopWaiting: 'Больше не ждать',
    severityDanger: 'Опасность',
    severityWarning: 'Внимание',
    severityInfo: 'Примечание',
    warnInsecureHttp:
      'Соединение не зашифровано. Другие могут прочитать и изменить то, что вы там видите и вводите.',
    warnLoopback: 'Эта страница находится на вашем компьютере.',
    warnUserinfo: ({ host }) => `Часть перед знаком @ — это не сайт. Адрес ведёт на сайт ${text(host)}.`,
    warnIpHost: 'У этого сайта вместо имени число, поэтому по нему нельзя понять, кто владеет сайтом.',
    warnPrivateNetwork: 'Этот адрес находится в частной сети.',
    warnUnusualPort: ({ port }) => `В этом адресе указан необычный порт ${text(port)}.`,
    warnPunycode:
      'В имени этого сайта есть буквы, похожие на другие. Возможно, он выдаёт себя за знакомый вам сайт.',
    warnMixedScript:
      'В имени этого сайта смешаны разные алфавиты. Возможно, он выдаёт себя за знакомый вам сайт.',
    warnInvisible: 'В этом адресе есть невидимые символы.',
    warnLongUrl: 'Этот адрес очень длинный. Прежде чем открыть его, посмотрите, какой это сайт.',
    warnEncodedSeparator: ({ host }) =>
      `После имени сайта стоят закодированные знаки, из-за которых кажется, что адрес ведёт в другое место. Он ведёт на ${text(host)}.`,
    warnSeveralAt: ({ host }) => `В этом адресе несколько знаков @. Он ведёт на ${text(host)}.`,
    warnConfusable: ({ like }) =>
      `Имя этого сайта похоже на ${text(like)}, но это другой сайт. Возможно, он выдаёт себя за него.`,
    warnDisguisedIp: ({ host }) =>
      `Этот адрес записан так, что не видно, куда он ведёт. Он ведёт на ${text(host)}.`,
    warnMisleadingSubdomain: ({ domain }) =>
      `Эта страница принадлежит ${text(domain)}. Имя перед ним не говорит о том, кто ею управляет.`,
    warnMixedScriptName:
      'В имени, которым называет себя сервер, смешаны разные алфавиты. Возможно, он выдаёт себя за другой.',
    warnInvisibleName: 'В имени, которым называет себя сервер, есть невидимые символы.',
    warnKnownServerName: ({ server }) =>
      `Имя, которым называет себя сервер, похоже на ${text(server)}, а это другой сервер здесь.`,
    warnSecretField: 'Похоже, здесь нужен пароль, ключ или код. Не вводите их сюда.',
    warnSecretForm:
      'Похоже, форма запрашивает секретные данные, например пароль или ключ. Сервер не должен запрашивать их таким способом; ему следует направить вас на собственную страницу. Если сомневаетесь, отклоните вопрос.',
  },
};

/** In the nominative or accusative: "1 символ", "2 символа", "5 символов". */
function characters(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return `${number(count)} ${plural(count, { one: 'символ', few: 'символа', many: 'символов', other: 'символа' })}`;
}

/** In the genitive, after "не менее" and "не более": "1 символа", "2 символов". */
function charactersGenitive(
  count: MessageParams[string] | undefined,
  { number, plural }: MessageWords,
): string {
  return `${number(count)} ${plural(count, { one: 'символа', few: 'символов', many: 'символов', other: 'символа' })}`;
}

function optionsGenitive(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return `${number(count)} ${plural(count, { one: 'варианта', few: 'вариантов', many: 'вариантов', other: 'варианта' })}`;
}

function entriesGenitive(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return `${number(count)} ${plural(count, { one: 'элемента', few: 'элементов', many: 'элементов', other: 'элемента' })}`;
}
