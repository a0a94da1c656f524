/** A place as a geocoder suggests it. */
type Place = { name: string; latitude: number; longitude: number };

const KNOWN: readonly (readonly [string, number, number])[] = [
  ['New York, New York, United States', 40.71, -74.01],
  ['Los Angeles, California, United States', 34.05, -118.24],
  ['Chicago, Illinois, United States', 41.88, -87.63],
  ['Houston, Texas, United States', 29.76, -95.37],
  ['Austin, Texas, United States', 30.27, -97.74],
  ['Dallas, Texas, United States', 32.78, -96.8],
  ['Phoenix, Arizona, United States', 33.45, -112.07],
  ['Philadelphia, Pennsylvania, United States', 39.95, -75.17],
  ['San Antonio, Texas, United States', 29.42, -98.49],
  ['San Diego, California, United States', 32.72, -117.16],
  ['San Francisco, California, United States', 37.77, -122.42],
  ['San Jose, California, United States', 37.34, -121.89],
  ['Seattle, Washington, United States', 47.61, -122.33],
  ['Denver, Colorado, United States', 39.74, -104.99],
  ['Boston, Massachusetts, United States', 42.36, -71.06],
  ['Portland, Oregon, United States', 45.52, -122.68],
  ['Portland, Maine, United States', 43.66, -70.26],
  ['Atlanta, Georgia, United States', 33.75, -84.39],
  ['Miami, Florida, United States', 25.76, -80.19],
  ['Minneapolis, Minnesota, United States', 44.98, -93.27],
  ['Columbus, Ohio, United States', 39.96, -83.0],
  ['Charlotte, North Carolina, United States', 35.23, -80.84],
  ['Raleigh, North Carolina, United States', 35.78, -78.64],
  ['Nashville, Tennessee, United States', 36.16, -86.78],
  ['Detroit, Michigan, United States', 42.33, -83.05],
  ['Salt Lake City, Utah, United States', 40.76, -111.89],
  ['Washington, District of Columbia, United States', 38.91, -77.04],
  ['Toronto, Ontario, Canada', 43.65, -79.38],
  ['Vancouver, British Columbia, Canada', 49.28, -123.12],
  ['Montreal, Quebec, Canada', 45.5, -73.57],
  ['London, England, United Kingdom', 51.51, -0.13],
  ['Manchester, England, United Kingdom', 53.48, -2.24],
  ['Dublin, Leinster, Ireland', 53.35, -6.26],
  ['Berlin, Germany', 52.52, 13.4],
  ['Munich, Bavaria, Germany', 48.14, 11.58],
  ['Hamburg, Germany', 53.55, 9.99],
  ['Paris, Île-de-France, France', 48.86, 2.35],
  ['Madrid, Community of Madrid, Spain', 40.42, -3.7],
  ['Barcelona, Catalonia, Spain', 41.39, 2.17],
  ['Amsterdam, North Holland, Netherlands', 52.37, 4.9],
  ['Zurich, Switzerland', 47.38, 8.54],
  ['Vienna, Austria', 48.21, 16.37],
  ['Lisbon, Portugal', 38.72, -9.14],
  ['Warsaw, Masovian, Poland', 52.23, 21.01],
  ['Bengaluru, Karnataka, India', 12.97, 77.59],
  ['Mumbai, Maharashtra, India', 19.08, 72.88],
  ['Sydney, New South Wales, Australia', -33.87, 151.21],
  ['São Paulo, Brazil', -23.55, -46.63],
];

const MIN_LENGTH = 2;

/**
 * Suggestions for typed text, at most five. A place that is not listed is returned as typed: a real geocoder knows
 * every town.
 */
export function suggestPlaces(typed: string): Place[] {
  const words = foldText(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.join('').length < MIN_LENGTH) return [];
  const hits = KNOWN.filter(([name]) => {
    const nameWords = foldText(name).split(/[\s,]+/);
    return words.every((word) => nameWords.some((candidate) => candidate.startsWith(word)));
  });
  const places = hits.slice(0, 5).map(([name, latitude, longitude]) => ({ name, latitude, longitude }));
  if (places.length > 0) return places;
  return [{ name: typed.trim().replace(/\s+/g, ' '), latitude: 39.83, longitude: -98.58 }];
}

function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Calling codes as shown in the phone country list. */
export const PHONE_COUNTRIES = [
  'United States +1',
  'Canada +1',
  'United Kingdom +44',
  'Ireland +353',
  'Germany +49',
  'France +33',
  'Spain +34',
  'Portugal +351',
  'Netherlands +31',
  'Switzerland +41',
  'Austria +43',
  'Poland +48',
  'India +91',
  'Australia +61',
  'Brazil +55',
  'Mexico +52',
] as const;
