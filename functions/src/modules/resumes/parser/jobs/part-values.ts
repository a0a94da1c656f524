import { textTerms } from '../../../job-text/terms/text-terms.ts';
import { asPlace } from '../places/location.ts';
import { employerScore, endsWithLegalForm, isDepartment, titleScore } from '../words/job-words.ts';
import { isUnit } from '../words/units.ts';
import { behindName } from './employer-towns.ts';
import type { Part } from './entry-parts.ts';
import { isLink } from './header-links.ts';

/** What the score of a reading is made of. */
export const WEIGHTS = {
  labelled: 1.6,
  mislabelled: -2,
  /** A text without a word of any role may be a title all the same. */
  unknown_title: -0.3,
  /** Any name may be an employer's. */
  any_employer: 0.3,
  both: 0.6,
  /** For each place from the front: what matters comes first. */
  late: -0.12,
  comma: -0.35,
  unexplained: -0.12,
  /** A part left over that would make a good title or employer. */
  ignored: -0.35,
  employer_alone: -0.25,
  /** "Marketing", "Platform Engineering": where somebody works within a company. */
  department: -0.7,
  /** "acme.org" may be an employer, but what stands beside it rather is. */
  link: -0.15,
  /** "All works that nobody else did": words of a sentence. */
  sentence: -0.5,
  /** Skills between commas. */
  list: -1,
  /** "Nurse, Acme": behind the comma is neither a field nor a place, so it may be the other. */
  unsplit: -0.25,
  bracket: -0.1,
  /** "Manager – ISO 9001": more words of the title behind a dash; less sure where nothing says that the rest is an employer. */
  qualified: -0.1,
  qualified_parted: -0.1,
  qualified_apart: -0.3,
  qualified_alone: -0.08,
  at: -0.45,
} as const;

/** A company's word or a place behind it, and no word of a role. */
export function looksLikeEmployer({ employer, place, title, heading }: Part): boolean {
  return !heading && (employer >= 0.7 || place !== null) && employer >= title;
}

export function titleValue(part: Part): number {
  if (part.said === 'title') return WEIGHTS.labelled;
  if (part.heading) return WEIGHTS.mislabelled;
  if (part.said !== null) return WEIGHTS.mislabelled;
  const words = part.text.split(/\s+/).length;
  const long = (words > 9 ? -0.4 : 0) + sentencePenalty(part) + unsplitTitle(part) + listPenalty(part);
  if (part.title < 0.3) return WEIGHTS.unknown_title - 0.5 * part.employer + long - placePenalty(part);
  return part.title - 0.4 * part.employer * (part.title >= 0.8 ? 0.6 : 1) + long;
}

export function employerValue(part: Part): number {
  if (part.said === 'employer') return WEIGHTS.labelled;
  if (part.heading) return WEIGHTS.mislabelled;
  if (part.said !== null) return WEIGHTS.mislabelled;
  const words = part.text.split(/\s+/).length;
  const behind = behindName(part);
  const unsplit = behind === undefined ? unsplitPenalty(part) : behind.told ? 0 : 0.4 * WEIGHTS.unsplit;
  const named = Math.max(part.employer, behind === undefined ? 0 : employerScore(behind.name));
  const long = (words > 8 ? -0.4 : 0) + sentencePenalty(part) + unsplit + listPenalty(part);
  const small = /^\p{Ll}/u.test(part.text) ? -0.3 : 0;
  const placed = part.place === null ? 0 : 0.2;
  const link = isLink(part.text) ? WEIGHTS.link : 0;
  const department = part.employer < 0.5 && isUnit(part.text) ? WEIGHTS.department : 0;
  return (
    WEIGHTS.any_employer +
    0.8 * named -
    0.9 * part.title +
    placed +
    long +
    small +
    department +
    link -
    placePenalty(part)
  );
}

const LISTS = new WeakMap<Part, number>();

/** "C, Embedded software, IoT": a list of skills is neither a title nor an employer. */
function listPenalty(part: Part): number {
  const known = LISTS.get(part);
  if (known !== undefined) return known;
  const items = part.text.split(/,\s*/);
  const skills = items.length < 3 ? 0 : items.filter((item) => textTerms([item]).size > 0).length;
  const isList = skills >= 2 && 2 * skills >= items.length - 1;
  // "Excel, Word, PowerPoint Trainer": the role of a list.
  const penalty = isList && items.every((item) => titleScore(item) < 0.5) ? WEIGHTS.list : 0;
  LISTS.set(part, penalty);
  return penalty;
}

function sentencePenalty({ text }: Part): number {
  if (text.length < SENTENCE) return 0;
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  const capitals = words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length;
  return words.length >= 4 && capitals < 0.4 * words.length ? WEIGHTS.sentence : 0;
}

/** Four words are longer. */
const SENTENCE = 15;

/** As for any part, and more if several names stand behind the commas: "Developer, Acme, Meylan". */
function unsplitTitle(part: Part): number {
  const behind = part.text.split(/,\s+/).slice(1);
  if (behind.length < 2) return unsplitPenalty(part);
  const names = behind.filter(
    (piece) => /^\p{Lu}/u.test(piece) && !isDepartment(piece) && titleScore(piece) < 0.5,
  );
  return WEIGHTS.unsplit * Math.min(2, names.length);
}

const UNSPLIT = new WeakMap<Part, number>();

function unsplitPenalty(part: Part): number {
  const known = UNSPLIT.get(part) ?? unsplitOf(part);
  UNSPLIT.set(part, known);
  return known;
}

function unsplitOf({ text }: Part): number {
  if (!text.includes(',')) return 0;
  const behind = /^[^,]{3,},\s+(\p{Lu}[^,]*)$/u.exec(text)?.[1];
  if (behind === undefined || isDepartment(behind) || endsWithLegalForm(text)) return 0;
  return titleScore(behind) >= 0.5 || asPlace(behind) !== undefined ? 0 : WEIGHTS.unsplit;
}

function placePenalty({ placeLike }: Part): number {
  return 0.8 * placeLike;
}

export function leftOver(part: Part): number {
  if (part.said === 'client') return 0;
  if (part.placeLike > 0) return -0.02;
  return Math.max(part.title, part.employer) >= 0.7 || part.said !== null
    ? WEIGHTS.ignored
    : WEIGHTS.unexplained;
}
