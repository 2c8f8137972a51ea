const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'] as const;

/** Every text of the dialog that is shown or read out, a line for each. */
export function readableText(root: HTMLElement): string {
  const lines: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches('script, style, [hidden]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) lines.push(node.data);
    if (!(node instanceof Element)) continue;
    for (const attribute of SPOKEN) lines.push(node.getAttribute(attribute) ?? '');
    if (node instanceof HTMLInputElement && node.type === 'text') lines.push(node.value);
    if (node instanceof HTMLTextAreaElement) lines.push(node.value);
  }
  return lines.filter((line) => line.trim() !== '').join('\n');
}
