import { USUAL, type Vendor } from './vendor.ts';

export const smartrecruiters: Vendor = {
  ...USUAL,
  kind: 'smartrecruiters',
  hosts: ['smartrecruiters.com'],
  signs: ['[data-test=easy-apply-container]', 'oc-oneclick-form', 'spl-input'],
  roots: ['[data-test=easy-apply-container]', 'oc-oneclick-form', ...USUAL.roots],
  off_limits: ['[data-test=apply-with-resume-container]', '[data-test=avatar-input]'],
  submit: ['[data-test=footer-submit]', ...USUAL.submit],
  next: ['[data-test=footer-next]'],
};
