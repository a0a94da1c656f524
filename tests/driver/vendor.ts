import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Vendor } from '../../emulators/employers/job.ts';
import { startTestSite, type TestSite } from './site.ts';
import { filesAt } from './suite-files.ts';
import { questionsAt } from './suite-questions.ts';
import { trapsOf } from './suite-traps.ts';
import { variantsOf } from './suite-variants.ts';

/** All tests of one vendor's forms; one file per vendor, so that they run in parallel. */
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
    filesAt(vendor, site);
    variantsOf(vendor, site);
  });
  return site;
}
