import { namesEngagement } from '../words/engagements.ts';
import type { Part } from './entry-parts.ts';
import { halves } from './part-halves.ts';
import { WEIGHTS } from './part-values.ts';

/** A part of a header where it stands: its row from the dated line, and its order. */
export type Placed = { part: Part; row: number; at: number };
/** `placed`: its row says where. */
type Stated = { part: Part; row: number; placed: boolean };
type Joined = { title: Placed | null; employer: Placed | null; used: number[]; extra: number };

/** What the dash behind a part may mean other than the border between title and employer. */
export function joinedReadings(parts: Stated[], i: number): Joined[] {
  const [a, next] = [parts[i]!, parts[i + 1]];
  if (next === undefined || next.row !== a.row || next.part.joined === null) return [];
  if (areBothTitles(a.part, next.part)) return twoTitles(parts, i);
  return [...qualifiedTitles(parts, i), ...unitsOfEmployer(parts, i)];
}

function join(a: Part, b: Part): Part {
  return {
    ...a,
    title: Math.max(a.title, b.title),
    employer: Math.max(a.employer, b.employer),
    place: b.place ?? a.place,
    text: `${a.text}${b.joined}${b.text}`,
  };
}

/** Two titles of one job; between strokes, one word for a role is enough. */
function areBothTitles(a: Part, b: Part): boolean {
  if (b.employer >= 0.5 || a.employer >= 0.5) return false;
  if (a.title >= 0.5 && b.title >= 0.5) return true;
  // "Sales Support - Intérim"
  if (b.text.length < a.text.length && namesEngagement(b.text)) return true;
  return b.joined?.trim() === '/' && Math.max(a.title, b.title) >= 0.5;
}

/** "Captain – Cyber Operations Officer" */
function twoTitles(parts: Stated[], i: number): Joined[] {
  const [a, next] = [parts[i]!, parts[i + 1]!];
  const part = { ...join(a.part, next.part), employer: a.part.employer, place: a.part.place };
  const title = { part, row: a.row, at: i };
  const found: Joined[] = [{ title, employer: null, used: [i, i + 1], extra: WEIGHTS.late * i }];
  // "Engineer / Build Manager, Acme": the employer behind the second title.
  for (const { left, right, sign } of halves(next.part)) {
    if (sign !== 'comma' || left.title < 0.5 || right.title >= 0.5) continue;
    const both = { ...part, text: `${a.part.text}${next.part.joined}${left.text}` };
    found.push({
      title: { part: both, row: a.row, at: i },
      employer: { part: right, row: a.row, at: i + 0.5 },
      used: [i, i + 1],
      extra: WEIGHTS.comma + WEIGHTS.late * i,
    });
  }
  parts.forEach((b, j) => {
    if (j === i || j === i + 1) return;
    const extra = WEIGHTS.late * Math.max(0, i + j - 2);
    found.push({ title, employer: { ...b, at: j }, used: [i, i + 1, j], extra });
  });
  return found;
}

/** "Quality Manager – ISO 9001 | Acme": behind a sign that parts more, or in another row, is the employer. */
function qualifiedTitles(parts: Stated[], i: number): Joined[] {
  const [a, next] = [parts[i]!, parts[i + 1]!];
  const { part: behind } = next;
  if (a.part.title < 0.5 || behind.employer >= 0.5 || behind.place !== null || behind.placeLike > 0)
    return [];
  if (behind.said !== null || a.part.said === 'client') return [];
  const part = { ...join(a.part, behind), employer: a.part.employer };
  const title = { part, row: a.row, at: i };
  const found: Joined[] = [
    { title, employer: null, used: [i, i + 1], extra: WEIGHTS.qualified_alone + WEIGHTS.late * i },
  ];
  parts.forEach((b, j) => {
    if (j === i || j === i + 1) return;
    const parted =
      b.row !== a.row || (j === i + 2 ? b.part.joined === null : j < i && a.part.joined === null);
    if (!parted || b.part.title >= 0.5) return;
    const known = b.part.employer >= 0.5 || b.part.place !== null || (b.placed && b.row !== a.row);
    const extra =
      (known ? WEIGHTS.qualified : b.row === a.row ? WEIGHTS.qualified_parted : WEIGHTS.qualified_apart) +
      WEIGHTS.late * Math.max(0, i + j - 2);
    found.push({ title, employer: { ...b, at: j }, used: [i, i + 1, j], extra });
  });
  return found;
}

/** "Acme, Inc. – Community Services Center": a part of it that is named behind it. */
function unitsOfEmployer(parts: Stated[], i: number): Joined[] {
  const [a, next] = [parts[i]!, parts[i + 1]!];
  if (a.part.employer < 0.5 || next.part.employer < 0.5) return [];
  if (a.part.title >= 0.5 || next.part.title >= 0.5) return [];
  const employer = { part: join(a.part, next.part), row: a.row, at: i };
  return parts.flatMap((b, j) => {
    if (j === i || j === i + 1 || b.part.title < 0.5) return [];
    const extra = WEIGHTS.qualified + WEIGHTS.late * Math.max(0, i + j - (j > i ? 2 : 1));
    return [{ title: { ...b, at: j }, employer, used: [i, i + 1, j], extra }];
  });
}
