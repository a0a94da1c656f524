import { isTownName } from '../../../job-text/places/town-names.ts';
import { asPlace } from '../places/location.ts';
import { fold, type TextLine } from '../text/text-line.ts';
import { isFieldOfStudy, namesField } from '../words/fields-of-study.ts';
import { titleScore } from '../words/job-words.ts';
import type { Draft } from './education-draft.ts';
import { HONOR, isDateOnly } from './education-lines.ts';

/** "Grado en Física", "Licență în Drept": what parts a degree from its field in any of our languages. */
const IN =
  /^(.*?[\p{L}.)])\s+(?:en|em|in|i|în|im|inom)\s+(?:(?:de|het|der|the)\s+)?[„“"‘«,']*(\p{L}.*?)[“”"’»']*$/iu;
const MOST_WORDS = 12;
const MOST_LETTERS = 90;
/** What people do beside their studies, what a note says, and what was not earned yet. */
const BESIDE =
  /\b(?:students?|council|society|club|team|member|thesis|scholarship|award|semester|exchange|erasmus|references?|etc|(?:en|em|in|w) (?:curso|corso|progress|trakcie)|ongoing|laufend|incomplete|unfinished)\b|[:;%]|\d{2,}/iu;

/**
 * Degrees that no word tells: an entry has a school, and one more name where its degree would stand. Of two names that no
 * word tells, the one that stands where degrees of the other entries do is the degree.
 */
export function withDegreesByPosition(drafts: readonly Draft[]): void {
  const order = orderOf(drafts);
  const names_schools = drafts.some(({ sure_school }) => sure_school);
  for (const draft of drafts) {
    if (names_schools) behindDegree(draft);
    if (draft.degree !== null || draft.unearned) continue;
    if (draft.sure_school) besideSchool(draft);
    else betweenTwo(draft, order);
  }
}

/** The school is known by its words: of the other names, one with a field of study is the likeliest, then one on a line of its own. */
function besideSchool(draft: Draft): void {
  if (draft.range === null) return;
  const names = draft.unnamed.filter(
    ({ text, line }) => !isInSchool(text, draft) && couldBeDegree(text, line) && !isApart(line, draft),
  );
  const name =
    names.find(({ text }) => IN.test(text) || namesField(text)) ??
    names.find(({ line }) => line !== draft.school_line) ??
    names[0];
  if (name !== undefined) take(draft, name.text);
}

/** "GCSEs, Hyderabad Technical Center": what stands behind a comma is no field, and all others have a school. */
function behindDegree(draft: Draft): void {
  const { degree, field, school, line } = draft;
  if (degree === null || field === null || school !== null || draft.range === null) return;
  const stands = line.text.includes(`${degree}, ${field}`);
  if (!stands || namesField(field) || !/^\p{Lu}\S+ \p{Lu}/u.test(field) || isPlace(field)) return;
  draft.school = field;
  draft.field = null;
}

/** Neither is known by its words. */
function betweenTwo(draft: Draft, degree_first: boolean | undefined): void {
  const [first, second, ...more] = draft.unnamed;
  if (first === undefined || second === undefined || more.length > 1 || draft.range === null) return;
  if (draft.school !== first.text) return;
  const told = degreeOfTwo(first.text, second.text) ?? degree_first;
  if (told === undefined) return;
  const [degree, school] = told ? [first, second] : [second, first];
  if (!couldBeDegree(degree.text, degree.line)) return;
  draft.school = school.text;
  take(draft, degree.text);
}

/** Whether the first of two names is the degree, by a field of study in one of them. */
function degreeOfTwo(first: string, second: string): boolean | undefined {
  const [a, b] = [namesField(first), namesField(second)];
  return a === b ? undefined : a;
}

/** Whether the degree stands before the school, in all entries where words tell both. */
function orderOf(drafts: readonly Draft[]): boolean | undefined {
  const known = drafts.filter(({ degree, sure_school }) => degree !== null && sure_school);
  if (known.length === 0) return undefined;
  if (known.every(({ school_first }) => school_first)) return false;
  return known.every(({ school_first }) => !school_first) ? true : undefined;
}

function couldBeDegree(text: string, line: TextLine): boolean {
  if (text.split(/\s+/).length > MOST_WORDS || line.text.length > MOST_LETTERS || !/\p{L}{2}/u.test(text))
    return false;
  return !BESIDE.test(text) && !HONOR.test(text) && titleScore(text) < 0.5 && !isPlace(text);
}

/** The school itself, or its short name. */
function isInSchool(text: string, { school }: Draft): boolean {
  return ` ${fold(school ?? '')} `.includes(` ${fold(text)} `);
}

/** Behind a gap, with other lines of the entry closer together or its dates above: it may head what follows. */
function isApart(line: TextLine, { line: first, school_line, more }: Draft): boolean {
  if (!line.gap || line === first || line === school_line) return false;
  return more.some((one) => one.line < line.line && (!one.gap || isDateOnly(one)));
}

/** "Rende, CS", "Napoca" */
function isPlace(text: string): boolean {
  return asPlace(text) !== undefined || isTownName(text.replace(/,? \p{Lu}{2}$/u, '').split(/,\s+/)[0]!);
}

/** "Fizica Generala": it begins as a field of study does. */
function isField(text: string): boolean {
  return !IN.test(text) && (isFieldOfStudy(text) || namesField(text.split(' ')[0]!));
}

function take(draft: Draft, text: string): void {
  // "Physics" at a university: what was studied, and no degree is named.
  if (isField(text)) {
    draft.field ??= text;
    return;
  }
  const [, degree, field] = IN.exec(text) ?? /^([^,]+),\s+([^,]+)$/u.exec(text) ?? [];
  draft.degree = degree ?? text;
  draft.field ??= field ?? null;
  draft.guessed_degree = true;
}
