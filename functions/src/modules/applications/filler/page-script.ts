/**
 * What is injected into the employer's page: the filler as one object. Bundled on its own into `filler.js`.
 */
import { fillForm } from './fill-form.ts';
import { formRoot } from './find-controls.ts';
import { markOf } from './marks.ts';
import { findObstacle, readSubmissionState } from './page-state.ts';
import { readForm } from './read-form.ts';
import type { FieldAnswer, FormField, Hands, Obstacle, SubmissionState, VendorKind } from './types.ts';
import { VENDORS } from './vendors.ts';
import { isVisible } from './visible.ts';
import { waitFor } from './wait-for.ts';

export type Filler = {
  /** Waits until the form, or what stands in its way, is there. */
  settle(vendor: VendorKind, timeout_ms: number): Promise<boolean>;
  obstacle(vendor: VendorKind): Obstacle | null;
  read(vendor: VendorKind): Promise<FormField[]>;
  /** Returns the keys of fields that do not hold their answer afterwards. */
  fill(vendor: VendorKind, answers: FieldAnswer[]): Promise<string[]>;
  /** Mark of the one button that sends the form; null if there is none. */
  submitButton(vendor: VendorKind): string | null;
  submission(vendor: VendorKind): SubmissionState;
};

declare global {
  // Bindings that the driver exposes to the page under the name of their gesture.
  var huntwellHands: (gesture: keyof Hands, mark: string, argument: string) => Promise<void>;
  var huntwellFiller: Filler;
}

const hands: Hands = {
  click: (mark) => globalThis.huntwellHands('click', mark, ''),
  type: (mark, text) => globalThis.huntwellHands('type', mark, text),
  press: (mark, key) => globalThis.huntwellHands('press', mark, key),
  attachResume: (mark) => globalThis.huntwellHands('attachResume', mark, ''),
};

globalThis.huntwellFiller = {
  settle: async (kind, timeout_ms) =>
    (await waitFor(() => {
      const vendor = VENDORS[kind];
      return formRoot(document, vendor) || findObstacle(document, vendor) ? true : null;
    }, timeout_ms)) ?? false,
  obstacle: (kind) => findObstacle(document, VENDORS[kind]),
  read: async (kind) => (await readForm(document, VENDORS[kind], hands)).map(({ field }) => field),
  fill: (kind, answers) => fillForm(document, VENDORS[kind], answers, hands),
  submitButton: (kind) => {
    const candidates = VENDORS[kind].submit.flatMap((selector) => [...document.querySelectorAll(selector)]);
    const button = candidates.find(isVisible);
    return button ? markOf(button) : null;
  },
  submission: (kind) => readSubmissionState(document, VENDORS[kind]),
};
