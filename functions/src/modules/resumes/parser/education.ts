import type { ResumeEducation } from '../../../contract/resumes.ts';
import { type DateRange, findDates, withoutDates } from './dates.ts';
import { hasDegree, isSchool, readDegree, startsWithDegree } from './degrees.ts';
import { datesOf, NOTE, type Piece, piecesOf } from './education-pieces.ts';
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
      unearned: false,
      above: undefined,
      line,
    };
    drafts.push(draft);
    return draft;
  };
  let notes = false;
  const plain = lines.some((line) => !line.bullet && (startsWithDegree(line.text) || isSchool(line.text)));
  const first = lines[0];
  const dates_first = first !== undefined && isDateOnly(first);
  let ahead: Remark | undefined;
  for (const [index, written] of lines.entries()) {
    const remark = speaksOfAnother(written) ? undefined : readUnearned(written);
    const line = remark?.line ?? written;
    if (remark?.opens === true && !namesSchool(line)) {
      // Set off from the entry above and close to the one below, it belongs to that.
      if ((line.gap || open === undefined) && lines[index + 1]?.gap === false) ahead = remark;
      else if (open !== undefined) apply(remark, open);
      continue;
    }
    // If schools and degrees are on plain lines, bullets only add details.
    const bulleted = line.bullet && (plain || (!startsWithDegree(line.text) && !isSchool(line.text)));
    if (bulleted || (line.bullet && NOTE.test(line.text)) || isProse(line)) {
      notes = true;
      continue;
    }
    if (line.gap) notes = false;
    if (dates_first && isDateOnly(line)) open = undefined;
    for (const piece of piecesOf(line)) {
      if (piece.unclear && notes) continue;
      if (open === undefined || clashes(open, piece, line) || ahead !== undefined) {
        open = fresh(line);
        open.above = ahead;
        ahead = undefined;
      }
      fill(open, piece);
    }
    if (remark?.denies === true && open !== undefined) open.unearned = true;
  }
  for (const draft of drafts) if (draft.above !== undefined) apply(draft.above, draft);
  return drafts.map(toEducation).filter(({ degree, school }) => degree !== null || school !== null);
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
  const dates = datesOf(line.segments[0]?.text ?? '');
  return dates.length > 0 && withoutDates(line.segments[0]!.text, dates) === '';
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

function fill(open: Draft, piece: Piece): void {
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

function toEducation(draft: Draft): ResumeEducation {
  const { range, single } = draft;
  const confidence =
    0.3 +
    (draft.degree === null ? 0 : 0.25) +
    (draft.school === null ? 0 : draft.sure_school ? 0.25 : 0.08) +
    (range === null ? 0 : 0.15);
  return {
    degree: draft.unearned ? null : draft.degree,
    field: draft.field,
    school: draft.school,
    // A single date is the end; the start is not stated.
    start: single ? null : (range?.start?.value ?? null),
    end: range === null || range.current ? null : (range.end?.value ?? null),
    confidence: Math.round(confidence * 100) / 100,
    source: { page: draft.line.page, line: draft.line.line },
  };
}
