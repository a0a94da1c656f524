import type { ParsedResume } from '../../../functions/src/contract/resumes.ts';
import { type Kind, kindOfJob } from '../../../functions/src/modules/resumes/parser/confidence/kinds.ts';
import type { JobTruth, MentionTruth, ResumeTruth } from './truths.ts';

export const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'title',
  'company',
  'title_company',
  'dates',
  'institution',
  'degree',
  'skills',
] as const;
export type Field = (typeof FIELDS)[number];

/** How many values are right, of those that were read and of those that the resume states. */
export type Counts = { right: number; read: number; stated: number };
/** A value's confidence, whether it is right, and the curve that it is for. */
export type Sure = { field: Field; confidence: number; right: boolean; kind: Kind | undefined };
export type Scored = { counts: Partial<Record<Field, Counts>>; sure: Sure[]; misses: string[] };

type Value = { text: string; confidence: number; kind?: Kind };

/** What a whole value of these is right or wrong by; jobs say which kind they are. */
const KINDS: Partial<Record<Field, Kind>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  location: 'location',
  institution: 'school',
  skills: 'skill',
};

type Same = (read: string, stated: string) => boolean;

/** Lower case without accents and signs; what two spellings of a value have in common. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

const same: Same = (read, stated) => plain(read) === plain(stated);

/** Equal, or one contains the other and little more: "Acme" and "Acme Inc". */
const near: Same = (read, stated) => {
  const [a, b] = [plain(read), plain(stated)];
  if (a === '' || b === '') return false;
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return ` ${long} `.includes(` ${short} `) && short.length >= 0.6 * long.length;
};

/** Most of the words are the same, in any order. */
const akin: Same = (read, stated) => {
  const [a, b] = [new Set(plain(read).split(' ')), new Set(plain(stated).split(' '))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size) >= 0.6 || near(read, stated);
};

/** The town is the same; the region may be left out. */
/** "64295 Darmstadt" and "Darmstadt" are one town. */
const POSTCODE = /^(?:[A-Z]{1,3}-)?\d[\d -]*(?:[A-Z]{2}\b)?\s*/;
const samePlace: Same = (read, stated) => {
  const town = (text: string) => plain(text.replace(POSTCODE, '').split(',')[0]!);
  return town(read) === town(stated) || near(read, stated);
};

export function scoreEntries(parsed: ParsedResume, truth: ResumeTruth): Scored {
  const scored: Scored = { counts: {}, sure: [], misses: [] };
  const one = (field: Field, value: ParsedResume['full_name'], stated: string | undefined, is: Same) => {
    if (stated === undefined) return;
    const read = value.value === null ? [] : [{ text: value.value, confidence: value.confidence }];
    count(scored, field, read, [stated], is);
  };
  one('name', parsed.full_name, truth.name, same);
  one('email', parsed.email, truth.email, (a, b) => a.toLowerCase() === b.toLowerCase());
  one('phone', parsed.phone, truth.phone, (a, b) => digits(a) === digits(b));
  one('location', parsed.location, truth.location, samePlace);
  if (truth.jobs !== undefined) {
    const { experience } = parsed;
    const stated = truth.jobs;
    const of = (text: (job: ParsedResume['experience'][number]) => string | null) =>
      experience.flatMap((job) => {
        const value = text(job);
        return value === null ? [] : [{ text: value, confidence: job.confidence }];
      });
    const known = (text: (job: JobTruth) => string | null | undefined) =>
      stated.flatMap((job) => text(job) ?? []);
    count(
      scored,
      'title',
      of((job) => job.title),
      known((job) => job.title),
      near,
    );
    count(
      scored,
      'company',
      of((job) => job.employer),
      known((job) => job.company),
      near,
    );
    count(
      scored,
      'title_company',
      experience.map((job) => ({
        text: `${job.title}\n${job.employer}`,
        confidence: job.confidence,
        kind: kindOfJob(job),
      })),
      known((job) => (job.title && job.company ? `${job.title}\n${job.company}` : null)),
      (read, whole) => whole.split('\n').every((half, index) => near(read.split('\n')[index]!, half)),
    );
    count(
      scored,
      'dates',
      of((job) =>
        job.start === null && job.end === null ? null : `${job.start} ${job.current ? 'now' : job.end}`,
      ),
      known((job) =>
        job.start || job.end ? `${job.start ?? null} ${job.current ? 'now' : (job.end ?? null)}` : null,
      ),
      sameDates,
    );
  }
  if (truth.schools !== undefined) {
    const schools = parsed.education.map((school) => ({ ...school, text: school.school ?? '' }));
    count(
      scored,
      'institution',
      schools.filter((school) => school.text !== ''),
      truth.schools.flatMap((school) => school.institution ?? []),
      near,
    );
    count(
      scored,
      'degree',
      schools
        .filter((school) => school.degree !== null)
        .map(({ degree, field, confidence }) => ({
          text: `${degree} ${field ?? ''}`,
          confidence,
        })),
      truth.schools.flatMap((school) =>
        school.degree === null ? [] : [`${school.degree} ${school.field ?? ''}`],
      ),
      akin,
    );
  }
  if (truth.skills !== undefined) {
    const read = parsed.skills.map(({ value, confidence }) => ({ text: value, confidence }));
    count(scored, 'skills', read, truth.skills, near);
  }
  return scored;
}

