import type { Field } from '../form/field.ts';
import { own } from '../form/json-access.ts';
import { canHoldSecret } from '../form/read-form.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { SecretEngine } from '../validation/engines.ts';

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
const NEGATED = /(?:^| )(?:not?|never|without|don t|nicht|keine?|jamais|pas|nunca|sin|sem|не|без) /;

/** English and German put what a thing is for behind it: "password for the mail server", "Passwort der Datenbank". */
const AFTERTHOUGHT =
  / (?:for|of|to|from|in|on|at|with|by|next|that|which|where|when|if|used|we|fur|des|der|vom|zum|zur|im|am) .*/;

/** What may stand behind the word that says what it is. */
const TAIL = /(?: (?:confirm\w*|again|value|field|pem|base ?64|\d+|wiederholen|bestatigen|eingeben))+$/;

/** The last word says what it is, so that "token count" and "Passwortlänge" stay quiet. English, German. */
const LAST_WORDS =
  /(?:^| )(?:\S*pass ?(?:word|phrase|code|wd)\d*|(?:(?<=^)|(?:db|user|smtp|ftp|mail|admin|root|login|account|wifi|wi fi|my|your) )pass|pwd|passwd|psk|jwt|t?otp|cv[vc]2?|csc|mnemonic|credentials?|bearer|authorization header|connection string|(?:session|auth\S*) cookie|(?:security|secret) answer|git ?(?:hub|lab) pat|(?<!top |trade )\S*secrets?|(?<!(?:page|cursor|continuation|stop|start|[be]os|pad|special|mask|design|nft|governance|utility) )\S*token|(?<!(?:map|drop|gpio|data|led|reset|lapel) )pin(?: ?code)?|(?:api|app|access|secret|priv\S*|auth|\S*cryption|sign\S*|master|service|account|subscription|shared|hmac|session|deploy|wallet|webhook|stripe|open ?ai|anthropic|gemini|aws|wireguard|unseal|recovery|backup) ?keys?|(?:verif\S*|security|auth\S*|access|unlock|login|sign in|sms|[2m] ?fa|t?otp|one ?time|two ?factor|recovery|backup|card|cv[vc]) (?:codes?|pin)|(?:seed|recovery|secret|backup|wallet|mnemonic) (?:phrase|words?|seed)|(?:credit|debit|payment|visa) ?card|(?<!(?:library|loyalty|member|membership|student|report|gift|sim|id) )c(?:ard|c) ?n(?:umber|um|o|r)|\S*(?:pass|kenn)wort|(?:api|geheim\S*|privat\S*|zug\S+) ?schlussel|(?:einmal|zugangs|sicherheits|bestatigungs)code|\S*kartennummer|\S*geheimnis|geheimzahl|wiederherstellungsphrase|tan)$/;

/** The same in Chinese, Japanese and Korean, which write without blanks. */
const LAST_SIGNS =
  /(?:密[码碼钥鑰]|口令|令牌|[金私][钥鑰]|助[记記憶][词詞]|(?:[验驗][证證]|安全)[码碼]|卡[号號]|恢[复復]短[语語]|パス(?:ワード|フレーズ)|暗証番号|秘密鍵|トークン|シークレット|(?:api|アクセス|シークレット) ?キー|(?:認証|確認|セキュリティ)コード|カード番号|フレーズ|비밀 ?번호|암호|패스워드|(?:인증|보안) ?(?:번호|코드)|토큰|(?:api|비밀|개인) ?키|카드 ?번호|구문)(?:[のを을를 ]*(?:确认|確認|再|入力|확인|입력).*)?$/;

/** The first words say what it is, and a "de" before them that it is something else's. French, Spanish, Portuguese. */
const FIRST_WORDS =
  /(?<!(?:^| )(?:d[aeou]l?|de la) )\b(?:mot de passe|contrasena|senha|pin d[aeo]l? (?:la )?(?:carte|tarjeta|cartao)|(?:cle|clave|chave) (?:d[ea]? )?(?:api|secr|priv|acc)|codi?(?:e|go) (?:d[ea]? |a )?(?:secr|verif|securi|segur|acc?es|us)|(?:jeton|token) d[ea]? ac|numero d[eo] (?:la )?(?:carte|tarjeta|cartao)|(?:frase|phrase) (?:secr|sem|de recup)|cryptogramme)/;

