import type { ResumeEducation } from '../../../../contract/resumes.ts';
import type { DateRange } from '../dates/dates.ts';
import { asPlace } from '../places/location.ts';
import { fold, type TextLine } from '../text/text-line.ts';
import { readDegree } from '../words/degrees.ts';
import { isFieldOfStudy, namesField } from '../words/fields-of-study.ts';
import { HONOR } from './education-lines.ts';
import { type Piece, piecesOf } from './education-pieces.ts';
import { looksLikeOpening } from './line-shapes.ts';
import { isFaculty } from './school-names.ts';

export type Draft = {
  degree: string | null;
  field: string | null;
  school: string | null;
  range: DateRange | null;
  single: boolean;
  sure_school: boolean;
  /** The school stood beside its town, so that the next school is another one, even if no word says that it is one. */
  placed: boolean;
  /** The school stood above the degree; the next degree may be of the same. */
  school_first: boolean;
  /** What stands beside or below the school and is neither: the field, if nothing else is. */
  extra: string | null;
  /** It stands right behind the degree: "Promotion • Mathematik". */
  beside: boolean;
  /** The resume says that its degree was not earned. */
  unearned: boolean;
  /** The remark above the entry; which degree it speaks of is known when the entry is whole. */
  above: Remark | undefined;
  /** Where its school stands. */
  school_line: TextLine | undefined;
  /** The names in it that no word tells to be a degree or a school, in their order. */
  unnamed: { text: string; line: TextLine }[];
  /** Its degree is one by its place in the entry only. */
  guessed_degree: boolean;
  /** The lines below its first, so far. */
  more: TextLine[];
  line: TextLine;
};

/** A line such as "Did not graduate, 2010 - 2012". */
export type Remark = { denies: boolean; line: TextLine };

/** An entry that begins at a line, without anything yet. */
export function emptyDraft(line: TextLine): Draft {
  return {
    degree: null,
    field: null,
    school: null,
    range: null,
    single: false,
    sure_school: false,
    placed: false,
    school_first: false,
    extra: null,
    beside: false,
    unearned: false,
    above: undefined,
    school_line: undefined,
    unnamed: [],
    guessed_degree: false,
    more: [],
    line,
  };
}

/** A remark that names a degree denies that one: below an Associate's, "toward a BS" leaves the Associate's earned. */
function deniesDegree(remark: TextLine, open: Draft): boolean {
  const named = readDegree(remark.text)?.degree;
  return named === undefined || open.degree === null || fold(named) === fold(open.degree);
}

/** Its dates are those of the studies it speaks of. */
export function apply(remark: Remark, draft: Draft): void {
  if (remark.denies ? !deniesDegree(remark.line, draft) : draft.degree !== null) return;
  draft.unearned ||= remark.denies;
  const dated = piecesOf(remark.line).find(({ range }) => range !== null);
  if (draft.range === null && dated !== undefined) {
    draft.range = dated.range;
    draft.single = dated.single;
  }
}

/** A field that is already filled, or a clear new start, means that the next entry has begun. */
export function clashes(open: Draft, piece: Piece, line: TextLine): boolean {
  if (
    piece.degree !== null &&
    open.degree !== null &&
    fold(piece.degree) === fold(open.degree) &&
    open.line === line
  ) {
    return false;
  }
  if (isSameSchool(piece.school, open.school) && piece.degree !== null && open.degree === null) return false;
  if (namesItsDegree(open, piece, line)) return false;
  if (open.line === line) return piece.degree !== null && open.degree !== null && piece.school !== null;
  if (piece.degree !== null && open.degree !== null) return true;
  if (piece.school !== null && open.school !== null) {
    if (!piece.unclear) return open.sure_school || line.gap || (open.placed && open.degree !== null);
    return line.gap && open.degree !== null;
  }
  if (
    piece.range !== null &&
    open.range !== null &&
    (piece.degree !== null || piece.school !== null || line.gap)
  )
    return !piece.unclear || line.gap;
  return false;
}

/** "Liceum Ogólnokształcące" below "IX Liceum Ogólnokształcące w Gdańsku" */
function isSameSchool(named: string | null, open: string | null): boolean {
  return named !== null && open !== null && fold(open).includes(fold(named));
}

/** "Studium Maschinenbau", and below it "Abschluss: Diplom-Ingenieurin (FH)": what the studies ended with. */
function namesItsDegree(open: Draft, piece: Piece, line: TextLine): boolean {
  const isOfStudies = /^(?:duales )?(?:studium|studies)$/i.test(open.degree ?? '');
  return isOfStudies && piece.degree !== null && piece.school === null && !line.gap && line !== open.line;
}

/** A school beside dates of its own, below an entry that has both already: the next one, also without a word of schools. */
export function opensDated(open: Draft, piece: Piece, dated: boolean, line: TextLine): boolean {
  if (piece.school === null || open.line === line) return false;
  if (piece.degree === null && opensAlike(open, line)) return true;
  if (!dated) return false;
  return open.range !== null && open.school !== null && (open.degree !== null || line.gap);
}

