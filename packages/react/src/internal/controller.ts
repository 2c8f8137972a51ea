import {
  acceptForm,
  acceptUrl,
  cancel,
  decline,
  isTouched,
  loadEngines,
  seedDraft,
  type ContentResult,
  type ElicitationEntry,
  type ElicitationQueue,
  type ElicitResult,
  type Engines,
  type FieldId,
  type Form,
  type Issue,
  type UrlInspection,
} from '@elicit-kit/core';
import { restoreDraft } from '@elicit-kit/core/restore-draft';
import { prefetchControls } from '../controls/index.ts';
import { openPage } from '../url/open-page.ts';
import { activeElement } from './active-element.ts';
import { createFocusTargets, type FocusTargets } from './focus-targets.ts';
import { createFormEngine, type FormEngine } from './form-engine.ts';
import { createGuard } from './guard.ts';
import { createPressWatch } from './press.ts';
import { hasReview, isAnswerable, viewOf, type RequestView } from './request-view.ts';
import { createStore, type Store } from './store.ts';

/** How a question behaves on the screen. */
export interface ElicitationSettings {
  /**
   * Whether a review of what leaves comes before sending. `auto`: where there is more than one field; a form with one
   * is its own review. @default 'auto'
   */
  readonly review?: 'auto' | 'always' | 'never' | undefined;
  /** How long accept takes no click and no key after something new appeared, in milliseconds. @default 500 */
  readonly guardTime?: number | undefined;
  /** The person's zone (IANA). @default that of the browser */
  readonly timeZone?: string | undefined;
  /**
   * Opens an address, after consent, and says whether a page came up. Must call `window.open` before it waits for
   * anything, or the browser blocks it. @default a new tab without opener and referrer
   */
  readonly openUrl?: ((href: string) => boolean | Promise<boolean>) | undefined;
  /** Called once with each answer that a person gave here, after it was sent. */
  readonly onSettle?: ((entry: ElicitationEntry, result: ElicitResult) => void) | undefined;
}

/** Settings, and how numbers are read. */
export interface ReadySettings extends ElicitationSettings {
  readonly locale: string;
}

export interface ControllerState {
  readonly step: 'edit' | 'review';
  /** Accept takes nothing for a moment. */
  readonly isGuarded: boolean;
  /** Something is on its way: engines for the check, or a page that is being opened. */
  readonly isBusy: boolean;
  /** The person is asked whether what was typed may be lost. */
  readonly isAskingDiscard: boolean;
  /** After a failed try to send: the first issue of each field, in the order of the form. */
  readonly problems: readonly Issue[];
  /** What the review shows, and the very object that is sent. */
  readonly result: ContentResult | null;
  readonly engines: Engines;
  /** The browser let no page come up. */
  readonly isPageBlocked: boolean;
  /** Where the focus is to go once the screen has changed. A new object each time. */
  readonly focus: { readonly target: FocusTarget };
}

/** `start`: the first field, else the heading. `before`: where it was. The rest are names of targets. */
type FocusTarget = FieldId | 'start' | 'problem' | 'before' | 'review' | 'discard';

/** One question on the screen: its state, outside React, and everything that a person can do with it. */
export interface ElicitationController {
  readonly store: Store<ControllerState>;
  readonly form: Form | null;
  /** Null for addresses and for questions that cannot be shown. */
  readonly engine: FormEngine | null;
  readonly targets: FocusTargets;
  /** Hands in what may change from one render to the next. */
  readonly update: (
    entry: ElicitationEntry,
    inspection: UrlInspection | null,
    settings: ReadySettings,
  ) => void;
  /** Starts guard and loading. Returns stop. */
  readonly start: () => () => void;
  /** Sends, or leads to the review, or opens the address: whatever comes next. Nothing while guarded. */
  readonly accept: () => Promise<void>;
  /** What Enter in a field does: on to the review, or to the button that sends, never past it. */
  readonly leadOn: () => void;
  /** From the review back to the fields. */
  readonly back: (fieldId?: FieldId) => void;
  readonly decline: () => void;
  /** Cancels, or asks first where something was typed, or closes what has ended. */
  readonly dismiss: () => void;
  readonly keepEditing: () => void;
  /** Cancels without asking. */
  readonly discard: () => void;
  readonly moveFocus: () => void;
}

/** Engines that have come to this page: they serve the next question from its first moment. */
let ready: Engines = {};

/** Fetches, before there is a question, the engine that almost every question needs. Never rejects. */
export function prefetchEngines(): void {
  void loadEngines({ secrets: true }).then((engines) => {
    ready = { ...ready, ...engines };
  });
}

function pageNews({ state }: ElicitationEntry): string {
  return state.name === 'waiting' ? state.progress : state.name;
}

