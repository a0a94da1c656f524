import type { ResumeEducation } from '../../../contract/resumes.ts';
import { type DateRange, findDates, findRanges, withoutDates } from './dates.ts';
import { hasDegree, isSchool, readDegree, startsWithDegree } from './degrees.ts';
import { asPlace, trailingPlace } from './location.ts';
import { isHeaderLike } from './paragraphs.ts';
import type { TextLine } from './text-line.ts';

type Draft = {
  degree: string | null;
  field: string | null;
  school: string | null;
  range: DateRange | null;
  single: boolean;
  sure_school: boolean;
  line: TextLine;
};

const NOTE =
  /^(?:gpa|cgpa|grade|grades|score|percentage|thesis|dissertation|advis[eo]r|relevant|coursework|courses|course work|minor|minors|honou?rs|awards?|activities|activity|dean|specialization|speciali[sz]ation|concentration|focus|scholarship|capstone|magna|summa|cum laude|first class|distinction|class rank|rank|member|president|societies|major gpa|modules|aggregate|subjects|key|projects?)\b/i;

/** The studies of a section, in the order of the file. */
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
      line,
    };
    drafts.push(draft);
    return draft;
  };
  let notes = false;
  for (const line of lines) {
    const bulleted = line.bullet && !startsWithDegree(line.text) && !isSchool(line.text);
    if (bulleted || (line.bullet && NOTE.test(line.text)) || isProse(line)) {
      notes = true;
      continue;
    }
    if (line.gap) notes = false;
    for (const segment of line.segments) {
      for (const piece of pieces(segment.text)) {
        const read = readPiece(piece, line);
        if (read === undefined) continue;
        if (read.unclear && notes) continue;
        if (open === undefined || clashes(open, read, line)) open = fresh(line);
        fill(open, read);
      }
    }
  }
  return drafts.filter((draft) => draft.degree !== null || draft.school !== null).map(toEducation);
}

function isProse(line: TextLine): boolean {
  return (
    !hasDegree(line.text) && !isSchool(line.text) && !isHeaderLike(line) && findDates(line.text).length === 0
  );
}

type Piece = {
  degree: string | null;
  field: string | null;
  school: string | null;
  range: DateRange | null;
  single: boolean;
  /** Neither a known degree nor a known kind of school: a school only by its place in the entry. */
  unclear: boolean;
};

function pieces(text: string): string[] {
  return text
    .split(
      /\s+[|·•►▪]\s+|\s*[|•]\s*|\s{2,}|\s+[–—]\s+(?=\p{Lu}\p{Ll})|\s+-{1,2}\s+(?=\p{Lu}\p{Ll}+)|\s+[–—-]\s*$/u,
    )
    .filter((piece) => piece.trim() !== '');
}

function readPiece(text: string, line: TextLine): Piece | undefined {
  const ranges = findRanges(text);
  const dates = ranges.length > 0 ? ranges : findDates(text);
  const range = dates.at(0) ?? null;
  const single = ranges.length === 0;
  const rest = dates.length > 0 ? withoutDates(text, dates) : text.trim();
  const none = { degree: null, field: null, school: null, range, single, unclear: false };
  if (rest === '' || NOTE.test(rest) || asPlace(rest) !== undefined)
    return range === null || NOTE.test(rest) ? undefined : none;
  const degree = startsWithDegree(rest) || !isSchool(rest) ? readDegree(rest) : undefined;
  if (degree !== undefined) {
    const school =
      schoolIn(degree.rest) ?? schoolIn(rest.slice(rest.indexOf(degree.degree) + degree.degree.length));
    return { ...none, degree: degree.degree, field: degree.field, school };
  }
  if (isSchool(rest)) {
    // "Harvard University, B.A. in History": the school stands first.
    const parts = rest.split(/,\s+|;\s+/);
    const at = parts.findIndex((part) => startsWithDegree(part));
    if (at > 0) {
      const inside = readDegree(parts.slice(at).join(', '));
      return {
        ...none,
        degree: inside?.degree ?? null,
        field: inside?.field ?? null,
        school: tidySchool(parts.slice(0, at).join(', ')),
      };
    }
    return { ...none, school: tidySchool(rest) };
  }
  const short = rest.length <= 70 && isHeaderLike({ ...line, bullet: false, text: rest });
  if (!short || /^\d|%|[/:]\s*\d/.test(rest)) return range === null ? undefined : none;
  return { ...none, school: tidySchool(rest), unclear: true };
}

/** "…, State University", "… from Anna University" after the degree. */
function schoolIn(text: string): string | null {
  const part = text
    .split(/,\s+|;\s+|\s{2,}|\s+(?:from|at)\s+|^(?:from|at)\s+/)
    .find((piece) => isSchool(piece) && !startsWithDegree(piece));
  return part === undefined ? null : tidySchool(part);
}

function tidySchool(text: string): string {
  const bare = text
    .replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, '')
    .replace(/\s*[,;]?\s*\b(?:c?gpa|grade|percentage|score)\b.*$/i, '');
  const placed = trailingPlace(bare);
  // "University of California, San Diego" is one name; a state or country after the city is not part of it.
  if (
    placed !== undefined &&
    (isSchool(placed.rest) || placed.place.text.includes(',')) &&
    !/^university of|^universidad|^university at/i.test(placed.rest)
  ) {
    return placed.rest;
  }
  return bare;
}

/** A slot that is taken already, or a clear new start, means that the next entry has begun. */
function clashes(open: Draft, piece: Piece, line: TextLine): boolean {
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
    degree: draft.degree,
    field: draft.field,
    school: draft.school,
    // A single date is when it ended; when it began is not said.
    start: single ? null : (range?.start?.value ?? null),
    end: range === null || range.current ? null : (range.end?.value ?? null),
    confidence: Math.round(confidence * 100) / 100,
    source: { page: draft.line.page, line: draft.line.line },
  };
}
