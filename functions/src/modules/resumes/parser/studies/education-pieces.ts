import { isTownName } from '../../../job-text/places/town-names.ts';
import { type DateRange, findDates, findRanges, withoutDates } from '../dates/dates.ts';
import { asPlace, trailingPlace } from '../places/location.ts';
import { isHeaderLike } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';
import { isKindOfSchool, isSchool, readDegree, startsWithDegree } from '../words/degrees.ts';
import { namesField } from '../words/fields-of-study.ts';
import { endsWithLegalForm } from '../words/job-words.ts';
import { labelledField, NOTE_WORDS, readCourse } from '../words/study-words.ts';
import { beforeDegree } from './degree-beside-school.ts';
import { fieldBehind, gluedField, readSchool, schoolIn, tidySchool, withoutField } from './school-names.ts';

/** Lines that add to an entry, and name neither its degree nor its school. */
export const NOTE = new RegExp(
  String.raw`^(?:(?:university|board|institute|school|college) ?\/|passing|year of|class xi?i?\b|gpa|cgpa|grade|grades|score|percentage|thesis|dissertation|advis[eo]r|relevant|coursework|courses|course work|minor|minors|honou?rs|awards?|activities|activity|dean|specialization|speciali[sz]ation|concentration|focus|scholarship|capstone|magna|summa|cum laude|first class|distinction|class rank|rank|member|president|societies|major gpa|modules|aggregate|subjects|key|projects?|${NOTE_WORDS})(?![\p{L}\p{N}_])`,
  'iu',
);

/** "BSc final project: Voices of the web" */
export const WORK_FOR_DEGREE =
  /^(?:\S+ )?(?:final |degree |graduation |end[- ]of[- ]study )?(?:year )?(?:project|thesis|dissertation|capstone|proyecto|projet|projekt|progetto|eindproject)\s*:/iu;

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
    const rest = withoutNotes(dates.length > 0 ? withoutDates(segment.text, dates) : segment.text);
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

