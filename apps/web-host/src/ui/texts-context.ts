import { createContext, useContext } from 'react';
import { en } from '../texts/en.ts';
import type { Texts } from '../texts/texts.ts';

export const TextsContext = createContext<Texts>(en);

export function useTexts(): Texts {
  return useContext(TextsContext);
}
