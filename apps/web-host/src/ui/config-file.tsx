import type { ReactElement } from 'react';
import { useTexts } from './texts-context.ts';

export interface ConfigFileProps {
  readonly file: string;
  /** False while nothing would come of a click. */
  readonly canAct: boolean;
  readonly onReload: () => void;
}

/** Where the list of servers comes from, and a button that reads it again. */
export function ConfigFile({ file, canAct, onReload }: ConfigFileProps): ReactElement {
  const texts = useTexts();
  return (
    <div className="config-file">
      <p className="server-address" dir="ltr">
        {file}
      </p>
      <button type="button" className="button" aria-disabled={!canAct} onClick={onReload}>
        {texts.config.reload}
      </button>
    </div>
  );
}
