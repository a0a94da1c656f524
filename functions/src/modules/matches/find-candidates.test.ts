import { describe, expect, it } from 'vitest';
import type { StoredPosting } from '../postings/posting.ts';
import type { PostingIndex } from '../postings/posting-index.ts';
import { profileWith } from '../profile/testing/profile-with.ts';
import { findCandidates, SEARCH_BUDGET } from './find-candidates.ts';
import { buildCandidate } from './ranker/candidate.ts';
import { resumeWith, storedPostingWith } from './testing/builders.ts';

type Asked = {
  nearest: Parameters<PostingIndex['nearest']>[0][];
  holding: Parameters<PostingIndex['holding']>[0][];
};

/**
 * An index that returns as many postings per query as `matching` says it has, up to the limit; every part of a family
 * has `entries` entries. `reads` is what Firestore would bill.
 */
function indexWith(
  matching: (query: { limit: number }) => number,
  entries: (place: unknown) => number = () => 1_000,
): { index: PostingIndex; asked: Asked; reads: () => number } {
  const asked: Asked = { nearest: [], holding: [] };
  let number = 0;
  let reads = 0;
  const postings = (query: { limit: number }): StoredPosting[] => {
    const length = Math.min(query.limit, matching(query));
    reads += Math.max(1, length);
    return Array.from({ length }, () => {
      number += 1;
      return storedPostingWith(`p${number}`);
    });
  };
  return {
    asked,
    reads: () => reads,
    index: {
      nearest: async (query) => {
        asked.nearest.push(query);
        reads += Math.ceil(entries(query.place) / 100);
        return postings(query);
      },
      count: async ({ place, up_to }) => {
        const count = Math.min(up_to, entries(place));
        reads += Math.max(1, Math.ceil(count / 1000));
        return count;
      },
      holding: async (query) => {
        asked.holding.push(query);
        return postings(query);
      },
    },
  };
}

const nurse = (changes: object = {}) =>
  buildCandidate(
    profileWith({
      job_titles: ['Registered Nurse', 'Line Cook'],
      skills: ['Triage'],
      location: 'Albany, NY',
      ...changes,
    }),
    null,
  );
/** The location is on the resume alone, so offices elsewhere are no less welcome. */
const nurseFromResume = () =>
  buildCandidate(
    profileWith({ job_titles: ['Registered Nurse', 'Line Cook'], skills: ['Triage'] }),
    resumeWith({ location: 'Albany, NY' }),
  );
const FULL = () => Number.POSITIVE_INFINITY;

