import type { MessageParams, Messages, MessageWords } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/** Español. Dice qué hacer; trata de usted y evita palabras propias de un solo país. */
export const es: Messages = {
  locale: 'es',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return 'Elija «Sí» o «No».';
      if (kind === 'choice') return 'Elija una opción.';
      if (kind === 'choices') return 'Elija al menos una opción.';
      if (kind === 'list') return 'Añada al menos un elemento.';
      if (kind === 'number') return 'Escriba un número.';
      if (kind === 'date') return 'Escriba una fecha.';
      if (kind === 'date-time') return 'Escriba una fecha y una hora.';
      return 'Rellene este campo.';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer'
        ? 'Escriba un número entero, sin decimales.'
        : `Escriba un número, por ejemplo ${number(12.5)}.`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? 'Este número no se puede enviar con exactitud. Escriba uno con menos cifras.'
        : `Este número no se puede enviar con exactitud. El más cercano que sí se puede enviar es ${number(nearest)}.`,
    minimum: ({ limit }, { number }) => `Escriba un número mayor o igual que ${number(limit)}.`,
    maximum: ({ limit }, { number }) => `Escriba un número menor o igual que ${number(limit)}.`,
    exclusiveMinimum: ({ limit }, { number }) => `Escriba un número mayor que ${number(limit)}.`,
    exclusiveMaximum: ({ limit }, { number }) => `Escriba un número menor que ${number(limit)}.`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? 'Escriba un número entero.' : `Escriba un múltiplo de ${number(step)}.`,
    minLength: ({ limit, length }, words) =>
      `Escriba al menos ${characters(limit, words)}` +
      (typeof length === 'number' ? `; ahora hay ${words.number(length)}.` : '.'),
    maxLength: ({ limit, length }, words) =>
      `Escriba como máximo ${characters(limit, words)}` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `; quite ${words.number(Math.max(1, length - limit))}.`
        : '.'),
    pattern: 'Use la forma que espera el servidor. Quizá la indique la descripción.',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return 'Añada el signo @, como en name@example.com.';
        if (missing === 'name') return 'Añada la parte anterior al signo @, como en name@example.com.';
        if (missing === 'domain') return 'Añada la parte posterior al signo @, como en name@example.com.';
        if (missing === 'dot')
          return 'Añada el final de la parte posterior al signo @, como en name@example.com.';
        if (missing === 'space') return 'Quite los espacios de la dirección.';
        if (missing === 'ascii')
          return 'Use solo letras sin tilde, cifras y signos sencillos, como en name@example.com.';
        return 'Escriba una dirección de correo electrónico, por ejemplo name@example.com.';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return 'Añada el principio de la dirección, como en https://example.com.';
        if (missing === 'space') return 'Quite los espacios de la dirección.';
        if (missing === 'ascii')
          return 'Use solo letras sin tilde, cifras y signos sencillos, como en https://example.com.';
        return 'Escriba una dirección completa, por ejemplo https://example.com.';
      }
      if (format === 'date') return 'Escriba una fecha completa que exista en el calendario.';
      if (format === 'date-time') return 'Escriba una fecha y una hora completas.';
      return 'Use la forma que espera el servidor.';
    },
    enum: 'Elija una de las opciones.',
    minItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `Añada al menos ${entries(limit, words)}`
        : `Elija al menos ${options(limit, words)}`) +
      (typeof count === 'number' ? `; ahora hay ${words.number(count)}.` : '.'),
    maxItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `Deje como máximo ${entries(limit, words)}`
        : `Elija como máximo ${options(limit, words)}`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? `; quite ${words.number(Math.max(1, count - limit))}.`
        : '.'),
    uniqueItems: 'Cada elemento puede aparecer una sola vez. Quite o cambie los repetidos.',
    'time-gap': ({ next }) =>
      next === undefined
        ? 'Aquí los relojes se adelantan, así que esta hora no existe. Elija otra.'
        : `Aquí los relojes se adelantan, así que esta hora no existe. La siguiente que existe es ${wallClock(next)}.`,
    'zone-unavailable':
      'No se pudieron cargar las zonas horarias, así que esta hora no se puede enviar. Compruebe la conexión y vuelva a cargar la página.',
    unsupported: 'Este campo no se puede responder aquí.',
  },

  notices: {
    'default-ignored': 'El servidor sugirió una respuesta que no encaja aquí. No se usa.',
    'default-invalid': 'La respuesta sugerida no cumple las reglas de este campo. Cámbiela antes de enviar.',
    'duplicate-options': 'El servidor indicó una opción más de una vez. Cada una se muestra una vez.',
    'option-labels-missing': 'Algunas opciones no tienen nombre propio. En su lugar se muestra su valor.',
    'unknown-format': ({ format }) =>
      `El servidor espera el formato «${text(format)}». Aquí no se comprueba.`,
    'keyword-ignored': ({ keyword }) => `La regla «${text(keyword)}» del servidor no se comprueba aquí.`,
    'null-dropped': 'Deje este campo vacío para no responder.',
    dialect: 'Este formulario está escrito en una versión de JSON Schema distinta de la esperada.',
    'name-unreadable': 'El servidor no dio a este campo un nombre legible.',
  },

  refusals: {
    'not-an-object': 'La pregunta del servidor está mal formada y no se puede mostrar.',
    'message-missing': 'El servidor no dijo qué pide.',
    'mode-unknown': 'El servidor pregunta de una manera que esta aplicación no conoce.',
    'mode-not-offered': 'El servidor pregunta de una manera que esta aplicación no ofrece.',
    'schema-missing': 'El servidor no envió el formulario que hay que rellenar.',
    'schema-not-an-object': 'El formulario del servidor está mal formado y no se puede mostrar.',
    'schema-root-not-object': 'El formulario del servidor no se compone de campos y no se puede mostrar.',
    'schema-too-large': 'El formulario del servidor es demasiado grande para mostrarlo sin riesgo.',
    'too-many-fields': 'El formulario del servidor tiene demasiados campos para mostrarlo sin riesgo.',
    'too-many-options': 'El formulario del servidor tiene demasiadas opciones para mostrarlo sin riesgo.',
    'form-unanswerable':
      'El servidor exige algo que no se puede introducir aquí, así que no se puede enviar nada.',
    'url-missing': 'El servidor no envió la dirección que hay que abrir.',
    'url-invalid': 'El servidor envió una dirección que no se puede abrir.',
    'url-scheme': 'El servidor envió una dirección que no es una página web. No se abre.',
    'elicitation-id-missing':
      'A la solicitud del servidor le falta su identificador, así que no se le puede asociar una respuesta.',
  },

  unsupported: {
    object: 'Pide varias respuestas dentro de una.',
    array: 'Pide una lista de cosas que no se pueden introducir aquí.',
    mixed: 'Admite varios tipos de respuesta a la vez.',
    'remote-reference': 'Su descripción está en otro sitio, que no se visita.',
    'broken-reference': 'Remite a una descripción que no existe.',
    'no-options': 'Pide elegir, pero no ofrece nada entre lo que elegir.',
    'no-type': 'El servidor no dice qué tipo de respuesta quiere.',
    'not-a-schema': 'Su descripción está mal formada.',
    impossible: 'Ninguna respuesta podría cumplir sus reglas.',
    keyword: 'Tiene una regla que no se puede comprobar aquí.',
    secret: 'Pide un secreto, como una contraseña o una clave, que no debe escribirse aquí.',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `El servidor exige «${text(name)}», pero no envió ningún campo para responderlo, así que no se puede enviar nada.`,
    'required-unsupported': ({ name }) =>
      `El servidor exige «${text(name)}», que no se puede responder aquí, así que no se puede enviar nada.`,
    unsatisfiable: ({ name }) =>
      `Ninguna respuesta podría cumplir las reglas de «${text(name)}», así que no se puede enviar nada.`,
  },

  withdrawals: {
    'server-cancelled': 'El servidor retiró esta pregunta.',
    'timed-out': 'Se agotó el tiempo para responder a esta pregunta.',
    disconnected: 'Se perdió la conexión con el servidor.',
    'caller-cancelled': 'Se detuvo la tarea que dio lugar a esta pregunta.',
    'call-failed': 'Falló la tarea que dio lugar a esta pregunta.',
    'host-closed': 'Esta aplicación puso fin a la pregunta.',
    elsewhere: 'Esta pregunta se retomó en otra ventana.',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)} le pide información`,
    titleConfirm: ({ server }) => `${text(server)} le pide que confirme`,
    titleUrl: ({ server }) => `${text(server)} le pide que abra una página`,
    unnamedServer: 'Un servidor sin nombre',
    serverClaim: ({ claim }) => `Se presenta como ${text(claim)}`,
    serverVerified: 'Verificado por esta aplicación',
    serverUnverified: 'No verificado por esta aplicación',
    originTool: ({ name }) => `Pregunta hecha al ejecutar ${text(name)}`,
    originOther: ({ name }) => `Pregunta hecha al usar ${text(name)}`,
    messageFrom: ({ server }) => `Mensaje de ${text(server)}`,
    messageEmpty: 'El servidor no dio ningún motivo.',
    showAll: ({ count }, words) => `Mostrar todo (${characters(count, words)})`,
    queueNext: ({ count }, { number, plural }) =>
      plural(count, {
        one: `${number(count)} pregunta más en espera`,
        many: `${number(count)} de preguntas más en espera`,
        other: `${number(count)} preguntas más en espera`,
      }),
    batch: ({ index, count }, { number }) => `Pregunta ${number(index)} de ${number(count)}`,
    heldTitle: ({ server }) => `${text(server)} pregunta demasiado`,
    heldBody: ({ count }, { number }) => `Preguntas retenidas: ${number(count)}.`,
    heldShow: 'Mostrar la siguiente',
    heldDismiss: 'Cerrar todas sin responder',
    pauseServer: ({ server }) => `Pausar las preguntas de ${text(server)}`,
    pausedUntil: ({ server, time }) =>
      `Las preguntas de ${text(server)} están en pausa hasta las ${text(time)}.`,
    pausedHeld: ({ count }, { number }) => `Han llegado mientras tanto: ${number(count)}.`,
    resumeShort: 'Volver a permitir',
    policyClosed: ({ server, count }, { number }) =>
      `Esta aplicación cerró sin responder preguntas de ${text(server)}: ${number(count)}.`,
    // Fields
    unnamedField: ({ position }, { number }) => `Campo ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `Opción ${number(position)}`,
    required: 'Obligatorio',
    optional: 'Opcional',
    allRequired: 'Todos los campos son obligatorios',
    clear: ({ field }) => `Borrar ${text(field)}`,
    clearShort: 'Borrar',
    yes: 'Sí',
    no: 'No',
    notAnswered: 'Sin respuesta',
    emptyText: 'Enviar como texto vacío',
    charactersLeft: ({ count }, { number, plural }) =>
      plural(count, {
        one: `Queda ${number(count)} carácter`,
        many: `Quedan ${number(count)} de caracteres`,
        other: `Quedan ${number(count)} caracteres`,
      }),
    charactersOver: ({ count }, { number, plural }) =>
      plural(count, {
        one: `Sobra ${number(count)} carácter`,
        many: `Sobran ${number(count)} de caracteres`,
        other: `Sobran ${number(count)} caracteres`,
      }),
    willSend: ({ value }, { number }) => `Se enviará como ${number(value)}`,
    zone: 'Zona horaria',
    zoneChange: 'Cambiar la zona horaria',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `La primera vez (${utc(offset)})`,
    overlapLater: ({ offset }) => `La segunda vez (${utc(offset)})`,
    overlapLegend: 'Aquí los relojes se atrasan, así que esta hora ocurre dos veces. ¿A cuál se refiere?',
    chooseOne: 'Elija una opción',
    filter: 'Escriba para filtrar',
    filterResults: ({ count }, words) => options(count, words),
    noResults: 'Ninguna opción coincide',
    chosenCount: ({ count }, words) => chosenOptions(count, words),
    chosenRange: ({ count, min, max }, words) => {
      const { number } = words;
      const chosen = chosenOptions(count, words);
      if (min !== undefined && max !== undefined) {
        return `${chosen}; hay que elegir ${min === max ? number(min) : `de ${number(min)} a ${number(max)}`}`;
      }
      if (min !== undefined) return `${chosen}; hay que elegir al menos ${number(min)}`;
      return max === undefined ? chosen : `${chosen}; como máximo ${number(max)}`;
    },
    removeChoice: ({ option }) => `Quitar ${text(option)}`,
    showOptions: 'Mostrar opciones',
    addItem: 'Añadir elemento',
    removeItem: ({ position }, { number }) => `Quitar el elemento ${number(position)}`,
    item: ({ position }, { number }) => `Elemento ${number(position)}`,
    noneChosen: 'Ninguna de estas',
    rangeBetween: ({ min, max }, { number }) => `De ${number(min)} a ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `Como mínimo ${number(min)}`,
    rangeTo: ({ max }, { number }) => `Como máximo ${number(max)}`,
    // Actions
    send: 'Enviar',
    confirm: 'Confirmar',
    continue: 'Revisar respuestas',
    decline: 'Rechazar',
    close: 'Cerrar sin responder',
    back: 'Editar respuestas',
    openUrl: ({ host }) => `Abrir ${text(host)}`,
    copyUrl: 'Copiar dirección',
    copied: 'Copiado',
    openAgain: 'Abrir de nuevo',
    checkAgain: 'Comprobar de nuevo',
    done: 'Cerrar',
    sending: 'Enviando…',
    // Review
    reviewTitle: 'Revise sus respuestas',
    reviewHint: ({ server }) => `Esto es exactamente lo que se enviará a ${text(server)}.`,
    reviewEdit: ({ field }) => `Editar ${text(field)}`,
    reviewEditShort: 'Editar',
    markDefault: 'Sugerido por el servidor',
    markChanged: 'Introducido por usted',
    markLeftOut: 'Omitido',
    markEmptyText: 'Texto vacío',
    markEmptyList: 'Ninguna de estas',
    showJson: 'Mostrar como JSON',
    hideJson: 'Ocultar JSON',
    timeInZone: ({ zone }) => `Zona horaria: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number, plural }) =>
      plural(count, {
        one: `${number(count)} respuesta requiere su atención`,
        many: `${number(count)} de respuestas requieren su atención`,
        other: `${number(count)} respuestas requieren su atención`,
      }),
    cannotSend: 'Este formulario no se puede enviar. Puede rechazarlo o cerrarlo.',
    refusedTitle: 'Esta pregunta no se puede mostrar',
    unsupportedField: ({ field, reason }) => `${text(field)} no se puede responder aquí. ${text(reason)}`,
    discardTitle: '¿Cerrar sin responder?',
    discardBody: 'Se perderá lo que ha introducido. No se ha enviado nada.',
    discardKeep: 'Seguir editando',
    discardLeave: 'Descartar y cerrar',
    guard: 'Disponible en un momento',
    // Ends
    withdrawnTitle: 'Esta pregunta ha terminado',
    withdrawnKept: 'No se envió nada. Lo que ha introducido sigue aquí hasta que lo cierre.',
    copyAnswers: 'Copiar lo que he introducido',
    sendFailedTitle: 'No se pudo enviar su respuesta',
    sendFailedBody: ({ server }) =>
      `${text(server)} no la recibió. Lo que ha introducido sigue aquí; puede intentarlo de nuevo.`,
    sendAgain: 'Enviar de nuevo',
    answeredTitle: ({ server }) => `Ha respondido a ${text(server)}`,
    openedTitle: ({ server }) => `Ha abierto la página para ${text(server)}`,
    declinedTitle: ({ server }) => `Ha rechazado responder a ${text(server)}`,
    cancelledTitle: ({ server }) => `Ha cerrado la pregunta de ${text(server)} sin responder`,
    answeredHint: 'Esto es lo que se envió.',
    // Asked again, and where
    againAsked: ({ server }) =>
      `${text(server)} ha vuelto a preguntarlo. Sus respuestas anteriores siguen aquí.`,
    againNotDelivered: ({ server }) =>
      `Su respuesta no llegó a ${text(server)}. Sigue aquí: revísela y envíela de nuevo.`,
    againRestored:
      'Esta pregunta estaba abierta antes de que se recargara la aplicación. Lo que introdujo sigue aquí, salvo los datos secretos.',
    expiresAt: ({ server, time }) => `${text(server)} espera su respuesta hasta ${text(time)}.`,
    elsewhereBody: ({ server }) => `Una pregunta de ${text(server)} está abierta en otra ventana.`,
    elsewhereTake: 'Responder aquí',
    taskStatus: ({ status }) => `Estado: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `${text(server)} quiere que abra esta página en su navegador. No se abrirá nada sin su consentimiento.`,
    urlHost: 'Sitio',
    urlFull: 'Dirección completa',
    urlHostUnicode: ({ host }) => `Se muestra como ${text(host)}`,
    urlWaitingTitle: 'Continúe en su navegador',
    urlWaitingBody: ({ host }) => `Se ha abierto la página de ${text(host)}. Termine allí y vuelva aquí.`,
    urlBlocked: 'El navegador bloqueó la ventana nueva. Pulse «Abrir de nuevo».',
    urlDoneTitle: 'El servidor indica que esto ha terminado',
    urlRefused: 'Esta dirección no se puede abrir desde aquí. Puede rechazar o cerrar.',
    urlNotDone: 'El servidor indica que esto aún no ha terminado.',
    urlRestored: 'Esta página se abrió antes de que se recargara la aplicación.',
    urlChecking: 'Comprobando…',
    stopWaiting: 'Dejar de esperar',
    severityDanger: 'Peligro',
    severityWarning: 'Precaución',
    severityInfo: 'Nota',
    warnInsecureHttp:
      'La conexión no está cifrada. Otras personas podrían leer y cambiar lo que vea y escriba allí.',
    warnLoopback: 'Esta página está en su propio equipo.',
    warnUserinfo: ({ host }) =>
      `La parte anterior al signo @ no es el sitio. Esta dirección lleva a ${text(host)}.`,
    warnIpHost:
      'Este sitio tiene un número en lugar de un nombre, así que no permite saber quién lo gestiona.',
    warnPrivateNetwork: 'Esta dirección está dentro de una red privada.',
    warnUnusualPort: ({ port }) => `Esta dirección usa el puerto ${text(port)}, que no es habitual.`,
    warnPunycode:
      'El nombre de este sitio tiene letras que pueden parecerse a otras. Puede que imite un sitio que usted conoce.',
    warnMixedScript: 'El nombre de este sitio mezcla alfabetos. Puede que imite un sitio que usted conoce.',
    warnInvisible: 'Esta dirección tiene caracteres que no se ven.',
    warnLongUrl: 'Esta dirección es muy larga. Fíjese en el sitio antes de abrirla.',
    warnEncodedSeparator: ({ host }) =>
      `Tras el nombre del sitio hay signos codificados que hacen creer que la dirección lleva a otra parte. Lleva a ${text(host)}.`,
    warnSeveralAt: ({ host }) => `Esta dirección tiene más de un signo @. Lleva a ${text(host)}.`,
    warnConfusable: ({ like }) =>
      `El nombre de este sitio se parece a ${text(like)}, pero es otro. Puede que lo imite.`,
    warnDisguisedIp: ({ host }) =>
      `Esta dirección está escrita de modo que oculta adónde lleva. Lleva a ${text(host)}.`,
    warnMisleadingSubdomain: ({ domain }) =>
      `Esta página pertenece a ${text(domain)}. El nombre que va delante no indica quién la gestiona.`,
    warnMixedScriptName: 'El nombre que se da este servidor mezcla alfabetos. Puede que imite a otro.',
    warnInvisibleName: 'El nombre que se da este servidor tiene caracteres que no se ven.',
    warnKnownServerName: ({ server }) =>
      `El nombre que se da este servidor se parece a ${text(server)}, que es otro servidor de aquí.`,
    warnSecretField: 'Parece que se pide una contraseña, una clave o un código. No lo escriba aquí.',
    warnSecretForm:
      'Este formulario parece pedir un secreto, como una contraseña o una clave. Un servidor no debe pedirlo de esta manera; debería llevarle a una página propia. En caso de duda, rechace.',
  },
};

/** Millions take "de": "1 000 000 de caracteres". */
function characters(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} carácter`,
    many: `${number(count)} de caracteres`,
    other: `${number(count)} caracteres`,
  });
}

function options(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} opción`,
    many: `${number(count)} de opciones`,
    other: `${number(count)} opciones`,
  });
}

function chosenOptions(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} opción elegida`,
    many: `${number(count)} de opciones elegidas`,
    other: `${number(count)} opciones elegidas`,
  });
}

function entries(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} elemento`,
    many: `${number(count)} de elementos`,
    other: `${number(count)} elementos`,
  });
}
