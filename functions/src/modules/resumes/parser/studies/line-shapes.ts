import { asPlace } from '../places/location.ts';
import type { TextLine } from '../text/text-line.ts';
import { datesOf } from './education-pieces.ts';

/** How a line looks, and what its cells hold: entries of one list repeat it, whatever their words are. */
function shapeOf(line: TextLine): string {
  const cells = line.segments.map(({ text }) =>
    datesOf(text).length > 0 ? 'dates' : asPlace(text) === undefined ? 'words' : 'place',
  );
  return [line.style, line.accent, line.bullet, line.column, line.size.toFixed(2), ...cells].join('|');
}

/** Set off by its type, or has dates or a place in a cell of its own: not any line looks like that. */
function isTelling(line: TextLine): boolean {
  return line.accent || line.size > 1 || line.segments.length > 1;
}

/** Of one entry, with its notes. */
const MOST_LINES = 40;

/**
 * True where a line looks as the one that the entry began with and none of those between them does: "University of Iowa ¦ Iowa
 * City" again, behind a degree with its dates.
 */
export function looksLikeOpening(line: TextLine, opening: TextLine, between: readonly TextLine[]): boolean {
  if (!isTelling(opening) || between.length === 0 || between.length > MOST_LINES) return false;
  const shape = shapeOf(opening);
  return shapeOf(line) === shape && between.every((one) => shapeOf(one) !== shape);
}
