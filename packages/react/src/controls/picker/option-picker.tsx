import type { Option } from '@elicit-kit/core';
import { useCombobox, type UseComboboxProps } from 'downshift';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { controlAria } from '../internal/control-aria.ts';
import { boxState } from '../internal/control-frame.tsx';
import { useBeforeClick } from '../internal/use-before-click.ts';
import { Chips } from './chips.tsx';
import { filterOptions, onlyMatch, prepareFilter } from './filter-options.ts';
import { OptionList, type OptionListHandle } from './option-list.tsx';
import type { PickerProps } from './picker-props.ts';
import { useEnvironment } from './use-environment.ts';
import { useEscape } from './use-escape.ts';

const { ItemClick, InputBlur, InputChange, InputClick, InputKeyDownEnter, ItemMouseMove, MenuMouseLeave } =
  useCombobox.stateChangeTypes;
const CHOOSING: ReadonlySet<unknown> = new Set([ItemClick, InputKeyDownEnter]);
const POINTING: ReadonlySet<unknown> = new Set([ItemMouseMove, MenuMouseLeave]);

/**
 * A text box that filters a long list (ARIA combobox with a listbox popup). The list opens in the flow of the form,
 * so that no edge of a dialog cuts it off, and draws only the rows in sight.
 */
export function OptionPicker(props: PickerProps): ReactNode {
  const { field, chosen, isMultiple = false, onToggle, controlId, labelId, formatter, isReadOnly } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const list = useRef<OptionListHandle>(null);
  /** What is typed to filter; null while the box shows the choice. */
  const [query, setQuery] = useState<string | null>(null);
  const environment = useEnvironment(input);
  const beforeClick = useBeforeClick(input);

  const current = isMultiple ? null : (field.options.find(({ id }) => id === chosen[0]) ?? null);
  const items = query === null ? field.options : filterOptions(field.options, query);
  const nameOf = (option: Option): string =>
    option.label || formatter.optionLabel(option, field.options.indexOf(option));

  const combobox = useCombobox<Option>({
    items: items as Option[], // Downshift only reads it.
    itemToString: (option) => (option ? nameOf(option) : ''),
    itemToKey: (option) => option?.id,
    selectedItem: current,
    inputValue: query ?? (current ? nameOf(current) : ''),
    inputId: controlId,
    labelId,
    menuId: `${controlId}-list`,
    toggleButtonId: `${controlId}-toggle`,
    scrollIntoView: doNothing,
    stateReducer: (state, { type, changes }) => {
      if (isReadOnly) return state;
      // `leave` closes: at a moment at which nothing that is pressed moves away.
      if (type === InputBlur) return state;
      // A click into the text sets the caret and never closes.
      if (type === InputClick && state.isOpen) return state;
      // Type and Enter: the first match is at hand.
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      if (isMultiple && CHOOSING.has(type)) {
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      }
      return changes;
    },
    onStateChange: ({ type, selectedItem, isOpen, highlightedIndex }) => {
      if (CHOOSING.has(type) && selectedItem) onToggle(selectedItem.id);
      if (isOpen === false) setQuery(null);
      if (highlightedIndex !== undefined && highlightedIndex >= 0 && !POINTING.has(type)) {
        list.current?.scrollTo(highlightedIndex);
      }
    },
    ...environment,
  } satisfies UseComboboxProps<Option>);
  const { isOpen, highlightedIndex } = combobox;
  const hasList = isOpen && items.length > 0;

  useEscape(isOpen, input, combobox.closeMenu);

  function type(text: string): void {
    setQuery(text);
    // An empty box and a choice that is still there would be two truths.
    if (text === '' && current) onToggle(null);
  }

  function leave(): void {
    const match = query ? onlyMatch(field.options, query) : null;
    if (match && !isMultiple && match.id !== current?.id) onToggle(match.id);
    setQuery(null);
    combobox.closeMenu();
  }

  const box = (
    <>
      <input
        type="text"
        placeholder={isReadOnly ? undefined : formatter.ui(isMultiple || isOpen ? 'filter' : 'chooseOne')}
        readOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="none"
        dir={combobox.inputValue ? 'auto' : undefined}
        // eslint-disable-next-line react-hooks/refs -- the getter hands the ref on; it is read in events only
        {...combobox.getInputProps({
          ref: (node: HTMLInputElement | null) => {
            input.current = node;
            props.focusRef(node);
          },
          // Here and not in onStateChange: a later update would move the caret and break compositions.
          onChange: (event) => type(event.currentTarget.value),
          onKeyDown: keepFromDownshift,
          onClick: (event) => !isOpen && event.currentTarget.select(),
          onFocus: (event) => {
            event.currentTarget.select();
            setTimeout(prepareFilter, 0, field.options);
          },
          onBlur: () => beforeClick(leave),
        })}
        aria-expanded={hasList}
        aria-activedescendant={
          hasList && items[highlightedIndex] ? `${controlId}-${items[highlightedIndex].id}` : undefined
        }
        {...controlAria(props, !isMultiple && `${controlId}-chosen`)}
      />
      {!isReadOnly && (
        <button
          type="button"
          {...combobox.getToggleButtonProps({ onMouseDown: keepFocus })}
          data-elicit="show-options"
          aria-label={formatter.ui('showOptions')}
        >
          <Chevron />
        </button>
      )}
      <OptionList
        ref={list}
        items={items}
        isOpen={hasList}
        isMultiple={isMultiple}
        chosen={chosen}
        controlId={controlId}
        highlightedIndex={highlightedIndex}
        nameOf={nameOf}
        getMenuProps={combobox.getMenuProps}
        getItemProps={combobox.getItemProps}
      />
      {isOpen && items.length === 0 && <span data-elicit="no-results">{formatter.ui('noResults')}</span>}
      <span data-elicit="announcement" role="status">
        {isOpen &&
          query !== null &&
          items.length > 0 &&
          formatter.ui('filterResults', { count: items.length })}
        {isOpen && items.length === 0 && formatter.ui('noResults')}
      </span>
    </>
  );
  if (!isMultiple) return box;
  return (
    <div data-elicit="picker">
      <Chips {...props} nameOf={nameOf} onRemoved={() => input.current?.focus()} />
      <div data-elicit="box" {...boxState(props)}>
        {box}
      </div>
    </div>
  );
}

/** Escape belongs to `useEscape` and to the dialog, shortcuts and selecting text to the browser, compositions to the input method. */
function keepFromDownshift(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, nativeEvent, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'Escape' || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) {
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
  }
}

/** The focus stays in the text box. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function doNothing(): void {
  // The list scrolls by itself: a row that is out of sight has no element to scroll to.
}

function Chevron(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true" focusable="false">
      <path d="M3 6l5 5 5-5" stroke="currentColor" strokeWidth="2" fill="none" strokeLinecap="round" />
    </svg>
  );
}
