import { isVisible } from '../dom/visible.ts';

/** What a button says that sends a form. */
export const SENDS = /\b(?:submit|apply|send)\b/i;

/** Whether a person could click it now. */
export function isUsable(element: Element): boolean {
  return isVisible(element) && !element.matches(':disabled, [aria-disabled=true]');
}
