import { describe, expect, it } from 'vitest';
import { embedEnglish, inEnglish } from '../embedding/embed-text.ts';
import { readOccupations } from './occupation-file.ts';
import { OccupationVotes } from './occupation-votes.ts';
import { TitleSearch } from './title-search.ts';

const votes = new OccupationVotes(readOccupations(), embedEnglish);
const searchIn = (titles: string[]) =>
  new TitleSearch(titles, { toEnglish: (title) => inEnglish(title), embed: embedEnglish, votes });

function best(search: TitleSearch, titles: string[], query: string): string | undefined {
  const similarities = search.similarities(query);
  return titles.toSorted((a, b) => similarities[titles.indexOf(b)]! - similarities[titles.indexOf(a)]!)[0];
}

describe('a search among titles', () => {
  const titles = [
    'Registered Nurses',
    'Software Developers',
    'Cooks, Restaurant',
    'Accountants and Auditors',
  ];
  const search = searchIn(titles);

  it.each([
    ['ICU RN', 'Registered Nurses'],
    ['Backend engineer', 'Software Developers'],
    ['Grill man', 'Cooks, Restaurant'],
    ['Krankenschwester', 'Registered Nurses'],
    ['Expert-comptable', 'Accountants and Auditors'],
  ])('finds the work of %s', (query, title) => {
    expect(best(search, titles, query)).toBe(title);
  });

  it('finds a title itself first, whatever occupations the others are', () => {
    const mixed = ['Java Developer', 'Software Developers', 'Registered Nurses', 'Ward nurse', 'Zyxw'];
    const among = searchIn(mixed);
    for (const title of mixed) expect(best(among, mixed, title)).toBe(title);
  });

  it('has a similarity for a query without letters, and none above 1', () => {
    for (const query of ['', '???', 'Registered Nurses'])
      for (const similarity of search.similarities(query)) {
        expect(Number.isFinite(similarity)).toBe(true);
        expect(similarity).toBeLessThanOrEqual(1.0001);
      }
  });
});

describe('the occupations of a title', () => {
  it('sum to 1 in each taxonomy, and one of them is certain for an official name', () => {
    for (const { shares } of votes.of('wound care nurse'))
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(votes.of('Registered Nurses').find(({ source }) => source === 'onet')).toMatchObject({
      certain: true,
    });
    expect(votes.of('')).toEqual([]);
  });
});
