import { describe, expect, it } from 'vitest';
import { SourceName } from '../contract/postings.ts';
import { HOST_POLICIES } from '../modules/postings/crawl/host-policies.ts';
import { listMs } from '../modules/postings/crawl/list-time.ts';
import { jobSources } from './job-sources.ts';

const MINUTE = 60_000;

describe('the time to list a board', () => {
  const sources = () => jobSources({ usajobs_key: 'a:b', adzuna_key: 'a:b' });

  it.each(SourceName.options)('of %s is enough for its longest list, and leaves time to store', (name) => {
    const source = sources().get(name);
    if (!source) throw new Error(`there is no adapter of ${name}`);
    const limit = listMs(source);
    // Turns are a little farther apart than the gap, so that a late request is none too early.
    expect((source.most_pages ?? 0) * (HOST_POLICIES[name].gap_ms + 250)).toBeLessThan(limit);
    // A task ends after nine minutes.
    expect(limit).toBeLessThanOrEqual(5 * MINUTE);
  });

  it('is known for each list that goes on for pages and is asked slowly', () => {
    const paged = [...sources().values()].filter(({ most_pages = 0 }) => most_pages > 0);
    expect(paged.map(({ name }) => name).sort()).toEqual([
      'adzuna',
      'arbeitnow',
      'lever',
      'teamtailor',
      'themuse',
      'usajobs',
    ]);
  });
});
