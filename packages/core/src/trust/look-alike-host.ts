import { byLetter, skeleton } from './confusables.ts';
import { IMITATED_NAMES } from './imitated-names.ts';

/**
 * Letters as hosts have them that pass for a Latin one whatever the reader expects, after UTS 39. In order: Latin (small
 * capitals, phonetics), Greek, Cyrillic, Armenian, Cherokee, Coptic, Georgian, Lisu, zeros. Narrower than what `toLatin`
 * reads, which would find Latin words in most of Russian.
 */
const PASSES_FOR: Readonly<Record<string, string>> = {
  a: 'ɑᴀ α а Ꭺ ⲁ ꓮ',
  b: 'ƅʙ ьъ Ᏼ Ꮟ ꓐ',
  c: 'ᴄ с Ꮯ ⲥ ꓚ',
  d: 'ᴅ ԁ Ꭰ Ꮷ ꓒꓓ',
  e: 'ᴇ еҽ Ꭼ ⲉ ꓰ',
  f: 'ꜰ ꓝ',
  g: 'ɡɢ ց Ꮐ ꓖ',
  h: 'ʜ һ հ Ꮋ Ꮒ ꓧ',
  i: 'ıɩɪ ι і Ꭵ ⲓ ꓲ',
  j: 'ȷᴊ ϳ ј յ Ꭻ ꓙ',
  k: 'ĸᴋ κ Ꮶ ⲕ ꓗ',
  l: 'ʟꞁǀ ӏ լ Ꮮ ⳑ ꓡ',
  m: 'ᴍ Ꮇ ⲙ ꓟ',
  n: 'ɴ η п ոռ ⲛ ꓠ',
  o: 'ᴏᴑ οσ о օ ⲟ ჿ ꓳ ०০੦૦௦౦೦൦๐໐၀ဝഠ〇',
  p: 'ᴘƿ ρ р Ꮲ ⲣ ꓑ',
  q: 'ԛ գզ',
  r: 'ʀꭇ г Ꭱ Ꮢ ꓣ',
  s: 'ꜱ ѕ Ꮪ ꓢ',
  t: 'ᴛ τ Ꭲ ⲧ ꓔ',
  u: 'ᴜʋ υ ս ꓴ',
  v: 'ᴠ ν ѵ Ꮩ ꓦ',
  w: 'ɯᴡ ω ѡԝ ա Ꮃ Ꮤ ꓪ',
  x: 'χ х ⲭ ꓫ',
  y: 'ʏɣ γ у Ꮍ ⲩ ყ ꓬ',
  z: 'ᴢ Ꮓ ⲍ ꓜ',
};

/** No label of a name that can be reached is longer. */
const LONGEST_LABEL = 63;

export interface LookAlike {
  /** The host that it passes for. */
  readonly like: string;
  /** `danger`: no honest name is written so. `warning`: an honest name could be, in another language. */
  readonly severity: 'danger' | 'warning';
}

interface Tables {
  readonly letters: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

let tables: Tables | undefined;

function makeTables(): Tables {
  return {
    letters: byLetter(PASSES_FOR),
    names: new Map(IMITATED_NAMES.map((name) => [skeleton(name), name])),
  };
}

/**
 * Whether a host passes for another one: by letters of other alphabets that look Latin, or by any means that makes it
 * one of the names that are imitated most (`paypa1`, `rnicrosoft`, `gооgle`, `àpple`).
 * @param hostUnicode the host in its own letters
 * @param written the host as it stands in the address, where a capital I may still be seen
 */
export function findLookAlike(hostUnicode: string, written: string): LookAlike | null {
  const labels = hostUnicode.split('.');
  const hasCapitalI = /[a-z]I|I[a-z]/.test(written);
  const isAtHome = /[^\0-\x7f]/.test(labels.at(-1) ?? '');
  const like: string[] = [];
  let severity: LookAlike['severity'] | null = null;
  for (const label of labels) {
    const read = readLabel(label, hasCapitalI, isAtHome);
    like.push(read?.like ?? label);
    if (read && severity !== 'danger') severity = read.severity;
  }
  return severity && { like: like.join('.'), severity };
}

function readLabel(label: string, hasCapitalI: boolean, isAtHome: boolean): LookAlike | null {
  if (label.length > LONGEST_LABEL) return null;
  tables ??= makeTables();
  const imitated = readName(label, tables.names, hasCapitalI);
  if (imitated !== label) return { like: imitated, severity: 'danger' };
  return readLetters(label, tables.letters, isAtHome);
}

/** Every part between hyphens that passes for a much imitated name, as that name. */
function readName(label: string, names: ReadonlyMap<string, string>, hasCapitalI: boolean): string {
  return label
    .split('-')
    .map((part) => {
      // Small i and l are told apart, so that they alone make no imitation.
      const mayImitate = hasCapitalI || /[^\0-\x7f]|[01]|rn|vv/.test(part);
      return (mayImitate && names.get(skeleton(part))) || part;
    })
    .join('-');
}

function readLetters(
  label: string,
  letters: ReadonlyMap<string, string>,
  isAtHome: boolean,
): LookAlike | null {
  if (/^[\0-\x7f]*$/.test(label)) return null;
  const bare = label.normalize('NFD').replace(/\p{M}/gu, '');
  const like = Array.from(bare, (letter) => letters.get(letter) ?? letter).join('');
  if (like === bare || !/^[a-z\d-]*$/.test(like)) return null;
  // A word of another alphabet that could be read as Latin; under an ending of that alphabet nobody does.
  if (!/\p{sc=Latn}/u.test(bare)) return isAtHome ? null : { like, severity: 'warning' };
  // The i without a dot is an honest letter of Turkish and Azerbaijani, mostly beside others of theirs.
  const isTurkish = bare.replaceAll('ı', 'i') === like;
  if (!isTurkish) return { like, severity: 'danger' };
  return /[çğöşüə]/.test(label) ? null : { like, severity: 'warning' };
}
