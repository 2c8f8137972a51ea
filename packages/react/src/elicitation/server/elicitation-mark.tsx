'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { hueOf } from './hue.ts';
import { serverLabel } from './server-label.ts';
import { ServerPicture } from './server-picture.tsx';

/**
 * The first letter of the server's label, in a colour made from label and endpoint. A picture from the server, which could
 * be anybody's, takes the place of the letter only where the option `icons` lets one in.
 */
export const ElicitationMark: Part<'span'> = /* @__PURE__ */ createPart('span', 'mark', () => {
  const request = useRequest('Elicitation.Mark');
  const { label, endpoint, claim } = request.entry.server;
  const { icons: policy = 'none' } = request.options;
  const letter = firstLetter(serverLabel(request)).toLocaleUpperCase();
  return {
    'aria-hidden': true,
    'data-hue': hueOf({ label, endpoint }),
    children:
      policy === 'none' || !claim?.icons ? (
        letter
      ) : (
        <ServerPicture icons={claim.icons} policy={policy} endpoint={endpoint} letter={letter} />
      ),
  };
});

/** What a person takes for one sign. Of ASCII that is a character; the first `Intl` of a page costs 20 ms. */
function firstLetter(text: string): string {
  if (/^[ -~]{2}/.test(text)) return text.charAt(0);
  const graphemes = new Intl.Segmenter().segment(text);
  return graphemes[Symbol.iterator]().next().value?.segment ?? '';
}
