import type { KeyboardEvent } from 'react';
import type { Shortcut } from '@/lib/shortcuts/registry.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { type Columns, cardTowards, type Direction } from './board-order.ts';

type BoardKeys = {
  /** Whether there is a board; a table and a list on a phone have no keys of their own. */
  board: boolean;
  /** False while something else uses the keyboard, such as a drag. */
  enabled: boolean;
  columns: Columns;
  selected: string | null;
  onClose: () => void;
  /** What a letter does to the card that is focused, or else selected. */
  onLetter: (letter: 'm' | 'n' | 'r' | 'u', id: string | null) => void;
};

/** The heading of the board's shortcuts. */
export const BOARD_SHORTCUTS = 'Applications';

const ARROWS: Record<string, Direction> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'right',
  ArrowLeft: 'left',
};

export function cardElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-application="${CSS.escape(id)}"]`);
}

function focusedCard(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-application]')?.dataset.application ?? null;
}

/** Keys that the browser or the drag itself handles on a card: help lists them. */
const ON_A_CARD: Pick<Shortcut, 'run' | 'enabled'> = { run: () => undefined, enabled: false };

/**
 * The board by keyboard: J, K and the arrows go from card to card; M, N, R and U act on the one that is focused. Returns
 * what the board does with the arrows, which scroll everywhere but on a card.
 */
export function useBoardKeys({ board, enabled, columns, selected, onClose, onLetter }: BoardKeys) {
  const go = (direction: Direction) => {
    const to = cardTowards(columns, focusedCard() ?? selected, direction);
    if (to) cardElement(to)?.focus();
  };
  const act = (letter: 'm' | 'n' | 'r' | 'u') => () => onLetter(letter, focusedCard() ?? selected);
  const shortcuts: Shortcut[] = [
    { keys: 'j', label: 'Next application', run: () => go('next'), repeats: true, enabled },
    { keys: 'k', label: 'Previous application', run: () => go('previous'), repeats: true, enabled },
    { keys: ['ArrowRight', 'ArrowLeft'], label: 'Move between columns', ...ON_A_CARD },
    { keys: 'Enter', label: 'Open the application', ...ON_A_CARD },
    { keys: 'm', label: 'Move to…', run: act('m'), enabled },
    { keys: 'n', label: 'Add a note', run: act('n'), enabled },
    { keys: 'r', label: 'Add a reminder', run: act('r'), enabled },
    { keys: 'u', label: 'Undo the last move', run: act('u'), enabled },
    { keys: 'Space', label: 'Pick up or drop a card', ...ON_A_CARD },
    {
      keys: 'Escape',
      label: 'Close the application',
      run: onClose,
      enabled: enabled && selected !== null,
      everywhere: true,
    },
  ];
  useShortcuts(BOARD_SHORTCUTS, board ? shortcuts : []);
  return (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    const modified = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
    if (!enabled || !board || !direction || modified || event.defaultPrevented || !focusedCard()) return;
    event.preventDefault();
    go(direction);
  };
}
