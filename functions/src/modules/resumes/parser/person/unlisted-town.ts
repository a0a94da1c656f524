import { readPlace } from '../../../job-text/places/read-location.ts';
import { regionsCoded } from '../../../job-text/places/regions.ts';
import { isTownName } from '../../../job-text/places/town-names.ts';
import { textTerms } from '../../../job-text/terms/text-terms.ts';
import type { StatedPlace } from '../places/location.ts';
import { isStreetName } from '../places/streets.ts';
import { isLanguageName } from '../skills/languages.ts';
import { strictHeading } from '../structure/headings.ts';
import { fold, type TextLine } from '../text/text-line.ts';
import { titleScore } from '../words/job-words.ts';
import { STROKES } from './contact-lines.ts';

export type FoundPlace = { place: StatedPlace; line: TextLine };

/** Icons, and the letters that fonts of icons leave behind: "⌂ Bristol, UK", "+ Tallahassee, Florida". */
export const ICON = /^[^\p{L}\p{N}(]+(?=\p{L}|\d{4})/u;

const NAME_OF_TOWN =
  /^\p{Lu}[\p{L}'’.-]+(?:[ -](?:\p{Ll}{1,4} )?\p{Lu}[\p{L}'’.-]+){0,2}(?:, ?\p{Lu}[\p{L} ]+)?$/u;

/** What else people say of themselves there; none of it may become a place. */
const ABOUT_PERSON =
  /(?<!\p{L})(?:(?:fe)?male|m[aä]nnlich|weiblich|homme|femme|hombre|mujer|married|single|divorced|widowed|verheiratet|ledig|geschieden|c[eé]libataire|mari[eé]e?|casad[oa]|solter[oa]|divorciad[oa]|sposat[oa]|non-?binary|christian|muslim|hindu|jewish|catholic|veteran|confidential|available|citizen|national|resident|visa|permit|resume|cv|curriculum|vitae|linkedin|github|portfolio|phone|email|e-?mail|correo|tel[eé]fono|telefon|t[eé]l[eé]phone|mobile|address|nationality|gender)(?!\p{L})/iu;

/** A town that no list has: beside an email or phone on one line, what else may a capitalized word be? */
export function placeAmongContacts(lines: TextLine[], name: string | null): FoundPlace | undefined {
  const own = fold(name ?? '');
  for (const line of lines) {
    if (!isContact(line.text)) continue;
    const pieces = line.segments.flatMap(({ text }) => withStates(withoutContacts(text)).split(STROKES));
    const towns = pieces
      .map((piece) => piece.replace(ICON, ''))
      .filter((piece) => mayBeTown(piece) && fold(piece) !== own);
    const known = towns.filter((town) => isTownName(town.split(',')[0]!));
    const town = towns.length === 1 ? towns[0] : known.length === 1 ? known[0] : undefined;
    if (town !== undefined) return { place: unlisted(town, 0.5), line };
  }
  return undefined;
}

/** Where nothing else parts a town from the email behind it: "✉ Osasco carolina@mail.example". */
function withoutContacts(text: string): string {
  return text.replace(
    /\S+@\S+|\S+\.\p{Ll}{2,}\/\S+|[+(]?\d(?:[\s().-]{0,2}\d){6,}|\p{Extended_Pictographic}| # /gu,
    ' | ',
  );
}

const PHONE = /(?:\d\D{0,2}){7}/;

function isContact(text: string): boolean {
  return text.includes('@') || PHONE.test(text);
}

/** "Columbia - SC", "Columbia/SC", "Columbia (SC)": a town and the code of its state. */
function withStates(text: string): string {
  return text.replace(
    /(\p{Ll})(?: ?[-–/] ?| \()([A-Z]{2})\)?(?=\s*(?:$|[|•·;,∥]| [–-] |\s{2}))/gu,
    (whole, end: string, code: string) => (regionsCoded(code).length > 0 ? `${end}, ${code}` : whole),
  );
}

function mayBeTown(text: string): boolean {
  return (
    NAME_OF_TOWN.test(text) &&
    !ABOUT_PERSON.test(text) &&
    !isStreetName(text) &&
    textTerms([text]).size === 0 &&
    titleScore(text) < 0.3 &&
    strictHeading(text) === undefined
  );
}

function unlisted(text: string, confidence: number): StatedPlace {
  return { text, country: readPlace(text)?.country ?? null, confidence, isWorkplace: false };
}

/** "Polish", "Peruvian", "Deutsch", "Française": what a lone word says as often as it names a town. */
const OF_NATION = /(?:ish|ese|ian|isch|tsch|aise?|ense|ska|ańska?)$/iu;

/** A town that no list has, on a line of its own: "Żywiec" below "+48 600 555 014", "Columbia - SC" above a phone number. */
export function placeOfItsOwn(lines: TextLine[], name: string | null): FoundPlace | undefined {
  const names = new Set(fold(name ?? '').split(' '));
  for (const [index, line] of lines.entries()) {
    if (line.segments.length !== 1 || line.bullet || line.size > LARGE) continue;
    const text = withStates(line.text).replace(ICON, '');
    const words = fold(text).split(' ');
    if (!mayBeTown(text) || words.some((word) => names.has(word))) continue;
    const [above, below] = [lines[index - 1], lines[index + 1]].map((other) =>
      other?.page === line.page && other.column === line.column ? other.text : '',
    );
    const stated = STATE_BEHIND.test(text) && [above!, below!].some((other) => PHONE.test(other));
    if (stated) return { place: unlisted(text, 0.5), line };
    // Above the details stands what somebody does, and where: only below them is a lone word a town.
    const isLone = words.length <= 2 && !OF_NATION.test(text) && !isLanguageName(text);
    if (isLone && !/\p{Ll}\p{Lu}/u.test(text) && isContact(above!))
      return { place: unlisted(text, 0.4), line };
    // Above them, only a name that is known to be a town's.
    const [town] = text.split(',');
    if (isContact(below!) && isTownName(town!) && !OF_NATION.test(town!) && !isLanguageName(town!))
      return { place: unlisted(text, 0.45), line };
  }
  return undefined;
}

const LARGE = 1.05;
const STATE_BEHIND = /, [A-Z]{2}$/;
