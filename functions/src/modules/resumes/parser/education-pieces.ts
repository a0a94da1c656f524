import { regionsNamed } from '../../job-text/places/regions.ts';
import { type DateRange, findDates, findRanges, withoutDates } from './dates.ts';
import { isSchool, readDegree, startsWithDegree } from './degrees.ts';
import { withoutStop } from './entry-parts.ts';
import { namesField } from './fields-of-study.ts';
import { endsWithLegalForm } from './job-words.ts';
import { asPlace, trailingPlace } from './location.ts';
import { isHeaderLike } from './paragraphs.ts';
import { labelledField, NOTE_WORDS, readCourse } from './study-words.ts';
import type { TextLine } from './text-line.ts';

/** Lines that add to an entry, and name neither its degree nor its school. */
export const NOTE = new RegExp(
  String.raw`^(?:(?:university|board|institute|school|college) ?\/|passing|year of|class xi?i?\b|gpa|cgpa|grade|grades|score|percentage|thesis|dissertation|advis[eo]r|relevant|coursework|courses|course work|minor|minors|honou?rs|awards?|activities|activity|dean|specialization|speciali[sz]ation|concentration|focus|scholarship|capstone|magna|summa|cum laude|first class|distinction|class rank|rank|member|president|societies|major gpa|modules|aggregate|subjects|key|projects?|${NOTE_WORDS})(?![\p{L}\p{N}_])`,
  'iu',
);

/** What one part of a line says about an entry. */
export type Piece = {
  degree: string | null;
  field: string | null;
  school: string | null;
  range: DateRange | null;
  single: boolean;
  /** Neither a known degree nor a known type of school: a school only by its position in the entry. */
  unclear: boolean;
};

const STROKES =
  /\s+[|·•►▪]\s+|(?<=\p{L}{3}|\))\s+\/\s+(?=\p{Lu})|\s*[|•]\s*|\s{2,}|\s+[–—]\s+(?=\p{Lu}\p{Ll})|\s+-{1,2}\s+(?=\p{Lu}\p{Ll}+)|\s+[–—-]\s*$/u;

/** "(cum laude)" behind a field says how well it went. */
const HONOR_BEHIND = /\s*\((?:with |mit )?(?:\p{L}+ )?(?:cum laude|honou?rs|distinction|auszeichnung)\)$/iu;

/** Dates first, because they may contain a separator; then the pieces between separators and wide gaps. */
export function piecesOf(line: TextLine): Piece[] {
  const pieces: Piece[] = [];
  for (const written of line.segments) {
    const segment = { ...written, text: written.text.replace(HONOR_BEHIND, '') };
    const dates = datesOf(segment.text);
    const rest = dates.length > 0 ? withoutDates(segment.text, dates) : segment.text;
    const texts = (NOTE.test(rest.trim()) ? '' : rest)
      .split(STROKES)
      .flatMap(beforeDegree)
      .filter((text) => text.trim() !== '');
    pieces.push(...texts.flatMap((text) => readPiece(text.trim(), line) ?? []));
    const range = dates[0];
    if (range !== undefined && !NOTE.test(segment.text)) {
      pieces.push({ ...EMPTY, range, single: findRanges(segment.text).length === 0 });
    }
  }
  return pieces;
}

/** "Oregon State University – B.S. in Physics", "Leeds (BSc)": a dash or bracket parts a degree from its school. */
function beforeDegree(text: string): string[] {
  const dash = /^(.+?)\s+[–—-]\s+(.+)$/u.exec(text) ?? /^([^()]+?)\s*\(([^()]+)\)$/u.exec(text);
  if (dash === null) return [text];
  const [school, degree] = [dash[1]!, dash[2]!];
  if (isSchool(school) && startsWithDegree(degree)) return [school, degree];
  // "BSc in Biology (University of Leeds)"
  return startsWithDegree(school) && !isSchool(school) && isSchool(degree) ? [school, degree] : [text];
}

