import type { ParsedResume, SourceLine, SourceSpan } from '../../../../contract/resumes.ts';
import type { TextLine } from './text-line.ts';

/** Enough to recognize a line. A paragraph of a Word file counts as one line and would be kept twice otherwise. */
const MOST_CHARACTERS = 160;

type PlacedLine = Pick<TextLine, 'page' | 'line' | 'text'> & { box?: TextLine['box'] | null };

/** The lines that values were read from, in reading order, each once: small enough to be kept with what was read. */
export function sourceLines(parsed: ParsedResume, lines: readonly PlacedLine[]): SourceLine[] {
  const named = new Set(sourcesOf(parsed).map(keyOf));
  const found = new Map<string, SourceLine>();
  for (const line of lines) {
    const key = keyOf(line);
    if (!named.has(key)) continue;
    // Cells of a table that were parted are lines of their own, with the number and the box of their row.
    const text = [found.get(key)?.text, line.text].filter(Boolean).join('  ').slice(0, MOST_CHARACTERS);
    found.set(key, { page: line.page, line: line.line, text, box: line.box ? whole(line.box) : null });
  }
  return [...found.values()];
}

const keyOf = ({ page, line }: SourceSpan): string => `${page}:${line}`;

function sourcesOf(parsed: ParsedResume): SourceSpan[] {
  const { links, skills, experience, volunteer, education, certificates, languages } = parsed;
  const { projects, publications, awards } = parsed;
  return [
    parsed.full_name,
    parsed.email,
    parsed.phone,
    parsed.location,
    parsed.headline,
    parsed.summary,
    parsed.years_of_experience,
    parsed.seniority,
    ...[links, skills, experience, volunteer, education, certificates, languages].flat(),
    ...[projects, publications, awards].flat(),
  ].flatMap(({ source }) => source ?? []);
}

type Box = NonNullable<SourceLine['box']>;

/** Null if a file made up its measures: only numbers that count whole points can be shown. */
function whole({ x, y, width, height }: Box): Box | null {
  const box = { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
  return Object.values(box).every(Number.isSafeInteger) ? box : null;
}
