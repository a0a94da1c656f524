import { USUAL, type Vendor } from './vendor.ts';

export const breezy: Vendor = {
  ...USUAL,
  kind: 'breezy',
  hosts: ['breezy.hr'],
  signs: ['[name=cName]', '[name=cEmail]'],
  roots: ['form:has([name=cName])', 'form:has([name=cEmail])'],
};
