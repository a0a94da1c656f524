import { LIMITS } from '../../../contract/limits.ts';
import type { Improvement, Unstated } from '../../../contract/matches-improvements.ts';
import { ExperienceBand, type Profile } from '../../../contract/profile.ts';
import type { ParsedResume } from '../../../contract/resumes.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { unansweredAfter } from '../../profile/profile-rules.ts';
import { DEGREE_NAMES } from './blockers.ts';
import { buildCandidate, type Candidate } from './candidate.ts';
import { scorePosting } from './score-posting.ts';

/** A person with a profile, and the active resume if there is one. */
export type Person = { profile: Profile; resume: ParsedResume | null };

type PostingText = { title: string; locations: string[] };

export type Improvements = { score: number | null; improvements: Improvement[]; unstated: Unstated[] };

/** `Omit` of a union, member by member. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** One fact, and the person for whom it is true. */
type Change = { fact: Without<Improvement, 'to'>; person: Person };

/** More than these are of no help to anyone. */
const MOST_SKILLS = 6;

/**
 * What would raise the score of a posting: each time one fact of the profile or resume is changed as the user could change
 * it, and the posting is scored anew. Nothing is estimated. A change that does not raise the score is left out.
 */
export function findImprovements(
  person: Person,
  posting: PostingText,
  features: PostingFeatures,
  now: Date,
): Improvements {
  const candidate = candidateOf(person);
  const scoreOf = (one: Candidate, facts = features) => scorePosting(one, facts, now).score;
  const score = scoreOf(candidate);
  // Without a score there is nothing to raise: any fact would be the first.
  if (score === null) return { score, improvements: [], unstated: [] };
  const best = (changes: Change[]): Improvement[] => {
    const [first] = changes
      .map(({ fact, person: changed }) => ({ ...fact, to: scoreOf(candidateOf(changed)) ?? 0 }))
      .filter(({ to }) => to > score)
      .sort((a, b) => b.to - a.to);
    return first ? [first] : [];
  };
  const skills = missingSkills(person, candidate, features).flatMap((change) => best([change]));
  return {
    score,
    improvements: [
      ...skills.sort((a, b) => b.to - a.to).slice(0, MOST_SKILLS),
      ...best(wantedTitle(person, posting)),
      ...best(moreExperience(person, candidate)),
      ...best(otherWorkplaces(person, candidate, posting, features)),
      ...best(lowerPay(person, features)),
      ...conflicts(person, candidate, features).flatMap((change) => best([change])),
    ].sort((a, b) => b.to - a.to),
    unstated: unstatedFacts(candidate, features)
      .map(({ fact, facts }) => ({ fact, to: scoreOf(candidate, facts) ?? 0 }))
      .filter(({ to }) => to > score)
      .sort((a, b) => b.to - a.to),
  };
}

function candidateOf({ profile, resume }: Person): Candidate {
  return buildCandidate(profile, resume);
}

/** The person after saving these fields of the profile. */
function withProfile(person: Person, changes: Partial<Profile>): Person {
  const { profile } = person;
  return {
    ...person,
    profile: { ...profile, ...changes, unanswered: unansweredAfter(profile, changes) },
  };
}

function missingSkills(person: Person, candidate: Candidate, features: PostingFeatures): Change[] {
  const { skills } = person.profile;
  if (skills.length >= LIMITS.skills) return [];
  return [
    ...features.skills_required.map((skill) => ({ skill, required: true })),
    ...features.skills_preferred.map((skill) => ({ skill, required: false })),
  ]
    .filter(({ skill }) => !candidate.skills.has(skill))
    .map(({ skill, required }) => ({
      fact: { fact: 'skill', skill, required },
      person: withProfile(person, { skills: [...skills, skill] }),
    }));
}

function wantedTitle(person: Person, { title }: PostingText): Change[] {
  const { job_titles } = person.profile;
  if (job_titles.length >= LIMITS.job_titles || job_titles.includes(title)) return [];
  return [
    { fact: { fact: 'title', title }, person: withProfile(person, { job_titles: [...job_titles, title] }) },
  ];
}

/** Only more than is known: less would have to be untrue. */
function moreExperience(person: Person, { years }: Candidate): Change[] {
  return ExperienceBand.options
    .map((band) => ({
      fact: { fact: 'experience' as const, band },
      person: withProfile(person, { experience: band }),
    }))
    .filter((change) => years === null || (candidateOf(change.person).years?.min ?? 0) > years.min);
}

