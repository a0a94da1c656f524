import { isKnown, type Part } from './location-parts.ts';
import type { Region } from './regions.ts';

/** Weights of the evidence that a part provides for a country. */
const EVIDENCE = {
  countryName: 4,
  regionName: 3,
  /** Towns overseas have the names of counties: "Norfolk, Virginia". */
  countyFirst: 0.9,
  /** Names of both a country and a state: after a city they mean the state. */
  sharedNameAfterCity: 4.5,
  sharedName: 3,
  usStateCode: 2.5,
  countryCode: 2,
  /** Province codes that are not country codes. */
  provinceCode: 2.5,
  /** PE is Peru rather than Prince Edward Island. */
  provinceOrCountryCode: 1.9,
  city: 2,
  cityOfNamedRegion: 3,
  /** A state code that does not belong to the country. */
  foreignCode: -3,
  hint: 1,
};

function evidence(parts: Part[], country: string): number {
  return parts.reduce((sum, part, at) => sum + evidenceOf(part, at, parts, country), 0);
}

function evidenceOf(part: Part, at: number, parts: Part[], country: string): number {
  const region = part.regions.find((one) => one.country === country);
  const shared = part.country !== null && part.regions.length > 0;
  if (part.country === country) return shared ? EVIDENCE.sharedName : EVIDENCE.countryName;
  const best = [0];
  if (region && at === 0 && isCountyOrTown(part, region, parts.length)) {
    best.push(EVIDENCE.countyFirst);
  } else if (region) {
    const after = at > 0 && !isKnown(parts[0]!);
    best.push(shared ? (after ? EVIDENCE.sharedNameAfterCity : EVIDENCE.sharedName) : EVIDENCE.regionName);
  }
  const coded = part.regionCodes.find((one) => one.country === country);
  if (coded) {
    const province = part.countryCode === null && part.regionCodes.length === 1;
    best.push(
      country === 'US'
        ? EVIDENCE.usStateCode
        : province
          ? EVIDENCE.provinceCode
          : EVIDENCE.provinceOrCountryCode,
    );
  }
  if (part.countryCode === country) best.push(EVIDENCE.countryCode);
  const homes = part.cities.filter((city) => city.country === country);
  if (homes.length > 0) {
    const named = parts.some(
      (other) =>
        other !== part &&
        [...other.regions, ...other.regionCodes].some(
          (one) =>
            one.country === country && one.code !== null && homes.some((home) => home.region === one.code),
        ),
    );
    best.push(named ? EVIDENCE.cityOfNamedRegion : EVIDENCE.city);
  }
  const most = Math.max(...best);
  // After a name: "Peru, IN" is in Indiana. Before it, the code may belong to that country: "MG, Brazil".
  return most === 0 && at > 0 && part.regionCodes.length > 0 ? EVIDENCE.foreignCode : most;
}

/** Whether the name of a British county may as well be that of a town: before other parts, or alone but for the "-shire"s. */
function isCountyOrTown(part: Part, { country }: Region, parts: number): boolean {
  return country === 'GB' && (parts > 1 || !/shire$/.test(part.key));
}

/**
 * The country with the most evidence; null if two are equally likely or there is no evidence. `hint` is a country known
 * from elsewhere.
 */
export function likelyCountry(parts: Part[], hint: string | null): string | null {
  if (isAmbiguousCode(parts)) return hint;
  const candidates = new Set(
    parts.flatMap((part) => [
      part.country,
      part.countryCode,
      ...[...part.regions, ...part.regionCodes, ...part.cities].map((one) => one.country),
      hint,
    ]),
  );
  let best: string | null = null;
  let most = 0;
  let tied = false;
  for (const candidate of candidates) {
    if (candidate === null) continue;
    const said = evidence(parts, candidate) + (candidate === hint ? EVIDENCE.hint : 0);
    if (said > most) [best, most, tied] = [candidate, said, false];
    else if (said === most && said > 0) tied = true;
  }
  return tied ? null : best;
}

/** Countries whose codes, alone in a posting, nearly always mean the state: "GA", "VA", "TN". */
const SELDOM_MEANT = new Set('AL AZ GA KY LA MD ME MN MO MS MT NC NE PA SC SD TN VA'.split(' '));

/** "CA" alone could be California or Canada, "WA" either of two states. */
function isAmbiguousCode(parts: Part[]): boolean {
  const [alone, ...others] = parts;
  const [region, ...otherRegions] = alone?.regionCodes ?? [];
  if (alone === undefined || others.length > 0 || region === undefined) return false;
  if (otherRegions.length > 0) return true;
  return (
    alone.countryCode !== null && alone.countryCode !== region.country && !SELDOM_MEANT.has(alone.countryCode)
  );
}
