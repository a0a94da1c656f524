import type { VendorKind } from '../types.ts';

/** One vendor's form markup, checked by hand. Vendors in other countries translate words, never names. */
export type Vendor = {
  kind: VendorKind;
  /** Hosts of the vendor's own pages; each also covers its subdomains. */
  hosts: readonly string[];
  /** Elements that only this vendor's forms have, wherever they are shown. */
  signs: readonly string[];
  /** The form; the first selector that matches. */
  roots: readonly string[];
  /** What the button says that shows the form on a posting's page; null if forms are shown at once. */
  opener: RegExp | null;
  /** Parts of the form outside the form element, such as a voluntary survey. */
  annexes: readonly string[];
  /** Elements that each contain one question with its label; null if labels are tied to their controls. */
  entries: string | null;
  /** The question's text within such an element. */
  entry_label: string | null;
  /** Parts of the form that must not be touched: they parse a file and overwrite answers. */
  off_limits: readonly string[];
  submit: readonly string[];
  /** The buttons that lead to the next step of a form with several. */
  next: readonly string[];
  success: { selector: string | null; path: RegExp | null; text: RegExp };
  /** The form's own validation messages next to its fields: proof that it was not accepted. */
  field_errors: readonly string[];
  /** A message in place of the form saying that it was not accepted. */
  refused: string | null;
  closed: RegExp;
  /** After a file upload: proof that the page accepted it, and proof that it did not. */
  upload: { done: string | null; failed: string | null };
};

/** What is usual on the web, for everything that a vendor does not do in its own way. */
export const USUAL = {
  hosts: [],
  signs: [],
  roots: ['form:has(input[type=file])', 'form:has(input[type=email])', 'form'],
  opener: null,
  annexes: [],
  entries: null,
  entry_label: null,
  off_limits: [],
  submit: ['button[type=submit]', 'input[type=submit]', 'button:not([type])'],
  next: [],
  success: {
    selector: null,
    path: null,
    text: /thank(?:s| you) for (?:applying|your application|your interest)|application (?:was |has been )?(?:successfully )?(?:submitted|received|sent)/i,
  },
  // Not alerts: "something went wrong" may stand over an application that arrived.
  field_errors: ['[aria-invalid=true]'],
  refused: null,
  closed:
    /no longer (?:accepting|available|open)|position (?:has been|is) (?:filled|closed)|job (?:is|has been) closed|posting (?:is|has) (?:closed|expired)|not found/i,
  upload: { done: null, failed: null },
} as const satisfies Omit<Vendor, 'kind'>;
