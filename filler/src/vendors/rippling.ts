import { USUAL, type Vendor } from './vendor.ts';

export const rippling: Vendor = {
  ...USUAL,
  kind: 'rippling',
  hosts: ['ats.rippling.com', 'rippling-ats.com'],
  // Its classes are generated; nothing but its address tells its forms apart.
  roots: [...USUAL.roots, 'main:has(input[type=file])'],
};
