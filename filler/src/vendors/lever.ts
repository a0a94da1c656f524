import { USUAL, type Vendor } from './vendor.ts';

export const lever: Vendor = {
  ...USUAL,
  kind: 'lever',
  hosts: ['lever.co'],
  signs: ['form#application-form li.application-question', '[data-qa=btn-submit]'],
  roots: ['form#application-form'],
  entries: 'li.application-question',
  entry_label: '.application-label',
  submit: ['#btn-submit', '[data-qa=btn-submit]', 'button[type=submit]'],
  success: { selector: null, path: /\/thanks\/?$/, text: /application submitted/i },
  field_errors: ['.error-message:not(:empty)', '.application-error:not(:empty)'],
  upload: { done: '.resume-upload-success', failed: '.resume-upload-failure' },
};
