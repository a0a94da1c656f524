import { USUAL, type Vendor } from './vendor.ts';

export const greenhouse: Vendor = {
  ...USUAL,
  kind: 'greenhouse',
  hosts: ['greenhouse.io'],
  signs: ['form#application-form .select-shell', '#grnhse_app', 'form#application_form[action*=greenhouse]'],
  roots: ['form#application-form', 'form#application_form'],
  submit: ['button[type=submit]', '#submit_app'],
  success: { selector: null, path: /\/confirmation\/?$/, text: /thank you for applying/i },
  field_errors: ['[aria-invalid=true]', '.error-message:not(:empty)'],
  upload: { done: '.file-upload__filename', failed: '.file-upload + .error-message:not(:empty)' },
};
