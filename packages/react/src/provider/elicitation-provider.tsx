'use client';
import type { Messages } from '@elicit-kit/core';
import { en } from '@elicit-kit/core/messages/en';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Controls } from '../controls/control-props.ts';
import type { ElicitationSettings } from '../internal/controller.ts';

/** What every dialog, card and form of a page can share. Each takes the same props and prefers its own. */
export interface ElicitationOptions extends ElicitationSettings {
  /** The words of one language. @default English */
  readonly messages?: Messages | undefined;
  /** How numbers are read and shown (BCP 47). @default the locale of `messages`, so that both agree */
  readonly locale?: string | undefined;
  /** Controls of your own, by field kind. What is not there is drawn by the kit. */
  readonly controls?: Partial<Controls> | undefined;
}

/** Options with the words filled in. */
export interface ReadyOptions extends ElicitationOptions {
  readonly messages: Messages;
}

export interface ElicitationProviderProps extends ElicitationOptions {
  readonly children?: ReactNode;
}

const OptionsContext = /* @__PURE__ */ createContext<ElicitationOptions>({});

/** Sets options for everything below it. Not needed for a single dialog. */
export function ElicitationProvider({ children, ...options }: ElicitationProviderProps): ReactNode {
  const value = useOptions(options);
  return <OptionsContext.Provider value={value}>{children}</OptionsContext.Provider>;
}

/** Parts the options from what else a component takes. */
export function splitOptions<Props extends ElicitationOptions>(
  props: Props,
): [ElicitationOptions, Omit<Props, keyof ElicitationOptions>] {
  const { messages, locale, controls, review, guardTime, timeZone, openUrl, onSettle, ...rest } = props;
  return [{ messages, locale, controls, review, guardTime, timeZone, openUrl, onSettle }, rest];
}

/** Own options over those of the provider. The same object while nothing changes. */
export function useOptions(own: ElicitationOptions): ReadyOptions {
  const shared = useContext(OptionsContext);
  const { messages = shared.messages ?? en, locale = shared.locale, controls = shared.controls } = own;
  const { review = shared.review, guardTime = shared.guardTime, timeZone = shared.timeZone } = own;
  const { openUrl = shared.openUrl, onSettle = shared.onSettle } = own;
  return useMemo(
    () => ({ messages, locale, controls, review, guardTime, timeZone, openUrl, onSettle }),
    [messages, locale, controls, review, guardTime, timeZone, openUrl, onSettle],
  );
}
