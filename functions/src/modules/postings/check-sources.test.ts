import { expect, it } from 'vitest';
import { checkSources } from './check-sources.ts';
import type { JobSource } from './sources/job-source.ts';

/** A source whose parts are postings, or why they cannot be read. */
const sourceOf = (...parts: (object | string)[]): JobSource => ({
  name: 'lever',
  attribution: { name: 'Lever', url: null },
  revision: null,
  async *fetchPostings(report) {
    for (const part of parts) {
      if (typeof part === 'string') report({ external_id_prefix: '', reason: part, gone: false });
      else yield part as never;
    }
  },
});

it('reads the first posting of each source, and names a board that cannot be read', async () => {
  expect(await checkSources([sourceOf({}), sourceOf()])).toBe('Lever: a posting read; Lever: nothing open');
  await expect(checkSources([sourceOf('acme: 404', {})])).rejects.toThrow('Lever: acme: 404');
  await expect(checkSources([])).rejects.toThrow('No job board is configured');
});
