import type { Job } from '../job.ts';
import { COUNTRY_IN_WORDS, stateName } from '../places.ts';
import type { Random } from '../random.ts';
import { BOSSES, type Tone } from './phrases.ts';

/** One author: a tone, and words that stay the same throughout a posting. */
export type Voice = {
  random: Random;
  job: Job;
  tone: Tone;
  /** Replaces {company}, {city}, {role} … in a phrase. */
  fill: (phrase: string, more?: Readonly<Record<string, string>>) => string;
};

const FORMAL_KINDS = new Set([
  'government',
  'school',
  'university',
  'hospital',
  'bank',
  'insurance',
  'utility',
]);

export function voiceFor(random: Random, job: Job): Voice {
  const formal = FORMAL_KINDS.has(job.company.kind) ? 5 : 1.5;
  const tone = random.weighted<Tone>({ formal, warm: 3, terse: 1.5, plain: 4 });
  const remote = job.workplace === 'remote';
  const words: Record<string, string> = {
    company: job.company.name,
    city: job.place.city,
    state: stateName(job.place),
    country: COUNTRY_IN_WORDS[job.country],
    role: job.role,
    size: job.company.size.toLocaleString('en-US'),
    founded: String(job.company.founded),
    beds: String(60 + ((job.company.size * 7) % 340)),
    team: random.pick(job.occupation.teams),
    team_size: random.pick(['four', 'five', 'six', 'seven', 'eight', 'nine', 'eleven', 'a dozen']),
    boss: random.pick(BOSSES[job.level] ?? BOSSES.mid ?? ['manager']),
    in_place: remote
      ? random.pick([' who works from home', ' (remote)', ' anywhere in {country}', ''])
      : random.pick([' in {city}', ' at our {city} location', '', ' based in {city}']),
  };
  const fill: Voice['fill'] = (phrase, more = {}) => {
    let text = phrase;
    // Twice, because a word such as {in_place} may contain another placeholder.
    for (let round = 0; round < 2; round += 1) {
      text = text.replace(/\{(\w+)\}/g, (whole, key: string) => more[key] ?? words[key] ?? whole);
    }
    return text.replace(/\b([Aa]) (?=(?:[AEIO]|LPN|RN|HR|HVAC|SDET|iOS|MSW|FP&A|SOX)(?!ne))/g, '$1n ');
  };
  return { random, job, tone, fill };
}
