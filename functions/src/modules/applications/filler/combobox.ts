import { markOf } from './marks.ts';
import type { Hands } from './types.ts';
import { isVisible, wordsOf } from './visible.ts';
import { waitFor } from './wait-for.ts';

/** Rows of the open list. The list may stand anywhere in the page: it is often moved to the end of the body. */
function rows(input: HTMLElement): HTMLElement[] {
  const listId = input.getAttribute('aria-controls') ?? input.getAttribute('aria-owns');
  const list = listId ? input.ownerDocument.getElementById(listId) : null;
  const scope: ParentNode = list ?? input.ownerDocument;
  return [...scope.querySelectorAll<HTMLElement>('[role=option]')].filter(isVisible);
}

function opener(input: HTMLElement): HTMLElement {
  return input.closest<HTMLElement>('.select__control') ?? input;
}

async function open(input: HTMLElement, hands: Hands): Promise<HTMLElement[]> {
  if (rows(input).length === 0) await hands.click(markOf(opener(input)));
  return (await waitFor(() => (rows(input).length > 0 ? rows(input) : null), 2_000)) ?? [];
}

async function close(input: HTMLElement, hands: Hands): Promise<void> {
  await hands.press(markOf(input), 'Escape');
  await waitFor(() => (rows(input).length === 0 ? true : null), 1_000);
}

/** Words of all choices. Opens the list and closes it again. */
export async function readOptions(input: HTMLElement, hands: Hands): Promise<string[]> {
  const words = (await open(input, hands)).map(wordsOf);
  await close(input, hands);
  return words;
}

/** What is chosen now; empty when nothing is. */
export function comboboxValue(input: HTMLElement): string {
  const shell = input.closest('.select-shell');
  const chosen = shell ? [...shell.querySelectorAll('.select__single-value, .select__multi-value')] : [];
  if (chosen.length > 0) return chosen.map(wordsOf).join(', ');
  return input instanceof HTMLInputElement ? input.value : '';
}

/** Chooses the row with these words. Returns false when there is no such row. */
export async function chooseOption(input: HTMLElement, words: string, hands: Hands): Promise<boolean> {
  const row = (await open(input, hands)).find((candidate) => wordsOf(candidate) === words);
  if (!row) {
    await close(input, hands);
    return false;
  }
  await hands.click(markOf(row));
  return (await waitFor(() => (comboboxValue(input) === words ? true : null), 2_000)) ?? false;
}

/**
 * Types a text and takes the first row that holds every word of it: a city is committed only by its row.
 * Returns false when no row does.
 */
export async function chooseSuggestion(input: HTMLElement, text: string, hands: Hands): Promise<boolean> {
  const [place = text] = text.split(',');
  await hands.type(markOf(input), place.trim());
  const wanted = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const found = await waitFor(() => {
    const words = rows(input).map((row) => ({ row, text: wordsOf(row).toLowerCase() }));
    return (
      words.find((candidate) => wanted.every((word) => candidate.text.includes(word))) ??
      words.find((candidate) => candidate.text.includes(place.trim().toLowerCase())) ??
      null
    );
  }, 4_000);
  if (!found) return false;
  await hands.click(markOf(found.row));
  return (await waitFor(() => (comboboxValue(input) !== '' ? true : null), 2_000)) ?? false;
}
