import { USUAL, type Vendor } from './vendor.ts';

export const bamboohr: Vendor = {
  ...USUAL,
  kind: 'bamboohr',
  hosts: ['bamboohr.com'],
  signs: ['form .fab-SelectToggle', 'form .fab-TextInput'],
  roots: ['form:has([name=firstName])', ...USUAL.roots],
  opener: /^apply (?:for this (?:job|position)|now)$/i,
};