/**
 * Mentions are not entries: each different value counts once, and titles may also be the headline. Not everything that a resume says is
 * marked, so the share of right values is too low for each confidence.
 */
export function scoreMentions(parsed: ParsedResume, mentions: MentionTruth): Scored {
  const scored: Scored = { counts: {}, sure: [], misses: [] };
  const distinct = (values: Value[]) => [
    ...new Map(
      values.toSorted((a, b) => a.confidence - b.confidence).map((one) => [plain(one.text), one]),
    ).values(),
  ];
  const check = (field: keyof MentionTruth & Field, read: Value[], is: Same) => {
    const stated = mentions[field];
    if (stated === undefined) return;
    const texts = distinct(stated.map((text) => ({ text, confidence: 1 }))).map(({ text }) => text);
    count(scored, field, distinct(read), texts, is);
  };
  const stating = (text: string | null, confidence: number): Value[] => (text ? [{ text, confidence }] : []);
  const { full_name, experience, education, headline } = parsed;
  check('name', stating(full_name.value, full_name.confidence), same);
  const titles = experience.flatMap((job) => stating(job.title, job.confidence));
  check('title', [...titles, ...stating(headlineTitle(parsed), headline.confidence)], near);
  check(
    'company',
    experience.flatMap((job) => stating(job.employer, job.confidence)),
    near,
  );
  check(
    'institution',
    education.flatMap((school) => stating(school.school, school.confidence)),
    near,
  );
  check(
    'degree',
    education.flatMap(({ degree, field, confidence }) =>
      stating(degree && `${degree} ${field ?? ''}`, confidence),
    ),
    akin,
  );
  // Every place that is marked counts as stated, the places of jobs and schools too; only the home is read.
  const home = parsed.location.value;
  if (home !== null && mentions.location !== undefined) {
    const right = mentions.location.some((stated) => samePlace(home, stated));
    scored.counts.location = { right: right ? 1 : 0, read: 1, stated: 1 };
  }
  return scored;
}

/** "Team Lead - Microsoft" under a name states the title and the employer. */
function headlineTitle({ headline, experience }: ParsedResume): string | null {
  const title = headline.value?.split(/\s+[-–|]\s+|,\s+/)[0] ?? null;
  return experience.some((job) => job.title !== null && title !== null && near(job.title, title))
    ? null
    : title;
}

function count(scored: Scored, field: Field, read: Value[], stated: string[], is: Same): void {
  const left = [...stated];
  let right = 0;
  // Exact values first, so that a near one does not take their place.
  const order = read.toSorted(
    (a, b) =>
      Number(stated.some((one) => plain(b.text) === plain(one))) -
      Number(stated.some((one) => plain(a.text) === plain(one))),
  );
  for (const value of order) {
    const exact = left.findIndex((one) => plain(one) === plain(value.text));
    const at = exact === -1 ? left.findIndex((one) => is(value.text, one)) : exact;
    if (at !== -1) {
      left.splice(at, 1);
      right += 1;
    } else scored.misses.push(`${field}: read "${value.text.replaceAll('\n', ' @ ')}"`);
    const kind = value.kind ?? KINDS[field];
    scored.sure.push({ field, confidence: value.confidence, right: at !== -1, kind });
  }
  for (const missed of left) scored.misses.push(`${field}: missed "${missed.replaceAll('\n', ' @ ')}"`);
  scored.counts[field] = { right, read: read.length, stated: stated.length };
}

function digits(text: string): string {
  return text.replace(/\D/g, '').slice(-9);
}

/** The same months; where only the year is stated, the same years. */
const sameDates: Same = (read, stated) => {
  const [a, b] = [read.split(' '), stated.split(' ')];
  return a.every((one, index) => {
    const other = b[index]!;
    return /^\d{4}$/.test(other) ? one.startsWith(other) : one === other;
  });
};
