import { useEffect, useRef } from 'react';
import { type Columns, cardTowards, type Direction } from './board-order.ts';

type BoardKeys = {
  /** False while something else has the keyboard, for instance a drag. */
  enabled: boolean;
  columns: Columns;
  selected: string | null;
  onClose: () => void;
  /** What a letter does to the card that is focused, or else selected. */
  onLetter: (letter: 'm' | 'n' | 'r' | 'u', id: string | null) => void;
  onHelp: () => void;
};

const ARROWS: Record<string, Direction> = {
  j: 'next',
  k: 'previous',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'right',
  ArrowLeft: 'left',
};

/** Places where a key means something else. */
const ELSEWHERE = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]';

export function cardElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-application="${CSS.escape(id)}"]`);
}

function focusedCard(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-application]')?.dataset.application ?? null;
}

/** The board by keyboard: J, K and the arrows go from card to card; M, N, R and U act on the one that is focused. */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { enabled, columns, selected, onClose, onLetter, onHelp } = latest.current;
      const target = event.target as HTMLElement;
      if (!enabled || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === 'Escape' && selected && !target.closest('[role="menu"], [role="dialog"]')) {
        onClose();
        return;
      }
      if (target.closest(ELSEWHERE)) return;
      const focused = focusedCard();
      const direction = ARROWS[event.key];
      // The arrows scroll everywhere but on a card.
      if (direction && (focused || event.key.length === 1)) {
        event.preventDefault();
        const to = cardTowards(columns, focused ?? selected, direction);
        if (to) cardElement(to)?.focus();
      } else if (event.key === '?') {
        event.preventDefault();
        onHelp();
      } else if ('mnru'.includes(event.key) && event.key.length === 1) {
        event.preventDefault();
        onLetter(event.key as 'm' | 'n' | 'r' | 'u', focused ?? selected);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
