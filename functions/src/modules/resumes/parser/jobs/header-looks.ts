import { spanOf } from '../dates/date-spans.ts';
import { withoutDates } from '../dates/dates.ts';
import { isHeaderLike, joinWrapped } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';
import { endsWithLegalForm } from '../words/job-words.ts';

/** Lines from the dates within which a header ends. */
const NEAR = 2;
const MIN_LINES = 3;
const SHARE = 0.7;
const MAX_LENGTH = 90;

/**
 * Headers of one section are set alike. So a line near dates that is set as the headers of the other jobs are is one too, whatever
 * its words: "Kök/disk/servering", "Ayudantía, U.A.B.C.". A name that wraps is joined.
 */
export function withHeaderLooks(section: TextLine[]): TextLine[] {
  const lines = withWholeNames(withoutSignsOfHeaders(section));
  const dated = lines.map(({ text }) => text.length < MAX_LENGTH && spanOf(text) !== undefined);
  const near = lines.filter((_, index) =>
    dated.slice(Math.max(0, index - NEAR), index + NEAR + 1).includes(true),
  );
  const groups = Map.groupBy(
    near.filter(({ bullet, segments }) => !bullet && segments.length > 0),
    looksOf,
  );
  const all = Map.groupBy(
    lines.filter(({ bullet }) => !bullet),
    looksOf,
  );
  const labels = labelsOf(lines);
  const headers = new Set<TextLine>();
  for (const [looks, group] of groups) {
    const sure = group.filter(isHeaderLike).length;
    if (isSetApart(group, all, lines)) for (const line of group) if (mayBeName(line)) headers.add(line);
    const others = all.get(looks)!.length;
    if (sure < MIN_LINES || sure < SHARE * others || sure === group.length) continue;
    for (const line of group) if (mayBeName(line)) headers.add(line);
  }
  if (headers.size + labels.size === 0) return lines;
  return lines.map((line) =>
    labels.has(line) ? { ...line, header: false } : headers.has(line) ? { ...line, header: true } : line,
  );
}

function looksOf({ x, size, accent, column }: TextLine): string {
  return `${Math.round(x / 4)} ${Math.round(size * 20)} ${accent} ${column}`;
}

/** A way of setting that only lines right beside dates have, in several jobs. */
function isSetApart(group: TextLine[], all: Map<string, TextLine[]>, lines: TextLine[]): boolean {
  const looks = looksOf(group[0]!);
  if (group.length < 2 || all.get(looks)!.length > group.length) return false;
  if (Math.max(...[...all.values()].map((one) => one.length)) <= group.length) return false;
  return group.every((line) => {
    const at = lines.indexOf(line);
    return [lines[at - 1], lines[at + 1]].some((other) => other !== undefined && isDates(other.text));
  });
}

/** "Missions principales :" in several jobs says what follows in each of them. */
function labelsOf(lines: TextLine[]): Set<TextLine> {
  const ended = lines.filter(({ text }) => /\p{L}\s?:$/u.test(text));
  const same = Map.groupBy(ended, ({ text }) => text);
  return new Set([...same.values()].filter((group) => group.length > 1).flat());
}

/** No sentence: few words, or none that ends with a full stop. */
function mayBeName({ text }: TextLine): boolean {
  return text.length < MAX_LENGTH && (!/[.;!?]$/.test(text) || text.split(/\s+/).length <= 7);
}

const LARGER = 1.1;

/** Some set a sign before the name of each employer, too; it is larger than what was done there. */
function withoutSignsOfHeaders(lines: TextLine[]): TextLine[] {
  if (!lines.some(({ bullet, size }) => bullet && size > LARGER)) return lines;
  return lines.map((line) => (line.bullet && line.size > LARGER ? { ...line, bullet: false } : line));
}

const MAX_FORM = 10;

/** "S.A." below "clerk, Warta": the rest of the employer's name. */
function isLegalForm({ text, bullet, gap }: TextLine, above: TextLine | undefined): boolean {
  if (above === undefined || bullet || gap || text.length > MAX_FORM || above.segments.length === 0)
    return false;
  const last = above.segments.at(-1)!.text;
  // "OVS S.p.A." and "SAP SE" are whole names: nothing but the form goes on with the line above.
  const isForm = text
    .split(/[\s&]+/)
    .filter((word) => word !== '')
    .every((word) => endsWithLegalForm(`${last} ${word}`));
  return isForm && !endsWithLegalForm(last) && endsWithLegalForm(`${last} ${text}`);
}

/** "Institute of Coastal Stu-" and below it, set alike, "dies and Planning". */
function withWholeNames(lines: TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const wraps =
      last !== undefined &&
      !line.bullet &&
      line.size > LARGER &&
      Math.abs(line.size - last.size) < 0.02 &&
      last.segments.length === 1 &&
      /\p{Ll}-$/u.test(last.text) &&
      /^\p{Ll}/u.test(line.text);
    if (!wraps && !isLegalForm(line, last)) whole.push(line);
    else {
      const above = last!;
      const cells = above.segments.map((cell, index) =>
        index < above.segments.length - 1 ? cell : { ...cell, text: joinWrapped(cell.text, line.text) },
      );
      whole[whole.length - 1] = { ...above, segments: cells, text: cells.map(({ text }) => text).join('  ') };
    }
  }
  return whole;
}

function isDates(text: string): boolean {
  const span = text.length < MAX_LENGTH ? spanOf(text) : undefined;
  return span !== undefined && withoutDates(text, span.all) === '';
}
