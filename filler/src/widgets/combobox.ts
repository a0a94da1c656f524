import { byId, isInput } from '../dom/elements.ts';
import { markOf } from '../dom/marks.ts';
import { wordsOf } from '../dom/text.ts';
import { isVisible } from '../dom/visible.ts';
import { waitFor } from '../dom/wait-for.ts';
import { invitesOnly } from '../options/invitation.ts';
import { suggestedPlace } from '../places/suggested-place.ts';
import type { PageActions } from '../types.ts';

/** The contents of a list while it was open. */
type List = { options: string[]; multiple: boolean };

const lists = new WeakMap<HTMLElement, List>();

/** Rows of the open list. The list may be anywhere on the page: it is often moved to the end of the body. */
function rows(input: HTMLElement): HTMLElement[] {
  const ids = (input.getAttribute('aria-controls') ?? input.getAttribute('aria-owns') ?? '').split(/\s+/);
  const list =
    ids.map((id) => byId(input, id)).find((found) => found !== null) ??
    (input.getAttribute('role') === 'listbox' ? input : undefined);
  const scope: ParentNode = list ?? input.ownerDocument;
  // A menu elsewhere on the page is not this list's.
  const row = list
    ? '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]'
    : '[role=option]';
  return [...scope.querySelectorAll<HTMLElement>(row)].filter(isVisible);
}

function opener(input: HTMLElement): HTMLElement {
  return input.closest<HTMLElement>('.select__control') ?? input;
}

async function open(input: HTMLElement, actions: PageActions): Promise<HTMLElement[]> {
  if (rows(input).length === 0) await actions.click(markOf(opener(input)));
  return (await waitFor(() => (rows(input).length > 0 ? rows(input) : null), 2_000)) ?? [];
}

async function close(input: HTMLElement, actions: PageActions): Promise<void> {
  await actions.press(markOf(input), 'Escape');
  await waitFor(() => (rows(input).length === 0 ? true : null), 1_000);
}

/** The list's contents when it was read; null if it was not. */
export function knownList(input: HTMLElement): List | null {
  return lists.get(input) ?? null;
}

/**
 * Opens the list, records its options and closes it again, once for each list that has options. A list without options
 * depends on typing or on another answer, or did not open.
 */
export async function readList(input: HTMLElement, actions: PageActions): Promise<void> {
  if (knownList(input)?.options.length) return;
  const open_rows = await open(input, actions);
  const box = open_rows[0]?.closest('[role=listbox]');
  const multiple =
    box?.getAttribute('aria-multiselectable') === 'true' ||
    input.closest('.select__value-container--is-multi') !== null;
  lists.set(input, { options: open_rows.map(wordsOf), multiple });
  await close(input, actions);
}

/** What was chosen in a box that shows its choices beside it, as small labels that can be removed. */
export function chosenBeside(input: HTMLElement): string {
  const box = input.closest('[data-uxi-widget-type=multiselect]');
  const chosen = [...(box?.querySelectorAll('[role=option][aria-selected=true]') ?? [])];
  return chosen.map(wordsOf).join('\n');
}

/** The current selection, one item per line; empty if nothing is selected. */
export function comboboxValue(input: HTMLElement): string {
  const shell = input.closest('.select-shell, .select__control');
  const chosen = shell
    ? [...shell.querySelectorAll('.select__single-value, .select__multi-value__label')]
    : [];
  if (chosen.length > 0) return chosen.map(wordsOf).join('\n');
  if (isInput(input)) return input.value;
  if (input.getAttribute('role') === 'listbox') {
    const chosen = wordsOf(input.querySelector('[role=option][aria-selected=true]'));
    return invitesOnly(chosen) ? '' : chosen;
  }
  // A button shows its choice, or invites to choose.
  const words = wordsOf(input);
  return invitesOnly(words) ? '' : words;
}

function isChosen(input: HTMLElement, words: string): boolean {
  return comboboxValue(input).split('\n').includes(words);
}

/** Selects the row with these words. Returns false if there is none. */
export async function chooseOption(
  input: HTMLElement,
  words: string,
  actions: PageActions,
): Promise<boolean> {
  if (isChosen(input, words)) return true;
  const row = (await open(input, actions)).find((candidate) => wordsOf(candidate) === words);
  if (!row) {
    await close(input, actions);
    return false;
  }
  await actions.click(markOf(row));
  return (await waitFor(() => (isChosen(input, words) ? true : null), 2_000)) ?? false;
}

/**
 * Types a place and selects the row that means it: a city is only committed by selecting a row. Returns false if no row
 * does.
 */
export async function chooseSuggestion(
  input: HTMLElement,
  text: string,
  actions: PageActions,
): Promise<boolean> {
  const place = (text.split(',')[0] ?? text).trim();
  await actions.search(markOf(input), place);
  const found = await waitFor(() => {
    const shown = rows(input).map((row) => ({ row, text: wordsOf(row) }));
    const wanted = suggestedPlace(
      shown.map((one) => one.text),
      text,
    );
    return shown.find((one) => one.text === wanted) ?? null;
  }, 4_000);
  if (!found) return false;
  await actions.click(markOf(found.row));
  return (await waitFor(() => (comboboxValue(input) === found.text ? true : null), 2_000)) ?? false;
}
