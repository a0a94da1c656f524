import { expect, it } from 'vitest';
import type { Place } from '../../job-text/places/place.ts';
import { normaliseTitle } from '../../job-text/titles/normalise-title.ts';
import { groupCounter } from './count-groups.ts';
import { groupTerms, placeGroup, titleSlug } from './posting-groups.ts';

const posting = (title: string, places: Place[] = [], company = '') => ({
  id: 'x',
  title,
  company,
  thin: false,
  changed: '2026-11-01',
  features: { title: normaliseTitle(title), places },
});

function count(...postings: ReturnType<typeof posting>[]) {
  const counter = groupCounter();
  for (const one of postings) counter.add(one);
  return counter.groups();
}

it.each<[Partial<Place>, string | null, string?]>([
  [{ city: 'new york', region: 'NY', country: 'US' }, 'new-york-ny', 'New York, NY'],
  [{ city: 'berlin', country: 'DE' }, 'berlin-germany', 'Berlin, Germany'],
  [{ city: 'albany', region: 'WA', country: 'US' }, 'albany-wa', 'Albany, WA'],
  [{ city: 'albany', region: 'WA', country: 'AU' }, 'albany-wa-australia', 'Albany, WA, Australia'],
  [{ city: 'toronto', region: 'ON', country: 'CA' }, 'toronto-on-canada', 'Toronto, ON, Canada'],
  [{ city: 'singapore', country: 'SG' }, 'singapore', 'Singapore'],
  [{ region: 'NY', country: 'US' }, null],
  [{ country: 'US' }, null],
  // No listed city: perhaps a word that isn't a town at all.
  [{ city: 'headquarters', country: 'DE' }, null],
])('%o is the place %s', (place, slug, name) => {
  const group = placeGroup({ city: null, region: null, country: null, ...place });
  expect(group && [group.slug, group.name]).toEqual(slug && [slug, name]);
});

it.each([
  ['registered nurse', 'registered-nurse'],
  ['c++ developer', 'c-plus-plus-developer'],
  ['c# developer', 'c-sharp-developer'],
  ['lpn/lvn', 'lpn-lvn'],
  ['', null],
])('the title "%s" is at %s', (title, slug) => {
  expect(titleSlug(title)).toBe(slug);
});

it('a posting is found by each of its places once, by its title, and by its company', () => {
  const albany = { city: 'albany', region: 'NY', country: 'US' };
  const features = { title: 'registered nurse', places: [albany, { ...albany }] };
  expect(groupTerms({ company: 'Maple Health, Inc.', features })).toEqual([
    'place:albany-ny',
    'title:registered-nurse',
    'company:maple-health',
  ]);
});

it('lists places and titles from five open postings on, largest first', () => {
  const [albany, troy] = ['albany', 'troy'].map((city) => ({ city, region: 'NY', country: 'US' })) as [
    Place,
    Place,
  ];
  const { places, titles } = count(
    ...Array.from({ length: 5 }, () => posting('Senior Registered Nurse', [albany, troy])),
    posting('Registered Nurse - Nights', [albany]),
    ...Array.from({ length: 4 }, () => posting('Welder', [])),
  );
  expect(places.map(({ slug, open }) => [slug, open])).toEqual([
    ['albany-ny', 6],
    ['troy-ny', 5],
  ]);
  expect(titles.map(({ slug, name, open }) => [slug, name, open])).toEqual([
    ['registered-nurse', 'Registered nurse', 6],
  ]);
});

it.each([
  ['CNA - Paid Training', 'CNA'],
  ['DevOps Engineer II', 'DevOps engineer'],
  ['REGISTERED NURSE', 'Registered nurse'],
  ['RN', 'RN'],
  ['LPN/LVN', 'LPN/LVN'],
])('the group of "%s" is called %s', (title, name) => {
  const { titles } = count(...Array.from({ length: 5 }, () => posting(title)));
  expect(titles.map((group) => group.name)).toEqual([name]);
});

it('counts the companies by name without legal forms, under the name most of their jobs have', () => {
  const names = ['Maple Health', 'Maple Health', 'Maple Health, Inc.', 'MAPLE HEALTH LLC', 'Maple Health'];
  const { companies } = count(
    ...names.map((name) => posting('Welder', [], name)),
    posting('Welder', [], '?'),
  );
  expect(companies.map(({ slug, name, open }) => [slug, name, open])).toEqual([
    ['maple-health', 'Maple Health', 5],
  ]);
});
