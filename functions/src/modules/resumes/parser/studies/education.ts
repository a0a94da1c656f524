import type { ResumeEducation } from '../../../../contract/resumes.ts';
import { withoutDates } from '../dates/dates.ts';
import type { TextLine } from '../text/text-line.ts';
import { hasDegree, isSchool, startsWithDegree } from '../words/degrees.ts';
import { labelledField } from '../words/study-words.ts';
import { withDegreesByPosition } from './by-position.ts';
import {
  apply,
  clashes,
  type Draft,
  emptyDraft,
  fill,
  opensAlike,
  opensDated,
  type Remark,
  toEducation,
  withSchoolAbove,
} from './education-draft.ts';
import { isDateOnly, isProse, withoutLabels, withWholeLines } from './education-lines.ts';
import { datesOf, NOTE, type Piece, piecesOf } from './education-pieces.ts';
import { isPartOfSchool } from './school-names.ts';
import { readUnearned } from './unearned.ts';

/** The education entries of a section, in file order. */
export function readEducation(lines: TextLine[]): ResumeEducation[] {
  const drafts: Draft[] = [];
  let open: Draft | undefined;
  const fresh = (line: TextLine): Draft => {
    const draft = emptyDraft(line);
    drafts.push(draft);
    return draft;
  };
  let notes = false;
  const whole = withWholeLines(withoutLabels(lines));
  const plain = whole.some((line) => !line.bullet && (startsWithDegree(line.text) || isSchool(line.text)));
  const plain_degrees = whole.some((line) => !line.bullet && namesDegree(line));
  const first = whole[0];
  const dates_first = first !== undefined && isDateOnly(first);
  let ahead: Remark | undefined;
  for (const [index, written] of whole.entries()) {
    const above = whole[index - 1];
    if (open !== undefined && above !== undefined && above !== open.line) open.more.push(above);
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
    if (line.gap || (open !== undefined && opensAlike(open, line))) notes = false;
    // A note goes on: "Thesis: On the use of" and below "several LLM in a lab".
    if (notes && /^\p{Ll}/u.test(line.text) && !startsWithDegree(line.text)) continue;
    if (dates_first && isDateOnly(line)) open = undefined;
    if (open !== undefined && isDetail(line, open)) {
      notes = true;
      continue;
    }
    const pieces = piecesOf(line);
    const dated = pieces.some(({ range }) => range !== null);
    for (const [place, piece] of pieces.entries()) {
      if (piece.unclear && notes && piece.degree === null) continue;
      if (open !== undefined && isPart(piece, open, line)) continue;
      const next = open !== undefined && opensDated(open, piece, dated, line);
      if (open === undefined || next || clashes(open, piece, line) || ahead !== undefined) {
        open = fresh(line);
        open.above = ahead;
        ahead = undefined;
      }
      fill(open, piece, pieces[place - 1]?.degree != null, line);
    }
    if (remark?.denies === true && open !== undefined) open.unearned = true;
  }
  for (const draft of drafts) if (draft.above !== undefined) apply(draft.above, draft);
  const whole_drafts = withSchoolAbove(drafts);
  withDegreesByPosition(whole_drafts);
  return whole_drafts
    .filter((draft, _, all) => !isStray(draft, all))
    .map(toEducation)
    .filter(({ degree, school }) => degree !== null || school !== null);
}

/** Words that no entry was read of but a name, without dates, where others are whole: "References on request". */
function isStray(draft: Draft, all: readonly Draft[]): boolean {
  const isBare = draft.degree === null && draft.range === null && !draft.sure_school && draft.field === null;
  return isBare && all.some((other) => other !== draft && other.sure_school && other.range !== null);
}

/** A degree where a degree stands: at the head of a part of the line. */
function namesDegree({ text, segments }: TextLine): boolean {
  return (
    hasDegree(text) &&
    segments.some((segment) =>
      withoutDates(segment.text, datesOf(segment.text))
        .split(/,\s+|\s+[–|-]\s+/)
        .some((part) => startsWithDegree(part)),
    )
  );
}

const SMALLER = 0.05;

/** Set smaller than the entry that it follows, which is whole: it tells of it. */
function isDetail(line: TextLine, open: Draft): boolean {
  const isWhole = open.degree !== null && open.sure_school && labelledField(line.text) === undefined;
  return isWhole && !line.gap && line.size < open.line.size - SMALLER && datesOf(line.text).length === 0;
}

/** "School of Engineering" below "Columbia University" is a part of it. */
function isPart(piece: Piece, open: Draft, line: TextLine): boolean {
  if (piece.school === null || piece.degree !== null || !open.sure_school || line === open.line) return false;
  return !line.gap && isPartOfSchool(piece.school);
}

/** "Minor in Art (incomplete)" says nothing about the degree. */
function speaksOfAnother(line: TextLine): boolean {
  return NOTE.test(line.text) && readUnearned(line)?.opens !== true;
}

function namesSchool(line: TextLine): boolean {
  return line.segments.some(({ text }) => text.split(/,\s+|;\s+/).some((part) => isSchool(part)));
}
