'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as Elicitation from '../elicitation/index.parts.ts';
import { useRequest, useRequestState } from '../elicitation/request-context.ts';

/** The inside of the dialog, of public parts only. A host that wants another order writes this file anew. */
export function ElicitationLayout(): ReactNode {
  const request = useRequest('ElicitationDialog');
  const isReview = useRequestState(request, (state) => state.step === 'review');
  const isAsking = useRequestState(request, (state) => state.isAskingDiscard);
  const isWithdrawn = request.view === 'withdrawn';
  // Screen readers read a description in one go; a long message is walked through instead.
  const isShort = (request.entry.request?.message.length ?? 0) < 500;
  const inside = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // As a property: React 18 and 19 disagree about the attribute.
    if (inside.current) inside.current.inert = isAsking && !isWithdrawn;
  }, [isAsking, isWithdrawn]);
  return (
    <>
      <Elicitation.Form ref={inside}>
        <div data-elicit="header">
          <Elicitation.Mark />
          <div data-elicit="heading">
            <Dialog.Title asChild>
              <Elicitation.Title />
            </Dialog.Title>
            <Elicitation.QueuePosition />
          </div>
          <Elicitation.Close />
        </div>
        <div data-elicit="body">
          <Elicitation.Withdrawn />
          <Elicitation.UrlStatus />
          <div data-elicit="request" hidden={isReview && !isWithdrawn}>
            <Elicitation.Server />
            {isShort ? (
              <Dialog.Description asChild>
                <Elicitation.Message />
              </Dialog.Description>
            ) : (
              <Elicitation.Message />
            )}
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
          <Elicitation.Decline />
          <Elicitation.OpenAgain />
          <Elicitation.Continue />
          <Elicitation.Accept />
          <Elicitation.Done />
        </div>
      </Elicitation.Form>
      <Elicitation.Discard />
    </>
  );
}
