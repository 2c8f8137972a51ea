import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A page of `docs/`: what is read in the repository is read here too, and its links lead to pages here. */
export function Page({ text }: { readonly text: string }): ReactNode {
  return (
    <Markdown>
      {text
        .replace(/\]\(([a-z-]+)\.md\)/g, '](?path=/docs/docs-$1--docs)')
        .replace(/\[([^\]]+)\]\(\.\.?\/[^)]+\)/g, '$1')}
    </Markdown>
  );
}
