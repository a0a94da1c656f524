import { citiesNamed } from '../../job-text/places/cities.ts';
import { textTerms } from '../../job-text/terms/text-terms.ts';
import { type LineParts, type Part, sidesOfAt, toPart } from './entry-parts.ts';
import { employerScore, endsWithLegalForm, isDepartment, titleScore } from './job-words.ts';
import { asPlace } from './location.ts';

/** One way to understand the parts of an entry's header. */
export type Reading = {
  title: string | null;
  employer: string | null;
  place: string | null;
  /** How well it explains the parts; only differences mean something. */
  score: number;
  /** Where title and employer stand, for comparing entries: rows from the dated line, order within it. */
  shape: string;
  /** The rows of title and employer, counted from the dated line. */
  rows: [title: number | null, employer: number | null];
  /** Its title has a word for a role, or a label says that it is one. */
  namesRole: boolean;
  /** A part that looks like an employer's name is left over. */
  leavesEmployer: boolean;
  /** The place is only guessed: what stands behind the employer's comma and is no known place. */
  guessed?: { employer: string; town: string };
};

const WORK_MODE =
  /\s*[([]?\b(?:full[ -]?time|part[ -]?time|contract(?:or)?|internship|permanent|temporary|freelance|remote|hybrid|on-?site|seasonal)\b[)\]]?\s*$/i;

/** What the weights of a reading are made of. */
const WEIGHTS = {
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
  /** "All works that nobody else did": words of a sentence. */
  sentence: -0.5,
  /** Skills between commas. */
  list: -1,
  /** "Nurse, Acme": behind the comma is neither a field nor a place, so it may be the other. */
  unsplit: -0.25,
  bracket: -0.1,
  at: -0.45,
} as const;

const MAX_PARTS = 6;

/** All readings of the lines of a header, the best first. `anchor` is the row with the dates. */
export function readingsOf(rows: LineParts[], anchor: number): Reading[] {
  const parts = rows.flatMap((row, index) => row.parts.map((part) => ({ part, row: index - anchor })));
  const stated = rows.find((row) => row.place !== null)?.place ?? null;
  const readings: Reading[] = [];
  const first = parts.slice(0, MAX_PARTS);
  const add = (title: Placed | null, employer: Placed | null, used: number[], extra = 0) => {
    const rest = parts.filter((_, index) => !used.includes(index));
    const penalty = rest.reduce((sum, { part }) => sum + leftOver(part), 0);
    const score =
      (title === null ? 0 : titleValue(title.part)) +
      (employer === null ? 0 : employerValue(employer.part)) +
      (title !== null && employer !== null ? WEIGHTS.both : 0) +
      (title === null ? WEIGHTS.employer_alone : 0) +
      penalty +
      extra;
    const place = employer?.part.place ?? title?.part.place ?? null;
    const town = employer === null ? null : townOf(employer.part);
    const legal = employer !== null && hasLegalTown(employer.part);
    const guess = legal ? null : town;
    // "Bosch GmbH, Powertools": the name is over, but what is behind it may be a part of the company.
    const behind = town === null || (legal && !isListed(town)) ? null : town;
    readings.push({
      title: title === null ? null : clean(title.part.text),
      employer: employer === null ? null : clean(nameOf(employer.part)),
      place: stated ?? place ?? behind ?? rest.find(({ part }) => part.place !== null)?.part.place ?? null,
      score,
      rows: [title?.row ?? null, employer?.row ?? null],
      namesRole: title !== null && (title.part.title >= 0.3 || title.part.said === 'title'),
      ...(guess === null ? {} : { guessed: { employer: clean(employer!.part.text), town: guess } }),
      leavesEmployer: rest.some(({ part }) => looksLikeEmployer(part)),
      shape: `${title?.row ?? '-'}${employer?.row ?? '-'}${title !== null && employer !== null ? (title.at < employer.at ? 't' : 'e') : ''}`,
    });
  };
  first.forEach((a, i) => {
    const placed = { ...a, at: i };
    add(placed, null, [i], WEIGHTS.late * i);
    add(null, placed, [i], WEIGHTS.late * i);
    first.forEach((b, j) => {
      if (i !== j) add(placed, { ...b, at: j }, [i, j], WEIGHTS.late * (i + j - 1));
    });
    for (const { left, right, sign } of halves(a.part)) {
      const one = { part: left, row: a.row, at: i };
      const two = { part: right, row: a.row, at: i + 0.5 };
      add(one, two, [i], WEIGHTS[sign] + 2 * WEIGHTS.late * i);
      add(two, one, [i], WEIGHTS[sign] + 2 * WEIGHTS.late * i);
    }
    // "Captain – Cyber Operations Officer": two titles of one job.
    const next = first[i + 1];
    if (
      next !== undefined &&
      next.row === a.row &&
      next.part.joined !== null &&
      areBothTitles(a.part, next.part)
    ) {
      const title = Math.max(a.part.title, next.part.title);
      const joined = { ...a.part, title, text: `${a.part.text}${next.part.joined}${next.part.text}` };
      const both = { part: joined, row: a.row, at: i };
      // "Engineer / Build Manager, Acme": the employer behind the second title.
      for (const { left, right, sign } of halves(next.part)) {
        if (sign !== 'comma' || left.title < 0.5 || right.title >= 0.5) continue;
        const first_two = { ...joined, text: `${a.part.text}${next.part.joined}${left.text}` };
        const [one, two] = [
          { part: first_two, row: a.row, at: i },
          { part: right, row: a.row, at: i + 0.5 },
        ];
        add(one, two, [i, i + 1], WEIGHTS.comma + WEIGHTS.late * i);
      }
      add(both, null, [i, i + 1], WEIGHTS.late * i);
      first.forEach((b, j) => {
        if (j !== i && j !== i + 1)
          add(both, { ...b, at: j }, [i, i + 1, j], WEIGHTS.late * Math.max(0, i + j - 2));
      });
    }
  });
  return readings.toSorted((x, y) => y.score - x.score);
}

