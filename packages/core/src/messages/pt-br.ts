import type { MessageParams, Messages, MessageWords } from './messages.ts';
import { text, utc, wallClock } from './text-parts.ts';

/** Português do Brasil. Diz o que fazer; trata por você. */
export const ptBr: Messages = {
  locale: 'pt-BR',
  direction: 'ltr',

  issues: {
    required: ({ kind }) => {
      if (kind === 'boolean') return 'Escolha “Sim” ou “Não”.';
      if (kind === 'choice') return 'Escolha uma opção.';
      if (kind === 'choices') return 'Escolha pelo menos uma opção.';
      if (kind === 'list') return 'Adicione pelo menos um item.';
      if (kind === 'number') return 'Insira um número.';
      if (kind === 'date') return 'Insira uma data.';
      if (kind === 'date-time') return 'Insira uma data e um horário.';
      return 'Preencha este campo.';
    },
    type: ({ expected }, { number }) =>
      expected === 'integer'
        ? 'Insira um número inteiro, sem casas decimais.'
        : `Insira um número, por exemplo ${number(12.5)}.`,
    precision: ({ nearest }, { number }) =>
      nearest === undefined
        ? 'Este número não pode ser enviado com exatidão. Insira um com menos algarismos.'
        : `Este número não pode ser enviado com exatidão. O mais próximo que pode ser enviado é ${number(nearest)}.`,
    minimum: ({ limit }, { number }) => `Insira um número maior ou igual a ${number(limit)}.`,
    maximum: ({ limit }, { number }) => `Insira um número menor ou igual a ${number(limit)}.`,
    exclusiveMinimum: ({ limit }, { number }) => `Insira um número maior que ${number(limit)}.`,
    exclusiveMaximum: ({ limit }, { number }) => `Insira um número menor que ${number(limit)}.`,
    multipleOf: ({ step }, { number }) =>
      step === 1 ? 'Insira um número inteiro.' : `Insira um múltiplo de ${number(step)}.`,
    minLength: ({ limit, length }, words) =>
      `Insira pelo menos ${characters(limit, words)}` +
      (typeof length === 'number' ? `; agora há ${words.number(length)}.` : '.'),
    maxLength: ({ limit, length }, words) =>
      `Insira no máximo ${characters(limit, words)}` +
      (typeof length === 'number' && typeof limit === 'number'
        ? `; remova ${words.number(Math.max(1, length - limit))}.`
        : '.'),
    pattern: 'Use a forma que o servidor espera. Talvez a descrição a indique.',
    format: ({ format, missing }) => {
      if (format === 'email') {
        if (missing === 'at') return 'Adicione o sinal @, como em name@example.com.';
        if (missing === 'name') return 'Adicione a parte antes do sinal @, como em name@example.com.';
        if (missing === 'domain') return 'Adicione a parte depois do sinal @, como em name@example.com.';
        if (missing === 'dot')
          return 'Adicione o final da parte depois do sinal @, como em name@example.com.';
        if (missing === 'space') return 'Remova os espaços do endereço.';
        if (missing === 'ascii')
          return 'Use apenas letras sem acento, algarismos e sinais simples, como em name@example.com.';
        return 'Insira um endereço de e-mail, por exemplo name@example.com.';
      }
      if (format === 'uri') {
        if (missing === 'scheme') return 'Adicione o início do endereço, como em https://example.com.';
        if (missing === 'space') return 'Remova os espaços do endereço.';
        if (missing === 'ascii')
          return 'Use apenas letras sem acento, algarismos e sinais simples, como em https://example.com.';
        return 'Insira um endereço completo, por exemplo https://example.com.';
      }
      if (format === 'date') return 'Insira uma data completa que exista no calendário.';
      if (format === 'date-time') return 'Insira uma data e um horário completos.';
      return 'Use a forma que o servidor espera.';
    },
    enum: 'Escolha uma das opções.',
    minItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `Adicione pelo menos ${entries(limit, words)}`
        : `Escolha pelo menos ${options(limit, words)}`) +
      (typeof count === 'number' ? `; agora há ${words.number(count)}.` : '.'),
    maxItems: ({ kind, limit, count }, words) =>
      (kind === 'list'
        ? `Mantenha no máximo ${entries(limit, words)}`
        : `Escolha no máximo ${options(limit, words)}`) +
      (typeof count === 'number' && typeof limit === 'number'
        ? `; remova ${words.number(Math.max(1, count - limit))}.`
        : '.'),
    uniqueItems: 'Cada item pode aparecer apenas uma vez. Remova ou altere os repetidos.',
    'time-gap': ({ next }) =>
      next === undefined
        ? 'Aqui os relógios são adiantados, por isso este horário não existe. Escolha outro.'
        : `Aqui os relógios são adiantados, por isso este horário não existe. O próximo que existe é ${wallClock(next)}.`,
    'zone-unavailable':
      'Não foi possível carregar os fusos horários, por isso este horário não pode ser enviado. Verifique a conexão e recarregue a página.',
    unsupported: 'Não é possível responder a este campo aqui.',
  },

  notices: {
    'default-ignored': 'O servidor sugeriu uma resposta que não se aplica aqui. Ela não é usada.',
    'default-invalid': 'A resposta sugerida não segue as regras deste campo. Altere-a antes de enviar.',
    'duplicate-options': 'O servidor listou uma opção mais de uma vez. Cada uma é mostrada uma vez.',
    'option-labels-missing': 'Algumas opções não têm nome próprio. No lugar dele, é mostrado o valor.',
    'unknown-format': ({ format }) =>
      `O servidor espera o formato “${text(format)}”. Ele não é verificado aqui.`,
    'keyword-ignored': ({ keyword }) => `A regra “${text(keyword)}” do servidor não é verificada aqui.`,
    'null-dropped': 'Deixe este campo vazio para não responder.',
    dialect: 'Este formulário está escrito em uma versão do JSON Schema diferente da esperada.',
    'name-unreadable': 'O servidor não deu a este campo um nome legível.',
  },

  refusals: {
    'not-an-object': 'A pergunta do servidor está malformada e não pode ser mostrada.',
    'message-missing': 'O servidor não disse o que pede.',
    'mode-unknown': 'O servidor pergunta de um modo que este app não conhece.',
    'mode-not-offered': 'O servidor pergunta de um modo que este app não oferece.',
    'schema-missing': 'O servidor não enviou o formulário a ser preenchido.',
    'schema-not-an-object': 'O formulário do servidor está malformado e não pode ser mostrado.',
    'schema-root-not-object': 'O formulário do servidor não é composto de campos e não pode ser mostrado.',
    'schema-too-large': 'O formulário do servidor é grande demais para ser mostrado com segurança.',
    'too-many-fields': 'O formulário do servidor tem campos demais para ser mostrado com segurança.',
    'too-many-options': 'O formulário do servidor tem opções demais para ser mostrado com segurança.',
    'form-unanswerable':
      'O servidor exige algo que não pode ser inserido aqui, por isso nada pode ser enviado.',
    'url-missing': 'O servidor não enviou o endereço a ser aberto.',
    'url-invalid': 'O servidor enviou um endereço que não pode ser aberto.',
    'url-scheme': 'O servidor enviou um endereço que não é uma página da web. Ele não é aberto.',
    'elicitation-id-missing':
      'Falta o identificador na solicitação do servidor, por isso não é possível associar a ela uma resposta.',
  },

  unsupported: {
    object: 'Pede várias respostas dentro de uma.',
    array: 'Pede uma lista de coisas que não podem ser inseridas aqui.',
    mixed: 'Permite vários tipos de resposta ao mesmo tempo.',
    'remote-reference': 'A descrição está em outro site, que não é visitado.',
    'broken-reference': 'Remete a uma descrição que não existe.',
    'no-options': 'Pede uma escolha, mas não oferece nada para escolher.',
    'no-type': 'O servidor não diz que tipo de resposta deseja.',
    'not-a-schema': 'A descrição está malformada.',
    impossible: 'Nenhuma resposta poderia seguir as regras deste campo.',
    keyword: 'Tem uma regra que não pode ser verificada aqui.',
    secret: 'Pede um segredo, como uma senha ou uma chave, que não deve ser inserido aqui.',
  },

  blockers: {
    'required-without-property': ({ name }) =>
      `O servidor exige “${text(name)}”, mas não enviou um campo para a resposta, por isso nada pode ser enviado.`,
    'required-unsupported': ({ name }) =>
      `O servidor exige “${text(name)}”, que não pode ser respondido aqui, por isso nada pode ser enviado.`,
    unsatisfiable: ({ name }) =>
      `Nenhuma resposta poderia seguir as regras de “${text(name)}”, por isso nada pode ser enviado.`,
  },

  withdrawals: {
    'server-cancelled': 'O servidor retirou esta pergunta.',
    'timed-out': 'O tempo para responder a esta pergunta acabou.',
    disconnected: 'A conexão com o servidor foi perdida.',
    'caller-cancelled': 'A tarefa que levou a esta pergunta foi interrompida.',
    'call-failed': 'A tarefa que levou a esta pergunta falhou.',
    'host-closed': 'Este app encerrou a pergunta.',
    elsewhere: 'Esta pergunta foi retomada em outra janela.',
  },

  ui: {
    // Who asks and what
    title: ({ server }) => `${text(server)} pede informações`,
    titleConfirm: ({ server }) => `${text(server)} pede a sua confirmação`,
    titleUrl: ({ server }) => `${text(server)} pede que você abra uma página`,
    unnamedServer: 'Um servidor sem nome',
    serverClaim: ({ claim }) => `Apresenta-se como ${text(claim)}`,
    serverVerified: 'Verificado por este app',
    serverUnverified: 'Não verificado por este app',
    originTool: ({ name }) => `Pergunta feita ao executar ${text(name)}`,
    originOther: ({ name }) => `Pergunta feita ao usar ${text(name)}`,
    messageFrom: ({ server }) => `Mensagem de ${text(server)}`,
    messageEmpty: 'O servidor não deu nenhum motivo.',
    showAll: ({ count }, words) => `Mostrar tudo (${characters(count, words)})`,
    queueNext: ({ count }, { number, plural }) =>
      plural(count, {
        one: `Mais ${number(count)} pergunta em espera`,
        many: `Mais ${number(count)} de perguntas em espera`,
        other: `Mais ${number(count)} perguntas em espera`,
      }),
    batch: ({ index, count }, { number }) => `Pergunta ${number(index)} de ${number(count)}`,
    heldTitle: ({ server }) => `${text(server)} pergunta demais`,
    heldBody: ({ count }, { number }) => `Perguntas retidas: ${number(count)}.`,
    heldShow: 'Mostrar a próxima',
    heldDismiss: 'Fechar todas sem responder',
    pauseServer: ({ server }) => `Pausar as perguntas de ${text(server)}`,
    pausedUntil: ({ server, time }) => `As perguntas de ${text(server)} estão pausadas até ${text(time)}.`,
    pausedHeld: ({ count }, { number }) => `Chegaram nesse meio-tempo: ${number(count)}.`,
    resumeShort: 'Permitir novamente',
    policyClosed: ({ server, count }, { number }) =>
      `Este aplicativo fechou sem responder perguntas de ${text(server)}: ${number(count)}.`,
    // Fields
    unnamedField: ({ position }, { number }) => `Campo ${number(position)}`,
    unnamedOption: ({ position }, { number }) => `Opção ${number(position)}`,
    required: 'Obrigatório',
    optional: 'Opcional',
    allRequired: 'Todos os campos são obrigatórios',
    clear: ({ field }) => `Limpar ${text(field)}`,
    clearShort: 'Limpar',
    yes: 'Sim',
    no: 'Não',
    notAnswered: 'Sem resposta',
    emptyText: 'Enviar como texto vazio',
    charactersLeft: ({ count }, { number, plural }) =>
      plural(count, {
        one: `Resta ${number(count)} caractere`,
        many: `Restam ${number(count)} de caracteres`,
        other: `Restam ${number(count)} caracteres`,
      }),
    charactersOver: ({ count }, words) => `${characters(count, words)} a mais`,
    willSend: ({ value }, { number }) => `Será enviado como ${number(value)}`,
    zone: 'Fuso horário',
    zoneChange: 'Alterar fuso horário',
    zoneOffset: ({ offset }) => utc(offset),
    overlapEarlier: ({ offset }) => `A primeira vez (${utc(offset)})`,
    overlapLater: ({ offset }) => `A segunda vez (${utc(offset)})`,
    overlapLegend: 'Aqui os relógios são atrasados, por isso este horário ocorre duas vezes. Qual deles?',
    chooseOne: 'Escolha uma opção',
    filter: 'Digite para filtrar',
    filterResults: ({ count }, words) => options(count, words),
    noResults: 'Nenhuma opção corresponde',
    chosenCount: ({ count }, words) => chosenOptions(count, words),
    chosenRange: ({ count, min, max }, words) => {
      const { number } = words;
      const chosen = chosenOptions(count, words);
      if (min !== undefined && max !== undefined) {
        return `${chosen}; é preciso escolher ${min === max ? number(min) : `de ${number(min)} a ${number(max)}`}`;
      }
      if (min !== undefined) return `${chosen}; é preciso escolher pelo menos ${number(min)}`;
      return max === undefined ? chosen : `${chosen}; no máximo ${number(max)}`;
    },
    removeChoice: ({ option }) => `Remover ${text(option)}`,
    showOptions: 'Mostrar opções',
    addItem: 'Adicionar item',
    removeItem: ({ position }, { number }) => `Remover o item ${number(position)}`,
    item: ({ position }, { number }) => `Item ${number(position)}`,
    noneChosen: 'Nenhuma destas',
    rangeBetween: ({ min, max }, { number }) => `De ${number(min)} a ${number(max)}`,
    rangeFrom: ({ min }, { number }) => `No mínimo ${number(min)}`,
    rangeTo: ({ max }, { number }) => `No máximo ${number(max)}`,
    // Actions
    send: 'Enviar',
    confirm: 'Confirmar',
    continue: 'Revisar respostas',
    decline: 'Recusar',
    close: 'Fechar sem responder',
    back: 'Editar respostas',
    openUrl: ({ host }) => `Abrir ${text(host)}`,
    copyUrl: 'Copiar endereço',
    copied: 'Copiado',
    openAgain: 'Abrir novamente',
    checkAgain: 'Verificar novamente',
    done: 'Fechar',
    sending: 'Enviando…',
    // Review
    reviewTitle: 'Revise suas respostas',
    reviewHint: ({ server }) => `Isto é exatamente o que será enviado para ${text(server)}.`,
    reviewEdit: ({ field }) => `Editar ${text(field)}`,
    reviewEditShort: 'Editar',
    markDefault: 'Sugerido pelo servidor',
    markChanged: 'Inserido por você',
    markLeftOut: 'Omitido',
    markEmptyText: 'Texto vazio',
    markEmptyList: 'Nenhuma destas',
    showJson: 'Mostrar como JSON',
    hideJson: 'Ocultar JSON',
    timeInZone: ({ zone }) => `Fuso horário: ${text(zone)}`,
    // Problems
    summaryTitle: ({ count }, { number, plural }) =>
      plural(count, {
        one: `${number(count)} resposta requer sua atenção`,
        many: `${number(count)} de respostas requerem sua atenção`,
        other: `${number(count)} respostas requerem sua atenção`,
      }),
    cannotSend: 'Este formulário não pode ser enviado. Você pode recusar ou fechar.',
    refusedTitle: 'Esta pergunta não pode ser mostrada',
    unsupportedField: ({ field, reason }) =>
      `Não é possível responder a ${text(field)} aqui. ${text(reason)}`,
    discardTitle: 'Fechar sem responder?',
    discardBody: 'O que você inseriu será perdido. Nada foi enviado.',
    discardKeep: 'Continuar editando',
    discardLeave: 'Descartar e fechar',
    guard: 'Disponível em um instante',
    // Ends
    withdrawnTitle: 'Esta pergunta foi encerrada',
    withdrawnKept: 'Nada foi enviado. O que você inseriu fica aqui até que você feche.',
    copyAnswers: 'Copiar o que inseri',
    sendFailedTitle: 'Não foi possível enviar sua resposta',
    sendFailedBody: ({ server }) =>
      `${text(server)} não a recebeu. O que você inseriu continua aqui; você pode tentar novamente.`,
    sendAgain: 'Enviar novamente',
    answeredTitle: ({ server }) => `Você respondeu a ${text(server)}`,
    openedTitle: ({ server }) => `Você abriu a página para ${text(server)}`,
    declinedTitle: ({ server }) => `Você recusou responder a ${text(server)}`,
    cancelledTitle: ({ server }) => `Você fechou a pergunta de ${text(server)} sem responder`,
    answeredHint: 'Isto é o que foi enviado.',
    // Asked again, and where
    againAsked: ({ server }) =>
      `${text(server)} perguntou de novo. Suas respostas anteriores continuam aqui.`,
    againNotDelivered: ({ server }) =>
      `Sua resposta não chegou a ${text(server)}. Ela continua aqui: confira e envie novamente.`,
    againRestored:
      'Esta pergunta estava aberta antes de o aplicativo ser recarregado. O que você inseriu continua aqui, exceto dados secretos.',
    expiresAt: ({ server, time }) => `${text(server)} aguarda sua resposta até ${text(time)}.`,
    elsewhereBody: ({ server }) => `Uma pergunta de ${text(server)} está aberta em outra janela.`,
    elsewhereTake: 'Responder aqui',
    taskStatus: ({ status }) => `Estado: ${text(status)}`,
    // Addresses
    urlIntro: ({ server }) =>
      `${text(server)} quer que você abra esta página no navegador. Nada será aberto sem a sua permissão.`,
    urlHost: 'Site',
    urlFull: 'Endereço completo',
    urlHostUnicode: ({ host }) => `Aparece como ${text(host)}`,
    urlWaitingTitle: 'Continue no navegador',
    urlWaitingBody: ({ host }) => `A página em ${text(host)} foi aberta. Conclua por lá e depois volte aqui.`,
    urlBlocked: 'O navegador bloqueou a nova janela. Pressione “Abrir novamente”.',
    urlDoneTitle: 'O servidor informa que isto foi concluído',
    urlRefused: 'Este endereço não pode ser aberto daqui. Você pode recusar ou fechar.',
    urlNotDone: 'O servidor informa que isto ainda não foi concluído.',
    urlRestored: 'Esta página foi aberta antes de o aplicativo ser recarregado.',
    urlChecking: 'Verificando…',
    stopWaiting: 'Parar de esperar',
    severityDanger: 'Perigo',
    severityWarning: 'Cuidado',
    severityInfo: 'Observação',
    warnInsecureHttp:
      'A conexão não é criptografada. Outras pessoas podem ler e alterar o que você vê e insere ali.',
    warnLoopback: 'Esta página está no seu próprio computador.',
    warnUserinfo: ({ host }) => `A parte antes do sinal @ não é o site. Este endereço leva a ${text(host)}.`,
    warnIpHost: 'Este site tem um número em vez de um nome, por isso não dá para saber quem o mantém.',
    warnPrivateNetwork: 'Este endereço está dentro de uma rede privada.',
    warnUnusualPort: ({ port }) => `Este endereço usa a porta incomum ${text(port)}.`,
    warnPunycode:
      'O nome deste site tem letras que podem parecer outras. Ele pode estar imitando um site que você conhece.',
    warnMixedScript: 'O nome deste site mistura alfabetos. Ele pode estar imitando um site que você conhece.',
    warnInvisible: 'Este endereço tem caracteres que não podem ser vistos.',
    warnLongUrl: 'Este endereço é muito longo. Confira o site antes de abri-lo.',
    warnEncodedSeparator: ({ host }) =>
      `Depois do nome do site há sinais codificados que fazem o endereço parecer levar a outro lugar. Ele leva a ${text(host)}.`,
    warnSeveralAt: ({ host }) => `Este endereço tem mais de um sinal @. Ele leva a ${text(host)}.`,
    warnConfusable: ({ like }) =>
      `O nome deste site se parece com ${text(like)}, mas é outro. Ele pode estar imitando esse site.`,
    warnDisguisedIp: ({ host }) =>
      `Este endereço está escrito de modo a esconder aonde leva. Ele leva a ${text(host)}.`,
    warnMisleadingSubdomain: ({ domain }) =>
      `Esta página pertence a ${text(domain)}. O nome antes disso não diz quem a mantém.`,
    warnMixedScriptName:
      'O nome que este servidor dá a si mesmo mistura alfabetos. Ele pode estar imitando outro.',
    warnInvisibleName: 'O nome que este servidor dá a si mesmo tem caracteres que não podem ser vistos.',
    warnKnownServerName: ({ server }) =>
      `O nome que este servidor dá a si mesmo se parece com ${text(server)}, que é outro servidor daqui.`,
    warnSecretField: 'Isto parece pedir uma senha, uma chave ou um código. Não insira nada disso aqui.',
    warnSecretForm:
      'Este formulário parece pedir um segredo, como uma senha ou uma chave. Um servidor não deve pedi-lo desta forma; deveria levar você a uma página própria. Em caso de dúvida, recuse.',
  },
};

/** Millions take "de": "1.000.000 de caracteres". */
function characters(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} caractere`,
    many: `${number(count)} de caracteres`,
    other: `${number(count)} caracteres`,
  });
}

function options(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} opção`,
    many: `${number(count)} de opções`,
    other: `${number(count)} opções`,
  });
}

function chosenOptions(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} opção escolhida`,
    many: `${number(count)} de opções escolhidas`,
    other: `${number(count)} opções escolhidas`,
  });
}

function entries(count: MessageParams[string] | undefined, { number, plural }: MessageWords): string {
  return plural(count, {
    one: `${number(count)} item`,
    many: `${number(count)} de itens`,
    other: `${number(count)} itens`,
  });
}
