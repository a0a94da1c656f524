import { expect, test } from 'vitest';
import type { Vendor } from '../../emulators/employers/job.ts';
import { dossierOf } from './applicant.ts';
import { applyAnswering, quietly, type TestSite, watchedHooks } from './site.ts';

/** What is required besides the resume, in the order of the form; `Other documents` stays optional. */
const REQUIRED: Partial<Record<Vendor, string[]>> = {
  greenhouse: ['Cover Letter', 'Transcript', 'Portfolio'],
};
const RESUME = 'dana-okafor.txt';

/** Uploads besides the resume: people store none with us, so a form that demands one is never sent. */
export function filesAt(vendor: Vendor, site: () => TestSite): void {
  test('uploads that the form demands are named before anything is sent, with everything else prepared', async () => {
    const id = `files-required-${vendor}`;
    const apply = site().target(vendor, id, '?ask=notice_period&files=required');
    const prepared = await site().driver.prepare(apply, dossierOf(), quietly);
    const named = REQUIRED[vendor] ?? ['Transcript', 'Portfolio'];
    expect(prepared).toMatchObject({ kind: 'hand_over', reason: 'file', files: named });
    const values = 'fields' in prepared ? prepared.fields.map(({ value }) => value) : [];
    expect(values).toContain('dana@huntwell.test');
    expect(values.filter((value) => value === RESUME)).toHaveLength(1);
  });

  test('a form that comes to demand uploads after it was prepared is handed over before the click', async () => {
    const id = `files-later-${vendor}`;
    const hooks = watchedHooks();
    const apply = site().target(vendor, id, '?ask=none&files=required');
    const sent = await site().driver.submit(apply, dossierOf(), hooks);
    expect(sent).toMatchObject({ kind: 'hand_over', reason: 'file' });
    expect(hooks.clicks).toBe(0);
    expect(await site().received(id)).toEqual([]);
  });

  test('optional uploads stay empty, and the resume goes into its own', async () => {
    const id = `files-optional-${vendor}`;
    const apply = site().target(vendor, id, '?ask=none&files=optional');
    const outcome = await applyAnswering(site().driver, apply, dossierOf());
    expect(outcome).toMatchObject({ kind: 'submitted' });
    const [reception] = await site().received(id);
    expect(reception?.files.map(({ label, filename }) => [label, filename])).toEqual([
      [vendor === 'ashby' ? 'Resume' : 'Resume/CV', RESUME],
    ]);
  });
}
