/** What a schema says of one field. Missing parts are null or left out. */
export interface SecretParts {
  readonly name?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly format?: string | null | undefined;
  readonly pattern?: string | null | undefined;
}

/** Longer texts are read up to here: a hint that far in is no name. */
const READ_LIMIT = 400;

const SECRET_FORMAT = /^(?:password|passphrase|secret|pin|otp|one-time-code|credit-?card|api-?key|token)$/i;

/** Beginnings of well-known keys, and the digits of a card. */
const SECRET_PATTERN = /sk[-_]|gh[pousr]_|github_pat|xox[a-z[(]|AKIA|AIza|eyJ|-----BEGIN|\{13,1[69]\}/;

/** Says that the rest is about something else: "never your password". */
const NEGATED = /(?:^| )(?:no|not|never|without|don t|nicht|kein|keine|jamais|pas|nunca|sin|sem|не|без)(?: |$)/;

/** English and German put what a thing is for behind it: "password for the mail server". */
const AFTERTHOUGHT =
  / (?:for|of|to|from|in|on|at|with|by|next|that|which|where|when|if|before|after|used|we|you|für|des|der|vom|zum|zur|im|am)(?: .*)?$/;

const TAIL =
  /(?: (?:confirm|confirmation|again|repeat|verify|value|string|text|field|input|here|b64|base64|\d+|wiederholen|bestätigen|eingeben))+$/;

/** English and German: the last word says what it is, so "token count" and "Passwortlänge" stay quiet. */
const LAST_WORDS = new RegExp(
  `(?:^| )(?:${[
    '\\S*pass ?(?:word|phrase|code|wd|wrd)',
    '(?:pwd|passwd|pw|psk|jwt|otp|totp|cvv2?|cvc2?|csc|mnemonic|credentials?|bearer|authorization header|cookie header|connection string)',
    '(?:db|user|smtp|imap|ftp|mail|admin|root|login|sudo|proxy|auth|^)pass|(?:db|user|smtp|imap|ftp|mail|admin|root|login|sudo|proxy|auth) pass',
    '(?<!(?:trade|top|open|the|dirty|best kept) )\\S*secrets?',
    '(?<!(?:page|next|paging|pagination|continuation|cursor|stop|start|end|eos|bos|pad|special|mask|design|nft|erc|native|governance|utility|reward|game|per|every|first|last|input|output|completion|prompt|sync|resume|syntax|separator|css|color|colour|change|delta|payment|gas|erc20|swap|quote|base|from|lexer) ?)(?:\\S*[a-zäöü]|\\S*)token',
    '(?<!(?:map|drop|location|gpio|lapel|bowling|safety|push|board|led|data|input|output|reset|clock|signal|tx|rx|analog|digital|bus|sensor|relay|motor|button|servo|a|enamel|rolling) ?)pin(?: ?(?:code|number|nr|no))?',
    '(?:api|app|application|access|secret|private|priv|auth|authentication|authorization|encryption|decryption|signing|signature|master|service|service account|account|storage|subscription|shared|pre ?shared|hmac|aes|session|deploy|wallet|root|admin|ssh private|rsa private|webhook|open ?ai|anthropic|claude|gemini|stripe|twilio|aws|github|gitlab|send ?grid|wi ?fi|wep|wpa2?|vault|recovery|backup|unseal|wireguard) ?keys?',
    '(?:verification|verify|security|auth|authentication|authenticator|authorization|access|log ?in|sign ?in|sms|text message|2 ?fa|2 ?step|mfa|otp|totp|one ?time|two ?factor|recovery|backup|unlock|card|card security|cvv|cvc|scratch|device) ?(?:codes?|pin|number(?<=card number)|value)',
    '(?:seed|recovery|secret|backup|wallet|mnemonic|bip ?39) ?(?:phrase|words?|seed)',
    '(?:credit|debit|payment|bank|visa|mastercard) ?cards?',
    '(?<!(?:library|loyalty|membership|member|student|report|score|business|sim|graphics|bonus|fidelity|punch|trading|playing|index|health|insurance|id|id entity|identity|greeting) ?)(?:card|cc) ?(?:number|num|no|nr|pan)',
    '(?:security|secret|recovery) answer',
    '(?:git ?hub|git ?lab|azure|personal) pat',
    '(?:session|auth|login) cookie',
    // German
    '\\S*(?:passwort|kennwort|losung|schlüsselwort|zugangscode|einmalcode|bestätigungscode|sicherheitscode|prüfnummer|kartenprüfziffer|kartennummer|zugriffsschlüssel|zugangsschlüssel|geheimnis|passphrase|seed phrase|wiederherstellungsphrase|wiederherstellungscode|tan|zugangsdaten)(?<!(?:spon|kapi|buch|\\bgroß)tan)',
    '(?:api|geheimer|privater|geheim|privat) ?schlüssel',
  ].join('|')})$`,
  'u',
);

/** French, Spanish, Portuguese, Russian, Arabic: the first words say what it is. */
const FIRST_WORDS = new RegExp(
  `^(?:(?:veuillez|merci de|entrez|entrer|saisissez|saisir|confirmez|confirmer|confirmation du|votre|ton|le|la|l|les|un|une|nouveau|ancien|introduzca|introduce|ingrese|escriba|confirme|confirmar|repita|repetir|tu|su|el|nueva|actual|digite|insira|informe|sua|seu|o|a|nova|novo|введите|укажите|повторите|подтвердите|ваш|новый|старый|текущий|أدخل|ادخل|تأكيد|أعد|إدخال) )*(?:${[
    'mots? de passe|phrase (?:secrète|de passe|de récupération)|code (?:pin|secret|confidentiel|de vérification|de sécurité|d accès|à usage unique|sms|de récupération)|clé (?:d )?(?:api|secrète|privée|d accès|de chiffrement)|jeton(?: (?:d |de |api|secret|personnel).*)?$|secret client|numéro de (?:la |votre )?carte(?: (?:bancaire|de crédit|bleue).*)?$|cryptogramme|identifiants de connexion',
    'contraseña|frase (?:de contraseña|semilla|de recuperación|secreta)|código (?:pin|de verificación|de seguridad|secreto|de acceso|de un solo uso|sms|de recuperación)|clave (?:(?:de )?api|secreta|privada|de acceso|de cifrado)|(?:token|ficha) (?:de acceso|de api|secreto|personal)|secreto(?: .*)?$|número de (?:la |su |tu )?tarjeta(?: (?:de (?:crédito|débito)|bancaria))?$',
    'senha|palavra passe|frase (?:secreta|semente)|código (?:de verificação|de segurança|de acesso|de uso único|de recuperação)|chave (?:(?:de |da )?api|secreta|privada|de acesso)|token (?:de acesso|da api|secreto|pessoal)|segredo(?: .*)?$|número do (?:seu )?cartão(?: de (?:crédito|débito))?$',
    'пароль|парольная фраза|пин(?: ?код)?(?: .*)?$|(?:секретный |закрытый |приватный |api )+ключ|ключ (?:api|доступа|шифрования)|токен(?: (?:доступа|api|авторизации|бота))?$|секрет(?: клиента)?$|номер (?:банковской |кредитной |вашей )?карты|код (?:подтверждения|проверки|из sms|из смс|безопасности|доступа|восстановления)|одноразовый (?:код|пароль)|(?:сид|секретная|мнемоническая) ?фраза|фраза восстановления',
    'كلمة (?:المرور|مرور|السر|سر)|الرقم السري|رقم سري|رمز (?:التحقق|الوصول|الأمان|المرور|pin|سري|الاسترداد|الدخول)|الرمز السري|(?:المفتاح|مفتاح) (?:api|الخاص|السري|خاص|سري|التشفير|واجهة .*)$|رقم (?:البطاقة|بطاقة)|عبارة (?:الاسترداد|المرور|السر|سرية|الاسترجاع)',
  ].join('|')})(?: |$)`,
  'u',
);

/** Chinese, Japanese, Korean: no blanks between words, and the end says what it is. */
const LAST_SIGNS =
  /(?:密码|密碼|口令|通行码|通行碼|通关密语|令牌|权杖|密钥|密鑰|金鑰|私钥|私鑰|助记词|助記詞|助憶詞|恢复短语|种子短语|恢復短語|註記詞|(?:验证|驗證|校验|安全|动态|動態|授权|授權|恢复|恢復|识别|確認|認証|リカバリー|セキュリティ|ワンタイム|アクセス|バックアップ)(?:码|碼|コード|キー)|(?:信用卡|银行卡|銀行卡|储蓄卡|借记卡|金融卡)(?:号码?|號碼?|卡号)?|^卡号|^卡號|卡片號碼|パスワード|パスフレーズ|パスコード|暗証番号|合言葉|秘密鍵|トークン|シークレット|(?:api|秘密|シークレット|アクセス|暗号化) ?(?:キー|鍵)|カード番号|(?:シード|リカバリー|復元|ニーモニック)フレーズ|ニーモニック|비밀번호|비밀 번호|암호|패스워드|패스프레이즈|핀 ?번호|(?:인증|보안|확인|복구|일회용) ?(?:번호|코드)|토큰|시크릿|(?:api|비밀|개인|액세스|암호화|시크릿) ?키|카드 ?번호|(?:복구|시드|니모닉) ?(?:구문|문구)|니모닉)(?:(?:の|を|을|를)? ?(?:确认|確認|再次输入|再次輸入|再输入|再入力|入力|확인|재입력|입력)(?:してください|하세요)?| ?\d+)?$/u;

/** Whether a field seems to ask for a password, key, card, code or phrase that must not go through a form (C-30). */
export function looksSecret(parts: SecretParts): boolean {
  return (
    (typeof parts.format === 'string' && SECRET_FORMAT.test(parts.format)) ||
    (typeof parts.pattern === 'string' && SECRET_PATTERN.test(parts.pattern)) ||
    clauses(parts.name).some(namesSecret) ||
    clauses(parts.title).some(namesSecret) ||
    // A description tells stories; only its opening words can be a name.
    clauses(parts.description)
      .slice(0, 1)
      .some((clause) => clause.split(' ').length < 10 && namesSecret(clause))
  );
}

function namesSecret(clause: string): boolean {
  if (NEGATED.test(clause)) return false;
  if (/(?:^| )codes? .*(?:authenticator|sms|text message|sent)/.test(clause)) return true;
  const head = clause.replace(AFTERTHOUGHT, '').replace(TAIL, '');
  return LAST_WORDS.test(head) || FIRST_WORDS.test(clause) || LAST_SIGNS.test(clause);
}

/** Lower-case words of each clause, `camelCase` and `snake_case` taken apart, invisible characters gone. */
function clauses(text: string | null | undefined): string[] {
  if (typeof text !== 'string') return [];
  return text
    .slice(0, READ_LIMIT)
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replace(/(\p{Ll}|\d)(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, (_, a?: string, b?: string, c?: string) =>
      c === undefined ? `${a} ${b}` : `${c} `,
    )
    .toLowerCase()
    .split(/[()[\]{}:;,.!?、。（）「」\n—–|/]+/)
    .map((clause) => clause.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())
    .filter((clause) => clause !== '');
}
