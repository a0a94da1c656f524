import { describe, expect, it } from 'vitest';
import type { StoredPosting } from '../postings/posting.ts';
import type { PostingIndex } from '../postings/posting-index.ts';
import { profileWith } from '../profile/testing/profile-with.ts';
import { BUDGET, findCandidates } from './find-candidates.ts';
import { buildCandidate } from './ranker/candidate.ts';
import { storedPostingWith } from './testing/builders.ts';

type Asked = {
  nearest: Parameters<PostingIndex['nearest']>[0][];
  holding: Parameters<PostingIndex['holding']>[0][];
};

/** An index that answers each query with as many postings as `matching` says it has, at most its limit. */
function indexWith(matching: (query: { limit: number }) => number): { index: PostingIndex; asked: Asked } {
  const asked: Asked = { nearest: [], holding: [] };
  let number = 0;
  const postings = (query: { limit: number }): StoredPosting[] =>
    Array.from({ length: Math.min(query.limit, matching(query)) }, () => {
      number += 1;
      return storedPostingWith(`p${number}`);
    });
  return {
    asked,
    index: {
      nearest: async (query) => {
        asked.nearest.push(query);
        return postings(query);
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
const FULL = () => Number.POSITIVE_INFINITY;

describe('finding candidates', () => {
  it('reads the budget and no more, however many postings fit', async () => {
    for (const open_postings of [5_000, 50_000, 500_000]) {
      const { index } = indexWith(FULL);
      const found = await findCandidates(index, nurse(), open_postings);
      expect(found.length).toBeLessThanOrEqual(BUDGET.nearest + BUDGET.title_terms + BUDGET.skill_terms + 20);
      expect(found.length).toBeGreaterThan(700);
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

  it('looks at the whole market of a small corpus and at the near areas of a large one', async () => {
    const placesAt = async (open_postings: number) => {
      const { index, asked } = indexWith(() => 0);
      await findCandidates(index, nurse(), open_postings);
      return [...new Set(asked.nearest.map(({ place }) => JSON.stringify(place)))];
    };
    expect(await placesAt(5_000)).toEqual(['{"market":"US"}', '{"market":"any"}']);
    expect(await placesAt(500_000)).toEqual(['{"area":"US-NY"}', '{"area":"US"}', '{"area":"any"}']);
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
    for (const { field, limit } of few.asked.holding) expect(limit).toBeGreaterThan(BUDGET[field]);
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
