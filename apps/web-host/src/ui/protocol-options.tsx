import type { ReactElement } from 'react';
import { useTexts } from './texts-context.ts';

/** The options of a protocol list. */
export function ProtocolOptions(): ReactElement {
  const { protocols } = useTexts();
  return (
    <>
      <option value="auto">{protocols.auto}</option>
      <option value="2025-11-25">{protocols['2025-11-25']}</option>
    </>
  );
}
