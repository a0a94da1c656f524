import { HOSTED_VENDORS } from './hosted/vendors.ts';
import { isVendor, type Vendor } from './job.ts';

const OWN_CODE: Partial<Record<Vendor, string>> = {
  greenhouse: '/jobs/:id',
  lever: '/:id/apply',
  ashby: '/:id/application',
};

const patternOf = (vendor: Vendor): string =>
  OWN_CODE[vendor] ?? HOSTED_VENDORS.find((one) => one.vendor === vendor)?.paths.form ?? '';

/** The id of the job whose form is at this address; null if it is none of ours. */
export function jobIdAt(address: string): string | null {
  const [vendor, , ...rest] = new URL(address).pathname.split('/').filter(Boolean);
  if (!isVendor(vendor)) return null;
  return rest[patternOf(vendor).split('/').filter(Boolean).indexOf(':id')] ?? null;
}

/** The path of a job's form. */
export function applyPath(vendor: Vendor, slug: string, id: string): string {
  return `/${vendor}/${encodeURIComponent(slug)}${patternOf(vendor).replace(':id', encodeURIComponent(id))}`;
}
