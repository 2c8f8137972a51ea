import type { Option } from '@elicit-kit/core';
import type { ReactNode } from 'react';

/** About as much as a closed control shows at 320 px. */
const FITS = 28;

interface ChosenNoteProps {
  readonly id: string;
  readonly option: Option | undefined;
}

/** Whether a closed control cuts something off that the person should read about the chosen option. */
export function needsNote(option: Option | undefined): boolean {
  return option !== undefined && (option.label.length > FITS || option.description !== null);
}

/** The chosen option in full: closed controls cut long names off and have no room for a description. */
export function ChosenNote({ id, option }: ChosenNoteProps): ReactNode {
  if (!option || !needsNote(option)) return null;
  return (
    <span id={id} data-elicit="chosen">
      {option.label.length > FITS && <bdi>{option.label}</bdi>}
      {option.description && (
        <span data-elicit="option-description">
          <bdi>{option.description}</bdi>
        </span>
      )}
    </span>
  );
}
