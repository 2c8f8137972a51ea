import type { IconPolicy, PickedIcon, ServerIcon } from '@elicit-kit/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The side of the picture, in CSS pixels. The stylesheet says the same. */
const SIDE = 24;

interface ServerPictureProps {
  readonly icons: readonly ServerIcon[];
  readonly policy: IconPolicy;
  readonly endpoint: string | undefined;
  /** Stands there until the picture has come, and when none does. */
  readonly letter: string;
}

/**
 * A picture that the server offers of itself, within the mark, if the policy lets one through: small, without a name, on
 * the host's colour. Nothing that the server sent is an address here but what `pickIcon` gave.
 */
export function ServerPicture({ icons, policy, endpoint, letter }: ServerPictureProps): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const [picked, setPicked] = useState<PickedIcon | null>(null);
  const [came, setCame] = useState<{ readonly src: string; readonly state: 'shown' | 'broken' }>();
  // Of another picture nothing is known yet.
  const state = picked && came?.src === picked.src ? came.state : 'loading';
  useEffect(() => {
    let isOver = false;
    // Few hosts show icons, so what guards them is loaded with the first.
    void import('@elicit-kit/core/pick-icon').then(
      ({ pickIcon }) => {
        const page = element.current?.ownerDocument.defaultView;
        if (isOver || !element.current || !page) return;
        const colorScheme = schemeOf(element.current, page);
        setPicked(pickIcon(icons, { policy, endpoint, colorScheme, size: SIDE * page.devicePixelRatio }));
      },
      () => undefined, // Then there is a letter.
    );
    return () => {
      isOver = true;
    };
  }, [icons, policy, endpoint]);
  return (
    <>
      <span ref={element} hidden={state === 'shown'}>
        {letter}
      </span>
      {picked && state !== 'broken' && (
        <img
          data-elicit="mark-picture"
          alt=""
          width={SIDE}
          height={SIDE}
          decoding="async"
          draggable={false}
          hidden={state === 'loading'}
          {...(picked.from === 'remote' && { crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' })}
          src={picked.src}
          onLoad={() => setCame({ src: picked.src, state: 'shown' })}
          onError={() => setCame({ src: picked.src, state: 'broken' })}
        />
      )}
    </>
  );
}

/** Which of the two colours of the stylesheet an element gets. */
function schemeOf(element: HTMLElement, page: Window): 'light' | 'dark' {
  const { colorScheme } = page.getComputedStyle(element);
  if (!/\bdark\b/.test(colorScheme)) return 'light';
  return /\blight\b/.test(colorScheme) && !page.matchMedia('(prefers-color-scheme: dark)').matches
    ? 'light'
    : 'dark';
}
