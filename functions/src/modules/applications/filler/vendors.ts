import type { VendorKind } from './types.ts';

/** What is known about one vendor's forms. Source: hand-checked markup, see docs/application-forms.md. */
export type Vendor = {
  kind: VendorKind;
  /** The form; the first selector that matches. */
  roots: string[];
  /** Boxes that each hold one question with its label; empty when labels are tied to their controls. */
  entries: string | null;
  /** The question's words within such a box. */
  entry_label: string | null;
  /** Parts of the form never to be touched: they parse a file and overwrite answers. */
  off_limits: string[];
  submit: string[];
  success: { selector: string | null; path: RegExp | null; text: RegExp };
  /** The page says that the form was not taken. */
  refusal: string[];
  closed: RegExp;
  /** After a file was given: proof that the page took it, and proof that it did not. */
  upload: { done: string | null; failed: string | null };
};

const CLOSED =
  /no longer (?:accepting|available|open)|position (?:has been|is) (?:filled|closed)|job (?:is|has been) closed|posting (?:is|has) (?:closed|expired)|not found/i;

export const VENDORS: Record<VendorKind, Vendor> = {
  greenhouse: {
    kind: 'greenhouse',
    roots: ['form#application-form', 'form#application_form'],
    entries: null,
    entry_label: null,
    off_limits: [],
    submit: ['button[type=submit]', '#submit_app'],
    success: { selector: null, path: /\/confirmation\/?$/, text: /thank you for applying/i },
    refusal: ['[aria-invalid=true]', '.error-message:not(:empty)', '[role=alert]:not(:empty)'],
    closed: CLOSED,
    upload: { done: null, failed: null },
  },
  lever: {
    kind: 'lever',
    roots: ['form#application-form'],
    entries: 'li.application-question',
    entry_label: '.application-label',
    off_limits: [],
    submit: ['#btn-submit', '[data-qa=btn-submit]', 'button[type=submit]'],
    success: { selector: null, path: /\/thanks\/?$/, text: /application submitted/i },
    refusal: ['.error-message:not(:empty)', '.application-error:not(:empty)', '[role=alert]:not(:empty)'],
    closed: CLOSED,
    upload: { done: '.resume-upload-success', failed: '.resume-upload-failure' },
  },
  ashby: {
    kind: 'ashby',
    roots: ['.ashby-application-form-container'],
    entries: '.ashby-application-form-field-entry',
    entry_label: '.ashby-application-form-question-title',
    off_limits: ['.ashby-application-form-autofill-uploader'],
    submit: ['.ashby-application-form-submit-button'],
    success: {
      selector: '.ashby-application-form-success-container',
      path: null,
      text: /thank you|submitted|received|success/i,
    },
    refusal: [
      '.ashby-application-form-failure-container',
      '.ashby-application-form-blocked-application-container',
      '[role=alert]:not(:empty)',
    ],
    closed: CLOSED,
    upload: { done: '.ashby-application-form-input-file-item', failed: null },
  },
  generic: {
    kind: 'generic',
    roots: ['form:has(input[type=file])', 'form:has(input[type=email])', 'form'],
    entries: null,
    entry_label: null,
    off_limits: [],
    submit: ['button[type=submit]', 'input[type=submit]', 'button:not([type])'],
    success: {
      selector: null,
      path: null,
      text: /thank you for (?:applying|your application)|application (?:was |has been )?(?:submitted|received)/i,
    },
    refusal: ['[aria-invalid=true]', '.error:not(:empty)', '[role=alert]:not(:empty)'],
    closed: CLOSED,
    upload: { done: null, failed: null },
  },
};
