import { asPlace } from '../places/location.ts';
import { isAllCaps, type TextLine } from '../text/text-line.ts';
import { titleScore } from '../words/job-words.ts';
import type { Named } from './name.ts';
import { asName, titleCase } from './name-form.ts';

/** "Product Engineer with 7+ years of experience with": the title comes before. */
const YEARS_BEHIND =
  /\s+(?:with|having)\s+(?:over |more than |around |about )?\d+\+?\s*(?:years?|yrs?)\b.*$/i;

/** The line below the name that says what the person does. */
export function findHeadline(head: TextLine[], named: Named | undefined): Named | undefined {
  const name = named?.line;
  const start =
    name === undefined
      ? 0
      : Math.max(
          0,
          head.findIndex((line) => line.page === name.page && line.line === name.line),
        );
  for (const line of head.slice(start, start + 5)) {
    const pieces = line.segments.flatMap((segment) => segment.text.split(/\s+[|•·]\s+|\s*\|\s*/));
    const texts =
      line.page === name?.page && line.line === name.line
        ? besideName(pieces, named!.value)
        : [whole(line, pieces)];
    for (const text of texts) {
      const value = text.replace(YEARS_BEHIND, '').replace(/^[\s,–—-]+|[\s,–—-]+$/g, '');
      if (named !== undefined && asName(value) === named.value) continue;
      if (value.length < 3 || value.length > 120 || /@|https?:|\d{4}|\.$/.test(value)) continue;
      const score = titleScore(value.split(/\s+[|•·–—-]\s+|,\s+|\s*[|•·]\s*/)[0]!);
      if (score < 0.5 || value.split(/\s+/).length > 14) continue;
      return {
        value: isAllCaps(value) && value.length > 4 ? titleCase(value) : value,
        confidence: Math.min(0.9, score),
        line,
      };
    }
  }
  return undefined;
}

/** What stands on the name's line without the name, which may be spread over two lines. */
function besideName(pieces: string[], name: string): string[] {
  const others = pieces.filter((piece) => asName(piece) !== name);
  return others.length < pieces.length ? others : pieces.slice(1);
}

/** "Senior Engineer | Distributed Systems" is one headline; "Product Manager | Boston, MA" ends before the place. */
function whole(line: TextLine, pieces: string[]): string {
  const kept = pieces.filter(
    (piece) => asPlace(piece) === undefined && !/@|\d{3}|\.(?:com|io|org|dev|net)\b/.test(piece),
  );
  if (kept.length === pieces.length && line.segments.length === 1) return line.text;
  return kept.join(' | ');
}
