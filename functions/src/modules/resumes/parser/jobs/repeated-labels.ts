import { spanOf } from '../dates/date-spans.ts';
import { asPlace } from '../places/location.ts';
import { isHeaderLike } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';
import { employerScore, titleScore } from '../words/job-words.ts';
import { namesHeader } from './entry-labels.ts';

const LABELLED = /^(\p{Lu}\p{L}*(?: \p{L}+){0,2})\s?:\s+(\S.*)$/u;
/** Without it, a first day would be the only day. */
const ONE_DATE = /^(?:start|begin|end)(?:ed|ing)?(?: ?date)?$/i;
const LEAST = 2;
const MAX_LENGTH = 80;

/**
 * "Tid: 01.2024 – Pågående", "Qualifica: Contabile": words before a colon that several jobs repeat label what stands behind them, whatever
 * they mean. Where that is a time, a place, a title or a company, the label is left out.
 */
export function withoutRepeatedLabels(lines: TextLine[]): TextLine[] {
  const found = lines.flatMap((line) => {
    const [, label, value] =
      line.bullet || line.text.length > MAX_LENGTH ? [] : (LABELLED.exec(line.text) ?? []);
    return label === undefined || namesHeader(line.text) ? [] : [{ line, label, value: value! }];
  });
  const same = Map.groupBy(found, ({ label }) => label);
  const mended = new Map<TextLine, TextLine>();
  for (const [label, group] of same) {
    if (group.length < LEAST || isName(label) || ONE_DATE.test(label)) continue;
    // What is done or used there varies; of these, each says one thing of its job.
    if (!group.every(({ value }) => tells(value))) continue;
    for (const { line } of group) mended.set(line, withoutLabel(line, label));
  }
  return mended.size === 0 ? lines : lines.map((line) => mended.get(line) ?? line);
}

function isName(label: string): boolean {
  return titleScore(label) >= 0.5 || employerScore(label) >= 0.5 || asPlace(label) !== undefined;
}

const spanned = (text: string) => spanOf(text) !== undefined;

function tells(value: string): boolean {
  return (
    spanned(value) || asPlace(value) !== undefined || titleScore(value) >= 0.5 || employerScore(value) >= 0.5
  );
}

function withoutLabel(line: TextLine, label: string): TextLine {
  const [first, ...more] = line.segments;
  const rest = first!.text.slice(label.length).replace(/^\s?:\s*/, '');
  const segments = rest === '' ? more : [{ ...first!, text: rest }, ...more];
  const bare = { ...line, segments, text: segments.map(({ text }) => text).join('  ') };
  return isHeaderLike(bare) ? bare : line;
}
