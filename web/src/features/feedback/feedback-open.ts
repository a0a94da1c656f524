import { useSyncExternalStore } from 'react';
import { track } from '@/lib/tracking/track.ts';

let open = false;
/** Where the focus goes back to. */
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the feedback card, from wherever it was asked for. */
export function openFeedback(): void {
  if (open) return;
  opener = document.activeElement as HTMLElement | null;
  track('feedback_opened');
  set(true);
}

export const closeFeedback = (): void => set(false);

/** Once the card is gone, the keyboard continues where it was opened, unless it has gone elsewhere. */
export function focusOpener(): void {
  if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
}

export function useFeedbackOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}
