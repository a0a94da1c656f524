import { HOSTED_VENDORS } from './hosted/vendors.ts';
import type { Vendor } from './job.ts';

const OWN_CODE: Partial<Record<Vendor, string>> = {
  greenhouse: '/jobs/:id',
  lever: '/:id/apply',
  ashby: '/:id/application',
};

/** The path of a job's form. */
export function applyPath(vendor: Vendor, slug: string, id: string): string {
  const hosted = HOSTED_VENDORS.find((one) => one.vendor === vendor);
  const pattern = OWN_CODE[vendor] ?? hosted?.paths.form ?? '';
  return `/${vendor}/${encodeURIComponent(slug)}${pattern.replace(':id', encodeURIComponent(id))}`;
}
