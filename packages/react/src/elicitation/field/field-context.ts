'use client';
import { createContext, useContext, type Context } from 'react';
import type { FieldState } from '../../hooks/use-field.ts';

export interface FieldContextValue extends FieldState {
  readonly ids: Readonly<
    Record<'control' | 'label' | 'required' | 'description' | 'notices' | 'error', string>
  >;
}

export const FieldContext: Context<FieldContextValue | null> =
  /* @__PURE__ */ createContext<FieldContextValue | null>(null);

/** @throws outside of `Elicitation.Field` */
export function useFieldContext(part: string): FieldContextValue {
  const field = useContext(FieldContext);
  if (!field) throw new Error(`\`${part}\` must be used within \`Elicitation.Field\`.`);
  return field;
}
