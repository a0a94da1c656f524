import type { Vendor } from '../vendors/vendors.ts';

/** The application form of the page, by the vendor's markup. */
export function formRoot(document: Document, vendor: Vendor): HTMLElement | null {
  for (const selector of vendor.roots) {
    const root = document.querySelector<HTMLElement>(selector);
    if (root) return root;
  }
  return null;
}
