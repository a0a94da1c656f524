/** What reads a page outside the injected script: a saved one, for example. */
export { type ReadField, readPage } from '../form/read-form.ts';
export { vendorOn } from '../vendors/detect-vendor.ts';
export { VENDORS } from '../vendors/vendors.ts';
