import { USUAL, type Vendor } from './vendor.ts';

export const personio: Vendor = {
  ...USUAL,
  kind: 'personio',
  hosts: ['jobs.personio.de', 'jobs.personio.com'],
  signs: ['#field-first_name', '#doc-input-cv'],
  roots: ['form:has(#field-first_name)', 'form:has(#doc-input-cv)', ...USUAL.roots],
};
