'use client';
import type { Engines } from '@elicit-kit/core';
import { createContext, useContext, type Context } from 'react';
import type { ElicitationForm } from '../hooks/use-elicitation-form.ts';
import type { ControllerState } from '../internal/controller.ts';
import { useStore } from '../internal/store.ts';

export const RequestContext: Context<ElicitationForm | null> =
  /* @__PURE__ */ createContext<ElicitationForm | null>(null);

/** The question that a part belongs to. @throws outside of `Elicitation.Root` */
export function useRequest(part: string, given?: ElicitationForm): ElicitationForm {
  const request = useContext(RequestContext) ?? given;
  if (!request) throw new Error(`\`${part}\` must be used within \`Elicitation.Root\`.`);
  return given ?? request;
}

/** Reads one part of the state of a question. `select` makes no new objects. */
export function useRequestState<Part>(
  { controller }: ElicitationForm,
  select: (state: ControllerState) => Part,
): Part {
  return useStore(controller.store, select);
}

/** What all fields of a question share and what changes while it is answered: one subscription for all of them. */
interface Surroundings {
  readonly engines: Engines;
  /** The question has ended or is being sent. */
  readonly isReadOnly: boolean;
}

export const SurroundingsContext: Context<Surroundings> = /* @__PURE__ */ createContext<Surroundings>({
  engines: {},
  isReadOnly: false,
});

export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext);
}
