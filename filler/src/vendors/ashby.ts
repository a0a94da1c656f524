import { USUAL, type Vendor } from './vendor.ts';

export const ashby: Vendor = {
  ...USUAL,
  kind: 'ashby',
  hosts: ['ashbyhq.com'],
  signs: ['.ashby-application-form-container'],
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
  refused: '.ashby-application-form-failure-container, .ashby-application-form-blocked-application-container',
  upload: { done: '.ashby-application-form-input-file-item', failed: null },
};
