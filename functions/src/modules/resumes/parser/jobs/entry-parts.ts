import { isTownName } from '../../../job-text/places/town-names.ts';
import { spanOf } from '../dates/date-spans.ts';
import { type DateRange, withoutDates } from '../dates/dates.ts';
import { isDuration } from '../dates/durations.ts';
import { LOCALES } from '../locales/locales.ts';
import { asPlace, trailingPlace } from '../places/location.ts';
import { strictHeading } from '../structure/headings.ts';
import { allMatches } from '../text/all-matches.ts';
import type { TextLine } from '../text/text-line.ts';
import { employerScore, endsWithLegalForm, roleScore, titleScore } from '../words/job-words.ts';
import { isNamedUnit } from '../words/units.ts';
import { atLabels, LABELS, type Said, withoutLabels } from './entry-labels.ts';
import { withoutLinks } from './header-links.ts';
import { toldJob } from './told-sentences.ts';

/** A piece of an entry's header that is neither date nor place, with the evidence for what it is. */
export type Part = {
  text: string;
  /** How likely it is a title and an employer, 0–1 each, judging by its words. */
  title: number;
  employer: number;
  /** What a label before it says that it is. */
  said: Said;
  /** A place that was written behind it. */
  place: string | null;
  /** How likely all of it is a place, 0–1; a way of working ("Remote") counts as one. */
  placeLike: number;
  /** The words of a section's heading, which name neither: "Technical Skills". */
  heading: boolean;
  /** The dash between this part and the one before it; null if there is none. */
  joined: string | null;
  accent: boolean;
};
/** What one line contributes to the header of an entry. */
export type LineParts = { parts: Part[]; place: string | null; range: DateRange | null };

const STRONG =
  /\s+\/\/(?:\s+|$)|\s+[|·•►▪♦»]\s+|(?<=\p{L}{3}|\))\s+\/\s+(?=\p{Lu})|\s+[–—]\s+|\s+-{1,2}\s+|\s*[|•]\s*|(?<=\p{Ll}{3})-\s+(?=\p{Lu})|\s{2,}|\t|\s+@\s+|\s*[-–—]\s*$|;\s+|:\s+/u;
const WORK_MODE_ONLY =
  /^(?:full[ -]?time|part[ -]?time|contract|internship|permanent|temporary|seasonal|vollzeit|teilzeit|cdi|cdd|(?:full(?:y)?|100 ?%) remote|home ?office|télétravail|teletrabajo|teletrabalho|smart working|\d+ (?:years?|months?|yrs?|mos?).*)$/i;
/** "Current Job", "Previous position": which job it is, not what it is. */
const SAYS_JOB =
  /^(?:current|present|previous|past|former|latest|last|first|most recent|prior) (?:job|position|role|employment|employer|experience)s?:?$/i;
const AT = new RegExp(
  `,? (?:${LOCALES.flatMap(({ at }) => at.split('|'))
    .toSorted((a, b) => b.length - a.length)
    .join('|')}) (?=(?:the )?(?:\\d{1,3} )?\\p{Lu})`,
  'gu',
);
/** Words that stand before employers only. */
const SURE_AT = /^,? (?:at|@|bei|beim|chez|au sein d[eu]|presso|bij|hos|på|vid|în cadrul) $/u;
/** Few words, each with a capital: before "at" even an unknown one is a title. */
const NAMED = /^\p{Lu}[\p{L}-]+(?: (?:(?:of|and|&|for) )?\p{Lu}[\p{L}-]+){0,3}$/u;
/** "Support function på Syngenta AB": before a sure word and a company, small letters are no sentence. */
const FEW_WORDS = /^\p{Lu}[\p{L}-]+(?: [\p{L}-]+){1,2}$/u;
/** Before a word that may also belong to a name ("Luz do Norte Lda"), small letters tell a function from one. */
const SMALL_LETTERS = /^\p{Lu}[\p{L}-]+ \p{Ll}/u;
/** "Nurse at St Mary's": the two sides of each word that may stand before an employer, where the left is a title. */
export function sidesOfAt(text: string): { left: string; word: string; right: string }[] {
  return allMatches(AT, text).flatMap((found) => {
    const left = text.slice(0, found.index);
    // "Universal AG (Einsatz beim Kunden)"
    if (left.lastIndexOf('(') > left.lastIndexOf(')')) return [];
    const right = text.slice(found.index + found[0].length);
    const named = NAMED.test(left) || (FEW_WORDS.test(left) && employerScore(right) >= 0.5);
    // "Segundo de cocina en Restaurante Akelarre": a company's word behind it is as good as a sure word.
    const company = employerScore(right.replace(/\s*\([^()]*\)$/, '')) >= 0.5;
    const sure = SURE_AT.test(found[0]) || (company && SMALL_LETTERS.test(left));
    const titled = titleScore(left) >= 0.5 || (sure && named);
    return left.length >= 3 && left.length <= 60 && right !== '' && titled
      ? [{ left, word: found[0], right }]
      : [];
  });
}

