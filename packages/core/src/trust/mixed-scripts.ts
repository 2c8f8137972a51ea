/** Alphabets whose letters pass for one another. Chinese, Japanese and Korean honestly mix with Latin. */
const LOOK_ALIKES = [
  /\p{sc=Latn}/u,
  /\p{sc=Cyrl}/u,
  /\p{sc=Grek}/u,
  /\p{sc=Armn}/u,
  /\p{sc=Cher}/u,
  /\p{sc=Copt}/u,
  /\p{sc=Geor}/u,
  /\p{sc=Lisu}/u,
];

/** Whether one word of the text has letters of two look-alike alphabets. Words next to each other may differ. */
export function mixesScripts(text: string): boolean {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => LOOK_ALIKES.filter((alphabet) => alphabet.test(word)).length > 1);
}
