import { textTerms } from '../../job-text/terms/text-terms.ts';
import { STROKES } from './contact-lines.ts';
import { strictHeading } from './headings.ts';
import { readAddress } from './home-address.ts';
import { titleScore } from './job-words.ts';
import { asPlace, type StatedPlace } from './location.ts';
import type { TextLine } from './text-line.ts';

type FoundPlace = { place: StatedPlace; line: TextLine };

const ONLY_NEAR = 0.7;

/** A place that stands near the email, but not among the contact details, may be another's. */
export function onlyNear(found: FoundPlace | undefined): FoundPlace | undefined {
  if (found === undefined) return undefined;
  const { place, line } = found;
  return { place: { ...place, confidence: Math.min(ONLY_NEAR, place.confidence) }, line };
}

/** Where the person lives: a town of the contact lines, with its region or country if that is said. */
export function findPlace(lines: TextLine[], language: string | undefined): FoundPlace | undefined {
  let best: FoundPlace | undefined;
  for (const line of lines) {
    for (const place of placesIn(line, language)) {
      if (best === undefined || place.confidence > best.place.confidence + 0.1) best = { place, line };
    }
  }
  return best ?? placeAmongContacts(lines);
}

function placesIn(line: TextLine, language: string | undefined): StatedPlace[] {
  const addressed = line.segments.flatMap(({ text }) => readAddress(text, language) ?? []);
  if (addressed.length > 0) return addressed;
  return line.segments
    .flatMap(({ text }) => text.split(STROKES))
    .flatMap((piece) => asPlace(piece) ?? [])
    .filter(({ isWorkplace }) => !isWorkplace);
}

const NAME_OF_TOWN =
  /^\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Ll}{1,4} )?\p{Lu}[\p{L}'’.-]+){0,2}(?:, ?\p{Lu}[\p{L} ]+)?$/u;

/** What else people say of themselves there; none of it may become a place. */
const ABOUT_PERSON =
  /(?<!\p{L})(?:(?:fe)?male|m[aä]nnlich|weiblich|homme|femme|hombre|mujer|married|single|divorced|widowed|verheiratet|ledig|geschieden|c[eé]libataire|mari[eé]e?|casad[oa]|solter[oa]|divorciad[oa]|sposat[oa]|non-?binary|christian|muslim|hindu|jewish|catholic|veteran|confidential|available|citizen|national|resident|visa|permit|resume|cv|curriculum|vitae|linkedin|github|portfolio|phone|email|mobile|address|nationality|gender)(?!\p{L})/iu;

/** A town that no list has: beside an email or phone on one line, what else may a capitalized word be? */
function placeAmongContacts(lines: TextLine[]): FoundPlace | undefined {
  for (const line of lines) {
    const pieces = line.segments.flatMap((segment) => segment.text.split(STROKES));
    if (!pieces.some((piece) => /@|\d{3}\D{0,2}\d{2}/.test(piece))) continue;
    const towns = pieces.filter(
      (piece) =>
        NAME_OF_TOWN.test(piece) &&
        !ABOUT_PERSON.test(piece) &&
        textTerms([piece]).size === 0 &&
        titleScore(piece) < 0.3 &&
        strictHeading(piece) === undefined,
    );
    if (towns.length !== 1) continue;
    return { place: { text: towns[0]!, country: null, confidence: 0.5, isWorkplace: false }, line };
  }
  return undefined;
}
