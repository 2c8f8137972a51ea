import type { Messages } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/** Deutsch. Sagt, was zu tun ist; redet mit „Sie“ an. */
export const de: Messages = {
  locale: 'de',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return 'Wählen Sie „Ja“ oder „Nein“.';
      if (kind === 'choice') return 'Wählen Sie eine Option.';
      if (kind === 'choices') return 'Wählen Sie mindestens eine Option.';
      if (kind === 'list') return 'Fügen Sie mindestens einen Eintrag hinzu.';
      if (kind === 'number') return 'Geben Sie eine Zahl ein.';
      if (kind === 'date') return 'Geben Sie ein Datum ein.';
      if (kind === 'date-time') return 'Geben Sie Datum und Uhrzeit ein.';
      return 'Füllen Sie dieses Feld aus.';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer'
        ? 'Geben Sie eine ganze Zahl ohne Nachkommastellen ein.'
        : `Geben Sie eine Zahl ein, zum Beispiel ${number(12.5)}.`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? 'Diese Zahl kann nicht genau gesendet werden. Geben Sie eine mit weniger Ziffern ein.'
        : `Diese Zahl kann nicht genau gesendet werden. Die nächste, bei der es geht, ist ${number(nearest)}.`,
    minimum: ({ limit }, { number }) => `Geben Sie eine Zahl ein, die mindestens ${number(limit)} beträgt.`,
    maximum: ({ limit }, { number }) => `Geben Sie eine Zahl ein, die höchstens ${number(limit)} beträgt.`,
    exclusiveMinimum: ({ limit }, { number }) => `Geben Sie eine Zahl größer als ${number(limit)} ein.`,
    exclusiveMaximum: ({ limit }, { number }) => `Geben Sie eine Zahl kleiner als ${number(limit)} ein.`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? 'Geben Sie eine ganze Zahl ein.' : `Geben Sie ein Vielfaches von ${number(step)} ein.`,
    minLength: ({ limit, length }, { number, plural }) =>
      `Geben Sie mindestens ${number(limit)} Zeichen ein` +
      (typeof length === 'number'
        ? `; bisher ${plural(length, { one: 'ist', other: 'sind' })} es ${number(length)}.`
        : '.'),
    maxLength: ({ limit, length }, { number }) =>
      `Geben Sie höchstens ${number(limit)} Zeichen ein` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `; entfernen Sie ${number(Math.max(1, length - limit))}.`
        : '.'),
    pattern: 'Verwenden Sie die Form, die der Server erwartet. Vielleicht steht sie in der Beschreibung.',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return 'Ergänzen Sie das @-Zeichen, wie in name@example.com.';
        if (missing === 'name') return 'Ergänzen Sie den Teil vor dem @-Zeichen, wie in name@example.com.';
        if (missing === 'domain') return 'Ergänzen Sie den Teil nach dem @-Zeichen, wie in name@example.com.';
        if (missing === 'dot') return 'Ergänzen Sie die Endung nach dem @-Zeichen, wie in name@example.com.';
        if (missing === 'space') return 'Entfernen Sie die Leerzeichen aus der Adresse.';
        if (missing === 'ascii')
          return 'Verwenden Sie nur Buchstaben ohne Umlaut und Akzent, Ziffern und einfache Zeichen, wie in name@example.com.';
        return 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return 'Ergänzen Sie den Anfang der Adresse, wie in https://example.com.';
        if (missing === 'space') return 'Entfernen Sie die Leerzeichen aus der Adresse.';
        if (missing === 'ascii')
          return 'Verwenden Sie nur Buchstaben ohne Umlaut und Akzent, Ziffern und einfache Zeichen, wie in https://example.com.';
        return 'Geben Sie eine vollständige Adresse ein, zum Beispiel https://example.com.';
      }
      if (format === 'date') return 'Geben Sie ein vollständiges Datum ein, das es im Kalender gibt.';
      if (format === 'date-time') return 'Geben Sie Datum und Uhrzeit vollständig ein.';
      return 'Verwenden Sie die Form, die der Server erwartet.';
    },
    enum: 'Wählen Sie eine der Optionen.',
    minItems: ({ kind, limit, count }, { number, plural }) =>
      (kind === 'list'
        ? `Fügen Sie mindestens ${number(limit)} ${plural(limit, { one: 'Eintrag', other: 'Einträge' })} hinzu`
        : `Wählen Sie mindestens ${number(limit)} ${plural(limit, { one: 'Option', other: 'Optionen' })}`) +
      (typeof count === 'number'
        ? `; bisher ${plural(count, { one: 'ist', other: 'sind' })} es ${number(count)}.`
        : '.'),
    maxItems: ({ kind, limit, count }, { number, plural }) =>
      (kind === 'list'
        ? `Behalten Sie höchstens ${number(limit)} ${plural(limit, { one: 'Eintrag', other: 'Einträge' })}`
        : `Wählen Sie höchstens ${number(limit)} ${plural(limit, { one: 'Option', other: 'Optionen' })}`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? `; entfernen Sie ${number(Math.max(1, count - limit))}.`
        : '.'),
    uniqueItems: 'Jeder Eintrag darf nur einmal vorkommen. Entfernen oder ändern Sie die doppelten.',
    'time-gap': ({ next }) =>
      next === undefined
        ? 'Hier wird die Uhr vorgestellt, deshalb gibt es diese Uhrzeit nicht. Wählen Sie eine andere.'
        : `Hier wird die Uhr vorgestellt, deshalb gibt es diese Uhrzeit nicht. Die nächste, die es gibt, ist ${wallClock(next)}.`,
    'zone-unavailable':
      'Die Zeitzonen konnten nicht geladen werden, deshalb kann diese Uhrzeit nicht gesendet werden. Prüfen Sie Ihre Verbindung und laden Sie neu.',
    unsupported: 'Dieses Feld kann hier nicht beantwortet werden.',
  },

  notices: {
    'default-ignored':
      'Der Server hat eine Antwort vorgeschlagen, die hier nicht passt. Sie wird nicht verwendet.',
    'default-invalid':
      'Die vorgeschlagene Antwort verstößt gegen die Regeln dieses Feldes. Ändern Sie sie vor dem Senden.',
    'duplicate-options': 'Der Server hat eine Option mehrmals aufgeführt. Jede wird einmal angezeigt.',
    'option-labels-missing':
      'Manche Optionen haben keinen eigenen Namen. Stattdessen wird ihr Wert angezeigt.',
    'unknown-format': ({ format }) =>
      `Der Server erwartet das Format „${text(format)}“. Es wird hier nicht geprüft.`,
    'keyword-ignored': ({ keyword }) => `Die Regel „${text(keyword)}“ des Servers wird hier nicht geprüft.`,
    'null-dropped': 'Lassen Sie dieses Feld leer, um keine Antwort zu geben.',
    dialect: 'Dieses Formular ist in einer anderen Fassung von JSON Schema geschrieben als erwartet.',
    'name-unreadable': 'Der Server hat diesem Feld keinen lesbaren Namen gegeben.',
  },

  refusals: {
    'not-an-object': 'Die Frage des Servers ist nicht richtig aufgebaut und kann nicht angezeigt werden.',
    'message-missing': 'Der Server hat nicht gesagt, wonach er fragt.',
    'mode-unknown': 'Der Server fragt auf eine Weise, die diese App nicht kennt.',
    'mode-not-offered': 'Der Server fragt auf eine Weise, die diese App nicht anbietet.',
    'schema-missing': 'Der Server hat das Formular, das ausgefüllt werden soll, nicht gesendet.',
    'schema-not-an-object':
      'Das Formular des Servers ist nicht richtig aufgebaut und kann nicht angezeigt werden.',
    'schema-root-not-object':
      'Das Formular des Servers besteht nicht aus Feldern und kann nicht angezeigt werden.',
    'schema-too-large': 'Das Formular des Servers ist zu groß, um sicher angezeigt zu werden.',
    'too-many-fields': 'Das Formular des Servers hat zu viele Felder, um sicher angezeigt zu werden.',
    'too-many-options': 'Das Formular des Servers hat zu viele Optionen, um sicher angezeigt zu werden.',
    'form-unanswerable':
      'Der Server verlangt etwas, das hier nicht eingegeben werden kann. Deshalb kann nichts gesendet werden.',
    'url-missing': 'Der Server hat die Adresse, die geöffnet werden soll, nicht gesendet.',
    'url-invalid': 'Der Server hat eine Adresse gesendet, die nicht geöffnet werden kann.',
    'url-scheme': 'Der Server hat eine Adresse gesendet, die keine Webseite ist. Sie wird nicht geöffnet.',
    'elicitation-id-missing':
      'Der Anfrage des Servers fehlt ihre Kennung. Deshalb kann ihr keine Antwort zugeordnet werden.',
  },

  unsupported: {
    object: 'Hier werden mehrere Antworten in einer verlangt.',
    array: 'Hier wird eine Liste verlangt, die nicht eingegeben werden kann.',
    mixed: 'Hier sind mehrere Arten von Antworten zugleich erlaubt.',
    'remote-reference': 'Die Beschreibung liegt auf einer anderen Website, die nicht aufgerufen wird.',
    'broken-reference': 'Hier wird auf eine Beschreibung verwiesen, die es nicht gibt.',
    'no-options': 'Hier wird eine Auswahl verlangt, aber nichts zur Auswahl gestellt.',
    'no-type': 'Der Server sagt nicht, welche Art von Antwort er möchte.',
    'not-a-schema': 'Die Beschreibung ist nicht richtig aufgebaut.',
    impossible: 'Keine Antwort könnte die Regeln erfüllen.',
    keyword: 'Hier gilt eine Regel, die nicht geprüft werden kann.',
    secret:
      'Hier wird nach etwas Geheimem gefragt, etwa einem Passwort oder Schlüssel. So etwas darf hier nicht eingegeben werden.',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `Der Server verlangt „${text(name)}“, hat dafür aber kein Feld gesendet. Deshalb kann nichts gesendet werden.`,
    'required-unsupported': ({ name }) =>
      `Der Server verlangt „${text(name)}“, was hier nicht beantwortet werden kann. Deshalb kann nichts gesendet werden.`,
    unsatisfiable: ({ name }) =>
      `Keine Antwort könnte die Regeln von „${text(name)}“ erfüllen. Deshalb kann nichts gesendet werden.`,
  },

  withdrawals: {
    'server-cancelled': 'Der Server hat diese Frage zurückgezogen.',
    'timed-out': 'Die Zeit zum Beantworten dieser Frage ist abgelaufen.',
    disconnected: 'Die Verbindung zum Server ist abgebrochen.',
    'caller-cancelled': 'Der Vorgang, der zu dieser Frage geführt hat, wurde gestoppt.',
    'call-failed': 'Der Vorgang, der zu dieser Frage geführt hat, ist fehlgeschlagen.',
    'host-closed': 'Diese App hat die Frage beendet.',
    elsewhere: 'Diese Frage wurde in einem anderen Fenster übernommen.',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)} bittet um Angaben`,
    titleConfirm: ({ server }) => `${text(server)} bittet um Ihre Bestätigung`,
    titleUrl: ({ server }) => `${text(server)} bittet Sie, eine Seite zu öffnen`,
    unnamedServer: 'Server ohne Namen',
    serverClaim: ({ claim }) => `Nennt sich ${text(claim)}`,
    serverVerified: 'Von dieser App überprüft',
    serverUnverified: 'Von dieser App nicht überprüft',
    originTool: ({ name }) => `Gestellt beim Ausführen von ${text(name)}`,
    originOther: ({ name }) => `Gestellt beim Verwenden von ${text(name)}`,
    messageFrom: ({ server }) => `Nachricht von ${text(server)}`,
    messageEmpty: 'Der Server hat keinen Grund genannt.',
    showAll: ({ count }, { number }) => `Alles anzeigen (${number(count)} Zeichen)`,
    queueNext: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'weitere Frage wartet', other: 'weitere Fragen warten' })}`,
    batch: ({ index, count }, { number }) => `Frage ${number(index)} von ${number(count)}`,
    heldTitle: ({ server }) => `${text(server)} fragt zu oft`,
    heldBody: ({ count }, { number }) => `Zurückgehaltene Fragen: ${number(count)}.`,
    heldShow: 'Nächste zeigen',
    heldDismiss: 'Alle ohne Antwort schließen',
    pauseServer: ({ server }) => `Fragen von ${text(server)} pausieren`,
    pausedUntil: ({ server, time }) => `Fragen von ${text(server)} sind bis ${text(time)} pausiert.`,
    pausedHeld: ({ count }, { number }) => `Inzwischen eingegangen: ${number(count)}.`,
    resumeShort: 'Wieder zulassen',
    policyClosed: ({ server, count }, { number }) =>
      `Diese App hat Fragen von ${text(server)} ohne Ihre Antwort geschlossen: ${number(count)}.`,
    // Fields
    unnamedField: ({ position }, { number }) => `Feld ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `Option ${number(position)}`,
    required: 'Erforderlich',
    optional: 'Optional',
    allRequired: 'Alle Felder sind erforderlich',
    clear: ({ field }) => `${text(field)} leeren`,
    clearShort: 'Leeren',
    yes: 'Ja',
    no: 'Nein',
    notAnswered: 'Nicht beantwortet',
    emptyText: 'Als leeren Text senden',
    charactersLeft: ({ count }, { number }) => `Noch ${number(count)} Zeichen`,
    charactersOver: ({ count }, { number }) => `${number(count)} Zeichen zu viel`,
    willSend: ({ value }, { number }) => `Wird als ${number(value)} gesendet`,
    zone: 'Zeitzone',
    zoneChange: 'Zeitzone ändern',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `Das erste Mal (${utc(offset)})`,
    overlapLater: ({ offset }) => `Das zweite Mal (${utc(offset)})`,
    overlapLegend:
      'Hier wird die Uhr zurückgestellt, deshalb gibt es diese Uhrzeit zweimal. Welche meinen Sie?',
    chooseOne: 'Option wählen',
    filter: 'Zum Filtern tippen',
    filterResults: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Option', other: 'Optionen' })}`,
    noResults: 'Keine passende Option',
    chosenCount: ({ count }, { number }) => `${number(count)} ausgewählt`,
    chosenRange: ({ count, min, max }, { number }) => {
      const chosen = `${number(count)} ausgewählt`;
      if (min !== undefined && max !== undefined) {
        return `${chosen}, ${min === max ? number(min) : `${number(min)} bis ${number(max)}`} erforderlich`;
      }
      if (min !== undefined) return `${chosen}, mindestens ${number(min)} erforderlich`;
      return max === undefined ? chosen : `${chosen}, höchstens ${number(max)}`;
    },
    removeChoice: ({ option }) => `${text(option)} entfernen`,
    showOptions: 'Optionen anzeigen',
    addItem: 'Eintrag hinzufügen',
    removeItem: ({ position }, { number }) => `Eintrag ${number(position)} entfernen`,
    item: ({ position }, { number }) => `Eintrag ${number(position)}`,
    noneChosen: 'Nichts davon',
    rangeBetween: ({ min, max }, { number }) => `Von ${number(min)} bis ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `Mindestens ${number(min)}`,
    rangeTo: ({ max }, { number }) => `Höchstens ${number(max)}`,
    // Actions
    send: 'Senden',
    confirm: 'Bestätigen',
    continue: 'Antworten prüfen',
    decline: 'Ablehnen',
    close: 'Schließen, ohne zu antworten',
    back: 'Antworten bearbeiten',
    openUrl: ({ host }) => `${text(host)} öffnen`,
    copyUrl: 'Adresse kopieren',
    copied: 'Kopiert',
    openAgain: 'Erneut öffnen',
    checkAgain: 'Erneut prüfen',
    done: 'Schließen',
    sending: 'Wird gesendet …',
    // Review
    reviewTitle: 'Prüfen Sie Ihre Antworten',
    reviewHint: ({ server }) => `Genau das wird an ${text(server)} gesendet.`,
    reviewEdit: ({ field }) => `${text(field)} bearbeiten`,
    reviewEditShort: 'Bearbeiten',
    markDefault: 'Vom Server vorgeschlagen',
    markChanged: 'Von Ihnen eingegeben',
    markLeftOut: 'Ausgelassen',
    markEmptyText: 'Leerer Text',
    markEmptyList: 'Nichts davon',
    showJson: 'Als JSON anzeigen',
    hideJson: 'JSON ausblenden',
    timeInZone: ({ zone }) => `Zeitzone: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number, plural }) =>
      `${number(count)} ${plural(count, { one: 'Antwort erfordert', other: 'Antworten erfordern' })} Ihre Aufmerksamkeit`,
    cannotSend: 'Dieses Formular kann nicht gesendet werden. Sie können ablehnen oder schließen.',
    refusedTitle: 'Diese Frage kann nicht angezeigt werden',
    unsupportedField: ({ field, reason }) =>
      `${text(field)} kann hier nicht beantwortet werden. ${text(reason)}`,
    discardTitle: 'Schließen, ohne zu antworten?',
    discardBody: 'Ihre Eingaben gehen verloren. Es wurde nichts gesendet.',
    discardKeep: 'Weiter bearbeiten',
    discardLeave: 'Verwerfen und schließen',
    guard: 'Gleich verfügbar',
    // Ends
    withdrawnTitle: 'Diese Frage ist beendet',
    withdrawnKept: 'Es wurde nichts gesendet. Ihre Eingaben bleiben hier, bis Sie schließen.',
    copyAnswers: 'Meine Eingaben kopieren',
    sendFailedTitle: 'Ihre Antwort konnte nicht gesendet werden',
    sendFailedBody: ({ server }) =>
      `${text(server)} hat sie nicht erhalten. Ihre Eingaben sind noch hier; Sie können es erneut versuchen.`,
    sendAgain: 'Erneut senden',
    answeredTitle: ({ server }) => `Sie haben ${text(server)} geantwortet`,
    openedTitle: ({ server }) => `Sie haben die Seite für ${text(server)} geöffnet`,
    declinedTitle: ({ server }) => `Sie haben es abgelehnt, ${text(server)} zu antworten`,
    cancelledTitle: ({ server }) => `Sie haben die Frage von ${text(server)} ohne Antwort geschlossen`,
    answeredHint: 'Das wurde gesendet.',
    // Asked again, and where
    againAsked: ({ server }) =>
      `${text(server)} hat das noch einmal gefragt. Ihre bisherigen Antworten sind noch hier.`,
    againNotDelivered: ({ server }) =>
      `Ihre Antwort hat ${text(server)} nicht erreicht. Sie ist noch hier: Prüfen Sie sie und senden Sie sie erneut.`,
    againRestored:
      'Diese Frage war offen, bevor die App neu geladen wurde. Ihre Eingaben sind noch hier, außer geheimen Angaben.',
    expiresAt: ({ server, time }) => `${text(server)} wartet bis ${text(time)} auf Ihre Antwort.`,
    elsewhereBody: ({ server }) => `Eine Frage von ${text(server)} ist in einem anderen Fenster geöffnet.`,
    elsewhereTake: 'Hier antworten',
    taskStatus: ({ status }) => `Stand: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `${text(server)} möchte, dass Sie diese Seite in Ihrem Browser öffnen. Ohne Ihre Zustimmung wird nichts geöffnet.`,
    urlHost: 'Website',
    urlFull: 'Vollständige Adresse',
    urlHostUnicode: ({ host }) => `Wird als ${text(host)} angezeigt`,
    urlWaitingTitle: 'Machen Sie in Ihrem Browser weiter',
    urlWaitingBody: ({ host }) =>
      `Die Seite auf ${text(host)} wurde geöffnet. Schließen Sie den Vorgang dort ab und kehren Sie dann zurück.`,
    urlBlocked: 'Der Browser hat das neue Fenster blockiert. Drücken Sie „Erneut öffnen“.',
    urlDoneTitle: 'Der Server meldet, dass dies abgeschlossen ist',
    urlRefused: 'Diese Adresse kann von hier aus nicht geöffnet werden. Sie können ablehnen oder schließen.',
    urlNotDone: 'Der Server meldet, dass dies noch nicht abgeschlossen ist.',
    urlRestored: 'Diese Seite wurde geöffnet, bevor die App neu geladen wurde.',
    urlChecking: 'Wird geprüft…',
    stopWaiting: 'Nicht länger warten',
    severityDanger: 'Gefahr',
    severityWarning: 'Vorsicht',
    severityInfo: 'Hinweis',
    warnInsecureHttp:
      'Die Verbindung ist nicht verschlüsselt. Andere könnten lesen und ändern, was Sie dort sehen und eingeben.',
    warnLoopback: 'Diese Seite liegt auf Ihrem eigenen Computer.',
    warnUserinfo: ({ host }) =>
      `Der Teil vor dem @-Zeichen ist nicht die Website. Diese Adresse führt zu ${text(host)}.`,
    warnIpHost:
      'Diese Website hat eine Nummer statt eines Namens. Daran können Sie nicht erkennen, wer sie betreibt.',
    warnPrivateNetwork: 'Diese Adresse liegt in einem privaten Netzwerk.',
    warnUnusualPort: ({ port }) => `Diese Adresse verwendet den ungewöhnlichen Port ${text(port)}.`,
    warnPunycode:
      'Der Name dieser Website enthält Buchstaben, die wie andere aussehen können. Sie ahmt vielleicht eine Website nach, die Sie kennen.',
    warnMixedScript:
      'Der Name dieser Website mischt Alphabete. Sie ahmt vielleicht eine Website nach, die Sie kennen.',
    warnInvisible: 'Diese Adresse enthält Zeichen, die nicht zu sehen sind.',
    warnLongUrl: 'Diese Adresse ist sehr lang. Achten Sie auf die Website, bevor Sie sie öffnen.',
    warnEncodedSeparator: ({ host }) =>
      `Hinter dem Namen der Website stehen verschlüsselte Zeichen, die ein anderes Ziel vortäuschen. Die Adresse führt zu ${text(host)}.`,
    warnSeveralAt: ({ host }) => `Diese Adresse hat mehr als ein @-Zeichen. Sie führt zu ${text(host)}.`,
    warnConfusable: ({ like }) =>
      `Der Name dieser Website sieht aus wie ${text(like)}, ist aber ein anderer. Er ahmt ihn vielleicht nach.`,
    warnDisguisedIp: ({ host }) =>
      `Diese Adresse ist so geschrieben, dass ihr Ziel verborgen ist. Sie führt zu ${text(host)}.`,
    warnMisleadingSubdomain: ({ domain }) =>
      `Diese Seite gehört zu ${text(domain)}. Der Name davor sagt nichts darüber, wer sie betreibt.`,
    warnMixedScriptName:
      'Der Name, den sich dieser Server selbst gibt, mischt Alphabete. Er ahmt vielleicht einen anderen nach.',
    warnInvisibleName:
      'Der Name, den sich dieser Server selbst gibt, enthält Zeichen, die nicht zu sehen sind.',
    warnKnownServerName: ({ server }) =>
      `Der Name, den sich dieser Server selbst gibt, ähnelt ${text(server)}, einem anderen Server hier.`,
    warnSecretField:
      'Hier scheint ein Passwort, ein Schlüssel oder ein Code gefragt zu sein. Geben Sie so etwas hier nicht ein.',
    warnSecretForm:
      'Dieses Formular scheint nach etwas Geheimem zu fragen, etwa einem Passwort oder Schlüssel. Ein Server darf danach nicht auf diese Weise fragen; er sollte Sie auf eine eigene Seite leiten. Lehnen Sie im Zweifel ab.',
  },
};
