import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Vendor } from '../../emulators/employers/job.ts';
import { startTestSite, type TestSite } from './site.ts';
import { questionsAt } from './suite-questions.ts';
import { trapsOf } from './suite-traps.ts';
import { variantsOf } from './suite-variants.ts';

/** Everything that is proven of one vendor's forms; a file for each vendor, so that they run side by side. */
export function atVendor(vendor: Vendor): () => TestSite {
  let started: TestSite;
  const site = () => started;
  beforeAll(async () => {
    started = await startTestSite(inject('filler_script'));
  });
  afterAll(() => started.close());
  describe(vendor, () => {
    trapsOf(vendor, site);
    questionsAt(vendor, site);
    variantsOf(vendor, site);
  });
  return site;
}
