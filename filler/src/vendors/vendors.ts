import type { VendorKind } from '../types.ts';

/** One vendor's form markup, checked by hand. */
export type Vendor = {
  kind: VendorKind;
  /** The form; the first selector that matches. */
  roots: string[];
  /** Parts of the form outside the form element, such as a voluntary survey. */
  annexes: string[];
  /** Elements that each contain one question with its label; empty if labels are tied to their controls. */
  entries: string | null;
  /** The question's text within such an element. */
  entry_label: string | null;
  /** Parts of the form that must not be touched: they parse a file and overwrite answers. */
  off_limits: string[];
  submit: string[];
  success: { selector: string | null; path: RegExp | null; text: RegExp };
  /** The form's own validation messages next to its fields: proof that it was not accepted. */
  field_errors: string[];
  /** A message in place of the form saying that it was not accepted. */
  refused: string | null;
  closed: RegExp;
  /** After a file upload: proof that the page accepted it, and proof that it did not. */
  upload: { done: string | null; failed: string | null };
};

const CLOSED =
  /no longer (?:accepting|available|open)|position (?:has been|is) (?:filled|closed)|job (?:is|has been) closed|posting (?:is|has) (?:closed|expired)|not found/i;

export const VENDORS: Record<VendorKind, Vendor> = {
  greenhouse: {
    kind: 'greenhouse',
    roots: ['form#application-form', 'form#application_form'],
    annexes: [],
    entries: null,
    entry_label: null,
    off_limits: [],
    submit: ['button[type=submit]', '#submit_app'],
    success: { selector: null, path: /\/confirmation\/?$/, text: /thank you for applying/i },
    field_errors: ['[aria-invalid=true]', '.error-message:not(:empty)'],
    refused: null,
    closed: CLOSED,
    upload: { done: '.file-upload__filename', failed: '.file-upload + .error-message:not(:empty)' },
  },
  lever: {
    kind: 'lever',
    roots: ['form#application-form'],
    annexes: [],
    entries: 'li.application-question',
    entry_label: '.application-label',
    off_limits: [],
    submit: ['#btn-submit', '[data-qa=btn-submit]', 'button[type=submit]'],
    success: { selector: null, path: /\/thanks\/?$/, text: /application submitted/i },
    field_errors: ['.error-message:not(:empty)', '.application-error:not(:empty)'],
    refused: null,
    closed: CLOSED,
    upload: { done: '.resume-upload-success', failed: '.resume-upload-failure' },
  },
  ashby: {
    kind: 'ashby',
    roots: ['.ashby-application-form-container'],
    annexes: ['.ashby-survey-form-container'],
    entries: '.ashby-application-form-field-entry',
    entry_label: '.ashby-application-form-question-title',
    off_limits: ['.ashby-application-form-autofill-uploader'],
    submit: ['.ashby-application-form-submit-button'],
    success: {
      selector: '.ashby-application-form-success-container',
      path: null,
      text: /thank you|submitted|received|success/i,
    },
    field_errors: ['.ashby-application-form-field-entry [id^=error-]:not(:empty)'],
    refused:
      '.ashby-application-form-failure-container, .ashby-application-form-blocked-application-container',
    closed: CLOSED,
    upload: { done: '.ashby-application-form-input-file-item', failed: null },
  },
  generic: {
    kind: 'generic',
    roots: ['form:has(input[type=file])', 'form:has(input[type=email])', 'form'],
    annexes: [],
    entries: null,
    entry_label: null,
    off_limits: [],
    submit: ['button[type=submit]', 'input[type=submit]', 'button:not([type])'],
    success: {
      selector: null,
      path: null,
      text: /thank you for (?:applying|your application)|application (?:was |has been )?(?:submitted|received)/i,
    },
    field_errors: ['[aria-invalid=true]'],
    refused: null,
    closed: CLOSED,
    upload: { done: null, failed: null },
  },
};