export function createController(
  queue: ElicitationQueue,
  initialEntry: ElicitationEntry,
  initialSettings: ReadySettings,
): ElicitationController {
  const { id, form } = initialEntry;
  let entry = initialEntry;
  let settings = initialSettings;
  let inspection: UrlInspection | null = null;
  let focusBefore: HTMLElement | null = null;
  let loading: Promise<void> | undefined;
  const needs = Object.entries(form?.needs ?? {});
  let isLoading = needs.some(([name, isNeeded]) => isNeeded && !ready[name as keyof Engines]);
  const press = createPressWatch();
  const guardTime = (): number => settings.guardTime ?? 500;
  const store = createStore<ControllerState>({
    step: 'edit',
    isGuarded: guardTime() > 0,
    isBusy: false,
    isAskingDiscard: false,
    problems: [],
    result: null,
    engines: ready,
    isPageBlocked: false,
    focus: { target: 'start' },
  });
  const guard = createGuard(guardTime, (isGuarded) => {
    if (store.get().isGuarded !== isGuarded) store.set({ isGuarded });
  });
  let page: Document | null = null;
  const targets = createFocusTargets((next) => {
    if (page === next) return;
    page = next;
    guard.moveTo(page);
    press.start(page);
  });
  const seed = form && seedDraft(form, settings);
  const engine =
    form &&
    seed &&
    createFormEngine({
      form,
      draft: restoreDraft(form, seed, queue.readDraft(id)),
      context: () => ({ engines: store.get().engines, locale: settings.locale, seed }),
      onEdit: (draft) => {
        queue.writeDraft(id, draft);
        queue.heartbeat(id);
      },
      onTold: () => {
        if (store.get().problems.length > 0) store.set({ problems: toldProblems() });
      },
      afterPress: press.after,
    });

  const view = (): RequestView => viewOf(entry, inspection);

  function toldProblems(): readonly Issue[] {
    return form?.fields.flatMap((field) => engine?.getView(field.id).issues.slice(0, 1) ?? []) ?? [];
  }

  function settle(result: ElicitResult): void {
    queue.settle(id, result, () => settings.onSettle?.(entry, result));
  }

  async function send({ checkAll }: FormEngine): Promise<void> {
    const { step, result } = store.get();
    if (step === 'review' && result) {
      settle(acceptForm(result.content));
      return;
    }
    if (isLoading) {
      store.set({ isBusy: true });
      await loading;
      store.set({ isBusy: false });
    }
    const checked = checkAll();
    if (checked.issues.length > 0) {
      store.set({ problems: toldProblems(), focus: { target: 'problem' } });
    } else if (hasReview(form, settings.review)) {
      store.set({ step: 'review', result: checked, problems: [], focus: { target: 'review' } });
      guard.start();
    } else {
      settle(acceptForm(checked.content));
    }
  }

  async function open(): Promise<void> {
    const href = inspection?.href;
    if (!href) return;
    store.set({ isBusy: true });
    let isOpen = false;
    try {
      isOpen = await (settings.openUrl ?? openPage)(href);
    } catch {
      // To the person, a host that cannot open it is a page that did not come up.
    }
    store.set({ isBusy: false, isPageBlocked: !isOpen });
    if (!isOpen) return;
    settle(acceptUrl());
    // The button that was pressed is gone, and another may stand in its place.
    store.set({ focus: { target: 'start' } });
    guard.start();
  }

  async function accept(): Promise<void> {
    const { isGuarded, isBusy, isAskingDiscard } = store.get();
    if (isGuarded || isBusy || isAskingDiscard) return;
    const shown = view();
    if (shown === 'consent' || shown === 'waiting') await open();
    else if (engine && (shown === 'form' || shown === 'confirm')) await send(engine);
  }

  function find(target: FocusTarget, problems: readonly Issue[]): HTMLElement | undefined {
    if (target === 'start') {
      return targets.first(form?.fields.map((field) => field.id) ?? []) ?? targets.get('heading');
    }
    if (target === 'problem') return targets.first(problems.map((issue) => issue.fieldId));
    if (target === 'before') return focusBefore?.isConnected ? focusBefore : targets.get('heading');
    return targets.get(target);
  }

  function discard(): void {
    if (view() === 'held') return queue.cancelHeld(entry.server);
    // What could not be sent once need not be sent to be left.
    if (isAnswerable(view()) && entry.state.name !== 'failed') settle(cancel());
    else queue.close(id);
  }

  function keepEditing(): void {
    store.set({ isAskingDiscard: false, focus: { target: 'before' } });
  }

  return {
    store,
    form,
    engine,
    targets,
    update: (nextEntry, nextInspection, nextSettings) => {
      // A page that moves on moves the buttons. Those that are gone may have had the focus.
      const isPageNews = entry.state.name === 'waiting' && pageNews(entry) !== pageNews(nextEntry);
      const isNews =
        isPageNews ||
        // The first look at an address, or warnings that came late: both move the buttons.
        inspection?.canOpen !== nextInspection?.canOpen ||
        inspection?.findings.length !== nextInspection?.findings.length ||
        (entry.state.name !== 'failed' && nextEntry.state.name === 'failed');
      entry = nextEntry;
      inspection = nextInspection;
      settings = nextSettings;
      if (isNews) guard.start();
      const heading = targets.get('heading');
      if (isPageNews && heading && !activeElement(heading.ownerDocument)) heading.focus();
    },
    start: () => {
      guard.start();
      press.start(page ?? document);
      if (form) prefetchControls(form);
      if (form && isLoading) {
        loading ??= loadEngines(form.needs).then((engines) => {
          isLoading = false;
          ready = { ...ready, ...engines };
          press.after(() => {
            store.set({ engines: ready });
            engine?.recheck();
            // The warnings of secrets move what lies below them.
            if (engines.secrets && form.fields.some(engines.secrets.isSecret)) guard.start();
          });
        });
      }
      return () => {
        guard.stop();
        press.stop();
      };
    },
    accept,
    leadOn: () => {
      if (hasReview(form, settings.review) && store.get().step === 'edit') void accept();
      else targets.get('accept')?.focus();
    },
    back: (fieldId) => {
      store.set({ step: 'edit', result: null, focus: { target: fieldId ?? 'start' } });
      guard.start();
    },
    decline: () => {
      settle(decline());
    },
    dismiss: () => {
      if (store.get().isAskingDiscard) return keepEditing();
      if (!isAnswerable(view()) || !engine || !isTouched(form, engine.getDraft(), seed)) return discard();
      focusBefore = targets.active();
      store.set({ isAskingDiscard: true, focus: { target: 'discard' } });
    },
    keepEditing,
    discard,
    moveFocus: () => {
      const { focus, problems } = store.get();
      find(focus.target, problems)?.focus();
    },
  };
}
