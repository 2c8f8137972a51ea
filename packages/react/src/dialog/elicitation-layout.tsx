'use client';
import type { ElicitationEntry } from '@elicit-kit/core';
import { useRef, type ReactNode } from 'react';
import * as Elicitation from '../elicitation/index.parts.ts';
import { useRequest, useRequestState } from '../elicitation/request-context.ts';
import { useClientLayoutEffect } from '../internal/use-client-layout-effect.ts';

interface ElicitationLayoutProps {
  /** `Elicitation.Title`, wired to what it names, and what else stands beside the mark. */
  readonly title: ReactNode;
  /** `Elicitation.Message`, wired to what it describes. */
  readonly message: ReactNode;
}

/** The inside of dialog and card, of public parts only. A host that wants another order writes this file anew. */
export function ElicitationLayout({ title, message }: ElicitationLayoutProps): ReactNode {
  const request = useRequest('ElicitationLayout');
  const isReview = useRequestState(request, (state) => state.step === 'review');
  const isAsking = useRequestState(request, (state) => state.isAskingDiscard);
  const isWithdrawn = request.view === 'withdrawn';
  const isHeld = request.view === 'held';
  const inside = useRef<HTMLFormElement>(null);
  useClientLayoutEffect(() => {
    // As a property: React 18 and 19 disagree about the attribute.
    if (inside.current) inside.current.inert = isAsking && !isWithdrawn;
  }, [isAsking, isWithdrawn]);
  return (
    <>
      <Elicitation.Form ref={inside}>
        <div data-elicit="header">
          <Elicitation.Mark />
          <div data-elicit="heading">{title}</div>
          <Elicitation.Close />
        </div>
        <div data-elicit="body">
          <Elicitation.Withdrawn />
          <Elicitation.UrlStatus />
          <div data-elicit="request" hidden={isReview && !isWithdrawn}>
            <Elicitation.Server />
            {!isHeld && <Elicitation.Pause />}
            <Elicitation.Status />
            {message}
            {isHeld && <Elicitation.Pause />}
            <Elicitation.Blocked />
            <Elicitation.Notices />
            <Elicitation.Url />
            <Elicitation.CopyUrl />
            <Elicitation.Summary />
          </div>
          <Elicitation.Fields />
          <Elicitation.Review />
        </div>
        <Elicitation.SendFailure />
        <div data-elicit="actions">
          <Elicitation.Back />
          <Elicitation.CopyAnswers />
          <Elicitation.StopWaiting />
          <Elicitation.Decline />
          <Elicitation.OpenAgain />
          <Elicitation.Continue />
          <Elicitation.Accept />
          <Elicitation.CancelHeld />
          <Elicitation.ShowHeld />
          <Elicitation.Done />
          <Elicitation.CheckAgain />
        </div>
      </Elicitation.Form>
      <Elicitation.Discard />
    </>
  );
}

/** Screen readers read a description in one go; a long message is walked through instead. */
export function isShort({ request }: ElicitationEntry): boolean {
  return (request?.message.length ?? 0) < 500;
}
