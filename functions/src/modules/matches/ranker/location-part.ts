import type { ScorePart } from '../../../contract/matches.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { shareMetro } from '../../job-text/places/metros.ts';
import type { Place } from '../../job-text/places/place.ts';
import type { Candidate } from './candidate.ts';
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

const ORDER: Nearness[] = [
  'same city',
  'same area',
  'same state',
  'same country',
  'unclear',
  'other state',
  'other country',
];

/** The nearest place of a posting; `unclear` if it names none. */
export function nearestPlace(own: Place, places: Place[]): Nearness {
  let best: Nearness | null = null;
  for (const place of places) {
    const found = nearness(own, place);
    if (best === null || ORDER.indexOf(found) < ORDER.indexOf(best)) best = found;
  }
  return best ?? 'unclear';
}

export function locationPart(candidate: Candidate, features: PostingFeatures): ScorePart {
  const { workplace, places } = features;
  const { place, workplaces } = candidate;
  if (workplace === null && places.length === 0)
    return unknownPart('location', 'The job doesn’t say where the work is.');
  if (place === null && workplaces === null)
    return unknownPart('location', 'You haven’t said where you want to work.');
  if (workplaces?.anywhere) return knownPart('location', 1, 'anywhere', 'You’re open to any location.');
  const near = place === null ? 'unclear' : nearestPlace(place, places);
  if (workplace === 'remote') {
    if (near === 'other country')
      return knownPart('location', 0.15, 'other country', 'Remote, but only for people in another country.');
    if (workplaces !== null && !workplaces.remote)
      return knownPart('location', 0.6, 'remote', 'Remote, which you didn’t select.');
    return knownPart('location', 1, 'remote', 'Remote.');
  }
  if (near === 'unclear') {
    if (workplaces === null || workplace === null)
      return unknownPart(
        'location',
        place === null ? 'You haven’t added a location.' : 'The job’s location can’t be compared with yours.',
      );
    const fits = workplace === 'hybrid' && workplaces.hybrid;
    return knownPart(
      'location',
      fits ? 0.8 : 0.2,
      workplace === 'hybrid' ? 'hybrid' : 'on-site',
      fits ? 'Hybrid, which you selected.' : 'You selected other workplace types.',
    );
  }
  let fit = FIT[near];
  // A user who selected only remote work wants an office less, however near it is.
  if (workplaces !== null && workplace === 'onsite') fit *= 0.7;
  if (workplaces !== null && workplace === 'hybrid' && !workplaces.hybrid) fit *= 0.85;
  return knownPart('location', fit, near, SENTENCE[near]);
}
