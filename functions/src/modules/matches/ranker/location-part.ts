import type { ScorePart } from '../../../contract/matches.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import type { Place } from '../../job-text/places/place.ts';
import type { Candidate } from './candidate.ts';
import { knownPart, unknownPart } from './parts.ts';

/** How close two places are, as far as both are known. */
export type Nearness =
  | 'same city'
  | 'same state'
  | 'same country'
  | 'other state'
  | 'other country'
  | 'unclear';

const FIT: Record<Exclude<Nearness, 'unclear'>, number> = {
  'same city': 1,
  'same state': 0.65,
  'same country': 0.6,
  'other state': 0.25,
  'other country': 0,
};

const SENTENCE: Record<Exclude<Nearness, 'unclear'>, string> = {
  'same city': 'The work is in your city.',
  'same state': 'The work is in your state, in another city.',
  'same country': 'The work is in your country.',
  'other state': 'The work is in your country, in another state or region.',
  'other country': 'The work is in another country.',
};

export function nearness(own: Place, posted: Place): Nearness {
  if (own.country !== null && posted.country !== null && own.country !== posted.country)
    return 'other country';
  const sameRegion = own.region === posted.region || own.region === null || posted.region === null;
  if (own.city !== null && own.city === posted.city && sameRegion) return 'same city';
  if (own.region !== null && posted.region !== null)
    return own.region === posted.region ? 'same state' : 'other state';
  if (own.country === null || posted.country === null) return 'unclear';
  return own.city !== null && posted.city !== null ? 'other state' : 'same country';
}

const ORDER: Nearness[] = [
  'same city',
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
    return unknownPart('location', 'The posting does not say where the work is.');
  if (place === null && workplaces === null)
    return unknownPart('location', 'You have not said where you want to work.');
  if (workplaces?.anywhere) return knownPart('location', 1, 'anywhere', 'You work anywhere.');
  const near = place === null ? 'unclear' : nearestPlace(place, places);
  if (workplace === 'remote') {
    if (near === 'other country')
      return knownPart('location', 0.15, 'other country', 'Remote, but for people in another country.');
    if (workplaces !== null && !workplaces.remote)
      return knownPart('location', 0.6, 'remote', 'Remote; you did not tick remote work.');
    return knownPart('location', 1, 'remote', 'The work is remote.');
  }
  if (near === 'unclear') {
    if (workplaces === null || workplace === null)
      return unknownPart(
        'location',
        place === null ? 'You have not named a place.' : 'The posting’s place cannot be compared with yours.',
      );
    const fits = workplace === 'hybrid' && workplaces.hybrid;
    return knownPart(
      'location',
      fits ? 0.8 : 0.2,
      workplace === 'hybrid' ? 'hybrid' : 'on site',
      fits ? 'Hybrid, as you ticked.' : 'You ticked other kinds of workplace.',
    );
  }
  let fit = FIT[near];
  // A user who selected only remote work wants an office less, however near it is.
  if (workplaces !== null && workplace === 'onsite') fit *= 0.7;
  if (workplaces !== null && workplace === 'hybrid' && !workplaces.hybrid) fit *= 0.85;
  return knownPart('location', fit, near, SENTENCE[near]);
}
