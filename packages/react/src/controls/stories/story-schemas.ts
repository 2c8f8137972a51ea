import type { JsonObject } from '@elicit-kit/core';

/** Names that break code which treats them as more than data. `JSON.parse`, as a server's words arrive. */
export const HOSTILE_NAMES: readonly string[] = JSON.parse(
  '["__proto__", "constructor", "a.b[0]", "", "\\u202Etxt.exe", "<img src=x onerror=alert(1)>"]',
) as string[];

export const LONG_TEXT: string =
  'The name of the person who signs for the delivery when nobody of the household is at home, as it is written in ' +
  'the identity document, Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstellenleiter included';

export const LONG_OPTIONS: readonly string[] = [
  'Economy with one piece of hand luggage and a seat chosen at check-in',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'https://example.com/a/very/long/address/without/any/place/to/break/it/into/lines',
];

/** `count` titled options, as a server sends them. */
export function manyOptions(count: number): readonly JsonObject[] {
  return Array.from({ length: count }, (_, index) => ({
    const: `v${index}`,
    title: `${CITIES[index % CITIES.length] ?? ''} ${index + 1}`,
  }));
}

const CITIES = [
  'Århus',
  'Belém',
  'Córdoba',
  'Düsseldorf',
  'Évora',
  'Gdańsk',
  'İzmir',
  'Kraków',
  'Malmö',
  'Zürich',
];
