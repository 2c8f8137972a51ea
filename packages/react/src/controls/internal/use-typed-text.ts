import { useCallback, useRef, type RefCallback } from 'react';
import { useClientLayoutEffect } from '../../internal/use-client-layout-effect.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * For a text box that React does not control: what is typed stands there by itself and need not be drawn. A text that
 * comes from elsewhere, as with Clear, is put in.
 */
export function useTypedText(
  text: string,
  focusRef: RefCallback<HTMLElement>,
): { readonly ref: RefCallback<TextBox>; readonly defaultValue: string } {
  const box = useRef<TextBox>(null);
  const ref = useCallback(
    (element: TextBox | null) => {
      box.current = element;
      focusRef(element);
    },
    [focusRef],
  );
  useClientLayoutEffect(() => {
    if (box.current && box.current.value !== text) box.current.value = text;
  });
  return { ref, defaultValue: text };
}
