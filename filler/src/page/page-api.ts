import type {
  FieldAnswer,
  FieldOutcome,
  FormField,
  Obstacle,
  PageActions,
  SubmissionState,
  SubmitTraffic,
  VendorKind,
} from '../types.ts';

/** The injected script's API for the driver, under `huntwellFiller`. */
export type Filler = {
  /** Whose form this is, for a page of which nothing is known. */
  vendor(): VendorKind;
  /** Waits until the form, the button that shows it, or an obstacle in front of it, appears. */
  settle(vendor: VendorKind, timeout_ms: number): Promise<boolean>;
  /** Mark of the button that shows the form; null if the form is shown, or nothing shows it. */
  opener(vendor: VendorKind): string | null;
  /** Waits until that button has shown the form, or an obstacle. */
  isOpened(vendor: VendorKind, timeout_ms: number): Promise<boolean>;
  obstacle(vendor: VendorKind): Obstacle | null;
  read(vendor: VendorKind): Promise<FormField[]>;
  /** The questions of later steps, as far as the page holds them already; none if there is no later step. */
  readLaterSteps(vendor: VendorKind): Promise<FormField[]>;
  /** The shown questions without opening any list: what the form holds. */
  readHeld(vendor: VendorKind): Promise<FormField[]>;
  /** Returns what became of each answer. */
  fill(vendor: VendorKind, answers: FieldAnswer[]): Promise<FieldOutcome[]>;
  /** Whether the page shows that it took this file, whose input may be gone or empty again. */
  showsUpload(vendor: VendorKind, file_name: string): boolean;
  /** Mark of the submit button, and the page's current error messages; null if there is no button. */
  sendButton(vendor: VendorKind): { mark: string; complaints: string[] } | null;
  /** Mark of the button to the next step of a form with several; null on the last or only one. */
  nextButton(vendor: VendorKind): string | null;
  /** Which step is shown. */
  step(vendor: VendorKind): string;
  /** The errors that the page shows now. */
  complaints(vendor: VendorKind): string[];
  submission(vendor: VendorKind, seen: SubmitTraffic): SubmissionState;
};

declare global {
  // Bindings that the driver exposes to the page, named after the page actions.
  var huntwellPageActions: (action: keyof PageActions, mark: string, argument: string) => Promise<void>;
  var huntwellFiller: Filler;
}