function otherWorkplaces(
  person: Person,
  candidate: Candidate,
  posting: PostingText,
  features: PostingFeatures,
): Change[] {
  const { profile } = person;
  const changes: Change[] = [];
  if (features.workplace === 'remote' && !profile.is_remote)
    changes.push({
      fact: { fact: 'workplace', workplace: 'remote' },
      person: withProfile(person, { is_remote: true }),
    });
  if (features.workplace === 'hybrid' && !profile.is_hybrid)
    changes.push({
      fact: { fact: 'workplace', workplace: 'hybrid' },
      person: withProfile(person, { is_hybrid: true }),
    });
  const [place] = posting.locations;
  if (place && candidate.place === null)
    changes.push({ fact: { fact: 'place', place }, person: withProfile(person, { location: place }) });
  if (!profile.is_any_location)
    changes.push({
      fact: { fact: 'workplace', workplace: 'any' },
      person: withProfile(person, { is_any_location: true }),
    });
  return changes;
}

function lowerPay(person: Person, { pay }: PostingFeatures): Change[] {
  // Some boards state a minimum of 0: that isn't an amount anyone would ask for.
  const amount = pay?.min || pay?.max;
  if (!pay || !amount) return [];
  const { currency } = pay;
  return [
    {
      fact: { fact: 'pay', amount, currency },
      person: withProfile(person, { salary_min: amount, salary_currency: currency, salary_period: 'year' }),
    },
  ];
}

/** Facts that would remove a conflict. Years and workplaces, which also conflict, are scored parts of their own. */
function conflicts(person: Person, candidate: Candidate, features: PostingFeatures): Change[] {
  const { profile, resume } = person;
  const changes: Change[] = [];
  if (candidate.needs_sponsorship === true)
    changes.push({
      fact: { fact: 'sponsorship' },
      person: withProfile(person, { needs_sponsorship: false }),
    });
  const countries = [...new Set(features.places.flatMap(({ country }) => country ?? []))];
  const barred = countries.filter((country) => candidate.work_authorization[country] !== true);
  if (barred.length > 0) {
    const allowed = Object.fromEntries(barred.map((country) => [country, true]));
    changes.push({
      fact: { fact: 'work_authorization', countries: barred },
      person: withProfile(person, { work_authorization: { ...profile.work_authorization, ...allowed } }),
    });
  }
  for (const licence of features.licences)
    if (candidate.licences_lacking.includes(licence))
      changes.push({
        fact: { fact: 'licence', licence },
        person: withProfile(person, {
          additional_info: `${profile.additional_info}\nI have this: ${licence}.`,
        }),
      });
  if (!resume) return changes;
  const read = { confidence: 1, source: null };
  if (features.degree !== null) {
    const education = {
      degree: DEGREE_NAMES[features.degree],
      field: null,
      school: null,
      start: null,
      end: null,
    };
    changes.push({
      fact: { fact: 'degree', degree: features.degree },
      person: {
        ...person,
        resume: { ...resume, education: [...resume.education, { ...education, ...read }] },
      },
    });
  }
  for (const language of features.languages)
    changes.push({
      fact: { fact: 'language', language },
      person: {
        ...person,
        resume: { ...resume, languages: [...resume.languages, { value: language, ...read }] },
      },
    });
  return changes;
}

/** What the posting does not say, and the posting if it said what suits the user best. */
function unstatedFacts(
  candidate: Candidate,
  features: PostingFeatures,
): { fact: Unstated['fact']; facts: PostingFeatures }[] {
  const { pay_floor, place, years } = candidate;
  const facts: { fact: Unstated['fact']; facts: PostingFeatures }[] = [];
  if (features.pay === null && pay_floor)
    facts.push({
      fact: 'pay',
      facts: {
        ...features,
        pay: { min: pay_floor.amount, max: pay_floor.amount, currency: pay_floor.currency },
      },
    });
  if (features.workplace === null && features.places.length === 0 && place)
    facts.push({ fact: 'place', facts: { ...features, places: [place] } });
  if (features.years_min === null && features.seniority === null && years)
    facts.push({ fact: 'experience', facts: { ...features, years_min: Math.floor(years.min) } });
  return facts;
}
