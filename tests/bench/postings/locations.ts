import { readLocation } from '../../../functions/src/modules/job-text/places/read-location.ts';
import { JUDGED_LOCATIONS } from '../../../functions/src/modules/job-text/places/testing/judged-locations.ts';
import { type Figures, share } from './measure.ts';

/** "City, ST" of the United States, "City, Country" elsewhere: what splitting at commas gives. */
function atCommas(text: string): string {
  const [city = '', second = ''] = text.split(',').map((part) => part.trim());
  const isState = /^[A-Z]{2}$/.test(second);
  return `${city.toLowerCase() || '-'}/${isState ? second : '-'}/${isState ? 'US' : '-'}`;
}

/** Texts judged by hand, which the parser was written for. */
export function locationFigures(): Figures[] {
  return [
    {
      name: 'locations of the project (baseline: commas)',
      part: 'worked on',
      ours: share(
        JUDGED_LOCATIONS,
        ([text, right]) =>
          right ===
          readLocation(text)
            .places.map((place) =>
              [place.city, place.region, place.country].map((one) => one ?? '-').join('/'),
            )
            .join(' + '),
      ),
      baseline: share(JUDGED_LOCATIONS, ([text, right]) => right === atCommas(text)),
    },
  ];
}
