import { asPlace, type StatedPlace, trailingPlace } from '../places/location.ts';
import { fold, type TextLine } from '../text/text-line.ts';
import { isSchool } from '../words/degrees.ts';
import { STROKES } from './contact-lines.ts';
import { readAddress } from './home-address.ts';
import { withoutOnlineAddresses } from './profile-links.ts';
import { type FoundPlace, ICON, placeAmongContacts, placeOfItsOwn } from './unlisted-town.ts';

const ONLY_NEAR = 0.7;

/** A place that stands near the email, but not among the contact details, may be another's. */
export function onlyNear(found: FoundPlace | undefined): FoundPlace | undefined {
  if (found === undefined) return undefined;
  const { place, line } = found;
  return { place: { ...place, confidence: Math.min(ONLY_NEAR, place.confidence) }, line };
}

/** Where the person lives: a town of the contact lines, with its region or country if that is said. */
export function findPlace(
  lines: TextLine[],
  language: string | undefined,
  name: string | null,
): FoundPlace | undefined {
  let best: FoundPlace | undefined;
  for (const line of withWrappedPlaces(lines, language)) {
    for (const place of placesIn(line, language)) {
      // "Heike Yıldız, M.A." has the letters of a state behind the name.
      if (name !== null && fold(place.text.split(',')[0]!) === fold(name)) continue;
      if (best === undefined || place.confidence > best.place.confidence + 0.1) best = { place, line };
    }
  }
  return best ?? placeAmongContacts(lines, name) ?? placeOfItsOwn(lines, name) ?? placeOfWork(lines);
}

const OF_WORK = 0.55;

/** "University of Saskatchewan, Saskatoon, SK • o.adeyemi@usask.example": people at universities give the address of their work. */
function placeOfWork(lines: TextLine[]): FoundPlace | undefined {
  for (const line of lines) {
    if (!line.text.includes('@')) continue;
    for (const piece of line.segments.flatMap(({ text }) => text.split(STROKES))) {
      const found = isSchool(piece) ? trailingPlace(piece) : undefined;
      if (found !== undefined) return { place: { ...found.place, confidence: OF_WORK }, line };
    }
  }
  return undefined;
}

const POSTCODE_AT_END = /(?:, ?|^)(?:\d{5}|\d{2}-\d{3}|\d{3} \d{2})$/;

/** "Baja California," above "México": in a narrow column a place goes on in the next line. */
function withWrappedPlaces(lines: TextLine[], language: string | undefined): TextLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const wraps =
      (/\p{L},$/u.test(line.text) ||
        (POSTCODE_AT_END.test(line.text) && /^\p{Lu}/u.test(next?.text ?? ''))) &&
      next !== undefined &&
      !next.gap &&
      next.column === line.column &&
      next.segments.length === 1 &&
      line.segments.length === 1 &&
      (asPlace(next.text) !== undefined || POSTCODE_AT_END.test(line.text));
    if (!wraps) return line;
    const text = `${line.text} ${next.text}`;
    const joined = { ...line, text, segments: [{ ...line.segments[0]!, text }] };
    // "Valencia, 46014" above "Valencian Community" is read as it is.
    return placesIn(joined, language).length > 0 ? joined : line;
  });
}

/** A phone number; postcodes are shorter. */
const LONG_NUMBER = /\+?\(?\d(?:[\s().-]{0,2}\d){8,}/g;

function placesIn(line: TextLine, language: string | undefined): StatedPlace[] {
  const texts = line.segments.map(({ text }) => text.replace(ICON, ''));
  const addressed = texts.flatMap((text) => readAddress(text, language) ?? []);
  if (addressed.length > 0) return addressed;
  return texts
    .flatMap((text) => withoutOnlineAddresses(text).replace(LONG_NUMBER, ' | ').split(STROKES))
    .flatMap((piece) => asPlace(piece.replace(ICON, '')) ?? [])
    .filter(({ isWorkplace }) => !isWorkplace);
}
