import { describe, expect, it } from 'vitest';
import { profileWith } from '../profile/testing/profile-with.ts';
import { rankPostings } from './rank-postings.ts';
import { buildCandidate } from './ranker/candidate.ts';
import { packMatches, unpackGroups, unpackIndex, unpackWords } from './stored-matches.ts';
import { storedPostingWith } from './testing/builders.ts';
import { NO_CHOICES } from './tilt.ts';

const profile = profileWith({
  job_titles: ['Data Analyst', 'Business Analyst'],
  skills: ['SQL', 'Python', 'Tableau', 'Excel'],
  experience: '3-5 years',
  location: 'Albany, NY',
});
const text =
  'Requirements:\nSQL, Python, Tableau, dbt, Looker, Snowflake and Airflow.\nAt least 3 years of experience.';
const postings = Array.from({ length: 1000 }, (_, n) =>
  storedPostingWith(`${n}`.padStart(40, 'a'), {
    title: ['Data Analyst', 'Senior Reporting Analyst', 'Business Intelligence Analyst'][n % 3]!,
    company: `Company number ${n} of Albany`,
    description_text: text,
    locations: [n % 2 ? 'Albany, NY' : 'Boise, ID'],
    posted_at: '2026-11-01T00:00:00.000Z',
  }),
);
function rankAndPack() {
  const candidate = buildCandidate(profile, null);
  const { entries, words, matches } = rankPostings(
    {
      profile,
      candidate,
      postings,
      choices: NO_CHOICES,
      seen: null,
    },
    new Date('2026-11-20'),
  );
  return { entries, words, matches, stored: packMatches(entries, words, matches) };
}

describe('stored matches', () => {
  it('come back as they were, each in its group', () => {
    const { entries, words, matches, stored } = rankAndPack();
    expect(matches).toHaveLength(1000);
    expect(unpackIndex(stored.index)).toEqual(entries);
    expect(unpackWords(stored.words)).toEqual(words);
    expect(unpackGroups(stored.chunks[3]!, [7, 0])).toEqual([
      matches.slice(370, 380),
      matches.slice(300, 310),
    ]);
    expect(unpackGroups(stored.chunks[0]!, [10])).toEqual([[]]);
  });

  it('of a search that found the most take half a megabyte at most', () => {
    const { stored } = rankAndPack();
    const sizes = stored.chunks.map(({ dictionary, items }) =>
      items.reduce((sum, item) => sum + item.length, dictionary.length),
    );
    const chunks = sizes.reduce((sum, size) => sum + size, 0);
    expect(stored.index.length + stored.words.length + chunks).toBeLessThan(500_000);
  });
});
