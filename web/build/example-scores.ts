import { CreateProfileBody, ExperienceBand, type Profile } from '../../functions/src/contract/profile.ts';
import type { ParsedResume } from '../../functions/src/contract/resumes.ts';
import { extractFeatures } from '../../functions/src/modules/job-text/features/extract-features.ts';
import { buildCandidate } from '../../functions/src/modules/matches/ranker/candidate.ts';
import { scorePosting } from '../../functions/src/modules/matches/ranker/score-posting.ts';
import { newProfile, toProfile, unansweredAfter } from '../../functions/src/modules/profile/profile-rules.ts';

/** A job and a person, both invented. */
const JOB = {
  title: 'Marketing Manager',
  company: 'Marrowby Foods',
  description_text: `What you will do:
Plan the launch of new snacks and sauces with product and sales
Run campaigns with retailers, and report what they brought
Brief agencies on packaging and advertising
Requirements:
SEO, budgeting, copywriting, market research, and email marketing
At least 5 years of experience`,
  locations: ['Baton Rouge, LA'],
  country: 'US',
  workplace: 'onsite',
  employment_type: 'full_time',
  seniority: null,
  salary: { min: 78_000_00, max: 92_000_00, currency: 'USD', period: 'year', origin: 'stated' },
  posted_at: null,
} as const;
const TITLE_WANTED = 'Brand Manager';

const UNREAD = { value: null, confidence: 0, source: null };
/** Her resume says what she did, and nothing that the visitor can change. */
const RESUME: ParsedResume = {
  language: UNREAD,
  full_name: UNREAD,
  email: UNREAD,
  phone: UNREAD,
  location: UNREAD,
  links: [],
  headline: UNREAD,
  summary: UNREAD,
  skills: [],
  experience: [
    {
      title: null,
      employer: null,
      location: null,
      start: null,
      end: null,
      current: false,
      bullets: [
        'Wrote the newsletter and the product pages of a bakery',
        'Organized stands at trade fairs and tastings in stores',
        'Reported to sales what each campaign brought',
      ],
      confidence: 1,
      source: null,
    },
  ],
  volunteer: [],
  education: [],
  certificates: [],
  languages: [],
  projects: [],
  publications: [],
  awards: [],
  years_of_experience: UNREAD,
  seniority: UNREAD,
};

/** What the visitor can change; for places and pay, the first choice means that she hasn't said. */
const SKILLS = ['SEO', 'Budgeting', 'Copywriting', 'Market research', 'Email marketing'];
const PLACES: Partial<Profile>[] = [
  {},
  { location: 'Baton Rouge, LA' },
  { location: 'Baton Rouge, LA', is_any_location: true },
];
const PAY: Partial<Profile>[] = [{}, { salary_min: 75_000_00 }, { salary_min: 90_000_00 }];

/** Share of a part that fits, 0–1, and the word beside its bar; null if it couldn't be checked. */
export type ExamplePart = { value: number | null; label: string };
/** `unknown` is the share that couldn't be checked, 0–1. */
export type ExampleOutcome = { score: number; band: string; unknown: number; blocker: string | null };

export type ExampleScores = {
  skills: string[];
  years: string[];
  /** How many choices there are for each fact, in the order of `outcomeOf`. */
  choices: { skills: number; years: number; place: number; pay: number };
  parts: {
    title: ExamplePart;
    /** By bits: 1 is the first skill, 2 the second. */
    skills: ExamplePart[];
    /** By the same bits: skills are words about her work too. */
    background: ExamplePart[];
    experience: ExamplePart[];
    location: ExamplePart[];
    salary: ExamplePart[];
  };
  /** Every different outcome. */
  outcomes: ExampleOutcome[];
  /** Which of `outcomes` each combination of facts has: skills change slowest, pay fastest. */
  outcomeOf: number[];
};

/**
 * What the ranker says of every combination of facts in the example: the browser looks up what it would compute, and needs
 * neither the ranker nor its vocabulary and title vectors (6 MB). Throws if a part depends on more than its own fact.
 */
export function exampleScores(): ExampleScores {
  const features = extractFeatures({ ...JOB, locations: [...JOB.locations] });
  const written = '2026-01-01T00:00:00.000Z';
  const blank = toProfile('mara', {
    ...newProfile(CreateProfileBody.parse({}), { email: null, name: null }),
    created_at: written,
    updated_at: written,
  });
  const scores: ExampleScores = {
    skills: SKILLS,
    years: [...ExperienceBand.options],
    choices: {
      skills: 2 ** SKILLS.length,
      years: ExperienceBand.options.length,
      place: PLACES.length,
      pay: PAY.length,
    },
    parts: {
      title: { value: null, label: '' },
      skills: [],
      background: [],
      experience: [],
      location: [],
      salary: [],
    },
    outcomes: [],
    outcomeOf: [],
  };
  const known = new Map<string, number>();
  const score = (skills: number, years: number, place: number, pay: number) => {
    const answers: Partial<Profile> = {
      job_titles: [TITLE_WANTED],
      skills: SKILLS.filter((_, bit) => skills & (1 << bit)),
      experience: ExperienceBand.options[years]!,
      ...PLACES[place],
      ...PAY[pay],
    };
    const profile = { ...blank, ...answers, unanswered: unansweredAfter(blank, answers) };
    return scorePosting(buildCandidate(profile, RESUME), features, new Date(written));
  };
  const keep = (parts: ExamplePart[], at: number, part: ExamplePart) => {
    const before = parts[at];
    if (before && JSON.stringify(before) !== JSON.stringify(part))
      throw new Error(
        `A part of the example depends on more than one fact: ${JSON.stringify([before, part])}`,
      );
    parts[at] = part;
  };
  const titles: ExamplePart[] = [];
  for (let skills = 0; skills < scores.choices.skills; skills++)
    for (let years = 0; years < scores.choices.years; years++)
      for (let place = 0; place < scores.choices.place; place++)
        for (let pay = 0; pay < scores.choices.pay; pay++) {
          const { score: total, band, known_share, parts, blockers } = score(skills, years, place, pay);
          if (total === null) throw new Error('The example has a combination without a score');
          const partOf = (kind: string): ExamplePart => {
            const { value, label } = parts.find((one) => one.kind === kind)!;
            return { value, label };
          };
          keep(titles, 0, partOf('title'));
          keep(scores.parts.skills, skills, partOf('skills'));
          keep(scores.parts.background, skills, partOf('background'));
          keep(scores.parts.experience, years, partOf('experience'));
          keep(scores.parts.location, place, partOf('location'));
          keep(scores.parts.salary, pay, partOf('salary'));
          const unknown = Math.round((1 - known_share) * 100) / 100;
          const outcome = { score: total, band, unknown, blocker: blockers[0]?.detail ?? null };
          const key = JSON.stringify(outcome);
          if (!known.has(key)) known.set(key, scores.outcomes.push(outcome) - 1);
          scores.outcomeOf.push(known.get(key)!);
        }
  scores.parts.title = titles[0]!;
  return scores;
}