const EMPTY: Piece = { degree: null, field: null, school: null, range: null, single: false, unclear: false };

/** Towns that are named after their schools. */
const SCHOOL_TOWN = /^(?:college station|university (?:park|place|city|heights)|college park)\b/i;

function readPiece(rest: string, line: TextLine): Piece | undefined {
  if (NOTE.test(rest) || (asPlace(rest) !== undefined && (!isSchool(rest) || SCHOOL_TOWN.test(rest)))) {
    return undefined;
  }
  const degree = startsWithDegree(rest) || !isSchool(rest) ? readDegree(rest) : undefined;
  if (degree !== undefined) {
    const behind = rest.slice(rest.indexOf(degree.degree) + degree.degree.length);
    const school = schoolIn(degree.rest) ?? schoolIn(behind);
    // "PhD Princeton University, PhD in Computer Science": stated twice, once with the field.
    const field = degree.field ?? readDegree(behind)?.field ?? null;
    if (school !== null) return { ...EMPTY, degree: degree.degree, ...withoutField(school, field) };
    return { ...EMPTY, degree: degree.degree, ...nameBehind(behind, field) };
  }
  const course = readCourse(rest);
  if (course !== undefined) {
    const school = schoolIn(course.rest);
    if (school !== null) return { ...EMPTY, degree: course.degree, field: course.field, school };
    return { ...EMPTY, degree: course.degree, ...nameBehind(course.rest, course.field) };
  }
  const labelled = labelledField(rest);
  if (labelled !== undefined && !isSchool(labelled)) return { ...EMPTY, field: labelled };
  if (isSchool(rest)) return readSchool(rest);
  const short = rest.length <= 70 && isHeaderLike({ ...line, bullet: false, text: rest });
  if (!short || /^\d|%|[/:]\s*\d|^\p{Ll}+ /u.test(rest)) return undefined;
  return { ...EMPTY, school: tidySchool(rest), unclear: true };
}

const NO_NAME =
  /^(?:\P{Lu}|GPA|CGPA|USA|UK|UAE|EU|with|cum|magna|summa|first|second|hons?|honou?rs|distinction|merit|minor|major|class|grade|expected|present)|\d|[:%]/u;

/** "Baccalauréat, La Providence, Amiens", "Máster en Marketing, ESIC": a school by its place in the line only. */
function nameBehind(behind: string, field: string | null): Pick<Piece, 'field' | 'school' | 'unclear'> {
  const trailing = trailingPlace(behind.trim());
  const placed = trailing !== undefined;
  const parts = (trailing?.rest ?? behind).split(/,\s+|;\s+/).map((part) => part.trim());
  const name = parts.at(-1)!;
  // "B.Tech, CSE" has a field there.
  const letters = /^[A-ZÀ-Ž]{3,7}$/u.test(name) && field !== null && field !== name;
  const is_name = placed || letters || endsWithLegalForm(name);
  if (parts.length < 2 || !is_name || NO_NAME.test(name) || namesField(name) || NOTE.test(name)) {
    return { field, school: null, unclear: false };
  }
  return { field, school: tidySchool(name), unclear: true };
}

/** "inżynieria oprogramowania Politechnika Warszawska": the field stands before the school, in small letters. */
function withoutField(school: string, field: string | null): Pick<Piece, 'field' | 'school'> {
  const split = field === null ? /^(\p{Ll}[\p{Ll} -]+?) (\p{Lu}.*)$/u.exec(school) : null;
  return split !== null && isSchool(split[2]!) ? { field: split[1]!, school: split[2]! } : { field, school };
}

