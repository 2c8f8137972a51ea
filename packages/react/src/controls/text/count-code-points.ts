/** The length of a text as JSON Schema counts it: in code points, without making a copy. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const before = text.charCodeAt(index - 1);
    if (unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff) count -= 1;
  }
  return count;
}
