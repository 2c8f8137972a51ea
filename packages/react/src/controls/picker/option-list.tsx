import type { Option, OptionId } from '@elicit-kit/core';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { UseComboboxReturnValue } from 'downshift';
import {
  forwardRef,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  type MouseEvent,
  type ForwardRefExoticComponent,
  type RefAttributes,
} from 'react';

/** Height of a row before it is measured, in CSS pixels. */
const ROW = 36;

/** What the list does for its control. */
export interface OptionListHandle {
  /** Brings a row into sight. */
  readonly scrollTo: (index: number) => void;
}

interface OptionListProps extends Pick<UseComboboxReturnValue<Option>, 'getMenuProps' | 'getItemProps'> {
  readonly items: readonly Option[];
  readonly isOpen: boolean;
  readonly isMultiple: boolean;
  readonly chosen: readonly OptionId[];
  readonly controlId: string;
  readonly highlightedIndex: number;
  readonly nameOf: (option: Option) => string;
}

/** The listbox. Only the rows in sight are in the document, with the highlighted one, which the text box points to. */
export const OptionList: ForwardRefExoticComponent<OptionListProps & RefAttributes<OptionListHandle>> =
  /* @__PURE__ */ forwardRef<OptionListHandle, OptionListProps>(function OptionList(props, ref) {
    'use no memo'; // The virtualizer is one object that changes, which the compiler cannot see.
    const { items, isOpen, isMultiple, chosen, controlId, highlightedIndex, nameOf } = props;
    const scroller = useRef<HTMLDivElement>(null);
    const [pointing] = useState(watchPointing);
    const virtualizer = useVirtualizer({
      count: items.length,
      enabled: isOpen,
      getScrollElement: () => scroller.current,
      estimateSize: () => ROW,
      // The same function as long as the rows are the same: with another one, all of them are placed anew.
      getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
      overscan: 6,
      rangeExtractor: (range) => {
        const rows = defaultRangeExtractor(range);
        const isThere =
          highlightedIndex < 0 || highlightedIndex >= items.length || rows.includes(highlightedIndex);
        return isThere ? rows : [...rows, highlightedIndex].sort((a, b) => a - b);
      },
    });
    useImperativeHandle(ref, () => ({ scrollTo: (index) => virtualizer.scrollToIndex(index) }), [
      virtualizer,
    ]);

    const ticked = new Set(chosen);
    return (
      <div
        {...props.getMenuProps({ ref: scroller, onMouseLeave: pointing.leave })}
        data-elicit="option-list"
        aria-multiselectable={isMultiple || undefined}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()} // The scrollbar must not take the focus from the text box.
      >
        <div role="presentation" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const option = items[index];
            if (!option) return null;
            return (
              <div
                {...props.getItemProps({
                  item: option,
                  index,
                  ref: virtualizer.measureElement,
                  onMouseMove: pointing.move,
                })}
                key={key}
                id={`${controlId}-${option.id}`}
                data-index={index}
                data-elicit="picker-option"
                data-highlighted={index === highlightedIndex || undefined}
                aria-selected={ticked.has(option.id)}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <bdi>{nameOf(option)}</bdi>
                {option.description && (
                  <span data-elicit="option-description">
                    <bdi>{option.description}</bdi>
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
    );
  });

/**
 * Keeps from Downshift what is no pointing: rows that come, go and move under a mouse that rests. Browsers tell of them
 * as if the mouse had moved, and what one types would lose the row that it highlights.
 */
function watchPointing(): Record<'move' | 'leave', (event: MouseEvent) => void> {
  /** Where the mouse was when it last moved inside of the list; null before it does. */
  let place: readonly [x: number, y: number] | null = null;
  return {
    move: ({ nativeEvent: event }) => {
      if (event.movementX === 0 && event.movementY === 0) keepFromDownshift(event);
      else place = [event.clientX, event.clientY];
    },
    leave: ({ nativeEvent: event }) => {
      if (!place || (place[0] === event.clientX && place[1] === event.clientY)) keepFromDownshift(event);
      else place = null;
    },
  };
}

function keepFromDownshift(event: Event): void {
  Object.assign(event, { preventDownshiftDefault: true });
}
