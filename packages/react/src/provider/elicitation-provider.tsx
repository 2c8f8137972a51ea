'use client';
import type { IconPolicy, KnownServer, Messages } from '@elicit-kit/core';
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
  /**
   * The servers that the host knows; the asking one may be among them. One that gives itself a name like that of another
   * is marked. Keep the same array from one render to the next. @default none
   */
  readonly knownServers?: readonly KnownServer[] | undefined;
  /**
   * Which pictures of a server may stand in place of the letter: those that came along with its name, or those too that
   * lie on its own https origin, which is a request. The page's policy must allow them (`img-src`). @default 'none'
   */
  readonly icons?: IconPolicy | undefined;
}

/** Options with the words filled in. */
export interface ReadyOptions extends ElicitationOptions {
  readonly messages: Messages;
}

export interface ElicitationProviderProps extends ElicitationOptions {
  readonly children?: ReactNode;
}

const OptionsContext = /* @__PURE__ */ createContext<ReadyOptions>({ messages: en });

/** Sets options for everything below it. Not needed for a single dialog. */
export function ElicitationProvider({ children, ...options }: ElicitationProviderProps): ReactNode {
  const value = useOptions(options);
  return <OptionsContext.Provider value={value}>{children}</OptionsContext.Provider>;
}

/** All options, so that one that is forgotten in a list does not compile. */
type EveryOption = Record<keyof ElicitationOptions, unknown>;

const IS_OPTION = {
  messages: true,
  locale: true,
  controls: true,
  knownServers: true,
  icons: true,
  review: true,
  guardTime: true,
  timeZone: true,
  openUrl: true,
  onSettle: true,
} satisfies EveryOption;

/** Parts the options from what else a component takes. */
export function splitOptions<Props extends ElicitationOptions>(
  props: Props,
): [ElicitationOptions, Omit<Props, keyof ElicitationOptions>] {
  const options: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (Object.hasOwn(IS_OPTION, name) ? options : rest)[name] = value;
  }
  return [options, rest as Omit<Props, keyof ElicitationOptions>];
}

/** Own options over those of the provider. The same object while nothing changes. */
export function useOptions(own: ElicitationOptions): ReadyOptions {
  const shared = useContext(OptionsContext);
  const { messages = shared.messages, locale = shared.locale, controls = shared.controls } = own;
  const { knownServers = shared.knownServers, icons = shared.icons } = own;
  const { review = shared.review, guardTime = shared.guardTime, timeZone = shared.timeZone } = own;
  const { openUrl = shared.openUrl, onSettle = shared.onSettle } = own;
  return useMemo(() => {
    const shown = { messages, locale, controls, knownServers, icons };
    return { ...shown, review, guardTime, timeZone, openUrl, onSettle } satisfies EveryOption;
  }, [messages, locale, controls, knownServers, icons, review, guardTime, timeZone, openUrl, onSettle]);
}
