import type {
  FieldAnswer,
  FormField,
  Obstacle,
  PageActions,
  SubmissionState,
  SubmitTraffic,
  VendorKind,
} from './types.ts';

/** What the injected script offers to the driver, under `huntwellFiller`. */
export type Filler = {
  /** Waits until the form, or what stands in its way, is there. */
  settle(vendor: VendorKind, timeout_ms: number): Promise<boolean>;
  obstacle(vendor: VendorKind): Obstacle | null;
  read(vendor: VendorKind): Promise<FormField[]>;
  /** Returns the keys of fields that do not hold their answer afterwards. */
  fill(vendor: VendorKind, answers: FieldAnswer[]): Promise<string[]>;
  /** Mark of the one button that sends the form, and what the page complains of before; null without a button. */
  sendButton(vendor: VendorKind): { mark: string; complaints: string[] } | null;
  submission(vendor: VendorKind, seen: SubmitTraffic): SubmissionState;
};

declare global {
  // Bindings that the driver exposes to the page under the name of their page action.
  var huntwellPageActions: (action: keyof PageActions, mark: string, argument: string) => Promise<void>;
  var huntwellFiller: Filler;
}
