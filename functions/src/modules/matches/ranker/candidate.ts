import type { Seniority } from '../../../contract/common.ts';
import { type PayPeriod, PLACEHOLDERS, type Profile } from '../../../contract/profile.ts';
import type { ParsedResume } from '../../../contract/resumes.ts';
import { RecentlyUsed } from '../../../platform/recently-used.ts';
import { embedText } from '../../job-text/embedding/embed-text.ts';
import { titleTokens } from '../../job-text/embedding/title-tokens.ts';
import { DEGREES, type Degree } from '../../job-text/features/posting-features.ts';
import { highestDegree } from '../../job-text/features/read-degree.ts';
import { languagesIn, licencesIn } from '../../job-text/features/read-requirements.ts';
import type { Place } from '../../job-text/places/place.ts';
import { readPlace } from '../../job-text/places/read-location.ts';
import type { TextTerms } from '../../job-text/terms/text-terms.ts';
import { nearOccupations, sharesByNumber } from '../../job-text/title-search/near-occupations.ts';
import { normaliseTitle } from '../../job-text/titles/normalise-title.ts';
import { seniorityOfTitle } from '../../job-text/titles/seniority.ts';
import { nearSkillsOf } from './near-skills.ts';
import { bitsOf } from './posting-traits.ts';
import { MIN_CONFIDENCE, skillsOf, skillsTitledOf, skillsUsedOf, termsOf } from './told-work.ts';

export type CandidateTitle = {
  /** Normalized like the titles of postings. */
  text: string;
  tokens: string[];
  /** See `PostingTraits`. */
  token_bits: number;
  vector: Float32Array;
  /** Shares of the occupations nearest to the title, by number; null if there are none. */
  occupations: Float32Array | null;
  /** 1 for work the user wants, less for past work. */
  weight: number;
};

/** What is known about a user for ranking. Null and empty mean that the user has not said. */
export type Candidate = {
  titles: CandidateTitle[];
  /** Canonical names, including implied skills. */
  skills: Set<string>;
  /** Of these, the ones that the resume shows at work; null if no resume tells what was done. */
  skills_used: Set<string> | null;
  /** Of these, the ones that titles they held tell by another name: they need not be listed or shown. */
  skills_titled: Set<string>;
  /** Skills that they lack, each with one of its kind that they have. */
  skills_near: ReadonlyMap<string, string>;
  /** The words of their work and education; empty if they told neither in a resume. */
  terms: TextTerms;
  /** Years of experience; a range if only the band is known. */
  years: { min: number; max: number } | null;
  seniority: Seniority | null;
  /** They named the jobs they want without a level, so work below that of their last job may be what they want. */
  any_level: boolean;
  /** They studied after their last job: work for graduates is for them, whatever they did before. */
  studied_last: boolean;
  degree: Degree | null;
  licences: string[];
  /** Licenses the user says they lack. */
  licences_lacking: string[];
  languages: string[];
  place: Place | null;
  /** Workplaces the user selected; null if none. */
  workplaces: { remote: boolean; hybrid: boolean; anywhere: boolean } | null;
  /** The user named their location or selected workplaces, but not "Any location": offices must be within reach of it. */
  stays_near: boolean;
  /** Minimum pay per year in minor units. */
  pay_floor: { amount: number; currency: string } | null;
  work_authorization: Record<string, boolean>;
  needs_sponsorship: boolean | null;
};

