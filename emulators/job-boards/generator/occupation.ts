import type { Employment, Seniority, Workplace } from './terms.ts';

export type Country = 'US' | 'GB' | 'CA' | 'DE';

/**
 * What the generator knows about one occupation. Lists are written `a | b | c`, long ones one item per line, and
 * weights `mid 5 senior 3`, so that a table of eight occupations stays readable.
 */
export type OccupationTable = {
  key: string;
  /** Postings generated. */
  count: number;
  /** Kinds of company, separated by blanks. */
  employers: string;
  titles: string;
  /** Titles for a band of its own; otherwise the band is added to the ordinary title. */
  intern?: string;
  entry?: string;
  lead?: string;
  director?: string;
  executive?: string;
  levels: string;
  specialties?: string;
  /** Pay in US dollars at mid level: `hour 34 46` or `year 68 92` (thousands). */
  pay: string;
  workplace: string;
  employment?: string;
  /** Works in shifts. */
  shifts?: boolean;
  /** What experience is counted in: "years of experience in …". */
  domain: string;
  skills: string;
  extras: string;
  /** `bachelor 0.6 Accounting | Finance`: level, how often it is asked for, fields. */
  degree?: string;
  /** License by country; a licensed occupation is not offered where it has none. */
  licence?: Partial<Record<Country, string>>;
  certificates?: string;
  /** Countries besides the United States. */
  abroad?: string;
  /** Physical demands. */
  physical?: string;
  /** Begins with a verb; further verbs of the same subject carry a `^`. */
  duties: string;
  /** Whole sentences about the workplace. */
  settings: string;
  /** What the employer wants of the person, as the end of a bullet. */
  wants: string;
};

export type Weights<K extends string> = Partial<Record<K, number>>;

export type Occupation = {
  key: string;
  count: number;
  employers: string[];
  titles: string[];
  titles_of: Partial<Record<Seniority, string[]>>;
  levels: Weights<Seniority>;
  specialties: string[];
  pay: { period: 'hour' | 'year'; low: number; high: number };
  workplace: Weights<Workplace>;
  employment: Weights<Employment>;
  shifts: boolean;
  domains: string[];
  skills: string[];
  extras: string[];
  degree: { level: string; probability: number; fields: string[] } | null;
  licence: Partial<Record<Country, string>> | null;
  certificates: string[];
  countries: Country[];
  physical: string | null;
  duties: string[];
  settings: string[];
  wants: string[];
  /** What the people it works with are called. */
  teams: string[];
};

const list = (text = ''): string[] =>
  text
    .split(/\s*\|\s*|\s*\n\s*/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function weights<K extends string>(text: string): Weights<K> {
  const words = text.trim().split(/\s+/);
  const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(words[at + 1])]] : []));
  return Object.fromEntries(pairs) as Weights<K>; // the tables use the contract's own words
}

function degreeOf(text: string | undefined): Occupation['degree'] {
  const match = /^(\S+) ([\d.]+) (.+)$/.exec(text ?? '');
  if (!match) return null;
  return { level: match[1] ?? '', probability: Number(match[2]), fields: list(match[3]) };
}

export function occupation(table: OccupationTable): Omit<Occupation, 'teams'> {
  const [period, low, high] = table.pay.split(' ');
  const scale = period === 'year' ? 1000 : 1;
  const titles_of: Occupation['titles_of'] = {};
  for (const level of ['intern', 'entry', 'lead', 'director', 'executive'] as const) {
    if (table[level]) titles_of[level] = list(table[level]);
  }
  const abroad = (table.abroad ?? '').split(' ').filter((code) => code !== '') as Country[];
  return {
    key: table.key,
    count: table.count,
    employers: table.employers.split(' '),
    titles: list(table.titles),
    titles_of,
    levels: weights(table.levels),
    specialties: list(table.specialties),
    pay: {
      period: period === 'hour' ? 'hour' : 'year',
      low: Number(low) * scale,
      high: Number(high) * scale,
    },
    workplace: weights(table.workplace),
    employment: weights(table.employment ?? 'full_time 14 part_time 1 contract 1'),
    shifts: table.shifts ?? false,
    domains: list(table.domain),
    skills: list(table.skills),
    extras: list(table.extras),
    degree: degreeOf(table.degree),
    licence: table.licence ?? null,
    certificates: list(table.certificates),
    countries: ['US', ...abroad],
    physical: table.physical ?? null,
    duties: lines(table.duties),
    settings: lines(table.settings),
    wants: lines(table.wants),
  };
}