describe('finding candidates', () => {
  it('costs the budget and no more, however many postings there are and fit', async () => {
    for (const [open_postings, entries] of [
      [20_000, 200],
      [50_000, 1_500],
      [500_000, 9_000],
      [50_000_000, 400_000],
    ] as const) {
      const { index, reads } = indexWith(FULL, () => entries);
      const found = await findCandidates(index, nurse(), open_postings);
      expect(reads(), `${open_postings}`).toBeLessThanOrEqual(SEARCH_BUDGET.total);
      expect(reads(), `${open_postings}`).toBeGreaterThan(entries < 10_000 ? 750 : 500);
      expect(found.length).toBeGreaterThan(500);
    }
  });

  it('asks for each family and place once, so that no vector query finds what another found', async () => {
    for (const open_postings of [5_000, 500_000]) {
      const { index, asked } = indexWith(() => 3);
      await findCandidates(index, nurse(), open_postings);
      const parts = asked.nearest.map(({ family, place }) => JSON.stringify([family, place]));
      expect(parts.length).toBeGreaterThan(6);
      expect(new Set(parts).size).toBe(parts.length);
      expect(asked.nearest.every(({ place }) => place !== null)).toBe(true);
    }
  });

  it('looks at the whole market while its index entries can be paid, then near the person, nearest first', async () => {
    const placesWith = async (open_postings: number, entries: (place: unknown) => number) => {
      const { index, asked } = indexWith(() => 0, entries);
      await findCandidates(index, nurseFromResume(), open_postings);
      return [...new Set(asked.nearest.map(({ place }) => JSON.stringify(place)))];
    };
    expect(await placesWith(5_000, () => 100_000)).toEqual(['{"market":"US"}', '{"market":"any"}']);
    expect(await placesWith(500_000, () => 400)).toEqual(['{"market":"US"}', '{"market":"any"}']);
    const of = (market: number, area: number, country: number) => (place: unknown) =>
      JSON.stringify(place).includes('market')
        ? market
        : JSON.stringify(place).includes('US-NY')
          ? area
          : country;
    expect(await placesWith(500_000, of(20_000, 300, 400))).toEqual([
      '{"area":"US-NY"}',
      '{"area":"US"}',
      '{"area":"any"}',
    ]);
    expect(await placesWith(5_000_000, of(200_000, 3_000, 50_000))).toEqual(['{"area":"US-NY"}']);
  });

  it('looks only near a person who named their location, and across the states of a metropolitan area', async () => {
    const placesFor = async (location: string) => {
      const { index, asked } = indexWith(() => 0);
      await findCandidates(index, nurse({ location }), 5_000);
      return [...new Set(asked.nearest.map(({ place }) => Object.values(place ?? {}).join()))];
    };
    expect(await placesFor('Albany, NY')).toEqual(['US-NY', 'US', 'any']);
    expect(await placesFor('Brooklyn, NY')).toEqual(['US-NY', 'US-NJ', 'US-CT', 'US', 'any']);
    expect(await placesFor('Berlin, Germany')).toEqual(['DE', 'any']);
  });

  it('asks for no family in places where it has no posting', async () => {
    const { index, asked } = indexWith(FULL, (place) => (JSON.stringify(place).includes('US') ? 500 : 0));
    await findCandidates(index, nurseFromResume(), 100_000);
    expect(new Set(asked.nearest.map(({ place }) => JSON.stringify(place)))).toEqual(
      new Set(['{"market":"US"}']),
    );
  });

  it('leaves nothing out for a person who works anywhere, and adds the countries where they may work', async () => {
    const anywhere = indexWith(() => 1);
    await findCandidates(anywhere.index, nurse({ is_any_location: true }), 5_000);
    expect(anywhere.asked.nearest.every(({ place }) => place === null)).toBe(true);
    expect(anywhere.asked.holding.every(({ markets }) => markets === null)).toBe(true);
    const allowed = indexWith(() => 1);
    await findCandidates(allowed.index, nurse({ work_authorization: { CA: true, DE: false } }), 5_000);
    expect(allowed.asked.holding[0]?.markets).toEqual(['US', 'CA', 'any']);
  });

  it('gives to terms what vectors leave, and everything to the skills of a person without a title', async () => {
    const few = indexWith(() => 2);
    await findCandidates(few.index, nurse(), 5_000);
    for (const { limit } of few.asked.holding) expect(limit).toBeGreaterThan(300);
    const full = indexWith(FULL);
    await findCandidates(full.index, nurse(), 5_000);
    for (const { limit } of full.asked.holding) expect(limit).toBeLessThan(100);
    const untitled = indexWith(FULL);
    const found = await findCandidates(untitled.index, nurse({ job_titles: [] }), 5_000);
    expect(untitled.asked.nearest).toEqual([]);
    expect(found.length).toBe(600);
  });

  it('stays within the combinations that one query may have', async () => {
    const { index, asked } = indexWith(() => 1);
    const skills =
      'SQL Python Java Go Rust Kotlin Swift Ruby PHP Scala Perl Docker Kubernetes AWS Terraform Figma React Angular Vue Django Flask Spark Kafka Redis MongoDB PostgreSQL MySQL Tableau Looker dbt Snowflake Airflow'.split(
        ' ',
      );
    await findCandidates(index, nurse({ skills }), 5_000);
    for (const { values, markets } of asked.holding)
      expect(values.length * (markets?.length ?? 1)).toBeLessThanOrEqual(30);
  });
});
