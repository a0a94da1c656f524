import { countryName } from '@huntwell/filler/countries';
import type { Blocker } from '../../../contract/matches.ts';
import { DEGREES, type Degree, type PostingFeatures } from '../../job-text/features/posting-features.ts';
import type { Candidate } from './candidate.ts';
import { nearestPlace } from './location-part.ts';
import { yearsLabel } from './parts.ts';

export const DEGREE_NAMES: Record<Degree, string> = {
  high_school: 'a high school diploma',
  associate: 'an associate degree',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
};

/** Conflicts between what both sides state. What either side omits never blocks. */
export function findBlockers(candidate: Candidate, features: PostingFeatures): Blocker[] {
  return [
    ...authorisation(candidate, features),
    ...licences(candidate, features),
    ...degree(candidate, features),
    ...languages(candidate, features),
    ...years(candidate, features),
    ...location(candidate, features),
  ];
}

/** Whether anything conflicts, found without wording it. */
export function isBlocked(candidate: Candidate, features: PostingFeatures): boolean {
  return CHECKS.some((check) => check(candidate, features).length > 0);
}

const CHECKS = [years, degree, licences, languages, location, authorisation];

function authorisation(candidate: Candidate, features: PostingFeatures): Blocker[] {
  const kind = 'work_authorization';
  if (candidate.needs_sponsorship === true && features.citizenship_required)
    return [{ kind, detail: 'Requires citizenship, and you need sponsorship.' }];
  if (candidate.needs_sponsorship === true && features.sponsorship === false)
    return [{ kind, detail: 'No visa sponsorship, and you need it.' }];
  if (features.places.length === 0) return [];
  const countries = [
    ...new Set(features.places.map((place) => place.country).filter((country) => country !== null)),
  ];
  const barred =
    countries.length > 0 && countries.every((country) => candidate.work_authorization[country] === false);
  if (
    barred &&
    features.sponsorship !== true &&
    (features.authorization_required || features.sponsorship === false || features.citizenship_required)
  )
    return [
      {
        kind,
        detail: `Requires the right to work in ${countries.map(countryName).join(' or ')}, which you said you don’t have.`,
      },
    ];
  return [];
}

function licences(candidate: Candidate, features: PostingFeatures): Blocker[] {
  return features.licences
    .filter(
      (licence) => candidate.licences_lacking.includes(licence) && !candidate.licences.includes(licence),
    )
    .map((licence) => ({
      kind: 'licence',
      detail: `Requires: ${licence}. You said you don’t have it.`,
    }));
}

function degree(candidate: Candidate, features: PostingFeatures): Blocker[] {
  if (features.degree === null || candidate.degree === null) return [];
  if (DEGREES.indexOf(candidate.degree) >= DEGREES.indexOf(features.degree)) return [];
  return [
    {
      kind: 'degree',
      detail: `Requires ${DEGREE_NAMES[features.degree]}. Your highest is ${DEGREE_NAMES[candidate.degree]}.`,
    },
  ];
}

const SAME_LANGUAGE: Record<string, string> = { Mandarin: 'Chinese', Cantonese: 'Chinese' };

function languages(candidate: Candidate, features: PostingFeatures): Blocker[] {
  if (candidate.languages.length === 0 || features.languages.length === 0) return [];
  const spoken = new Set(
    candidate.languages.flatMap((language) => [language, SAME_LANGUAGE[language] ?? language]),
  );
  return features.languages
    .filter(
      (language) =>
        language !== 'English' && !spoken.has(language) && !spoken.has(SAME_LANGUAGE[language] ?? language),
    )
    .map((language) => ({
      kind: 'language',
      detail: `Requires ${language}. Your resume lists ${candidate.languages.join(', ')}.`,
    }));
}

/** Of the required years, so many or fewer are a gap that nobody overlooks. */
const TOO_FEW_YEARS = 0.4;

/** Missing years block only if the user has too few of the required years and is at least two short. */
function years(candidate: Candidate, features: PostingFeatures): Blocker[] {
  const asked = features.years_min;
  if (asked === null || candidate.years === null) return [];
  const most = candidate.years.max;
  if (most > asked * TOO_FEW_YEARS || asked - most < 2) return [];
  return [
    {
      kind: 'years',
      detail: `Asks for ${asked} years of experience. You have ${yearsLabel(candidate.years)}.`,
    },
  ];
}

function location(candidate: Candidate, features: PostingFeatures): Blocker[] {
  const { place, workplaces } = candidate;
  if (place === null || workplaces?.anywhere || features.places.length === 0 || features.workplace === null)
    return [];
  const near = nearestPlace(place, features.places);
  // Another country is not a blocker if the user says they may work there.
  const welcome = features.places.some(
    ({ country }) => country !== null && candidate.work_authorization[country] === true,
  );
  if (near === 'other country' && !welcome)
    return [
      {
        kind: 'location',
        detail:
          features.workplace === 'remote'
            ? 'Remote, but only for people in another country.'
            : 'On-site in another country.',
      },
    ];
  if (near === 'other state' && workplaces !== null && features.workplace === 'onsite')
    return [{ kind: 'location', detail: 'On-site, and far from your location.' }];
  return [];
}