/** Takes dates and places out of a line and splits the rest into parts. */
export function partsOf(line: TextLine): LineParts {
  let range: DateRange | null = null;
  let place: string | null = null;
  const parts: Part[] = [];
  for (const segment of line.segments) {
    const found = spanOf(segment.text);
    if (found !== undefined && (range === null || (found.range.end !== null && range.end === null))) {
      range ??= found.range;
    }
    const rest = found === undefined ? segment.text : withoutDates(segment.text, found.all);
    for (const piece of split(rest)) {
      const at = hyphenedPlace(piece.text) === undefined ? asPlace(piece.text) : undefined;
      if (
        at !== undefined &&
        at.confidence >= 0.6 &&
        piece.said === null &&
        titleScore(piece.text) < 0.5 &&
        (place === null || at.text === place)
      ) {
        place = at.text;
        continue;
      }
      const part = {
        ...toPart(piece.text, piece.said, segment.accent),
        joined: dashBefore(rest, piece.text),
      };
      // "Hemköp  Gullmarsplan, Stockholm": behind a name, a cell that ends with a town is the place.
      const named = segment !== line.segments[0] && parts.some(({ title }) => title < 0.5);
      if (named && place === null && part.place !== null && at !== undefined && part.title < 0.5) {
        place = at.text;
        continue;
      }
      parts.push(part);
    }
  }
  if (place !== null) for (const part of parts) part.heading = false;
  return { parts, place, range };
}

/** The full stop of a line that is none of a sentence: "Nurse, Acme, Boston, MA." */
const STOP_BEHIND = /(?<=\p{L}{2}|\p{L}\)|\s|^)\.$/u;

/** Without the full stop at its end, unless that belongs to a name or a sentence ends with it. */
export function withoutStop(text: string): string {
  const sentence =
    /[.;!?]\s/.test(text) || /\b(?:inc|ltd|co|corp|llc|jr|sr|st|dept|univ|intl|mfg|bros)\.$/i.test(text);
  return sentence || endsWithLegalForm(text) ? text : text.replace(STOP_BEHIND, '');
}

export function toPart(whole: string, said: Said, accent: boolean): Part {
  const text = withoutStop(whole);
  const found =
    hyphenedPlace(text) ??
    trailingPlace(
      text.replace(/\s*\(([^)]+)\)$/, (all, inside: string) =>
        asPlace(inside) === undefined ? all : `, ${inside}`,
      ),
    );
  const placed = found !== undefined && found.place.confidence >= 0.6;
  const own = placed ? found.rest : text;
  return {
    text: own,
    title: Math.max(roleScore(own), roleScore(own.replace(/\s*\([^()]*\)$/, '') || own)),
    employer: isNamedUnit(own) ? 0 : employerScore(own),
    said,
    place: placed ? found.place.text : null,
    placeLike: own.length > 60 ? 0 : likeness(own) || (isTownName(own) ? TOWN_LIKE : 0),
    // "Outreach, Seattle, WA" names a company.
    heading: !placed && titleScore(own) < 0.5 && strictHeading(own) !== undefined,
    joined: null,
    accent,
  };
}

