/** Runs of blanks as one, none at the ends: how labels are compared. */
export function collapse(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Line breaks as browsers lay them out. */
export function normalizeBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
