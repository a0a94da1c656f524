import { regionNamed } from './regions.ts';

const partsOf = (place: string) =>
  place
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `Boston MA` is written without a comma by some. */
const withComma = (place: string) => place.replace(/^([^,]+?)\s+([A-Z]{2})$/, '$1, $2');

/** The state or province that a place names besides its city. */
function regionOf(parts: readonly string[]): string | null {
  for (const part of parts.slice(1)) {
    const region = regionNamed(part);
    if (region) return region.name;
  }
  return null;
}

const saysPart = (row: readonly string[], part: string) =>
  row.slice(1).some((one) => {
    const [region, other] = [regionNamed(one)?.name, regionNamed(part)?.name];
    return one.toLowerCase() === part.toLowerCase() || (region !== undefined && region === other);
  });

/**
 * The suggestion that means the wanted place: the one that says all of it, else the first of that city that names no
 * other state. Null if none does: a namesake elsewhere would be a wrong answer.
 */
export function suggestedPlace(suggestions: readonly string[], wanted: string): string | null {
  const place = partsOf(withComma(wanted.trim()));
  const [city = '', ...others] = place;
  const ofCity = suggestions.filter((row) => row.toLowerCase().startsWith(city.toLowerCase()));
  const region = regionOf(place);
  return (
    ofCity.find((row) => others.every((part) => saysPart(partsOf(row), part))) ??
    ofCity.find((row) => {
      const named = regionOf(partsOf(row));
      return !region || !named || named === region;
    }) ??
    null
  );
}