/** Pay periods in a year of full-time work. */
const A_YEAR: Record<PayPeriod, number> = { year: 1, month: 12, hour: 2080 };
const YEARS_OF_BAND: Record<Profile['experience'], [number, number]> = {
  '0-1 years': [0, 1],
  '1-3 years': [1, 3],
  '3-5 years': [3, 5],
  '5-10 years': [5, 10],
  '10+ years': [10, 15],
};
/** Combines profile and active resume. The user's own words override what was parsed. */
export function buildCandidate(profile: Profile | null, resume: ParsedResume | null): Candidate {
  const place = placeOf(profile, resume);
  const words = profile?.additional_info ?? '';
  const skills = skillsOf(profile, resume);
  return {
    titles: titlesOf(profile, resume),
    skills,
    skills_used: skillsUsedOf(resume, skills),
    skills_titled: skillsTitledOf(profile, resume),
    skills_near: nearSkillsOf(skills),
    terms: termsOf(profile, resume),
    years: yearsOf(profile, resume),
    seniority: seniorityOf(profile, resume),
    any_level: wantsAnyLevel(profile),
    studied_last: studiedLast(resume),
    degree: degreeOf(resume),
    licences: [
      ...new Set([
        ...(resume?.certificates ?? []).flatMap((read) => licencesOfCertificate(read.value)),
        ...positiveLicences(words),
      ]),
    ],
    licences_lacking: licencesIn(negations(words)),
    languages: [
      ...new Set((resume?.languages ?? []).flatMap((read) => languagesIn(capitalised(read.value)))),
    ],
    place,
    workplaces:
      profile && (profile.is_remote || profile.is_hybrid || profile.is_any_location)
        ? { remote: profile.is_remote, hybrid: profile.is_hybrid, anywhere: profile.is_any_location }
        : null,
    stays_near:
      profile !== null &&
      !profile.is_any_location &&
      (profile.is_remote || profile.is_hybrid || namesLocation(profile)),
    pay_floor:
      profile?.salary_min != null && profile.salary_min > 0
        ? {
            amount: profile.salary_min * A_YEAR[profile.salary_period],
            currency: profile.salary_currency,
          }
        : null,
    work_authorization: profile?.work_authorization ?? {},
    needs_sponsorship: profile?.needs_sponsorship ?? null,
  };
}

/** Whether there is anything to search by. */
export function canSearch(candidate: Candidate): boolean {
  return candidate.titles.length > 0 || candidate.skills.size > 0;
}

function titlesOf(profile: Profile | null, resume: ParsedResume | null): CandidateTitle[] {
  const wanted = (profile?.job_titles ?? []).map((text) => ({ text, weight: 1 }));
  const ownTitle = profile?.job_title ?? '';
  const done: { text: string; weight: number }[] = [];
  if (ownTitle !== '' && ownTitle !== PLACEHOLDERS.job_title) done.push({ text: ownTitle, weight: 1 });
  const headline = resume?.headline;
  if (headline?.value && headline.confidence >= MIN_CONFIDENCE) {
    for (const text of headline.value.split(/\s*[|•·/]\s*|\s+[-–]\s+/).slice(0, 2))
      if (text.length <= 60) done.push({ text, weight: 1 });
  }
  for (const [i, job] of (resume?.experience ?? []).slice(0, 3).entries())
    if (job.title && job.confidence >= MIN_CONFIDENCE && job.title.length <= 80)
      done.push({ text: job.title, weight: i === 0 ? 1 : 0.9 });
  // Once the user has stated what they want, past work counts a little less.
  const all =
    wanted.length > 0
      ? [...wanted, ...done.map((title) => ({ ...title, weight: title.weight * 0.85 }))]
      : done;
  const titles = new Map<string, CandidateTitle>();
  for (const { text, weight } of all) {
    const normalised = normaliseTitle(text);
    if (normalised === '' || titles.has(normalised)) continue;
    titles.set(normalised, { ...readTitle(normalised), weight });
  }
  return [...titles.values()].slice(0, 14);
}

/** Titles that were read lately: what would raise a score is found by building the same person many times. */
const TITLES_KEPT = 500;
const readTitles = new RecentlyUsed<Omit<CandidateTitle, 'weight'>>(TITLES_KEPT);

/** A normalized title with all that is compared of it. */
export function readTitle(text: string): Omit<CandidateTitle, 'weight'> {
  const known = readTitles.get(text);
  if (known) return known;
  const vector = Float32Array.from(embedText(text));
  const near = nearOccupations(text);
  const tokens = titleTokens(text);
  const title = {
    text,
    tokens,
    token_bits: bitsOf(tokens),
    vector,
    occupations: near.numbers.length === 0 ? null : sharesByNumber(near),
  };
  readTitles.set(text, title);
  return title;
}