/** ", Media: 9,5", ", magna cum laude": how it went, behind what an entry says. */
function withoutNotes(text: string): string {
  const parts = text.split(/(,\s+|\s+[|·•]\s+)/);
  if (parts.length < 3) return text;
  const kept = parts.filter((part, index) => {
    const said = (index % 2 === 1 ? parts[index + 1]! : part).trim();
    if (index === 0) return true;
    return !(HONOR_ONLY.test(said) || (NOTE.test(said) && /\d|:/.test(said) && !isSchool(said)));
  });
  return kept.join('');
}
const HONOR_ONLY =
  /^(?:(?:magna|summa|maxima) )?cum laude$|^dean['’]?s list$|^(?:first|second)[- ]class(?: honou?rs)?$|^(?:with |mit |con |com |avec |med )(?:honou?rs|distinction|auszeichnung|honores|mention|lode|distinção|beröm)$|^mention (?:tr[eè]s )?(?:assez )?(?:bien|ab|tb|b)$/iu;

export const EMPTY: Piece = {
  degree: null,
  field: null,
  school: null,
  range: null,
  single: false,
  unclear: false,
};

/** Towns that are named after their schools. */
const SCHOOL_TOWN = /^(?:college station|university (?:park|place|city|heights)|college park)\b/i;

const MOST_PARTS = 5;

/** "E. Fermi, Venice": a school with the name of a person. */
const INITIAL = /^\p{Lu}\. ?\p{Lu}\p{Ll}/u;

function readPiece(rest: string, line: TextLine): Piece | undefined {
  const isPlace = !INITIAL.test(rest) && isOnlyPlace(rest);
  if (NOTE.test(rest) || (isPlace && (!isSchool(rest) || SCHOOL_TOWN.test(rest)))) return undefined;
  if (isKindOfSchool(rest)) return undefined;
  const bracketed = degreeInBrackets(rest);
  if (bracketed !== undefined) return { ...EMPTY, ...bracketed };
  const degree = startsWithDegree(rest) || !isSchool(rest) ? readDegree(rest) : undefined;
  if (degree !== undefined) {
    const glued = degree.field === null ? gluedField(degree.rest) : undefined;
    if (glued !== undefined) {
      return { ...EMPTY, degree: degree.degree, field: glued.field, school: schoolIn(glued.rest) };
    }
    const behind = rest.slice(rest.indexOf(degree.degree) + degree.degree.length);
    const school = schoolIn(degree.rest) ?? schoolIn(behind);
    // "PhD Princeton University, PhD in Computer Science": stated twice, once with the field.
    const again = behind.split(/,\s+/).some((part) => startsWithDegree(part))
      ? readDegree(behind)
      : undefined;
    const own = degree.field ?? again?.field ?? null;
    // "Ausbildung zur Friseurin – OSZ Körperpflege, Berlin": behind a dash, with its town, stands a school.
    const dashed =
      own !== null &&
      /^\s+[–—-]\s/.test(behind) &&
      !namesField(own) &&
      trailingPlace(behind.trim()) !== undefined;
    if (school === null && dashed) return { ...EMPTY, degree: degree.degree, school: own, unclear: true };
    const field = own ?? fieldBefore(rest, degree.degree);
    const opening = school === null ? nameBefore(rest, degree.degree) : null;
    if (opening !== null) return { ...EMPTY, degree: degree.degree, field, school: opening, unclear: true };
    if (school !== null) {
      return {
        ...EMPTY,
        degree: degree.degree,
        ...withoutField(school, field ?? fieldBehind(degree.rest, school)),
      };
    }
    return {
      ...EMPTY,
      degree: degree.degree,
      ...nameBehind(behind, field !== null && /^\s*,/.test(behind) && isTown(field) ? null : field),
    };
  }
  const course = readCourse(rest);
  if (course !== undefined) {
    const school = schoolIn(course.rest);
    if (school !== null) return { ...EMPTY, degree: course.degree, field: course.field, school };
    return { ...EMPTY, degree: course.degree, ...nameBehind(course.rest, course.field) };
  }
  const labelled = labelledField(rest);
  if (labelled !== undefined && !isSchool(labelled)) return { ...EMPTY, field: labelled };
  if (isSchool(rest)) return { ...EMPTY, ...readSchool(rest, (text) => NOTE.test(text)) };
  const short = rest.length <= 70 && isHeaderLike({ ...line, bullet: false, text: rest });
  // A list, and no name.
  if (rest.split(', ').length >= MOST_PARTS) return undefined;
  if (!short || /^\d|%|[/:]\s*\d|^\p{Ll}+ /u.test(rest)) return undefined;
  const name = INITIAL.test(rest) ? (trailingPlace(rest)?.rest ?? rest) : tidySchool(beforeTown(rest));
  return { ...EMPTY, school: name, unclear: true };
}

const UNSURE = 0.6;

/** "Indiranagar, Bangalore" is a place, "La Corbel, Halifax" a school with its town: its first part is no town's name. */
function isOnlyPlace(text: string): boolean {
  const place = asPlace(text);
  if (place === undefined) return false;
  return place.confidence >= UNSURE || !text.includes(',') || isTownName(text.split(',')[0]!);
}

const NAME_AND_TOWN = /^(.{3,60}?)(?:,\s+|\s+\()(\p{Lu}[^,()]{2,30})\)?[.:]?$/u;

/** "Aulaestudio, Vigo", "La Salle (Genova)": a name that no word says is a school's, without the town behind it. */
function beforeTown(text: string): string {
  const [, name, town] = NAME_AND_TOWN.exec(text) ?? [];
  return name !== undefined && isTownName(town!) && !namesField(town!) ? name : text;
}

/** "La Salle, Vigo, Grado en Historia": before the degree, a name with its town. */
function nameBefore(text: string, degree: string): string | null {
  const before = text.slice(0, Math.max(0, text.indexOf(degree))).replace(/[\s,:|·–—-]+$/u, '');
  const name = beforeTown(before);
  return name !== before && /^\p{Lu}/u.test(name) && !name.includes(',') && !NO_NAME.test(name) ? name : null;
}

/** Behind a comma, where a field may stand as well. */
function isTown(text: string): boolean {
  return asPlace(text) !== undefined || (isTownName(text) && !namesField(text));
}

/** "İşletme, Lisans": what is studied, then the degree. */
function fieldBefore(text: string, degree: string): string | null {
  const before = /^(.{3,60}),\s+$/u.exec(text.slice(0, Math.max(0, text.indexOf(degree))))?.[1];
  return before !== undefined && namesField(before) && !isSchool(before) ? before : null;
}

/** "Ekonomia (Magister)", "Technische Natuurkunde (BSc)": the degree stands behind its field. */
function degreeInBrackets(text: string): Pick<Piece, 'degree' | 'field'> | undefined {
  const [, field, inside] = /^([^()]{3,60}?)\s*\(([^()]{1,25})\)$/u.exec(text) ?? [];
  if (field === undefined || inside === undefined || !startsWithDegree(inside)) return undefined;
  if (startsWithDegree(field) || isSchool(field) || asPlace(field) !== undefined) return undefined;
  return { degree: inside, field };
}

const NO_NAME =
  /^(?:\P{Lu}|GPA|CGPA|USA|UK|UAE|EU|with|cum|magna|summa|first|second|hons?|honou?rs|distinction|merit|minor|major|class|grade|expected|present)|\d|[:%]/u;

/** "Baccalauréat, La Providence, Amiens", "Máster en Marketing, ESIC": a school by its place in the line only. */
function nameBehind(behind: string, field: string | null): Pick<Piece, 'field' | 'school' | 'unclear'> {
  const bare = behind.trim().replace(/[:.,]+$/, '');
  const trailing = trailingPlace(bare);
  const ahead = beforeTown(bare);
  const placed = trailing !== undefined || ahead !== bare;
  const parts = (trailing?.rest ?? ahead).split(/,\s+|;\s+/).map((part) => part.trim());
  const name = parts.at(-1)!;
  // "B.Tech, CSE" has a field there.
  const letters = /^[A-ZÀ-Ž]{3,7}$/u.test(name) && field !== null && field !== name;
  const is_name = placed || letters || endsWithLegalForm(name);
  if (parts.length < 2 || !is_name || NO_NAME.test(name) || namesField(name) || NOTE.test(name)) {
    return { field, school: null, unclear: false };
  }
  return { field, school: tidySchool(name), unclear: true };
}

/** The ranges in a text, or its single dates. */
export function datesOf(text: string): readonly DateRange[] {
  const ranges = findRanges(text);
  return ranges.length > 0 ? ranges : findDates(text);
}
