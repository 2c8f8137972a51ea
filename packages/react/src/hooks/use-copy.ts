'use client';
import { useState } from 'react';

/** Copies text and says so; where the clipboard is out of reach, it does not say so. */
export function useCopy(): { readonly isCopied: boolean; readonly copy: (text: string) => void } {
  const [isCopied, setCopied] = useState(false);
  return {
    isCopied,
    copy: (text) => {
      // Pages without https have no clipboard at all, whatever the types say.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      clipboard?.writeText(text).then(
        () => setCopied(true),
        () => setCopied(false),
      );
    },
  };
}
