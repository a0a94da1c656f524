import { readLocation } from '../job-text/places/read-location.ts';
import { cityName, REMOTE_PLACE } from './pay-tally.ts';

/** The place that a visitor means, as ranges name it: "NYC" is "New York, NY". As written if it names no city there. */
export function placeAsked(text: string): string {
  const { places, remote } = readLocation(text, 'US');
  const [place] = places;
  if (place?.city && place.country === 'US') return cityName(place.city, place.region);
  if (!place && remote !== null) return REMOTE_PLACE;
  return text;
}