/** "Harvard University, B.A. in History" or "Princeton University, Computer Science": the school comes first. */
function readSchool(text: string): Piece {
  const parts = text.split(/,\s+|;\s+/);
  const named = parts.findIndex((part) => labelledField(part) !== undefined && !isSchool(part));
  if (named > 0) {
    const others = readSchool(parts.toSpliced(named, 1).join(', '));
    return { ...others, field: labelledField(parts[named]!)! };
  }
  // "Technische Universität München, Physik Master"
  const last_degree = parts.length > 1 && !isSchool(parts.at(-1)!) ? readDegree(parts.at(-1)!) : undefined;
  const subject = last_degree?.rest ?? '';
  if (last_degree?.field === null && subject !== '' && namesField(subject)) {
    const school = tidySchool(parts.slice(0, -1).join(', '));
    return { ...EMPTY, degree: last_degree.degree, field: subject, school };
  }
  const at = parts.findIndex((part) => startsWithDegree(part));
  if (at > 0) {
    const inside = readDegree(parts.slice(at).join(', '));
    const behind = parts.slice(at + 1).findIndex((part) => isSchool(part));
    // "Physics, PhD, Anna University": the field, the degree, the school.
    if (behind !== -1 && !parts.slice(0, at).some(isSchool)) {
      const school = tidySchool(parts.slice(at + 1 + behind).join(', '));
      return { ...EMPTY, degree: inside?.degree ?? null, field: parts.slice(0, at).join(', '), school };
    }
    const school = tidySchool(parts.slice(0, at).join(', '));
    return { ...EMPTY, degree: inside?.degree ?? null, field: inside?.field ?? null, school };
  }
  const last = parts.at(-1)!;
  const campus =
    /^(?:university|universidad|universit|indian institute|national institute)/i.test(parts[0]!) &&
    parts.length === 2;
  const place = asPlace(last) !== undefined || asPlace(parts.slice(1).join(', ')) !== undefined;
  if (parts.length < 2 || place || campus || isSchool(last) || NOTE.test(last))
    return { ...EMPTY, school: tidySchool(text) };
  const school = tidySchool(parts.slice(0, -1).join(', '));
  // A lone word that names no field is a town that no list has: "Karl-Kisters-Realschule, Kellen".
  const town = /^\p{Lu}[\p{L}'’-]*$/u.test(last) && !namesField(last);
  return { ...EMPTY, school, field: town || /^\d/.test(last) ? null : last };
}

/** "…, State University", "… from Anna University" after the degree; a campus belongs to its university. */
function schoolIn(text: string): string | null {
  const parts = text.split(/,\s+|;\s+|\s{2,}|\s+(?:from|at)\s+|^(?:from|at)\s+|\s*[()]\s*/);
  const at = parts.findIndex((piece) => isSchool(piece) && !startsWithDegree(piece));
  if (at === -1) return null;
  const state = /^University of (.+)$/.exec(parts[at]!)?.[1];
  const campus = parts[at + 1];
  if (
    state !== undefined &&
    regionsNamed(state).some((region) => region.country === 'US') &&
    campus !== undefined &&
    /^\p{Lu}[\p{L} ]+$/u.test(campus)
  ) {
    return `${parts[at]}, ${campus}`;
  }
  return tidySchool(parts[at]!);
}

function tidySchool(text: string): string {
  const bare = withoutStop(withoutLoneBrackets(text))
    .replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, '')
    .replace(/\s*[,;]?\s*\b(?:c?gpa|grade|percentage|score)\b.*$/i, '');
  const placed = trailingPlace(bare);
  // "University of California, San Diego" is one name; a state or country after the city is not part of it.
  if (
    placed !== undefined &&
    (isSchool(placed.rest) || placed.place.text.includes(',')) &&
    (placed.place.text.includes(',') || !/^(?:university of|universidad|university at)/i.test(placed.rest))
  ) {
    return placed.rest;
  }
  return bare;
}

/** What stood between the brackets was read as something else, or is on another line. */
function withoutLoneBrackets(text: string): string {
  return text.replace(/\([^()]*\)|[()]/gu, (found) => (found.length > 1 ? found : ' ')).replace(/\s+/g, ' ');
}

/** The ranges in a text, or its single dates. */
export function datesOf(text: string): readonly DateRange[] {
  const ranges = findRanges(text);
  return ranges.length > 0 ? ranges : findDates(text);
}