function yearsOf(profile: Profile | null, resume: ParsedResume | null): Candidate['years'] {
  const band =
    profile && !profile.unanswered.includes('experience') ? YEARS_OF_BAND[profile.experience] : null;
  const read = resume?.years_of_experience;
  const counted = read && read.value !== null && read.confidence >= MIN_CONFIDENCE ? read.value : null;
  if (counted !== null && (band === null || (counted >= band[0] - 1 && counted <= band[1] + 1)))
    return { min: counted, max: counted };
  return band === null ? null : { min: band[0], max: band[1] };
}

function seniorityOf(profile: Profile | null, resume: ParsedResume | null): Seniority | null {
  for (const title of profile?.job_titles ?? []) {
    const named = seniorityOfTitle(title);
    if (named) return named;
  }
  const read = resume?.seniority;
  return read && read.value !== null && read.confidence >= MIN_CONFIDENCE ? read.value : null;
}

function wantsAnyLevel(profile: Profile | null): boolean {
  const wanted = profile?.job_titles ?? [];
  return wanted.length > 0 && wanted.every((title) => seniorityOfTitle(title) === null);
}

/** Characters of a year. */
const YEAR = 4;

function studiedLast(resume: ParsedResume | null): boolean {
  const { experience = [], education = [] } = resume ?? {};
  if (experience.some(({ current, end }) => current || end === null)) return false;
  const last = (ends: readonly (string | null)[]) =>
    ends.reduce<string>((a, b) => (b !== null && b > a ? b : a), '');
  // A course is no degree. Of a year alone, a job may have ended at its end and a school at its beginning.
  const degrees = education.filter(
    ({ degree, confidence }) =>
      degree !== null && confidence >= MIN_CONFIDENCE && highestDegree(degree) !== null,
  );
  const worked = last(experience.map(({ end }) => (end?.length === YEAR ? `${end}-12` : end)));
  return last(degrees.map(({ end }) => (end?.length === YEAR ? `${end}-01` : end))) > worked;
}

function degreeOf(resume: ParsedResume | null): Degree | null {
  let highest: Degree | null = null;
  for (const { degree, confidence } of resume?.education ?? []) {
    const found = degree !== null && confidence >= MIN_CONFIDENCE ? highestDegree(degree) : null;
    if (found !== null && (highest === null || DEGREES.indexOf(found) > DEGREES.indexOf(highest)))
      highest = found;
  }
  return highest;
}

function placeOf(profile: Profile | null, resume: ParsedResume | null): Place | null {
  if (profile && namesLocation(profile)) return readPlace(profile.location);
  const read = resume?.location;
  return read?.value && read.confidence >= MIN_CONFIDENCE ? readPlace(read.value) : null;
}

/** A location read from the resume is where they are, not where they want to work. */
function namesLocation({ location, unanswered }: Profile): boolean {
  return location !== '' && !unanswered.includes('location');
}

const NEGATION = /\b(?:no|not|without|don['’]t|do not|never|lack|haven['’]t)\b/i;

function negations(words: string): string {
  return words
    .split(/[.;\n]/)
    .filter((sentence) => NEGATION.test(sentence))
    .join('\n');
}

function positiveLicences(words: string): string[] {
  return words
    .split(/[.;\n]/)
    .filter((sentence) => !NEGATION.test(sentence))
    .flatMap(licencesIn);
}

/** Among certificates, a bare title means the license: "RN, State of Ohio". */
const BARE_LICENCES: [string, RegExp][] = [
  ['RN license', /\brn\b|registered nurse/i],
  ['LPN license', /\b(?:lpn|lvn)\b|licensed (?:practical|vocational) nurse/i],
  ['CNA certification', /\bcna\b|certified nursing assistant/i],
  ['CDL', /\bcdl\b/i],
  ['CPA license', /\bcpa\b|certified public accountant/i],
  ['PE license', /\bprofessional engineer\b/i],
];

function licencesOfCertificate(certificate: string): string[] {
  const bare = BARE_LICENCES.filter(([, words]) => words.test(certificate)).map(([name]) => name);
  return [...bare, ...licencesIn(certificate)];
}

function capitalised(text: string): string {
  return text.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
