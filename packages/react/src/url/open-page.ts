/**
 * Opens an address in a new tab and says whether one came up. The tab starts blank, because a tab that is opened
 * without an opener gives nothing back and a blocked one would pass for an open one. It is cut off from this page,
 * then leaves by a link of its own that tells the site nothing about where it was opened.
 */
export function openPage(href: string): boolean {
  const page = window.open('about:blank', '_blank');
  if (!page || page.closed) return false;
  page.opener = null;
  const link = page.document.createElement('a');
  link.href = href;
  link.rel = 'noreferrer';
  page.document.body.append(link);
  link.click();
  return true;
}
