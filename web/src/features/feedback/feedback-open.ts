import { createFlag } from '@/lib/flag.ts';
import { track } from '@/lib/tracking/track.ts';

const flag = createFlag();
/** Where the focus goes back to. */
let opener: HTMLElement | null = null;

/** Opens the feedback card, from any of its buttons. */
export function openFeedback(): void {
  if (flag.get()) return;
  opener = document.activeElement as HTMLElement | null;
  track('feedback_opened');
  flag.set(true);
}

export const closeFeedback = (): void => flag.set(false);

/** Once the card is gone, the keyboard continues where it was opened, unless it has gone elsewhere. */
export function focusOpener(): void {
  if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
}

export const useFeedbackOpen = flag.use;
