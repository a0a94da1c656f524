import type { ResumeEducation } from '../../../contract/resumes.ts';
import { type DateRange, findDates, withoutDates } from './dates.ts';
import { hasDegree, isSchool, readDegree, startsWithDegree } from './degrees.ts';
import { datesOf, NOTE, type Piece, piecesOf } from './education-pieces.ts';
import { isFieldOfStudy } from './fields-of-study.ts';
import { asPlace } from './location.ts';
import { isHeaderLike } from './paragraphs.ts';
import { fold, type TextLine } from './text-line.ts';
import { readUnearned } from './unearned.ts';

type Draft = {
  degree: string | null;
  field: string | null;
  school: string | null;
  range: DateRange | null;
  single: boolean;
  sure_school: boolean;
  /** What stands beside or below the school and is neither: the field, if nothing else is. */
  extra: string | null;
  /** It stands right behind the degree: "Promotion • Mathematik". */
  beside: boolean;
  /** The resume says that its degree was not earned. */
  unearned: boolean;
  /** The remark above the entry; which degree it speaks of is known when the entry is whole. */
  above: Remark | undefined;
  line: TextLine;
};

/** A line such as "Did not graduate, 2010 - 2012". */
type Remark = { denies: boolean; line: TextLine };

/** The education entries of a section, in file order. */
export function readEducation(lines: TextLine[]): ResumeEducation[] {
  const drafts: Draft[] = [];
  let open: Draft | undefined;
  const fresh = (line: TextLine): Draft => {
    const draft: Draft = {
      degree: null,
      field: null,
      school: null,
      range: null,
      single: false,
      sure_school: false,
      extra: null,
      beside: false,
      unearned: false,
      above: undefined,
      line,
    };
    drafts.push(draft);
    return draft;
  };
  let notes = false;
  const plain = lines.some((line) => !line.bullet && (startsWithDegree(line.text) || isSchool(line.text)));
  const plain_degrees = lines.some((line) => !line.bullet && hasDegree(line.text));
  const first = lines[0];
  const dates_first = first !== undefined && isDateOnly(first);
  let ahead: Remark | undefined;
  const whole = withWholeSchools(lines.map(withoutLabel));
  for (const [index, written] of whole.entries()) {
    const remark = speaksOfAnother(written) ? undefined : readUnearned(written);
    const line = remark?.line ?? written;
    if (remark?.opens === true && !namesSchool(line)) {
      // Set off from the entry above and close to the one below, it belongs to that.
      if ((line.gap || open === undefined) && whole[index + 1]?.gap === false) ahead = remark;
      else if (open !== undefined) apply(remark, open);
      continue;
    }
    // If schools and degrees are on plain lines, bullets only add details; a degree may be in one below its school.
    const named = startsWithDegree(line.text) ? plain && plain_degrees : plain || !isSchool(line.text);
    const bulleted = line.bullet && named;
    if (bulleted || (line.bullet && NOTE.test(line.text)) || isProse(line)) {
      notes = true;
      continue;
    }
    if (line.gap) notes = false;
    if (dates_first && isDateOnly(line)) open = undefined;
    const pieces = piecesOf(line);
    const dated = pieces.some(({ range }) => range !== null);
    for (const [place, piece] of pieces.entries()) {
      if (piece.unclear && notes && piece.degree === null) continue;
      const next = open !== undefined && opensDated(open, piece, dated, line);
      if (open === undefined || next || clashes(open, piece, line) || ahead !== undefined) {
        open = fresh(line);
        open.above = ahead;
        ahead = undefined;
      }
      fill(open, piece, pieces[place - 1]?.degree != null);
    }
    if (remark?.denies === true && open !== undefined) open.unearned = true;
  }
  for (const draft of drafts) if (draft.above !== undefined) apply(draft.above, draft);
  return drafts.map(toEducation).filter(({ degree, school }) => degree !== null || school !== null);
}

const SCHOOL_LABEL =
  /^(?:university|college|school|institution|universität|hochschule|schule|université|école|universidad|universidade|escuela|università|scuola|universiteit|uczelnia|universitatea|universitet|üniversite)\s*:\s+/iu;
const DATES_LABEL = /^\p{L}+(?: \p{L}+)?\s*:\s+(?=\S*\d)/u;

/** "• University: Leeds", "• Duration: 2010 - 2014": parts of the entry, whatever sign they stand behind. */
function withoutLabel(line: TextLine): TextLine {
  const dates = DATES_LABEL.exec(line.text);
  const label =
    SCHOOL_LABEL.exec(line.text) ??
    (dates !== null && isOnlyDates(line.text.slice(dates[0].length)) ? dates : null);
  if (label === null || line.segments.length !== 1) return line;
  const text = line.text.slice(label[0].length);
  return { ...line, bullet: false, text, segments: [{ ...line.segments[0]!, text }] };
}

const LONG = 55;
/** The last words of a line that was full: "…, Johns Hopkins". */
const NAME_AT_END = /,\s+(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2})$/u;

