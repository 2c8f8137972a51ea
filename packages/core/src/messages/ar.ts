import type { MessageParams, Messages, MessageWords } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/**
 * العربية. One and two are said by the noun itself ("حرف واحد", "حرفان"), so the number is part of each plural form.
 * Direction marks are left out on purpose: the screens isolate what they insert.
 */
export const ar: Messages = {
  locale: 'ar',
  direction: 'rtl',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return 'اختر «نعم» أو «لا».';
      if (kind === 'choice') return 'اختر خيارًا.';
      if (kind === 'choices') return 'اختر خيارًا واحدًا على الأقل.';
      if (kind === 'list') return 'أضف عنصرًا واحدًا على الأقل.';
      if (kind === 'number') return 'أدخل عددًا.';
      if (kind === 'date') return 'أدخل تاريخًا.';
      if (kind === 'date-time') return 'أدخل تاريخًا ووقتًا.';
      return 'املأ هذا الحقل.';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer' ? 'أدخل عددًا صحيحًا دون كسور.' : `أدخل عددًا، مثل ${number(12.5)}.`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? 'لا يمكن إرسال هذا العدد بدقة. أدخل عددًا بأرقام أقل.'
        : `لا يمكن إرسال هذا العدد بدقة. أقرب عدد يمكن إرساله هو ${number(nearest)}.`,
    minimum: ({ limit }, { number }) => `أدخل عددًا لا يقل عن ${number(limit)}.`,
    maximum: ({ limit }, { number }) => `أدخل عددًا لا يزيد على ${number(limit)}.`,
    exclusiveMinimum: ({ limit }, { number }) => `أدخل عددًا أكبر من ${number(limit)}.`,
    exclusiveMaximum: ({ limit }, { number }) => `أدخل عددًا أصغر من ${number(limit)}.`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? 'أدخل عددًا صحيحًا.' : `أدخل عددًا من مضاعفات ${number(step)}.`,
    minLength: ({ limit, length }, words) =>
      `استخدم ${charactersAsObject(limit, words)} على الأقل` +
      (typeof length === 'number' ? `؛ العدد الحالي ${words.number(length)}.` : '.'),
    maxLength: ({ limit, length }, words) =>
      `استخدم ${charactersAsObject(limit, words)} على الأكثر` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `؛ احذف ${charactersAsObject(Math.max(1, length - limit), words)}.`
        : '.'),
    pattern: 'استخدم الصيغة التي يتوقعها الخادم. قد تجدها مذكورة في الوصف.',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return 'أضف علامة @، كما في name@example.com.';
        if (missing === 'name') return 'أضف الجزء الذي يسبق علامة @، كما في name@example.com.';
        if (missing === 'domain') return 'أضف الجزء الذي يلي علامة @، كما في name@example.com.';
        if (missing === 'dot') return 'أكمل نهاية الجزء الذي يلي علامة @، كما في name@example.com.';
        if (missing === 'space') return 'احذف المسافات من العنوان.';
        if (missing === 'ascii')
          return 'استخدم الأحرف اللاتينية غير المشكّلة والأرقام والرموز العادية فقط، كما في name@example.com.';
        return 'أدخل عنوان بريد إلكتروني، مثل name@example.com.';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return 'أضف بداية العنوان، كما في https://example.com.';
        if (missing === 'space') return 'احذف المسافات من العنوان.';
        if (missing === 'ascii')
          return 'استخدم الأحرف اللاتينية غير المشكّلة والأرقام والرموز العادية فقط، كما في https://example.com.';
        return 'أدخل عنوانًا كاملًا، مثل https://example.com.';
      }
      if (format === 'date') return 'أدخل تاريخًا كاملًا موجودًا في التقويم.';
      if (format === 'date-time') return 'أدخل تاريخًا ووقتًا كاملين.';
      return 'استخدم الصيغة التي يتوقعها الخادم.';
    },
    enum: 'اختر أحد الخيارات.',
    minItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `أضف ${entriesAsObject(limit, words)} على الأقل`
        : `اختر ${optionsAsObject(limit, words)} على الأقل`) +
      (typeof count === 'number' ? `؛ العدد الحالي ${words.number(count)}.` : '.'),
    maxItems: ({ kind, limit, count }, words) => {
      const excess =
        typeof count === 'number' && typeof limit === 'number' ? Math.max(1, count - limit) : undefined;
      if (kind === 'list') {
        return (
          `أبقِ ${entriesAsObject(limit, words)} على الأكثر` +
          (excess === undefined ? '.' : `؛ أزل ${entriesAsObject(excess, words)}.`)
        );
      }
      return (
        `اختر ${optionsAsObject(limit, words)} على الأكثر` +
        (excess === undefined ? '.' : `؛ أزل ${optionsAsObject(excess, words)}.`)
      );
    },
    uniqueItems: 'لا يجوز أن يتكرر أي عنصر. أزل العناصر المكررة أو غيّرها.',
    'time-gap': ({ next }) =>
      next === undefined
        ? 'تُقدَّم الساعة هنا، فلا وجود لهذا الوقت. اختر وقتًا آخر.'
        : `تُقدَّم الساعة هنا، فلا وجود لهذا الوقت. أول وقت بعده هو \u2066${wallClock(next)}\u2069.`,
    'zone-unavailable':
      'تعذر تحميل المناطق الزمنية، فلا يمكن إرسال هذا الوقت. تحقق من الاتصال ثم أعد التحميل.',
    unsupported: 'لا يمكن الإجابة عن هذا الحقل هنا.',
  },

  notices: {
    'default-ignored': 'اقترح الخادم إجابة لا تناسب هذا الحقل، ولذلك لم تُستخدم.',
    'default-invalid': 'الإجابة المقترحة لا توافق قواعد هذا الحقل. غيّرها قبل الإرسال.',
    'duplicate-options': 'أدرج الخادم أحد الخيارات أكثر من مرة. يظهر كل خيار مرة واحدة.',
    'option-labels-missing': 'بعض الخيارات بلا أسماء، وتظهر قيمها بدلًا منها.',
    'unknown-format': ({ format }) => `يتوقع الخادم الصيغة «${text(format)}»، ولا يُتحقق منها هنا.`,
    'keyword-ignored': ({ keyword }) => `لا يُتحقق هنا من قاعدة الخادم «${text(keyword)}».`,
    'null-dropped': 'اترك هذا الحقل فارغًا إذا لم ترغب في الإجابة عنه.',
    dialect: 'هذا النموذج مكتوب بإصدار من JSON Schema غير الإصدار المتوقع.',
    'name-unreadable': 'لم يضع الخادم لهذا الحقل اسمًا مقروءًا.',
  },

  refusals: {
    'not-an-object': 'بنية سؤال الخادم غير سليمة، فلا يمكن عرضه.',
    'message-missing': 'لم يذكر الخادم ما يطلبه.',
    'mode-unknown': 'يسأل الخادم بطريقة لا يعرفها هذا التطبيق.',
    'mode-not-offered': 'يسأل الخادم بطريقة لا يتيحها هذا التطبيق.',
    'schema-missing': 'لم يرسل الخادم النموذج الذي يريد ملأه.',
    'schema-not-an-object': 'بنية نموذج الخادم غير سليمة، فلا يمكن عرضه.',
    'schema-root-not-object': 'لا يتكون نموذج الخادم من حقول، فلا يمكن عرضه.',
    'schema-too-large': 'نموذج الخادم أكبر من أن يُعرض بأمان.',
    'too-many-fields': 'حقول نموذج الخادم أكثر من أن تُعرض بأمان.',
    'too-many-options': 'خيارات نموذج الخادم أكثر من أن تُعرض بأمان.',
    'form-unanswerable': 'يشترط الخادم ما لا يمكن إدخاله هنا، فلا يمكن إرسال شيء.',
    'url-missing': 'لم يرسل الخادم العنوان الذي يريد فتحه.',
    'url-invalid': 'أرسل الخادم عنوانًا لا يمكن فتحه.',
    'url-scheme': 'أرسل الخادم عنوانًا ليس لصفحة ويب، ولذلك لن يُفتح.',
    'elicitation-id-missing': 'لا يحمل طلب الخادم معرّفه، فلا يمكن ربطه بإجابة.',
  },

  unsupported: {
    object: 'يطلب عدة إجابات في إجابة واحدة.',
    array: 'يطلب قائمة لا يمكن إدخال عناصرها هنا.',
    mixed: 'يقبل عدة أنواع من الإجابات معًا.',
    'remote-reference': 'يوجد وصفه في موقع آخر، ولا يزوره هذا التطبيق.',
    'broken-reference': 'يشير إلى وصف غير موجود.',
    'no-options': 'يطلب الاختيار ولا يعرض أي خيار.',
    'no-type': 'لم يذكر الخادم نوع الإجابة التي يريدها.',
    'not-a-schema': 'بنية وصفه غير سليمة.',
    impossible: 'لا توجد إجابة توافق قواعده.',
    keyword: 'له قاعدة لا يمكن التحقق منها هنا.',
    secret: 'يطلب معلومة سرية، مثل كلمة مرور أو مفتاح، ولا يجوز إدخالها هنا.',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `يشترط الخادم «${text(name)}» ولم يرسل له حقلًا، فلا يمكن إرسال شيء.`,
    'required-unsupported': ({ name }) =>
      `يشترط الخادم «${text(name)}» ولا يمكن الإجابة عنه هنا، فلا يمكن إرسال شيء.`,
    unsatisfiable: ({ name }) => `لا توجد إجابة توافق قواعد «${text(name)}»، فلا يمكن إرسال شيء.`,
  },

  withdrawals: {
    'server-cancelled': 'سحب الخادم هذا السؤال.',
    'timed-out': 'انتهى الوقت المتاح للإجابة عن هذا السؤال.',
    disconnected: 'انقطع الاتصال بالخادم.',
    'caller-cancelled': 'أُوقفت المهمة التي أدت إلى هذا السؤال.',
    'call-failed': 'فشلت المهمة التي أدت إلى هذا السؤال.',
    'host-closed': 'أنهى هذا التطبيق السؤال.',
    elsewhere: 'انتقل هذا السؤال إلى نافذة أخرى.',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `يطلب منك ${text(server)} معلومات`,
    titleConfirm: ({ server }) => `يطلب منك ${text(server)} التأكيد`,
    titleUrl: ({ server }) => `يطلب منك ${text(server)} فتح صفحة`,
    unnamedServer: 'خادم بلا اسم',
    serverClaim: ({ claim }) => `يسمّي نفسه ${text(claim)}`,
    serverVerified: 'تحقق منه هذا التطبيق',
    serverUnverified: 'لم يتحقق منه هذا التطبيق',
    originTool: ({ name }) => `طُرح السؤال أثناء تشغيل ${text(name)}`,
    originOther: ({ name }) => `طُرح السؤال أثناء استخدام ${text(name)}`,
    messageFrom: ({ server }) => `رسالة من ${text(server)}`,
    messageEmpty: 'لم يذكر الخادم سببًا.',
    showAll: ({ count }, words) => `عرض الكل (${characters(count, words)})`,
    queueNext: ({ count }, { number, plural }) =>
      plural(count, {
        zero: 'لا توجد أسئلة أخرى في الانتظار',
        one: 'سؤال آخر في الانتظار',
        two: 'سؤالان آخران في الانتظار',
        few: `${number(count)} أسئلة أخرى في الانتظار`,
        many: `${number(count)} سؤالًا آخر في الانتظار`,
        other: `${number(count)} سؤال آخر في الانتظار`,
      }),
    batch: ({ index, count }, { number }) => `السؤال ${number(index)} من ${number(count)}`,
    heldTitle: ({ server }) => `أسئلة كثيرة جدًا من ${text(server)}`,
    heldBody: ({ count }, { number }) => `الأسئلة المؤجلة: ${number(count)}.`,
    heldShow: 'عرض السؤال التالي',
    heldDismiss: 'إغلاق الكل دون إجابة',
    pauseServer: ({ server }) => `إيقاف الأسئلة من ${text(server)} مؤقتًا`,
    pausedUntil: ({ server, time }) => `الأسئلة من ${text(server)} متوقفة مؤقتًا حتى ${text(time)}.`,
    pausedHeld: ({ count }, { number }) => `وصل في هذه الأثناء: ${number(count)}.`,
    resumeShort: 'السماح مجددًا',
    policyClosed: ({ server, count }, { number }) =>
      `أغلق هذا التطبيق أسئلة من ${text(server)} دون إجابة: ${number(count)}.`,
    // Fields
    unnamedField: ({ position }, { number }) => `الحقل ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `الخيار ${number(position)}`,
    required: 'مطلوب',
    optional: 'اختياري',
    allRequired: 'جميع الحقول مطلوبة',
    clear: ({ field }) => `مسح ${text(field)}`,
    clearShort: 'مسح',
    yes: 'نعم',
    no: 'لا',
    notAnswered: 'بلا إجابة',
    emptyText: 'إرسال نص فارغ',
    charactersLeft: ({ count }, words) => `المتبقي: ${characters(count, words)}`,
    charactersOver: ({ count }, words) => `الزائد: ${characters(count, words)}`,
    willSend: ({ value }, { number }) => `سيُرسل بالصورة ${number(value)}`,
    zone: 'المنطقة الزمنية',
    zoneChange: 'تغيير المنطقة الزمنية',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `المرة الأولى (${utc(offset)})`,
    overlapLater: ({ offset }) => `المرة الثانية (${utc(offset)})`,
    overlapLegend: 'تُؤخَّر الساعة هنا، فيأتي هذا الوقت مرتين. أيّهما تقصد؟',
    chooseOne: 'اختر خيارًا',
    filter: 'اكتب للتصفية',
    filterResults: ({ count }, { number, plural }) =>
      plural(count, {
        zero: 'لا توجد خيارات',
        one: 'خيار واحد',
        two: 'خياران',
        few: `${number(count)} خيارات`,
        many: `${number(count)} خيارًا`,
        other: `${number(count)} خيار`,
      }),
    noResults: 'لا يوجد خيار مطابق',
    chosenCount: ({ count }, { number }) => `المختار: ${number(count)}`,
    chosenRange: ({ count, min, max }, { number }) => {
      const chosen = `المختار: ${number(count)}`;
      if (min !== undefined && max !== undefined) {
        return `${chosen}، المطلوب: ${min === max ? number(min) : `من ${number(min)} إلى ${number(max)}`}`;
      }
      if (min !== undefined) return `${chosen}، المطلوب: ${number(min)} على الأقل`;
      return max === undefined ? chosen : `${chosen}، الحد الأقصى: ${number(max)}`;
    },
    removeChoice: ({ option }) => `إزالة ${text(option)}`,
    showOptions: 'عرض الخيارات',
    addItem: 'إضافة عنصر',
    removeItem: ({ position }, { number }) => `إزالة العنصر ${number(position)}`,
    item: ({ position }, { number }) => `العنصر ${number(position)}`,
    noneChosen: 'لا شيء منها',
    rangeBetween: ({ min, max }, { number }) => `من ${number(min)} إلى ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `${number(min)} على الأقل`,
    rangeTo: ({ max }, { number }) => `${number(max)} على الأكثر`,
    // Actions
    send: 'إرسال',
    confirm: 'تأكيد',
    continue: 'مراجعة الإجابات',
    decline: 'رفض',
    close: 'إغلاق دون إجابة',
    back: 'تعديل الإجابات',
    openUrl: ({ host }) => `فتح ${text(host)}`,
    copyUrl: 'نسخ العنوان',
    copied: 'تم النسخ',
    openAgain: 'فتح مرة أخرى',
    checkAgain: 'التحقق مرة أخرى',
    done: 'إغلاق',
    sending: 'جارٍ الإرسال…',
    // Review
    reviewTitle: 'راجع إجاباتك',
    reviewHint: ({ server }) => `هذا هو بالضبط ما سيُرسل إلى ${text(server)}.`,
    reviewEdit: ({ field }) => `تعديل ${text(field)}`,
    reviewEditShort: 'تعديل',
    markDefault: 'اقترحه الخادم',
    markChanged: 'أدخلته أنت',
    markLeftOut: 'لا يُرسل',
    markEmptyText: 'نص فارغ',
    markEmptyList: 'لا شيء منها',
    showJson: 'عرض بصيغة JSON',
    hideJson: 'إخفاء JSON',
    timeInZone: ({ zone }) => `المنطقة الزمنية: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number, plural }) =>
      plural(count, {
        zero: 'لا توجد إجابات تحتاج إلى انتباهك',
        one: 'إجابة واحدة تحتاج إلى انتباهك',
        two: 'إجابتان تحتاجان إلى انتباهك',
        few: `${number(count)} إجابات تحتاج إلى انتباهك`,
        many: `${number(count)} إجابة تحتاج إلى انتباهك`,
        other: `${number(count)} إجابة تحتاج إلى انتباهك`,
      }),
    cannotSend: 'لا يمكن إرسال هذا النموذج. يمكنك رفضه أو إغلاقه.',
    refusedTitle: 'لا يمكن عرض هذا السؤال',
    unsupportedField: ({ field, reason }) => `لا يمكن الإجابة هنا عن ${text(field)}. ${text(reason)}`,
    discardTitle: 'هل تريد الإغلاق دون إجابة؟',
    discardBody: 'ستفقد ما أدخلته. لم يُرسل أي شيء.',
    discardKeep: 'متابعة التعديل',
    discardLeave: 'تجاهل وإغلاق',
    guard: 'متاح بعد لحظة',
    // Ends
    withdrawnTitle: 'انتهى هذا السؤال',
    withdrawnKept: 'لم يُرسل أي شيء. يبقى ما أدخلته هنا إلى أن تغلقه.',
    copyAnswers: 'نسخ ما أدخلته',
    sendFailedTitle: 'تعذر إرسال إجابتك',
    sendFailedBody: ({ server }) =>
      `لم تصل إجابتك إلى ${text(server)}. ما أدخلته لا يزال هنا، ويمكنك المحاولة مرة أخرى.`,
    sendAgain: 'إعادة الإرسال',
    answeredTitle: ({ server }) => `أجبت عن سؤال ${text(server)}`,
    openedTitle: ({ server }) => `فتحت الصفحة التي طلبها ${text(server)}`,
    declinedTitle: ({ server }) => `رفضت الإجابة عن سؤال ${text(server)}`,
    cancelledTitle: ({ server }) => `أغلقت سؤال ${text(server)} دون إجابة`,
    answeredHint: 'هذا ما أُرسل.',
    // Asked again, and where
    againAsked: ({ server }) => `طرح ${text(server)} هذا السؤال مرة أخرى. إجاباتك السابقة لا تزال هنا.`,
    againNotDelivered: ({ server }) =>
      `لم تصل إجابتك إلى ${text(server)}. لا تزال هنا: راجعها ثم أرسلها مرة أخرى.`,
    againRestored:
      'كان هذا السؤال مفتوحًا قبل إعادة تحميل التطبيق. ما أدخلته لا يزال هنا، باستثناء البيانات السرية.',
    expiresAt: ({ server, time }) => `ينتظر ${text(server)} إجابتك حتى ${text(time)}.`,
    elsewhereBody: ({ server }) => `هناك سؤال من ${text(server)} مفتوح في نافذة أخرى.`,
    elsewhereTake: 'الإجابة هنا',
    taskStatus: ({ status }) => `الحالة: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `يريد ${text(server)} أن تفتح هذه الصفحة في متصفحك. لن يُفتح أي شيء قبل موافقتك.`,
    urlHost: 'الموقع',
    urlFull: 'العنوان الكامل',
    urlHostUnicode: ({ host }) => `يظهر بالشكل ${text(host)}`,
    urlWaitingTitle: 'تابع في متصفحك',
    urlWaitingBody: ({ host }) => `فُتحت الصفحة على ${text(host)}. أكمل الخطوات هناك، ثم عد إلى هنا.`,
    urlBlocked: 'منع المتصفح فتح النافذة الجديدة. اضغط «فتح مرة أخرى».',
    urlDoneTitle: 'يفيد الخادم بأن العملية اكتملت',
    urlRefused: 'لا يمكن فتح هذا العنوان من هنا. يمكنك الرفض أو الإغلاق.',
    urlNotDone: 'يفيد الخادم بأن العملية لم تكتمل بعد.',
    urlRestored: 'فُتحت هذه الصفحة قبل إعادة تحميل التطبيق.',
    urlChecking: 'جارٍ التحقق…',
    stopWaiting: 'التوقف عن الانتظار',
    severityDanger: 'خطر',
    severityWarning: 'تنبيه',
    severityInfo: 'ملاحظة',
    warnInsecureHttp: 'الاتصال غير مشفّر. قد يتمكن آخرون من قراءة ما تراه وتدخله هناك ومن تغييره.',
    warnLoopback: 'هذه الصفحة على حاسوبك.',
    warnUserinfo: ({ host }) => `الجزء الذي يسبق علامة @ ليس هو الموقع. يؤدي هذا العنوان إلى ${text(host)}.`,
    warnIpHost: 'لهذا الموقع رقم بدلًا من الاسم، فلا يمكنك أن تعرف منه من يديره.',
    warnPrivateNetwork: 'هذا العنوان داخل شبكة خاصة.',
    warnUnusualPort: ({ port }) => `يستخدم هذا العنوان منفذًا غير معتاد هو ${text(port)}.`,
    warnPunycode: 'في اسم هذا الموقع أحرف قد تشبه أحرفًا أخرى. ربما يقلّد موقعًا تعرفه.',
    warnMixedScript: 'يخلط اسم هذا الموقع بين أبجديات مختلفة. ربما يقلّد موقعًا تعرفه.',
    warnInvisible: 'في هذا العنوان أحرف لا تُرى.',
    warnLongUrl: 'هذا العنوان طويل جدًا. تأكد من الموقع قبل فتحه.',
    warnEncodedSeparator: ({ host }) =>
      `تلي اسم الموقع رموز مشفّرة توحي بأن العنوان يؤدي إلى مكان آخر. إنه يؤدي إلى ${text(host)}.`,
    warnSeveralAt: ({ host }) => `في هذا العنوان أكثر من علامة @ واحدة. إنه يؤدي إلى ${text(host)}.`,
    warnConfusable: ({ like }) => `اسم هذا الموقع يشبه ${text(like)} لكنه موقع آخر. ربما يقلّده.`,
    warnDisguisedIp: ({ host }) => `كُتب هذا العنوان بطريقة تخفي وجهته. إنه يؤدي إلى ${text(host)}.`,
    warnMisleadingSubdomain: ({ domain }) =>
      `هذه الصفحة تابعة إلى ${text(domain)}. والاسم الذي قبله لا يدل على من يديرها.`,
    warnMixedScriptName: 'الاسم الذي يطلقه هذا الخادم على نفسه يخلط بين أبجديات مختلفة. ربما يقلّد اسمًا آخر.',
    warnInvisibleName: 'في الاسم الذي يطلقه هذا الخادم على نفسه أحرف لا تُرى.',
    warnKnownServerName: ({ server }) =>
      `الاسم الذي يطلقه هذا الخادم على نفسه يشبه ${text(server)}، وهو خادم آخر هنا.`,
    warnSecretField: 'يبدو أن هذا الحقل لكلمة مرور أو مفتاح أو رمز. لا تُدخل أيًا منها هنا.',
    warnSecretForm:
      'يبدو أن هذا النموذج يطلب معلومة سرية، مثل كلمة مرور أو مفتاح. لا يجوز للخادم أن يطلبها بهذه الطريقة، بل ينبغي أن يوجّهك إلى صفحة خاصة به. إذا ساورك الشك، فارفض.',
  },
};

/** In the nominative: "حرفان". */
function characters(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    zero: `${number(count)} حرف`,
    one: 'حرف واحد',
    two: 'حرفان',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });
}

/** In the accusative, after a verb: "حرفين". */
function charactersAsObject(
  count: MessageParams[string] | undefined,
  { number, plural }: MessageWords,
): string {
  return plural(count, {
    zero: `${number(count)} حرف`,
    one: 'حرفًا واحدًا',
    two: 'حرفين',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });
}

function optionsAsObject(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    zero: `${number(count)} خيار`,
    one: 'خيارًا واحدًا',
    two: 'خيارين',
    few: `${number(count)} خيارات`,
    many: `${number(count)} خيارًا`,
    other: `${number(count)} خيار`,
  });
}

function entriesAsObject(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    zero: `${number(count)} عنصر`,
    one: 'عنصرًا واحدًا',
    two: 'عنصرين',
    few: `${number(count)} عناصر`,
    many: `${number(count)} عنصرًا`,
    other: `${number(count)} عنصر`,
  });
}
