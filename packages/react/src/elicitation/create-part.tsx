'use client';
import { Slot } from '@radix-ui/react-slot';
import {
  cloneElement,
  forwardRef,
  isValidElement,
  useCallback,
  type ComponentPropsWithoutRef,
  type ElementType,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type RefAttributes,
  type RefCallback,
} from 'react';

type PartTag = 'div' | 'span' | 'h2' | 'h3' | 'p' | 'button' | 'form' | 'label' | 'section';

export type PartProps<Tag extends PartTag> = ComponentPropsWithoutRef<Tag> & {
  /** Render the child element instead of the part's own. One without content gets the part's. @default false */
  readonly asChild?: boolean | undefined;
};

/** One part: one element, on which `ref` and all props land. */
export type Part<Tag extends PartTag, Props = PartProps<Tag>> = ForwardRefExoticComponent<
  Props & RefAttributes<HTMLElementTagNameMap[Tag]>
>;

/** What a part brings along: attributes, handlers, children, and a ref of its own. */
type Wiring = Readonly<Record<string, unknown>> & {
  readonly ref?: RefCallback<HTMLElement> | undefined;
  readonly children?: ReactNode;
};

/**
 * Makes a part. The user's props win, save for `id`; the user's handlers run first and can prevent ours.
 * @param name stands in `data-elicit`
 * @param useWiring what the part brings along, or null to render nothing
 */
export function createPart<Tag extends PartTag>(
  tag: Tag,
  name: string,
  useWiring: (name: string) => Wiring | null,
): Part<Tag> {
  function ElicitationPart(props: PartProps<PartTag>, forwarded: ForwardedRef<HTMLElement>): ReactNode {
    return usePart(tag, name, useWiring(name), props, forwarded);
  }
  const part = forwardRef(ElicitationPart);
  part.displayName = `Elicitation(${name})`;
  return part as Part<PartTag> as Part<Tag>; // One implementation for all tags; the type says which one it is.
}

/** What a part draws; for those that take props of their own and so are not made by `createPart`. */
export function usePart(
  tag: PartTag,
  name: string,
  wiring: Wiring | null,
  { asChild, ...own }: PartProps<PartTag>,
  forwarded: ForwardedRef<HTMLElement>,
): ReactNode {
  const ref = useBothRefs(wiring?.ref, forwarded);
  if (!wiring) return null;
  const Element: ElementType = asChild ? Slot : tag;
  const merged = mergeProps(name, wiring, own);
  if (asChild) merged['children'] = filled(own.children, wiring.children);
  return <Element {...merged} ref={ref} />;
}

function mergeProps(
  name: string,
  wiring: Wiring,
  own: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { 'data-elicit': name, ...wiring, ...own };
  if (wiring['id'] !== undefined) merged['id'] = wiring['id'];
  // Over the host's few, not over ours: most parts get none, and there are several for each field.
  for (const [key, theirs] of Object.entries(own)) {
    const ours = wiring[key];
    if (!isHandler(ours) || !isHandler(theirs)) continue;
    merged[key] = (event: Event) => {
      theirs(event);
      if (!event.defaultPrevented) ours(event);
    };
  }
  return merged;
}

/** The host's element, with the part's words where it has none of its own. */
function filled(child: ReactNode, children: ReactNode): ReactNode {
  if (!isValidElement<{ readonly children?: ReactNode }>(child) || child.props.children !== undefined)
    return child;
  return cloneElement(child, undefined, children);
}

function isHandler(value: unknown): value is (event: Event) => void {
  return typeof value === 'function';
}

function useBothRefs(
  own: RefCallback<HTMLElement> | undefined,
  forwarded: ForwardedRef<HTMLElement>,
): ForwardedRef<HTMLElement> {
  const both = useCallback(
    (element: HTMLElement | null) => {
      own?.(element);
      assign(forwarded, element);
    },
    [own, forwarded],
  );
  // An element without a ref is one that React need not look after.
  return own ? (forwarded ? both : own) : forwarded;
}

function assign(ref: ForwardedRef<HTMLElement>, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