const HONOR = /\b(?:laude|honou?rs?|distinction|merit|dean'?s list|valedictorian|gpa)\b/i;
/** What names no school by itself: "School of Nursing", "Institute of Technology", "State University". */
const REST_OF_NAME =
  /^(?:(?:Graduate|Medical|Law|Business|Community|Technical|State|Junior|City) )*(?:(?:School|College|Institute|Academy|Faculty|Conservatory|Polytechnic)\b|(?:State|Technical|City) University\b|University(?:,|$| (?:School|College)\b))/;

/** Rejoins a school whose name goes on in the next line: "BSc in Biology, Johns Hopkins" and "School of Nursing". */
function withWholeSchools(lines: TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const begun = last === undefined || last.text.length < LONG ? null : NAME_AT_END.exec(last.text);
    const goes_on =
      begun !== null &&
      !line.gap &&
      !line.bullet &&
      line.segments.length === 1 &&
      REST_OF_NAME.test(line.text) &&
      !startsWithDegree(line.text);
    if (!goes_on || isNoName(begun[1]!) || !isSchool(line.text)) {
      result.push(line);
      continue;
    }
    const segments = last!.segments.map((segment, index) =>
      index === last!.segments.length - 1 ? { ...segment, text: `${segment.text} ${line.text}` } : segment,
    );
    result[result.length - 1] = { ...last!, segments, text: `${last!.text} ${line.text}` };
  }
  return result;
}

/** Words at the end of a line that no name begins with: a whole school, a town, an honor. */
function isNoName(words: string): boolean {
  return isSchool(words) || HONOR.test(words) || asPlace(words) !== undefined;
}

/** "Minor in Art (incomplete)" says nothing about the degree. */
function speaksOfAnother(line: TextLine): boolean {
  return NOTE.test(line.text) && readUnearned(line)?.opens !== true;
}

function namesSchool(line: TextLine): boolean {
  return line.segments.some(({ text }) => text.split(/,\s+|;\s+/).some((part) => isSchool(part)));
}

/** A remark that names a degree denies that one: below an Associate's, "toward a BS" leaves the Associate's earned. */
function deniesDegree(remark: TextLine, open: Draft): boolean {
  const named = readDegree(remark.text)?.degree;
  return named === undefined || open.degree === null || fold(named) === fold(open.degree);
}

/** Its dates are those of the studies it speaks of. */
function apply(remark: Remark, draft: Draft): void {
  if (remark.denies ? !deniesDegree(remark.line, draft) : draft.degree !== null) return;
  draft.unearned ||= remark.denies;
  const dated = piecesOf(remark.line).find(({ range }) => range !== null);
  if (draft.range === null && dated !== undefined) {
    draft.range = dated.range;
    draft.single = dated.single;
  }
}

function isDateOnly(line: TextLine): boolean {
  return isOnlyDates(line.segments[0]?.text ?? '');
}

function isOnlyDates(text: string): boolean {
  const dates = datesOf(text);
  return dates.length > 0 && withoutDates(text, dates) === '';
}

const PRAISE =
  /\b(?:medal(?:l?ist)?|award|scholarship|fellowship|dean'?s list|distinguished|topper|valedictorian|honou?r roll)\b/i;

function isProse(line: TextLine): boolean {
  if (PRAISE.test(line.text) && !startsWithDegree(line.text)) return true;
  if (NOTE.test(line.text)) return true;
  return (
    !hasDegree(line.text) && !isSchool(line.text) && !isHeaderLike(line) && findDates(line.text).length === 0
  );
}

/** A field that is already filled, or a clear new start, means that the next entry has begun. */
function clashes(open: Draft, piece: Piece, line: TextLine): boolean {
  if (
    piece.degree !== null &&
    open.degree !== null &&
    fold(piece.degree) === fold(open.degree) &&
    open.line === line
  ) {
    return false;
  }
  if (open.line === line) return piece.degree !== null && open.degree !== null && piece.school !== null;
  if (piece.degree !== null && open.degree !== null) return true;
  if (piece.school !== null && open.school !== null) {
    if (!piece.unclear) return open.sure_school || line.gap;
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

/** A school beside dates of its own, below an entry that has both already: the next one, also without a word of schools. */
function opensDated(open: Draft, piece: Piece, dated: boolean, line: TextLine): boolean {
  if (!dated || piece.school === null || open.line === line) return false;
  return open.range !== null && open.school !== null && (open.degree !== null || line.gap);
}

const MAX_FIELD = 5;

/** `beside`: the piece before it in the line names a degree. */
function fill(open: Draft, piece: Piece, beside: boolean): void {
  const left_over = piece.unclear && piece.school !== null && (open.school !== null || open.degree !== null);
  if (left_over && open.extra === null && piece.school!.split(/\s+/).length <= MAX_FIELD) {
    open.extra = piece.school;
    open.beside = beside && open.degree !== null;
  }
  if (piece.degree !== null && open.degree === null) {
    open.degree = piece.degree;
    open.field = piece.field;
  }
  if (piece.degree !== null && open.field === null) open.field = piece.field;
  if (piece.degree === null && piece.field !== null && open.degree !== null && open.field === null) {
    open.field = piece.field;
  }
  if (piece.school !== null && (open.school === null || (!open.sure_school && !piece.unclear))) {
    // "Computer Science" between degree and school is the field.
    if (open.school !== null && open.field === null && open.degree !== null) open.field = open.school;
    open.school = piece.school;
    open.sure_school = !piece.unclear;
  }
  if (piece.range !== null && open.range === null) {
    open.range = piece.range;
    open.single = piece.single;
  }
}

function extraField({ degree, school, extra, beside, sure_school }: Draft): string | null {
  const words = degree === null || extra === null || extra === school || /\d|[.]/.test(extra) ? null : extra;
  if (words === null || HONOR.test(words)) return null;
  // "Student Council" stands there as well, so it has to be a field by its words or its label.
  const is_field = MAJOR.test(words) || isFieldOfStudy(words) || (beside && sure_school);
  return is_field ? words.replace(MAJOR, '') : null;
}

const MAJOR = /^(?:major|field(?: of study)?|subject|course|branch|stream|studiengang|fachrichtung)\s*:\s*/i;

function toEducation(draft: Draft): ResumeEducation {
  const { range, single } = draft;
  const confidence =
    0.3 +
    (draft.degree === null ? 0 : 0.25) +
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