/** Two titles of one job; between strokes, one word for a role is enough. */
function areBothTitles(a: Part, b: Part): boolean {
  if (b.employer >= 0.5 || a.employer >= 0.5) return false;
  if (a.title >= 0.5 && b.title >= 0.5) return true;
  return b.joined?.trim() === '/' && Math.max(a.title, b.title) >= 0.5;
}

/** A company's word or a place behind it, and no word of a role. */
export function looksLikeEmployer({ employer, place, title, heading }: Part): boolean {
  return !heading && (employer >= 0.7 || place !== null) && employer >= title;
}

type Placed = { part: Part; row: number; at: number };

function titleValue(part: Part): number {
  if (part.said === 'title') return WEIGHTS.labelled;
  if (part.heading) return WEIGHTS.mislabelled;
  if (part.said !== null) return WEIGHTS.mislabelled;
  const words = part.text.split(/\s+/).length;
  const long = (words > 9 ? -0.4 : 0) + sentencePenalty(part) + unsplitPenalty(part) + listPenalty(part);
  if (part.title < 0.3) return WEIGHTS.unknown_title - 0.5 * part.employer + long - placePenalty(part);
  return part.title - 0.4 * part.employer * (part.title >= 0.8 ? 0.6 : 1) + long;
}

function employerValue(part: Part): number {
  if (part.said === 'employer') return WEIGHTS.labelled;
  if (part.heading) return WEIGHTS.mislabelled;
  if (part.said !== null) return WEIGHTS.mislabelled;
  const words = part.text.split(/\s+/).length;
  const unsplit = townOf(part) === null ? unsplitPenalty(part) : 0.4 * WEIGHTS.unsplit;
  const long = (words > 8 ? -0.4 : 0) + sentencePenalty(part) + unsplit + listPenalty(part);
  const small = /^\p{Ll}/u.test(part.text) ? -0.3 : 0;
  const placed = part.place === null ? 0 : 0.2;
  const department = part.employer < 0.5 && isDepartment(part.text) ? WEIGHTS.department : 0;
  return (
    WEIGHTS.any_employer +
    0.8 * part.employer -
    0.9 * part.title +
    placed +
    long +
    small +
    department -
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

/** "Jaguar Works, Solihull": a town that no list has, behind an employer. */
const WITH_TOWN =
  /^([^,]{3,}),\s+(\p{Lu}[\p{L}'’.-]+(?: (?:(?:de|la|do|am|an der|upon) )*\p{Lu}[\p{L}'’.-]+){0,2})$/u;

const TOWNS = new WeakMap<Part, string | null>();

function townOf(part: Part): string | null {
  if (!part.text.includes(',')) return null;
  const known = TOWNS.get(part);
  if (known !== undefined) return known;
  const town = readTown(part);
  TOWNS.set(part, town);
  return town;
}

/** "Weber GmbH, Passau/Hamburg": behind a legal form, the name is over. */
const LEGAL_TOWN = /^(.+?),\s+(\p{Lu}[^,]*(?:, \p{Lu}[^,]*)?)$/u;

function hasLegalTown({ text, place }: Part): boolean {
  const found = place === null ? LEGAL_TOWN.exec(text) : null;
  return found !== null && endsWithLegalForm(found[1]!) && !endsWithLegalForm(found[2]!);
}

const isListed = (town: string) => town.split(/\s*[,/]\s*/).some((piece) => citiesNamed(piece).length > 0);

function readTown(part: Part): string | null {
  if (hasLegalTown(part)) {
    const [, , behind] = LEGAL_TOWN.exec(part.text)!;
    return isDepartment(behind!) || titleScore(behind!) >= 0.3 ? null : behind!;
  }
  const town = part.place === null ? WITH_TOWN.exec(part.text) : null;
  if (town === null || endsWithLegalForm(part.text)) return null;
  const [, , name] = town;
  const isOther = isDepartment(name!) || titleScore(name!) >= 0.3 || employerScore(name!) > 0;
  // "Deloitte, Consulting": a word of work, or of how one works, is no town.
  return isOther || WORK_MODE.test(name!) || textTerms([name!]).size > 0 ? null : name!;
}

function nameOf(part: Part): string {
  if (townOf(part) === null) return part.text;
  return (hasLegalTown(part) ? LEGAL_TOWN : WITH_TOWN).exec(part.text)![1]!;
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

function leftOver(part: Part): number {
  if (part.said === 'client') return 0;
  if (part.placeLike > 0) return -0.02;
  return Math.max(part.title, part.employer) >= 0.7 || part.said !== null
    ? WEIGHTS.ignored
    : WEIGHTS.unexplained;
}

type Halves = { left: Part; right: Part; sign: 'comma' | 'bracket' | 'at' };

/** "Co-Founder & CTO, Nexus AI", "Nexus AI, Co-Founder & CTO", "Nexus AI (Co-Founder)": the two sides of a sign. */
function halves(part: Part): Halves[] {
  const known = HALVES.get(part);
  if (known !== undefined) return known;
  const found = [...splitAtCommas(part), ...splitAtBracket(part), ...splitAtWord(part)];
  HALVES.set(part, found);
  return found;
}

/** A part is in many windows. */
const HALVES = new WeakMap<Part, Halves[]>();

/** "Camarero en Lumbre Estudio": only likely, because "Técnico en Electrónica" is a title. */
function splitAtWord(part: Part): Halves[] {
  return sidesOfAt(part.text).map(({ left, right }) => ({
    left: { ...toPart(left, null, part.accent), text: left },
    right: toPart(right, null, part.accent),
    sign: 'at',
  }));
}

/** Only where the bracket says what its words are: a role or a company. */
function splitAtBracket(part: Part): Halves[] {
  const found = /^([^(]{2,60}?)\s*\(([^()]{2,50})\)?$/.exec(part.text);
  if (found === null) return [];
  const left = toPart(found[1]!, null, part.accent);
  const right = toPart(found[2]!, null, part.accent);
  const told = (left.title >= 0.5 && right.employer >= 0.5) || (right.title >= 0.5 && left.title < 0.5);
  // "Engineer II (Larchmont)": any name, but not "(Band 7)" or "(m/w/d)".
  const named =
    left.title >= 0.5 &&
    right.title < 0.5 &&
    /^\p{Lu}[\p{L}'’&. -]{3,}$/u.test(right.text) &&
    !WORK_MODE.test(right.text);
  return told || named ? [{ left, right, sign: 'bracket' }] : [];
}

const SURE_TITLE = 0.8;

function splitAtCommas(part: Part): Halves[] {
  const pieces = part.text.split(/,\s+/);
  if (pieces.length < 2 || pieces.length > 5) return [];
  return pieces.slice(1).map((_, index) => {
    const left = pieces.slice(0, index + 1).join(', ');
    const right = pieces.slice(index + 1).join(', ');
    const said = toPart(right, null, part.accent);
    // "Recruiter, Ticket Master": behind a sure title, words that may name a title name the employer.
    const behind = titleScore(left) >= SURE_TITLE ? { ...said, title: titleScore(said.text) } : said;
    return {
      // What is left of the comma keeps its place: "Acme, Austin, TX" was taken apart before.
      left: { ...toPart(left, null, part.accent), text: left, place: null },
      right: { ...behind, place: behind.place ?? part.place },
      sign: 'comma',
    };
  });
}

/** Words before a title that make a sentence of it. */
const TOLD = /^(?:currently |presently )?work(?:ing|ed|s)? as (?:an? |the )?(?=\p{Lu})/iu;

function clean(text: string): string {
  return (
    text
      .replace(TOLD, '')
      .replace(WORK_MODE, (found) => (/freelance|contractor|[()]/i.test(found) ? found : ''))
      .replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, '')
      .replace(/^[\s,–—-]+|[\s,:–—-]+$/g, '')
      .trim() || text
  );
}
