import type { ResumeProject } from '../../../../contract/resumes.ts';
import { spanOf } from '../dates/date-spans.ts';
import { withoutDates } from '../dates/dates.ts';
import type { Item } from '../skills/skill-items.ts';
import { isHeaderLike, isLabel, toParagraphs } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';

const MAX_PROJECTS = 40;
const MAX_ITEM = 400;

/** The projects of a section: a name in a line of its own, or before a dash or colon, and what is below it. */
export function readProjects(lines: TextLine[]): ResumeProject[] {
  const bulleted = lines.every((line) => line.bullet);
  const starts = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const opens =
      bulleted || (!line.bullet && (above === undefined || line.gap || above.bullet || line.accent));
    return opens && (isHeaderLike({ ...line, bullet: false }) || bulleted || index === 0) ? [index] : [];
  });
  const separate = starts.filter((start, order) => bulleted || order === 0 || start - starts[order - 1]! > 1);
  return separate.slice(0, MAX_PROJECTS).flatMap((start, order) => {
    const line = lines[start]!;
    const span = spanOf(line.text);
    const own = span === undefined ? line.text : withoutDates(line.text, span.all);
    const [, name = own, told = ''] = /^(.{2,70}?)\s*(?:[|•:]|\s[–—-]\s|\s{2,})\s*(.*)$/u.exec(own) ?? [];
    if (!/\p{L}{2}/u.test(name)) return [];
    const body = lines.slice(start + 1, separate[order + 1] ?? lines.length);
    const bullets = [told, ...toParagraphs(body).map(({ text }) => text)];
    const range = span?.range ?? null;
    return {
      name: name.trim().slice(0, 200),
      start: range?.start?.value ?? null,
      end: range === null || range.current ? null : (range.end?.value ?? null),
      bullets: bullets.filter((text) => text.length > 2 && !isLabel(text)).slice(0, 20),
      confidence: line.accent || line.gap || start === 0 ? 0.8 : 0.55,
      source: { page: line.page, line: line.line },
    };
  });
}

/** Publications or awards, one a paragraph, as they are written. */
export function readItems(lines: TextLine[]): Item[] {
  return toParagraphs(lines)
    .filter(({ text }) => text.length >= 4 && /\p{L}{3}/u.test(text))
    .map(({ text, line }) => ({
      value: text.slice(0, MAX_ITEM),
      page: line.page,
      line: line.line,
      confidence: text.length <= 250 ? 0.8 : 0.6,
    }));
}