/** A line as the one that the entry began with, which has all of its parts by now. */
export function opensAlike(open: Draft, line: TextLine): boolean {
  const isWhole =
    open.range !== null &&
    open.school !== null &&
    (open.degree !== null || open.unnamed.length > (open.sure_school ? 0 : 1));
  return isWhole && line !== open.line && looksLikeOpening(line, open.line, open.more);
}

const MAX_FIELD = 5;

/** No entry has more; files made to cost do. */
const MOST_NAMES = 8;

/** `beside`: the piece before it in the line names a degree. */
export function fill(open: Draft, piece: Piece, beside: boolean, line: TextLine): void {
  const is_name = piece.unclear && piece.school !== null && piece.degree === null;
  // "BBA - Marketing"
  if (is_name && beside && open.degree !== null && open.field === null && isFieldOfStudy(piece.school!)) {
    open.field = piece.school;
    return;
  }
  if (is_name && open.unnamed.length < MOST_NAMES) {
    open.unnamed.push({ text: piece.school!, line });
  }
  const left_over = piece.unclear && piece.school !== null && (open.school !== null || open.degree !== null);
  if (left_over && open.extra === null && piece.school!.split(/\s+/).length <= MAX_FIELD) {
    open.extra = piece.school;
    open.beside = beside && open.degree !== null;
  }
  if (namesItsDegree(open, piece, line)) open.degree = piece.degree;
  if (piece.degree !== null && open.degree === null) {
    open.degree = piece.degree;
    open.field = piece.field ?? open.field;
  }
  if (piece.degree !== null && open.field === null) open.field = piece.field;
  if (piece.degree === null && piece.field !== null && open.degree !== null && open.field === null) {
    open.field = piece.field;
  }
  // "Physics, Leeds University": a field by its words, also where no degree is named.
  if (piece.degree === null && open.degree === null && piece.field !== null && namesField(piece.field)) {
    open.field ??= piece.field;
  }
  if (piece.school !== null && (open.school === null || (!open.sure_school && !piece.unclear))) {
    // "Computer Science" between degree and school is the field.
    if (open.school !== null && open.field === null && open.degree !== null) open.field = open.school;
    open.school = piece.school;
    open.school_line = line;
    // A faculty waits for its university.
    open.sure_school = !piece.unclear && !isFaculty(piece.school);
    open.placed = isBesidePlace(line);
    open.school_first = open.degree === null && line === open.line;
  }
  if (piece.range !== null && open.range === null) {
    open.range = piece.range;
    open.single = piece.single;
  }
}

function isBesidePlace({ segments }: TextLine): boolean {
  return segments.length > 1 && segments.slice(1).some(({ text }) => asPlace(text) !== undefined);
}

/** "University of Iowa" with two degrees below it: the second has no school of its own. */
export function withSchoolAbove(drafts: Draft[]): Draft[] {
  return drafts.map((draft, index) => {
    const above = drafts[index - 1];
    const shares =
      above?.school_first === true &&
      above.degree !== null &&
      draft.degree !== null &&
      draft.school === null &&
      !draft.line.gap &&
      draft.line.column === above.line.column;
    if (!shares) return draft;
    // A third degree may follow.
    return Object.assign(draft, { school: above.school, sure_school: above.sure_school, school_first: true });
  });
}

function extraField(draft: Draft): string | null {
  const { degree, school, extra, beside, sure_school, placed } = draft;
  if (degree === null) return null;
  const words = extra === null || extra === school || /\d|[.]/.test(extra) ? null : extra;
  if (words === null || HONOR.test(words)) return fieldAmong(draft);
  // "Student Council" stands there as well, so it has to be a field by its words or its label.
  const is_field = MAJOR.test(words) || isFieldOfStudy(words) || (beside && (sure_school || placed));
  return is_field ? words.replace(MAJOR, '') : fieldAmong(draft);
}

/** "Lettres modernes" on a line of its own, below the degree and the town of its school. */
function fieldAmong({ unnamed, school }: Draft): string | null {
  const found = unnamed.find(
    ({ text }) => text !== school && (isFieldOfStudy(text) || namesField(text.split(' ')[0]!)),
  );
  return found === undefined || /\d|[.:]/.test(found.text) || HONOR.test(found.text) ? null : found.text;
}

const MAJOR = /^(?:major|field(?: of study)?|subject|course|branch|stream|studiengang|fachrichtung)\s*:\s*/i;

export function toEducation(draft: Draft): ResumeEducation {
  const { range, single } = draft;
  const confidence =
    0.3 +
    (draft.degree === null || draft.guessed_degree ? 0 : 0.25) +
    (draft.school === null ? 0 : draft.sure_school ? 0.25 : 0.08) +
    (range === null ? 0 : 0.15);
  return {
    degree: draft.unearned ? null : draft.degree,
    // "Baccalauréat, La Providence, Amiens": what stands behind the degree was the school, if no other is named.
    field: (draft.field === draft.school ? null : draft.field) ?? extraField(draft),
    school: draft.school,
    // A single date is the end; the start is not stated.
    start: single ? null : (range?.start?.value ?? null),
    end: range === null || range.current ? null : (range.end?.value ?? null),
    confidence: Math.round(confidence * 100) / 100,
    source: { page: draft.line.page, line: draft.line.line },
  };
}