/** Russian, whose endings tell "password" from "of the password", and Arabic, which starts with what it is. */
const OTHER_WORDS =
  /(?:^| )(?:пароль|пин(?: код)?$|(?:секретн|закрыт|приватн)\S+ (?:ключ|фраз)|api ключ|ключ (?:api|доступ)|токен доступ|код (?:подтв|из |безоп|доступ)|одноразов|номер карты|сид фраз)|^(?:أدخل |تأكيد )?(?:كلمة ال(?:مرور|سر)|الرقم السري|رمز (?:التحقق|الوصول)|مفتاح api|المفتاح (?:السري|الخاص)|رقم البطاقة|عبارة ال)/;

/** Whether a field seems to ask for a password, key, card, code or phrase that must not go through a form (C-30). */
export function looksSecret(parts: SecretParts): boolean {
  return (
    SECRET_FORMAT.test(parts.format ?? '') ||
    SECRET_PATTERN.test(parts.pattern ?? '') ||
    clauses(parts.name).some(namesSecret) ||
    clauses(parts.title).some(namesSecret) ||
    // A description tells stories; only its opening words can be a name.
    clauses(parts.description)
      .slice(0, 1)
      .some((clause) => clause.split(' ').length < 10 && namesSecret(clause))
  );
}

const known = new WeakMap<Field, boolean>();

export const secretEngine: SecretEngine = {
  isSecret(field) {
    // What the host's policy has said counts.
    let answer = field.isSecret ?? known.get(field);
    if (answer === undefined)
      known.set(field, (answer = canHoldSecret(field) && looksSecret(partsOf(field))));
    return answer;
  },
};

function partsOf({ name, schema }: Field): SecretParts {
  return {
    name,
    title: ownText(schema, 'title'),
    description: ownText(schema, 'description'),
    format: ownText(schema, 'format'),
    pattern: ownText(schema, 'pattern'),
  };
}

function ownText(schema: JsonObject, keyword: string): string | null {
  const value = own(schema, keyword);
  return typeof value === 'string' ? value : null;
}

function namesSecret(clause: string): boolean {
  const head = clause.replace(AFTERTHOUGHT, '').replace(TAIL, '');
  return (
    !NEGATED.test(clause) &&
    (LAST_WORDS.test(head) ||
      FIRST_WORDS.test(clause) ||
      /\bcode .*(?:authenticator|sms|sent)|sign in code/.test(clause) ||
      (!ASCII.test(clause) && (LAST_SIGNS.test(clause) || OTHER_WORDS.test(clause))))
  );
}

/** Most texts: what only other letters need is spared them, as the first use of each expression costs. */
const ASCII = /^[\0-\x7f]*$/;

/** Lower-case words of each clause, `camelCase` and `snake_case` taken apart, accents and invisible signs gone. */
function clauses(text: string | null | undefined): string[] {
  // Two words for one outcome, not two fields in one.
  const read = (text ?? '').slice(0, READ_LIMIT).replace(/\bpass ?[/|] ?fail/gi, ' ');
  return (
    ASCII.test(read)
      ? read.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$& ')
      : read
          .normalize('NFKD')
          .replace(/[\u0300-\u036F\p{DI}]/gu, '')
          .normalize('NFC')
          .replace(/(\p{Ll}|\d)(?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')
  )
    .toLowerCase()
    .split(/[()[\]{}:;,.!?、。（）「」\n—–|/]+/)
    .map((clause) => clause.replace(ASCII.test(clause) ? /[^a-z\d]+/g : /[^\p{L}\p{M}\p{N}]+/gu, ' ').trim())
    .filter((clause) => clause !== '');
}
