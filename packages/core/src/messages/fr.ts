import type { MessageParams, Messages, MessageWords } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/**
 * Français. Dit ce qu’il faut faire ; vouvoie. No-break spaces are written as escapes, so that they can be seen: wide
 * ones before colons and inside guillemets, narrow ones before semicolons and question marks. No server text stands
 * after "de", which would have to become "d’" before a vowel.
 */
export const fr: Messages = {
  locale: 'fr',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return 'Choisissez «\u00A0Oui\u00A0» ou «\u00A0Non\u00A0».';
      if (kind === 'choice') return 'Choisissez une option.';
      if (kind === 'choices') return 'Choisissez au moins une option.';
      if (kind === 'list') return 'Ajoutez au moins un élément.';
      if (kind === 'number') return 'Saisissez un nombre.';
      if (kind === 'date') return 'Saisissez une date.';
      if (kind === 'date-time') return 'Saisissez une date et une heure.';
      return 'Remplissez ce champ.';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer'
        ? 'Saisissez un nombre entier, sans décimales.'
        : `Saisissez un nombre, par exemple ${number(12.5)}.`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? 'Ce nombre ne peut pas être envoyé exactement. Saisissez-en un qui a moins de chiffres.'
        : `Ce nombre ne peut pas être envoyé exactement. Le plus proche qui peut l’être est ${number(nearest)}.`,
    minimum: ({ limit }, { number }) => `Saisissez un nombre supérieur ou égal à ${number(limit)}.`,
    maximum: ({ limit }, { number }) => `Saisissez un nombre inférieur ou égal à ${number(limit)}.`,
    exclusiveMinimum: ({ limit }, { number }) => `Saisissez un nombre supérieur à ${number(limit)}.`,
    exclusiveMaximum: ({ limit }, { number }) => `Saisissez un nombre inférieur à ${number(limit)}.`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? 'Saisissez un nombre entier.' : `Saisissez un multiple de ${number(step)}.`,
    minLength: ({ limit, length }, words) =>
      `Saisissez au moins ${characters(limit, words)}` +
      (typeof length === 'number' ? `\u202F; il y en a ${words.number(length)}.` : '.'),
    maxLength: ({ limit, length }, words) =>
      `Saisissez au plus ${characters(limit, words)}` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `\u202F; retirez-en ${words.number(Math.max(1, length - limit))}.`
        : '.'),
    pattern: 'Utilisez la forme attendue par le serveur. La description l’indique peut-être.',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return 'Ajoutez le signe @, comme dans name@example.com.';
        if (missing === 'name') return 'Ajoutez la partie avant le signe @, comme dans name@example.com.';
        if (missing === 'domain') return 'Ajoutez la partie après le signe @, comme dans name@example.com.';
        if (missing === 'dot')
          return 'Ajoutez la fin de la partie après le signe @, comme dans name@example.com.';
        if (missing === 'space') return 'Retirez les espaces de l’adresse.';
        if (missing === 'ascii')
          return 'Utilisez seulement des lettres sans accent, des chiffres et des signes simples, comme dans name@example.com.';
        return 'Saisissez une adresse e-mail, par exemple name@example.com.';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return 'Ajoutez le début de l’adresse, comme dans https://example.com.';
        if (missing === 'space') return 'Retirez les espaces de l’adresse.';
        if (missing === 'ascii')
          return 'Utilisez seulement des lettres sans accent, des chiffres et des signes simples, comme dans https://example.com.';
        return 'Saisissez une adresse complète, par exemple https://example.com.';
      }
      if (format === 'date') return 'Saisissez une date complète qui existe dans le calendrier.';
      if (format === 'date-time') return 'Saisissez une date et une heure complètes.';
      return 'Utilisez la forme attendue par le serveur.';
    },
    enum: 'Choisissez une des options.',
    minItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `Ajoutez au moins ${entries(limit, words)}`
        : `Choisissez au moins ${options(limit, words)}`) +
      (typeof count === 'number' ? `\u202F; il y en a ${words.number(count)}.` : '.'),
    maxItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `Gardez au plus ${entries(limit, words)}`
        : `Choisissez au plus ${options(limit, words)}`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? `\u202F; retirez-en ${words.number(Math.max(1, count - limit))}.`
        : '.'),
    uniqueItems: 'Chaque élément ne peut figurer qu’une fois. Retirez ou modifiez ceux qui se répètent.',
    'time-gap': ({ next }) =>
      next === undefined
        ? 'À cet endroit, l’heure est avancée, donc cette heure n’existe pas. Choisissez-en une autre.'
        : `À cet endroit, l’heure est avancée, donc cette heure n’existe pas. La suivante qui existe est ${wallClock(next)}.`,
    'zone-unavailable':
      'Les fuseaux horaires n’ont pas pu être chargés, donc cette heure ne peut pas être envoyée. Vérifiez votre connexion et rechargez la page.',
    unsupported: 'Il n’est pas possible de répondre à ce champ ici.',
  },

  notices: {
    'default-ignored': 'Le serveur a suggéré une réponse qui ne convient pas ici. Elle n’est pas utilisée.',
    'default-invalid':
      'La réponse suggérée ne respecte pas les règles de ce champ. Modifiez-la avant l’envoi.',
    'duplicate-options': 'Le serveur a indiqué une option plusieurs fois. Chacune est affichée une fois.',
    'option-labels-missing': 'Certaines options n’ont pas de nom. Leur valeur est affichée à la place.',
    'unknown-format': ({ format }) =>
      `Le serveur attend le format «\u00A0${text(format)}\u00A0». Il n’est pas vérifié ici.`,
    'keyword-ignored': ({ keyword }) =>
      `La règle «\u00A0${text(keyword)}\u00A0» du serveur n’est pas vérifiée ici.`,
    'null-dropped': 'Laissez ce champ vide pour ne pas répondre.',
    dialect: 'Ce formulaire est écrit dans une autre version de JSON Schema que celle attendue.',
    'name-unreadable': 'Le serveur n’a pas donné de nom lisible à ce champ.',
  },

  refusals: {
    'not-an-object': 'La question du serveur est mal formée et ne peut pas être affichée.',
    'message-missing': 'Le serveur n’a pas dit ce qu’il demande.',
    'mode-unknown': 'Le serveur pose sa question d’une manière que cette application ne connaît pas.',
    'mode-not-offered': 'Le serveur pose sa question d’une manière que cette application ne propose pas.',
    'schema-missing': 'Le serveur n’a pas envoyé le formulaire à remplir.',
    'schema-not-an-object': 'Le formulaire du serveur est mal formé et ne peut pas être affiché.',
    'schema-root-not-object':
      'Le formulaire du serveur n’est pas composé de champs et ne peut pas être affiché.',
    'schema-too-large': 'Le formulaire du serveur est trop volumineux pour être affiché sans risque.',
    'too-many-fields': 'Le formulaire du serveur a trop de champs pour être affiché sans risque.',
    'too-many-options': 'Le formulaire du serveur a trop d’options pour être affiché sans risque.',
    'form-unanswerable':
      'Le serveur exige quelque chose qui ne peut pas être saisi ici, donc rien ne peut être envoyé.',
    'url-missing': 'Le serveur n’a pas envoyé l’adresse à ouvrir.',
    'url-invalid': 'Le serveur a envoyé une adresse qui ne peut pas être ouverte.',
    'url-scheme': 'Le serveur a envoyé une adresse qui n’est pas une page web. Elle n’est pas ouverte.',
    'elicitation-id-missing':
      'La demande du serveur n’a pas d’identifiant, donc aucune réponse ne peut lui être associée.',
  },

  unsupported: {
    object: 'Plusieurs réponses sont demandées en une seule.',
    array: 'La liste demandée ne peut pas être saisie ici.',
    mixed: 'Plusieurs types de réponse sont acceptés à la fois.',
    'remote-reference': 'La description se trouve sur un autre site, qui n’est pas consulté.',
    'broken-reference': 'La description indiquée n’existe pas.',
    'no-options': 'Un choix est demandé, mais rien n’est proposé.',
    'no-type': 'Le serveur ne dit pas quel type de réponse il souhaite.',
    'not-a-schema': 'La description est mal formée.',
    impossible: 'Aucune réponse ne pourrait respecter ses règles.',
    keyword: 'Une de ses règles ne peut pas être vérifiée ici.',
    secret: 'Il demande un secret, comme un mot de passe ou une clé, qui ne doit pas être saisi ici.',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `Le serveur exige «\u00A0${text(name)}\u00A0» mais n’a envoyé aucun champ pour y répondre, donc rien ne peut être envoyé.`,
    'required-unsupported': ({ name }) =>
      `Le serveur exige «\u00A0${text(name)}\u00A0», et il n’est pas possible d’y répondre ici, donc rien ne peut être envoyé.`,
    unsatisfiable: ({ name }) =>
      `Aucune réponse ne pourrait respecter les règles du champ «\u00A0${text(name)}\u00A0», donc rien ne peut être envoyé.`,
  },

  withdrawals: {
    'server-cancelled': 'Le serveur a retiré cette question.',
    'timed-out': 'Le temps prévu pour répondre à cette question est écoulé.',
    disconnected: 'La connexion au serveur a été perdue.',
    'caller-cancelled': 'La tâche à l’origine de cette question a été arrêtée.',
    'call-failed': 'La tâche à l’origine de cette question a échoué.',
    'host-closed': 'Cette application a mis fin à la question.',
    elsewhere: 'Cette question a été reprise dans une autre fenêtre.',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)} vous demande des informations`,
    titleConfirm: ({ server }) => `${text(server)} vous demande une confirmation`,
    titleUrl: ({ server }) => `${text(server)} vous demande d’ouvrir une page`,
    unnamedServer: 'Un serveur sans nom',
    serverClaim: ({ claim }) => `Se présente comme ${text(claim)}`,
    serverVerified: 'Vérifié par cette application',
    serverUnverified: 'Non vérifié par cette application',
    originTool: ({ name }) => `Question posée pendant l’exécution de l’outil ${text(name)}`,
    originOther: ({ name }) => `Question posée lors du recours à ${text(name)}`,
    messageFrom: ({ server }) => `Message envoyé par ${text(server)}`,
    messageEmpty: 'Le serveur n’a pas donné de raison.',
    showAll: ({ count }, words) => `Tout afficher (${characters(count, words)})`,
    queueNext: ({ count }, { number, plural }) =>
      plural(count, {
        one: `${number(count)} autre question en attente`,
        many: `${number(count)} d’autres questions en attente`,
        other: `${number(count)} autres questions en attente`,
      }),
    batch: ({ index, count }, { number }) => `Question ${number(index)} sur ${number(count)}`,
    heldTitle: ({ server }) => `${text(server)} pose trop de questions`,
    heldBody: ({ count }, { number }) => `Questions retenues\u00A0: ${number(count)}.`,
    heldShow: 'Afficher la suivante',
    heldDismiss: 'Tout fermer sans répondre',
    pauseServer: ({ server }) => `Suspendre les questions de ${text(server)}`,
    pausedUntil: ({ server, time }) =>
      `Les questions de ${text(server)} sont suspendues jusqu’à ${text(time)}.`,
    pausedHeld: ({ count }, { number }) => `Arrivées entre-temps\u00A0: ${number(count)}.`,
    resumeShort: 'Autoriser à nouveau',
    policyClosed: ({ server, count }, { number }) =>
      `Cette application a fermé sans y répondre des questions de ${text(server)}\u00A0: ${number(count)}.`,
    // Fields
    unnamedField: ({ position }, { number }) => `Champ ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `Option ${number(position)}`,
    required: 'Obligatoire',
    optional: 'Facultatif',
    allRequired: 'Tous les champs sont obligatoires',
    clear: ({ field }) => `Effacer ${text(field)}`,
    clearShort: 'Effacer',
    yes: 'Oui',
    no: 'Non',
    notAnswered: 'Sans réponse',
    emptyText: 'Envoyer comme texte vide',
    charactersLeft: ({ count }, { number, plural }) =>
      plural(count, {
        one: `${number(count)} caractère restant`,
        many: `${number(count)} de caractères restants`,
        other: `${number(count)} caractères restants`,
      }),
    charactersOver: ({ count }, words) => `${characters(count, words)} en trop`,
    willSend: ({ value }, { number }) => `Sera envoyé comme ${number(value)}`,
    zone: 'Fuseau horaire',
    zoneChange: 'Changer de fuseau horaire',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `La première fois (${utc(offset)})`,
    overlapLater: ({ offset }) => `La seconde fois (${utc(offset)})`,
    overlapLegend:
      'À cet endroit, l’heure est retardée, donc cette heure revient deux fois. De laquelle s’agit-il\u202F?',
    chooseOne: 'Choisissez une option',
    filter: 'Saisissez du texte pour filtrer',
    filterResults: ({ count }, words) => options(count, words),
    noResults: 'Aucune option ne correspond',
    chosenCount: ({ count }, words) => chosenOptions(count, words),
    chosenRange: ({ count, min, max }, words) => {
      const { number } = words;
      const chosen = chosenOptions(count, words);
      if (min !== undefined && max !== undefined) {
        return `${chosen}, il en faut ${min === max ? number(min) : `de ${number(min)} à ${number(max)}`}`;
      }
      if (min !== undefined) return `${chosen}, il en faut au moins ${number(min)}`;
      return max === undefined ? chosen : `${chosen}, ${number(max)} au plus`;
    },
    removeChoice: ({ option }) => `Retirer ${text(option)}`,
    showOptions: 'Afficher les options',
    addItem: 'Ajouter un élément',
    removeItem: ({ position }, { number }) => `Retirer l’élément ${number(position)}`,
    item: ({ position }, { number }) => `Élément ${number(position)}`,
    noneChosen: 'Aucune de ces options',
    rangeBetween: ({ min, max }, { number }) => `De ${number(min)} à ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `Au moins ${number(min)}`,
    rangeTo: ({ max }, { number }) => `Au plus ${number(max)}`,
    // Actions
    send: 'Envoyer',
    confirm: 'Confirmer',
    continue: 'Vérifier les réponses',
    decline: 'Refuser',
    close: 'Fermer sans répondre',
    back: 'Modifier les réponses',
    openUrl: ({ host }) => `Ouvrir ${text(host)}`,
    copyUrl: 'Copier l’adresse',
    copied: 'Copié',
    openAgain: 'Ouvrir de nouveau',
    checkAgain: 'Vérifier de nouveau',
    done: 'Fermer',
    sending: 'Envoi en cours…',
    // Review
    reviewTitle: 'Vérifiez vos réponses',
    reviewHint: ({ server }) => `Voici exactement ce qui sera envoyé à ${text(server)}.`,
    reviewEdit: ({ field }) => `Modifier ${text(field)}`,
    reviewEditShort: 'Modifier',
    markDefault: 'Suggéré par le serveur',
    markChanged: 'Saisi par vous',
    markLeftOut: 'Omis',
    markEmptyText: 'Texte vide',
    markEmptyList: 'Aucune de ces options',
    showJson: 'Afficher en JSON',
    hideJson: 'Masquer le JSON',
    timeInZone: ({ zone }) => `Fuseau horaire\u00A0: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number, plural }) =>
      plural(count, {
        one: `${number(count)} réponse requiert votre attention`,
        many: `${number(count)} de réponses requièrent votre attention`,
        other: `${number(count)} réponses requièrent votre attention`,
      }),
    cannotSend: 'Ce formulaire ne peut pas être envoyé. Vous pouvez refuser ou fermer.',
    refusedTitle: 'Cette question ne peut pas être affichée',
    unsupportedField: ({ field, reason }) =>
      `Il n’est pas possible de répondre ici au champ ${text(field)}. ${text(reason)}`,
    discardTitle: 'Fermer sans répondre\u202F?',
    discardBody: 'Ce que vous avez saisi sera perdu. Rien n’a été envoyé.',
    discardKeep: 'Continuer la saisie',
    discardLeave: 'Abandonner et fermer',
    guard: 'Disponible dans un instant',
    // Ends
    withdrawnTitle: 'Cette question a pris fin',
    withdrawnKept: 'Rien n’a été envoyé. Ce que vous avez saisi reste ici jusqu’à la fermeture.',
    copyAnswers: 'Copier ce que j’ai saisi',
    sendFailedTitle: 'Votre réponse n’a pas pu être envoyée',
    sendFailedBody: ({ server }) =>
      `${text(server)} ne l’a pas reçue. Ce que vous avez saisi est toujours là\u202F; vous pouvez réessayer.`,
    sendAgain: 'Envoyer de nouveau',
    answeredTitle: ({ server }) => `Vous avez répondu à ${text(server)}`,
    openedTitle: ({ server }) => `Vous avez ouvert la page pour ${text(server)}`,
    declinedTitle: ({ server }) => `Vous avez refusé de répondre à ${text(server)}`,
    cancelledTitle: ({ server }) => `Vous avez fermé la question posée par ${text(server)} sans répondre`,
    answeredHint: 'Voici ce qui a été envoyé.',
    // Asked again, and where
    againAsked: ({ server }) =>
      `${text(server)} a reposé cette question. Vos réponses précédentes sont toujours là.`,
    againNotDelivered: ({ server }) =>
      `Votre réponse n’est pas parvenue à ${text(server)}. Elle est toujours là\u00A0: vérifiez-la et envoyez-la de nouveau.`,
    againRestored:
      'Cette question était ouverte avant que l’application ne soit rechargée. Ce que vous avez saisi est toujours là, sauf les informations secrètes.',
    expiresAt: ({ server, time }) => `${text(server)} attend votre réponse jusqu’à ${text(time)}.`,
    elsewhereBody: ({ server }) => `Une question de ${text(server)} est ouverte dans une autre fenêtre.`,
    elsewhereTake: 'Répondre ici',
    taskStatus: ({ status }) => `État\u00A0: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `${text(server)} souhaite que vous ouvriez cette page dans votre navigateur. Rien n’est ouvert sans votre accord.`,
    urlHost: 'Site',
    urlFull: 'Adresse complète',
    urlHostUnicode: ({ host }) => `S’affiche comme ${text(host)}`,
    urlWaitingTitle: 'Continuez dans votre navigateur',
    urlWaitingBody: ({ host }) =>
      `La page sur ${text(host)} a été ouverte. Terminez là-bas, puis revenez ici.`,
    urlBlocked: 'Le navigateur a bloqué la nouvelle fenêtre. Appuyez sur «\u00A0Ouvrir de nouveau\u00A0».',
    urlDoneTitle: 'Le serveur indique que c’est terminé',
    urlRefused: 'Cette adresse ne peut pas être ouverte d’ici. Vous pouvez refuser ou fermer.',
    urlNotDone: 'Le serveur indique que ce n’est pas encore terminé.',
    urlRestored: 'Cette page a été ouverte avant que l’application ne soit rechargée.',
    urlChecking: 'Vérification…',
    stopWaiting: 'Ne plus attendre',
    severityDanger: 'Danger',
    severityWarning: 'Attention',
    severityInfo: 'À noter',
    warnInsecureHttp:
      'La connexion n’est pas chiffrée. D’autres peuvent lire et modifier ce que vous y voyez et y saisissez.',
    warnLoopback: 'Cette page se trouve sur votre propre ordinateur.',
    warnUserinfo: ({ host }) =>
      `La partie avant le signe @ n’est pas le site. Cette adresse mène à ${text(host)}.`,
    warnIpHost: 'Ce site a un numéro au lieu d’un nom, donc vous ne pouvez pas savoir par là qui le gère.',
    warnPrivateNetwork: 'Cette adresse se trouve dans un réseau privé.',
    warnUnusualPort: ({ port }) => `Cette adresse utilise le port inhabituel ${text(port)}.`,
    warnPunycode:
      'Le nom de ce site contient des lettres qui peuvent ressembler à d’autres. Il imite peut-être un site que vous connaissez.',
    warnMixedScript:
      'Le nom de ce site mélange plusieurs alphabets. Il imite peut-être un site que vous connaissez.',
    warnInvisible: 'Cette adresse contient des caractères qui ne se voient pas.',
    warnLongUrl: 'Cette adresse est très longue. Regardez bien le site avant de l’ouvrir.',
    warnEncodedSeparator: ({ host }) =>
      `Le nom du site est suivi de signes codés qui font croire que l’adresse mène ailleurs. Elle mène à ${text(host)}.`,
    warnSeveralAt: ({ host }) => `Cette adresse contient plusieurs signes @. Elle mène à ${text(host)}.`,
    warnConfusable: ({ like }) =>
      `Le nom de ce site ressemble à ${text(like)}, mais c’en est un autre. Il l’imite peut-être.`,
    warnDisguisedIp: ({ host }) =>
      `Cette adresse est écrite de manière à cacher où elle mène. Elle mène à ${text(host)}.`,
    warnMisleadingSubdomain: ({ domain }) =>
      `Cette page appartient à ${text(domain)}. Le nom placé devant ne dit pas qui la gère.`,
    warnMixedScriptName:
      'Le nom que ce serveur se donne mélange plusieurs alphabets. Il en imite peut-être un autre.',
    warnInvisibleName: 'Le nom que ce serveur se donne contient des caractères qui ne se voient pas.',
    warnKnownServerName: ({ server }) =>
      `Le nom que ce serveur se donne ressemble à ${text(server)}, qui est un autre serveur ici.`,
    warnSecretField: 'Il semble s’agir d’un mot de passe, d’une clé ou d’un code. N’en saisissez pas ici.',
    warnSecretForm:
      'Ce formulaire semble demander un secret, comme un mot de passe ou une clé. Un serveur ne doit pas en demander de cette façon\u202F; il devrait vous envoyer sur une page à lui. En cas de doute, refusez.',
  },
};

/** Millions take "de": "1 000 000 de caractères". */
function characters(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} caractère`,
    many: `${number(count)} de caractères`,
    other: `${number(count)} caractères`,
  });
}

function options(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} option`,
    many: `${number(count)} d’options`,
    other: `${number(count)} options`,
  });
}

function chosenOptions(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} option choisie`,
    many: `${number(count)} d’options choisies`,
    other: `${number(count)} options choisies`,
  });
}

function entries(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} élément`,
    many: `${number(count)} d’éléments`,
    other: `${number(count)} éléments`,
  });
}
