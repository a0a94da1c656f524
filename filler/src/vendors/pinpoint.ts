import { USUAL, type Vendor } from './vendor.ts';

export const pinpoint: Vendor = {
  ...USUAL,
  kind: 'pinpoint',
  hosts: ['pinpointhq.com'],
  signs: ['[name^="application_form[application]"]'],
  roots: ['form:has([name^="application_form["])'],
};
