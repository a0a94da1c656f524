import { USUAL, type Vendor } from './vendor.ts';

export const workable: Vendor = {
  ...USUAL,
  kind: 'workable',
  hosts: ['workable.com'],
  signs: ['[data-ui=application-form]'],
  roots: ['form[data-ui=application-form]', '[data-ui=application-form] form', '[data-ui=application-form]'],
  off_limits: ['[data-ui=avatar]', '[data-ui=autofill-computer]'],
  submit: ['[data-ui=apply-button]', 'button[type=submit]'],
};
