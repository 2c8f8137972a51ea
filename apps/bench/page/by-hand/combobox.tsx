import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import './combobox.css';

/** As in the stylesheet, in pixels. */
const ROW = 28;
const IN_SIGHT = 10;
/** Rows before and after those in sight. */
const SPARE = 3;

interface ComboboxProps {
  readonly id: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly aria: Readonly<Record<string, unknown>>;
}

/**
 * What a careful person writes where the browser's own list would be too long to look through: a text field that
 * filters, and a list whose rows are in the document only while they are in sight.
 */
export function Combobox({ id, options, value, onChange, onBlur, aria }: ComboboxProps): ReactNode {
  // Null while the list is closed.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [scrolled, setScrolled] = useState(0);
  const folded = useMemo(() => options.map((option) => option.toLowerCase()), [options]);
  const matches = useMemo(() => {
    const sought = query?.toLowerCase() ?? '';
    return sought === '' ? options : options.filter((_, index) => folded[index]?.includes(sought));
  }, [options, folded, query]);
  const first = Math.max(0, Math.floor(scrolled / ROW) - SPARE);
  const rows = matches.slice(first, first + IN_SIGHT + 2 * SPARE);

  function search(text: string): void {
    setQuery(text);
    setActive(0);
    setScrolled(0);
  }
  function choose(option: string | undefined): void {
    if (option !== undefined) onChange(option);
    setQuery(null);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (query === null) search('');
      else setActive(Math.min(matches.length - 1, Math.max(0, active + step)));
    } else if (event.key === 'Enter' && query !== null) {
      event.preventDefault();
      choose(matches[active]);
    }
  }

  return (
    <div className="combobox">
      <input
        {...aria}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={query !== null}
        aria-controls={`${id}-list`}
        aria-activedescendant={query === null ? undefined : `${id}-${active}`}
        value={query ?? value}
        onMouseDown={() => query === null && search('')}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setQuery(null);
          onBlur();
        }}
      />
      {query !== null && (
        <div className="combobox-list" onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}>
          <ul
            id={`${id}-list`}
            role="listbox"
            className="combobox-rows"
            style={{ blockSize: matches.length * ROW }}
          >
            {rows.map((option, row) => {
              const index = first + row;
              return (
                <li
                  key={option}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  aria-setsize={matches.length}
                  aria-posinset={index + 1}
                  className="combobox-option"
                  style={{ insetBlockStart: index * ROW }}
                  // The field keeps the focus.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
