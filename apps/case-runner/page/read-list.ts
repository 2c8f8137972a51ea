import type { OptionList } from '../src/screen.ts';
import { all, nextFrame, textOf } from './dom.ts';

/** More labels than this no case lists one by one. */
const MOST = 300;

/** Scrolls through the open list of a field and reads every option on the way. */
export async function readList(field: number): Promise<OptionList> {
  const list = all(document, '[data-elicit="field"]')[field]?.querySelector<HTMLElement>('[role="listbox"]');
  if (!list) return { count: null, labels: [] };
  const labels = new Map<number, string>();
  let count: number | null = null;
  list.scrollTop = 0;
  // Each turn moves on by less than what the list shows, so no option is passed over.
  for (let turn = 0; turn < 200; turn += 1) {
    await nextFrame();
    await nextFrame();
    for (const option of all(list, '[role="option"]')) {
      count = Number(option.getAttribute('aria-setsize'));
      labels.set(Number(option.getAttribute('aria-posinset')), textOf(option.querySelector('bdi') ?? option));
    }
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
    if (isAtEnd || labels.size >= MOST) break;
    list.scrollTop += list.clientHeight * 0.8;
  }
  list.scrollTop = 0;
  const places = [...labels.keys()].sort((a, b) => a - b);
  return { count, labels: places.map((place) => labels.get(place) ?? '') };
}