function dashBefore(text: string, part: string): string | null {
  return /\s(?:[–—-]{1,2}|\/)\s+$/.exec(text.slice(0, Math.max(0, text.indexOf(part))))?.[0] ?? null;
}

/** "Lowe's-Baton Rouge, LA": a large job board sets no space between employer and town. */
function hyphenedPlace(text: string): ReturnType<typeof trailingPlace> {
  const [, rest, behind] = /^(\p{L}.+?\p{L})-(\p{Lu}[^,-]+, .+)$/u.exec(text) ?? [];
  if (rest === undefined || isTownName(text.split(',')[0]!)) return undefined;
  const place = asPlace(behind!);
  return place === undefined || place.confidence < 0.7 ? undefined : { rest, place };
}

/** Employers are named as towns are, too. */
const TOWN_LIKE = 0.25;

function likeness(text: string): number {
  const place = asPlace(text);
  return place === undefined ? 0 : place.isWorkplace ? 1 : place.confidence;
}

/** "Developer  Technologies: Java, SQL": what was used there is no part of the header. */
const TOOLS_BEHIND =
  /\s+(?:technolog(?:y|ies|ien?|[ií]as?|ie)|techniken|tech(?:nical)? stack|stack|tools|skills|environment|keywords|werkzeuge|outils|herramientas|ferramentas|strumenti|narz[eę]dzia|verktyg)\s*:.*$/iu;

/** "Infosys (Client: Wells Fargo), Boston": what a label within brackets says is said of the job, and is no part of it. */
const LABELLED_REMARK = /\s*\(\p{L}[\p{L} ]{1,20}:\s[^()]*\)/gu;

/** Pieces between dashes, bars, dots and wide gaps; "X at Y" is two. */
function split(text: string): { text: string; said: Said }[] {
  const told = toldJob(text);
  if (told !== undefined) {
    return [
      { text: told.title, said: 'title' },
      { text: told.employer, said: 'employer' },
    ];
  }
  const label = LABELS.find(([pattern]) => pattern.test(text.trim()));
  if (label !== undefined) {
    const [pattern, said] = label;
    const [own, ...others] = atLabels(text.trim().replace(pattern, ''));
    const pieces = split(own!).map((piece, index) => (index === 0 ? { ...piece, said } : piece));
    return [...pieces, ...others.flatMap(split)];
  }
  const bare = text.includes('(') ? text.replace(LABELLED_REMARK, '') : text;
  return (/[:–-]/.test(bare) ? withoutLabels(bare.trim()) : bare)
    .replace(TOOLS_BEHIND, '')
    .split(STRONG)
    .flatMap((piece) => {
      const sides = sidesOfAt(piece.trim());
      // "Técnico en Electrónica" says the field, "Camarero en Hotel Sol" the employer.
      const sure =
        sides.find(({ word }) => SURE_AT.test(word)) ??
        sides.find(({ right }) => employerScore(right.split(/,\s/)[0]!) >= 0.5);
      return sure === undefined ? [piece] : [sure.left, sure.right];
    })
    .map((piece) =>
      withoutLinks(piece)
        .replace(/^[\s,;:|·•–—()-]+(?=[^)]*$)|[\s,;:|·•–—-]+$/g, '')
        .replace(/^\((.*)\)$/, '$1')
        .trim(),
    )
    .filter(
      (piece) =>
        piece !== '' &&
        /\p{L}/u.test(piece) &&
        !WORK_MODE_ONLY.test(piece) &&
        !isDuration(piece) &&
        !SAYS_JOB.test(piece),
    )
    .map((piece) => ({ text: piece, said: null }));
}
