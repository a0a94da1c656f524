import type { ScorePart } from '../../../contract/matches.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { isListedCity } from '../../job-text/places/cities.ts';
import { shareMetro } from '../../job-text/places/metros.ts';
import type { Place } from '../../job-text/places/place.ts';
import type { Candidate } from './candidate.ts';
import { rounded } from './fits.ts';
import { knownPart, unknownPart } from './parts.ts';

/** How close two places are, as far as both are known. */
export type Nearness =
  | 'same city'
  | 'same area'
  | 'same state'
  | 'same country'
  | 'other state'
  | 'other country'
  | 'unclear';

const FIT: Record<Exclude<Nearness, 'unclear'>, number> = {
  'same city': 1,
  'same area': 0.65,
  'same state': 0.65,
  'same country': 0.6,
  'other state': 0.25,
  'other country': 0,
};

const SENTENCE: Record<Exclude<Nearness, 'unclear'>, string> = {
  'same city': 'In your city.',
  'same area': 'Near you, in another state.',
  'same state': 'In your state, but another city.',
  'same country': 'In your country.',
  'other state': 'In your country, but another state or region.',
  'other country': 'In another country.',
};

export function nearness(own: Place, posted: Place): Nearness {
  if (own.country !== null && posted.country !== null && own.country !== posted.country)
    return 'other country';
  const sameRegion = own.region === posted.region || own.region === null || posted.region === null;
  if (own.city !== null && own.city === posted.city && sameRegion) return 'same city';
  if (own.region !== null && posted.region !== null)
    return own.region === posted.region
      ? 'same state'
      : shareMetro(own, posted)
        ? 'same area'
        : 'other state';
  if (own.country === null || posted.country === null) return 'unclear';
  return own.city !== null && posted.city !== null ? 'other state' : 'same country';
}

/** Where regions are unknown, different towns may still be neighbors; listed cities are not. */
export function isFar(own: Place, posted: Place): boolean {
  const near = nearness(own, posted);
  if (near === 'other country') return true;
  if (near !== 'other state') return false;
  return (own.region !== null && posted.region !== null) || (isListedCity(own) && isListedCity(posted));
}

/** Nearest first. */
const ORDER: Record<Nearness, number> = {
  'same city': 0,
  'same area': 1,
  'same state': 2,
  'same country': 3,
  unclear: 4,
  'other state': 5,
  'other country': 6,
};

/** The nearest place of a posting; `unclear` if it names none. */
export function nearestPlace(own: Place, places: Place[]): Nearness {
  let best: Nearness | null = null;
  for (const place of places) {
    const found = nearness(own, place);
    if (best === null || ORDER[found] < ORDER[best]) best = found;
  }
  return best ?? 'unclear';
}

/** A part as it is shown; the fit alone is what counts. */
type Verdict = { fit: number | null; label: string; why: string };

const verdict = (fit: number, label: string, why: string): Verdict => ({ fit, label, why });
const unknown = (why: string): Verdict => ({ fit: null, label: 'unknown', why });

const SILENT = unknown('The job doesn’t say where the work is.');
const UNASKED = unknown('You haven’t said where you want to work.');
const NO_PLACE = unknown('You haven’t added a location.');
const INCOMPARABLE = unknown('The job’s location can’t be compared with yours.');
const ANYWHERE = verdict(1, 'anywhere', 'You’re open to any location.');
const REMOTE = verdict(1, 'remote', 'Remote.');
const REMOTE_ABROAD = verdict(0.15, 'other country', 'Remote, but only for people in another country.');
const REMOTE_UNASKED = verdict(0.6, 'remote', 'Remote, which you didn’t select.');
const AWAY = verdict(
  FIT['other state'],
  'other state',
  'In another state or region, and the job doesn’t say it’s remote.',
);
const HYBRID = verdict(0.8, 'hybrid', 'Hybrid, which you selected.');
const HYBRID_UNASKED = verdict(0.2, 'hybrid', 'You selected other workplace types.');
const ONSITE_UNASKED = verdict(0.2, 'on-site', 'You selected other workplace types.');
/** A user who selected only remote work wants an office less, however near it is. */
const WEIGHT = { wanted: 1, hybrid: 0.85, onsite: 0.7 };
const NEAR = Object.fromEntries(
  Object.entries(WEIGHT).map(([how, weight]) => [
    how,
    Object.fromEntries(
      Object.entries(FIT).map(([near, fit]) => [
        near,
        verdict(rounded(fit * weight), near, SENTENCE[near as keyof typeof SENTENCE]), // a key of FIT
      ]),
    ),
  ]),
) as Record<keyof typeof WEIGHT, Record<keyof typeof FIT, Verdict>>; // made of exactly these keys

/**
 * Whether a person who wants to stay near would have to move for the job if it is an office, which it doesn't say: it
 * names only places out of reach.
 */
export function isAway({ place, stays_near }: Candidate, { workplace, places }: PostingFeatures): boolean {
  if (!stays_near || place === null || workplace !== null || places.length === 0) return false;
  return places.every((posted) => isFar(place, posted));
}

/** Where the work is, compared with where the person wants it; the same few answers for every posting. */
function locationVerdict(candidate: Candidate, features: PostingFeatures): Verdict {
  const { place, workplaces } = candidate;
  const { workplace, places } = features;
  if (workplace === null && places.length === 0) return SILENT;
  if (place === null && workplaces === null) return UNASKED;
  if (workplaces?.anywhere) return ANYWHERE;
  const near = place === null ? 'unclear' : nearestPlace(place, places);
  if (workplace === 'remote') {
    if (near === 'other country') return REMOTE_ABROAD;
    return workplaces !== null && !workplaces.remote ? REMOTE_UNASKED : REMOTE;
  }
  if (near === 'unclear') {
    if (workplaces === null || workplace === null) return place === null ? NO_PLACE : INCOMPARABLE;
    if (workplace !== 'hybrid') return ONSITE_UNASKED;
    return workplaces.hybrid ? HYBRID : HYBRID_UNASKED;
  }
  if (near === 'other state' && isAway(candidate, features)) return AWAY;
  if (workplaces === null || workplace === null) return NEAR.wanted[near];
  if (workplace === 'onsite') return NEAR.onsite[near];
  return workplaces.hybrid ? NEAR.wanted[near] : NEAR.hybrid[near];
}

export function locationFit(candidate: Candidate, features: PostingFeatures): number | null {
  return locationVerdict(candidate, features).fit;
}

export function locationPart(candidate: Candidate, features: PostingFeatures): ScorePart {
  const { fit, label, why } = locationVerdict(candidate, features);
  return fit === null ? unknownPart('location', why) : knownPart('location', fit, label, why);
}
