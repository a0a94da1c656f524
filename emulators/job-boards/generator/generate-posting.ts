import { type Company, companiesOf } from './companies.ts';
import { type Block, textOf, wordsIn } from './grammar/blocks.ts';
import { layoutFor, type Measure } from './grammar/layouts.ts';
import { fillers, paragraph } from './grammar/sections.ts';
import { type Voice, voiceFor } from './grammar/voice.ts';
import type { Job } from './job.ts';
import type { Country, Occupation } from './occupation.ts';
import { payOf } from './pay.ts';
import { COUNTRY_IN_WORDS, placeIn, publishedPlace } from './places.ts';
import { type PostingLinks, postingLinks } from './posting-links.ts';
import { type Random, randomFrom } from './random.ts';
import type { Employment, Seniority, Workplace } from './terms.ts';
import { titleOf } from './titles.ts';

const WORDS = { min: 150, max: 500 } as const;
/** Days between the newest posting, dated on the seed's day, and the oldest. */
const DAYS = 45;
const SHIFTS = [
  'Day Shift',
  'Night Shift',
  'Evenings',
  '2nd Shift',
  '3rd Shift',
  'Weekends',
  'PRN',
  'Nights',
  '7a-7p',
  'Rotating Shifts',
];

/** Titles that welcome beginners; their text must not require years of experience. */
const NO_EXPERIENCE =
  /no experience|training provided|will train|paid training|trainee|new grad|first-year|welcome|helper|apprentice/i;

const YEARS: Record<Seniority, readonly number[]> = {
  intern: [0],
  entry: [0, 0, 1],
  mid: [2, 2, 3, 3, 4],
  senior: [5, 5, 6, 7, 8],
  lead: [5, 6, 7, 8],
  director: [8, 10, 10, 12],
  executive: [10, 12, 15],
};

function countryFor(random: Random, occupation: Occupation): Country {
  const all: Record<Country, number> = { US: 80, GB: 9, CA: 7, DE: 5 };
  const offered = Object.fromEntries(occupation.countries.map((code) => [code, all[code]]));
  return random.weighted<Country>(offered);
}

function jobFor(random: Random, occupation: Occupation): Job {
  const country = countryFor(random, occupation);
  const kind = random.pick(occupation.employers);
  const local = companiesOf(kind).filter((company) => company.country === country);
  const company = random.pick(local.length > 0 ? local : companiesOf(kind));
  const place = placeIn(random, country);
  const level = random.weighted(occupation.levels);
  const workplace = random.weighted(occupation.workplace);
  const heads = level === 'director' || level === 'executive';
  const worked = level === 'intern' ? 'internship' : random.weighted(occupation.employment);
  const employment = heads ? 'full_time' : worked;
  const specialties = heads
    ? occupation.specialties.filter((name) => !/shift|night|weekend|part-time/i.test(name))
    : occupation.specialties;
  const specialty =
    specialties.length > 0 && random.chance(heads ? 0.4 : 0.9) ? random.pick(specialties) : null;
  const shift = occupation.shifts && !heads && random.chance(0.35) ? random.pick(SHIFTS) : null;
  const named = {
    occupation,
    level,
    specialty,
    workplace,
    shift,
    place,
    part_time: employment === 'part_time',
  };
  const titles = titleOf(random, named);
  const asked = NO_EXPERIENCE.test(titles.title) ? [0] : YEARS[level];
  return {
    ...titles,
    occupation,
    level,
    specialty,
    company,
    place,
    country,
    workplace,
    employment,
    shift,
    pay: payOf(random, occupation, level, place),
    pay_shown: random.weighted({ field: 36, text: 26, vague: 14, silent: 24 }),
    years: random.chance(0.72) ? random.pick(asked) : null,
  };
}

/** Layouts are retried with other sizes until the text is as long as a real posting. */
function write(voice: Voice): Block[] {
  const { random } = voice;
  const size = random.weighted({ short: 3, medium: 5, long: 3 });
  const base: Measure = {
    short: { duties: 4, wants: 4, benefits: 3, about: 1 },
    medium: { duties: 6, wants: 6, benefits: 5, about: 2 },
    long: { duties: 9, wants: 8, benefits: 7, about: 3 },
  }[size];
  const measure: Measure = {
    duties: base.duties + random.between(-1, 1),
    wants: base.wants + random.between(-1, 1),
    benefits: base.benefits + random.between(-1, 1),
    about: base.about,
  };
  let blocks = layoutFor(voice)(voice, measure);
  const more = fillers(voice).filter((text) => !textOf(blocks).includes(text));
  while (wordsIn(textOf(blocks)) < WORDS.min && more.length > 0) {
    const text = more.splice(0, 2).join(' ');
    blocks = [...blocks.slice(0, -1), paragraph(voice, text), ...blocks.slice(-1)];
  }
  while (wordsIn(textOf(blocks)) > WORDS.max) blocks = blocks.slice(0, -1);
  return blocks;
}

function locationsOf(random: Random, job: Job): string[] {
  const place = publishedPlace(random, job.place);
  if (job.workplace === 'remote') {
    const country = COUNTRY_IN_WORDS[job.country].replace(/^the /, '');
    return [
      random.pick([
        `Remote, ${job.country === 'GB' ? 'UK' : job.country === 'US' ? 'US' : country}`,
        `Remote - ${country}`,
        place,
      ]),
    ];
  }
  if (random.chance(0.05)) return [place, publishedPlace(random, placeIn(random, job.country))];
  return [place];
}

export type GeneratorOptions = {
  seed: string;
  /** The day treated as "today" when dating postings, as an ISO instant. */
  seed_date: string;
  /** Where the demo employers' forms are: `http://localhost:7300`. */
  employers_origin: string;
};

/** A posting as the employer entered it, before a vendor's API reshapes it. */
export type GeneratedPosting = PostingLinks & {
  job: Job;
  blocks: Block[];
  locations: string[];
  /** What the employer filled in for the vendor's fields; the text may still state what is null here. */
  workplace: Workplace | null;
  employment: Employment | null;
  posted_at: Date;
};

const keyOf = (options: GeneratorOptions, occupation: Occupation, number: number): string =>
  `${options.seed} ${occupation.key} ${number}`;

/** The company that publishes the posting with this number. Much cheaper than generating the posting. */
export function companyFor(options: GeneratorOptions, occupation: Occupation, number: number): Company {
  return jobFor(randomFrom(keyOf(options, occupation, number)), occupation).company;
}

/** The posting with this number of an occupation. The same options always give the same posting. */
export function generatePosting(
  options: GeneratorOptions,
  occupation: Occupation,
  number: number,
): GeneratedPosting {
  const key = keyOf(options, occupation, number);
  const random = randomFrom(key);
  const job = jobFor(random, occupation);
  const blocks = write(voiceFor(random, job));
  const posted = Date.parse(options.seed_date) - random.next() ** 1.4 * DAYS * 86_400_000;
  return {
    ...postingLinks(random, job, options.employers_origin, key),
    job,
    blocks,
    locations: locationsOf(random, job),
    // Employers leave fields empty; the text may still say it.
    workplace: random.chance(0.9) ? job.workplace : null,
    employment: random.chance(0.9) ? job.employment : null,
    posted_at: new Date(Math.floor(posted / 60_000) * 60_000),
  };
}
