/**
 * Decodes what stands behind `xn--` in a label of a host name (RFC 3492), or null when it is no punycode.
 * The platform's URL has checked the label, so overlong input does not occur; 63 characters bound the work.
 */
export function decodePunycode(encoded: string): string | null {
  const lastHyphen = encoded.lastIndexOf('-');
  const output = Array.from(encoded.slice(0, Math.max(0, lastHyphen)), (char) => char.codePointAt(0) ?? 0);
  let codePoint = 128;
  let index = 0;
  let bias = 72;
  for (let at = lastHyphen + 1; at < encoded.length;) {
    const before = index;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = '0123456789'.includes(encoded.charAt(at))
        ? encoded.charCodeAt(at) - 22
        : encoded.toLowerCase().charCodeAt(at) - 97;
      at += 1;
      if (!(digit >= 0 && digit < 36)) return null;
      index += digit * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = output.length + 1;
    codePoint += Math.floor(index / length);
    if (!(codePoint <= 0x10ffff)) return null;
    let delta = Math.floor((index - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    index %= length;
    output.splice(index, 0, codePoint);
    index += 1;
  }
  return String.fromCodePoint(...output);
}
