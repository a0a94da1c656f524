import { PRESENT_TITLES } from '../../../functions/scripts/embedding/present-titles.ts';
import { random } from '../../../functions/scripts/embedding/random.ts';
import { storedPostingWith } from '../../../functions/src/modules/matches/testing/builders.ts';
import type { StoredPosting } from '../../../functions/src/modules/postings/posting.ts';
import { PEOPLE } from './people.ts';

const PLACES =
  'Albany, NY|New York, NY|Buffalo, NY|Chicago, IL|Seattle, WA|Dallas, TX|Austin, TX|Houston, TX|Phoenix, AZ|Atlanta, GA|Denver, CO|Tampa, FL|Detroit, MI|San Francisco, CA|San Jose, CA|Boston, MA|Columbus, OH|Memphis, TN|Boise, ID|Nashville, TN|Remote, US|Toronto, ON|London, United Kingdom|Berlin, Germany'.split(
    '|',
  );
const RANKS = ['', '', '', 'Senior ', 'Junior ', 'Lead '];
const SKILLS = [...new Set(PEOPLE.flatMap(({ skills }) => skills))];
const TITLES = [
  ...PEOPLE.flatMap(({ job_titles }) => job_titles),
  ...PRESENT_TITLES.trim()
    .split('\n')
    .flatMap((line) => (line.split(': ')[1] ?? '').split('~')[0]?.split('|') ?? [])
    .map((title) => title.trim())
    .filter(Boolean),
];

/** Postings over many kinds of work and places; the same ones each time. */
export function generatedPostings(count: number, now: Date): StoredPosting[] {
  const next = random(7);
  const one = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;
  return Array.from({ length: count }, (_, n) => {
    const place = one(PLACES);
    const skills = Array.from({ length: 7 }, () => one(SKILLS)).join(', ');
    return storedPostingWith(`bench-${String(n).padStart(7, '0')}`, {
      title: one(RANKS) + one(TITLES),
      company: `Company ${Math.floor(next() * 2000)}`,
      description_text: `Requirements:\n${skills}.\nAt least ${1 + Math.floor(next() * 8)} years of experience.`,
      locations: [place],
      workplace: place.startsWith('Remote') ? 'remote' : 'onsite',
      posted_at: new Date(now.getTime() - Math.floor(next() * 45 * 86_400_000)).toISOString(),
    });
  });
}
