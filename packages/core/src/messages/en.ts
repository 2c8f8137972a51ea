import type { Messages } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/** English. Says what to do, in plain words; never blames. */
export const en: Messages = {
  locale: 'en',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return 'Choose Yes or No.';
      if (kind === 'choice') return 'Choose an option.';
      if (kind === 'choices') return 'Choose at least one option.';
      if (kind === 'list') return 'Add at least one entry.';
      if (kind === 'number') return 'Enter a number.';
      if (kind === 'date') return 'Enter a date.';
      if (kind === 'date-time') return 'Enter a date and time.';
      return 'Fill in this field.';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer'
        ? 'Enter a whole number, without decimals.'
        : `Enter a number, such as ${number(12.5)}.`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? 'This number cannot be sent exactly. Enter one with fewer digits.'
        : `This number cannot be sent exactly. The nearest one that can is ${number(nearest)}.`,
    minimum: ({ limit }, { number }) => `Enter a number of at least ${number(limit)}.`,
    maximum: ({ limit }, { number }) => `Enter a number of at most ${number(limit)}.`,
    exclusiveMinimum: ({ limit }, { number }) => `Enter a number greater than ${number(limit)}.`,
    exclusiveMaximum: ({ limit }, { number }) => `Enter a number less than ${number(limit)}.`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? 'Enter a whole number.' : `Enter a multiple of ${number(step)}.`,
    minLength: ({ limit, length }, { number, plural }) =>
      `Use at least ${number(limit)} ${plural(limit, { one: 'character', other: 'characters' })}` +
      (typeof length === 'number'
        ? `; there ${plural(length, { one: 'is', other: 'are' })} ${number(length)}.`
        : '.'),
    maxLength: ({ limit, length }, { number, plural }) =>
      `Use at most ${number(limit)} ${plural(limit, { one: 'character', other: 'characters' })}` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `; remove ${number(Math.max(1, length - limit))}.`
        : '.'),
    pattern: 'Use the form that the server expects. The description may say which.',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return 'Add the @ sign, as in name@example.com.';
        if (missing === 'name') return 'Add the part before the @ sign, as in name@example.com.';
        if (missing === 'domain') return 'Add the part after the @ sign, as in name@example.com.';
        if (missing === 'dot') return 'Add the ending after the @ sign, as in name@example.com.';
        if (missing === 'space') return 'Take the blanks out of the address.';
        if (missing === 'ascii')
          return 'Use only unaccented letters, digits and plain signs, as in name@example.com.';
        return 'Enter an email address, such as name@example.com.';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return 'Add the beginning of the address, as in https://example.com.';
        if (missing === 'space') return 'Take the blanks out of the address.';
        if (missing === 'ascii')
          return 'Use only unaccented letters, digits and plain signs, as in https://example.com.';
        return 'Enter a full address, such as https://example.com.';
      }
      if (format === 'date') return 'Enter a full date that is in the calendar.';
      if (format === 'date-time') return 'Enter a full date and time.';
      return 'Use the form that the server expects.';
    },
    enum: 'Choose one of the options.',
    minItems: ({ kind, limit, count }, { number, plural }) =>
      (kind === 'list'
        ? `Add at least ${number(limit)} ${plural(limit, { one: 'entry', other: 'entries' })}`
        : `Choose at least ${number(limit)} ${plural(limit, { one: 'option', other: 'options' })}`) +
      (typeof count === 'number'
        ? `; there ${plural(count, { one: 'is', other: 'are' })} ${number(count)}.`
        : '.'),
    maxItems: ({ kind, limit, count }, { number, plural }) =>
      (kind === 'list'
        ? `Keep at most ${number(limit)} ${plural(limit, { one: 'entry', other: 'entries' })}`
        : `Choose at most ${number(limit)} ${plural(limit, { one: 'option', other: 'options' })}`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? `; remove ${number(Math.max(1, count - limit))}.`
        : '.'),
    uniqueItems: 'Each entry may be there only once. Remove or change the repeated ones.',
    'time-gap': ({ next }) =>
      next === undefined
        ? 'The clocks are set forward here, so this time does not exist. Choose another time.'
        : `The clocks are set forward here, so this time does not exist. The next one that does is ${wallClock(next)}.`,
    'zone-unavailable':
      'Time zones could not be loaded, so this time cannot be sent. Check your connection and reload.',
    unsupported: 'This field cannot be answered here.',
  },

  notices: {
    'default-ignored': 'The server suggested an answer that does not fit here. It is not used.',
    'default-invalid': 'The suggested answer breaks the rules of this field. Change it before you send.',
    'duplicate-options': 'The server listed an option more than once. Each is shown once.',
    'option-labels-missing': 'Some options have no name of their own. Their values are shown instead.',
    'unknown-format': ({ format }) =>
      `The server expects the format “${text(format)}”. It is not checked here.`,
    'keyword-ignored': ({ keyword }) => `The server’s rule “${text(keyword)}” is not checked here.`,
    'null-dropped': 'Leave this empty to give no answer.',
    dialect: 'This form is written in another version of JSON Schema than the one expected.',
    'name-unreadable': 'The server gave this field no readable name.',
  },

  refusals: {
    'not-an-object': 'The server’s question is malformed, so it cannot be shown.',
    'message-missing': 'The server did not say what it asks for.',
    'mode-unknown': 'The server asks in a way that this app does not know.',
    'mode-not-offered': 'The server asks in a way that this app does not offer.',
    'schema-missing': 'The server did not send the form that it wants filled in.',
    'schema-not-an-object': 'The server’s form is malformed, so it cannot be shown.',
    'schema-root-not-object': 'The server’s form is not made of fields, so it cannot be shown.',
    'schema-too-large': 'The server’s form is too large to be shown safely.',
    'too-many-fields': 'The server’s form has too many fields to be shown safely.',
    'too-many-options': 'The server’s form has too many options to be shown safely.',
    'form-unanswerable': 'The server requires something that cannot be entered here, so nothing can be sent.',
    'url-missing': 'The server did not send the address that it wants opened.',
    'url-invalid': 'The server sent an address that cannot be opened.',
    'url-scheme': 'The server sent an address that is not a web page. It is not opened.',
    'elicitation-id-missing':
      'The server’s request lacks its identifier, so it cannot be matched to an answer.',
  },

  unsupported: {
    object: 'It asks for several answers inside one.',
    array: 'It asks for a list of things that cannot be entered here.',
    mixed: 'It allows several kinds of answer at once.',
    'remote-reference': 'Its description lies on another site, which is not visited.',
    'broken-reference': 'It refers to a description that is not there.',
    'no-options': 'It asks for a choice but offers nothing to choose.',
    'no-type': 'The server does not say what kind of answer it wants.',
    'not-a-schema': 'Its description is malformed.',
    impossible: 'No answer could meet its rules.',
    keyword: 'It has a rule that cannot be checked here.',
    secret: 'It asks for a secret, such as a password or key, which must not be entered here.',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `The server requires “${text(name)}” but sent no field for it, so nothing can be sent.`,
    'required-unsupported': ({ name }) =>
      `The server requires “${text(name)}”, which cannot be answered here, so nothing can be sent.`,
    unsatisfiable: ({ name }) => `No answer could meet the rules of “${text(name)}”, so nothing can be sent.`,
  },

  withdrawals: {
    'server-cancelled': 'The server withdrew this question.',
    'timed-out': 'The time to answer this question ran out.',
    disconnected: 'The connection to the server was lost.',
    'caller-cancelled': 'The task that led to this question was stopped.',
    'call-failed': 'The task that led to this question failed.',
    'host-closed': 'This app ended the question.',
    elsewhere: 'This question was taken up in another window.',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)} asks for information`,
    titleConfirm: ({ server }) => `${text(server)} asks you to confirm`,
    titleUrl: ({ server }) => `${text(server)} asks you to open a page`,
    unnamedServer: 'A server without a name',
    serverClaim: ({ claim }) => `Calls itself ${text(claim)}`,
    serverVerified: 'Verified by this app',
    serverUnverified: 'Not verified by this app',
    originTool: ({ name }) => `Asked while running ${text(name)}`,
    originOther: ({ name }) => `Asked while using ${text(name)}`,
    messageFrom: ({ server }) => `Message from ${text(server)}`,
    messageEmpty: 'The server gave no reason.',
    showAll: ({ count }, { number, plural }) =>
      `Show all (${number(count)} ${plural(count, { one: 'character', other: 'characters' })})`,
    queueNext: ({ count }, { number }) => `${number(count)} more waiting`,
    batch: ({ index, count }, { number }) => `Question ${number(index)} of ${number(count)}`,
    heldTitle: ({ server }) => `${text(server)} asks too often`,
    heldBody: ({ count }, { number }) => `Questions held back: ${number(count)}.`,
    heldShow: 'Show the next one',
    heldDismiss: 'Close all without answering',
    pauseServer: ({ server }) => `Pause questions from ${text(server)}`,
    pausedUntil: ({ server, time }) => `Questions from ${text(server)} are paused until ${text(time)}.`,
    pausedHeld: ({ count }, { number }) => `Came meanwhile: ${number(count)}.`,
    resumeShort: 'Allow again',
    policyClosed: ({ server, count }, { number }) =>
      `This app closed questions from ${text(server)} without answering: ${number(count)}.`,
    // Fields
    unnamedField: ({ position }, { number }) => `Field ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `Option ${number(position)}`,
    required: 'Required',
    optional: 'Optional',
    allRequired: 'All fields are required',
    clear: ({ field }) => `Clear ${text(field)}`,
    clearShort: 'Clear',
    yes: 'Yes',
    no: 'No',
    notAnswered: 'Not answered',
    emptyText: 'Send as empty text',
    charactersLeft: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'character', other: 'characters' })} left`,
    charactersOver: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'character', other: 'characters' })} too many`,
    willSend: ({ value }, { number }) => `Will be sent as ${number(value)}`,
    zone: 'Time zone',
    zoneChange: 'Change time zone',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `The first time (${utc(offset)})`,
    overlapLater: ({ offset }) => `The second time (${utc(offset)})`,
    overlapLegend: 'The clocks are set back here, so this time comes twice. Which one?',
    chooseOne: 'Choose an option',
    filter: 'Type to filter',
    filterResults: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'option', other: 'options' })}`,
    noResults: 'No option matches',
    chosenCount: ({ count }, { number }) => `${number(count)} chosen`,
    chosenRange: ({ count, min, max }, { number }) => {
      const chosen = `${number(count)} chosen`;
      if (min !== undefined && max !== undefined) {
        return `${chosen}, ${min === max ? number(min) : `${number(min)} to ${number(max)}`} needed`;
      }
      if (min !== undefined) return `${chosen}, at least ${number(min)} needed`;
      return max === undefined ? chosen : `${chosen}, at most ${number(max)}`;
    },
    removeChoice: ({ option }) => `Remove ${text(option)}`,
    showOptions: 'Show options',
    addItem: 'Add entry',
    removeItem: ({ position }, { number }) => `Remove entry ${number(position)}`,
    item: ({ position }, { number }) => `Entry ${number(position)}`,
    noneChosen: 'None of these',
    rangeBetween: ({ min, max }, { number }) => `From ${number(min)} to ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `At least ${number(min)}`,
    rangeTo: ({ max }, { number }) => `At most ${number(max)}`,
    // Actions
    send: 'Send',
    confirm: 'Confirm',
    continue: 'Review answers',
    decline: 'Decline',
    close: 'Close without answering',
    back: 'Edit answers',
    openUrl: ({ host }) => `Open ${text(host)}`,
    copyUrl: 'Copy address',
    copied: 'Copied',
    openAgain: 'Open again',
    checkAgain: 'Check again',
    done: 'Close',
    sending: 'Sending…',
    // Review
    reviewTitle: 'Check your answers',
    reviewHint: ({ server }) => `This is exactly what will be sent to ${text(server)}.`,
    reviewEdit: ({ field }) => `Edit ${text(field)}`,
    reviewEditShort: 'Edit',
    markDefault: 'Suggested by the server',
    markChanged: 'Entered by you',
    markLeftOut: 'Left out',
    markEmptyText: 'Empty text',
    markEmptyList: 'None of these',
    showJson: 'Show as JSON',
    hideJson: 'Hide JSON',
    timeInZone: ({ zone }) => `Time zone: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'answer needs', other: 'answers need' })} your attention`,
    cannotSend: 'This form cannot be sent. You can decline or close it.',
    refusedTitle: 'This question cannot be shown',
    unsupportedField: ({ field, reason }) => `${text(field)} cannot be answered here. ${text(reason)}`,
    discardTitle: 'Close without answering?',
    discardBody: 'What you entered will be lost. Nothing has been sent.',
    discardKeep: 'Keep editing',
    discardLeave: 'Discard and close',
    guard: 'Available in a moment',
    // Ends
    withdrawnTitle: 'This question has ended',
    withdrawnKept: 'Nothing was sent. What you entered stays here until you close it.',
    copyAnswers: 'Copy what I entered',
    sendFailedTitle: 'Your answer could not be sent',
    sendFailedBody: ({ server }) =>
      `${text(server)} did not get it. What you entered is still here; you can try again.`,
    sendAgain: 'Send again',
    answeredTitle: ({ server }) => `You answered ${text(server)}`,
    openedTitle: ({ server }) => `You opened the page for ${text(server)}`,
    declinedTitle: ({ server }) => `You declined to answer ${text(server)}`,
    cancelledTitle: ({ server }) => `You closed the question of ${text(server)} without answering`,
    answeredHint: 'This is what was sent.',
    // Asked again, and where
    againAsked: ({ server }) => `${text(server)} asked this again. What you answered before is still here.`,
    againNotDelivered: ({ server }) =>
      `Your answer did not reach ${text(server)}. It is still here: check it and send it again.`,
    againRestored:
      'This question was open before the app was reloaded. What you entered is still here, except for secrets.',
    expiresAt: ({ server, time }) => `${text(server)} waits for your answer until ${text(time)}.`,
    elsewhereBody: ({ server }) => `A question from ${text(server)} is open in another window.`,
    elsewhereTake: 'Answer here',
    taskStatus: ({ status }) => `Status: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `${text(server)} wants you to open this page in your browser. Nothing is opened until you agree.`,
    urlHost: 'Site',
    urlFull: 'Full address',
    urlHostUnicode: ({ host }) => `Displays as ${text(host)}`,
    urlWaitingTitle: 'Continue in your browser',
    urlWaitingBody: ({ host }) => `The page on ${text(host)} has been opened. Finish there, then come back.`,
    urlBlocked: 'The browser blocked the new window. Press Open again.',
    urlDoneTitle: 'The server says that this is finished',
    urlRefused: 'This address cannot be opened from here. You can decline or close.',
    urlNotDone: 'The server says that this is not finished yet.',
    urlRestored: 'This page was opened before the app was reloaded.',
    urlChecking: 'Checking…',
    stopWaiting: 'Stop waiting',
    severityDanger: 'Danger',
    severityWarning: 'Caution',
    severityInfo: 'Note',
    warnInsecureHttp:
      'The connection is not encrypted. Others may read and change what you see and enter there.',
    warnLoopback: 'This page is on your own computer.',
    warnUserinfo: ({ host }) =>
      `The part before the @ sign is not the site. This address leads to ${text(host)}.`,
    warnIpHost: 'This site has a number instead of a name, so you cannot tell by it who runs the site.',
    warnPrivateNetwork: 'This address is inside a private network.',
    warnUnusualPort: ({ port }) => `This address uses the unusual port ${text(port)}.`,
    warnPunycode:
      'The name of this site has letters that can look like others. It may imitate a site you know.',
    warnMixedScript: 'The name of this site mixes alphabets. It may imitate a site you know.',
    warnInvisible: 'This address has characters that cannot be seen.',
    warnLongUrl: 'This address is very long. Look at the site before you open it.',
    warnEncodedSeparator: ({ host }) =>
      `The name of this site is followed by coded signs that make the address look as if it led elsewhere. It leads to ${text(host)}.`,
    warnSeveralAt: ({ host }) => `This address has more than one @ sign. It leads to ${text(host)}.`,
    warnConfusable: ({ like }) =>
      `The name of this site looks like ${text(like)} but is another one. It may imitate it.`,
    warnDisguisedIp: ({ host }) =>
      `This address is written in a way that hides where it leads. It leads to ${text(host)}.`,
    warnMisleadingSubdomain: ({ domain }) =>
      `This page belongs to ${text(domain)}. The name before it says nothing about who runs it.`,
    warnMixedScriptName: 'The name this server gives itself mixes alphabets. It may imitate another one.',
    warnInvisibleName: 'The name this server gives itself has characters that cannot be seen.',
    warnKnownServerName: ({ server }) =>
      `The name this server gives itself looks like ${text(server)}, which is another server here.`,
    warnSecretField: 'This looks like a password, key or code. Do not enter one here.',
    warnSecretForm:
      'This form seems to ask for a secret, such as a password or key. A server must not ask for one this way; it should send you to a page of its own. If in doubt, decline.',
  },
};
