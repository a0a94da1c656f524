import { strictHeading } from '../structure/headings.ts';
import type { TextLine } from '../text/text-line.ts';
import { isLanguageName, readLanguages } from './languages.ts';
import { type Item, isSentence, splitItems, unique } from './skill-items.ts';
import { groups, LABEL } from './skill-lines.ts';
import { withoutTableHeads } from './skill-tables.ts';

/** The skills of a section as written, split at what parts them; category labels and levels are left out. */
export function readSkills(lines: TextLine[]): { skills: Item[]; languages: Item[] } {
  const skills: Item[] = [];
  const languages: Item[] = [];
  for (const { text, line } of groups(withoutTableHeads(lines))) {
    const label = LABEL.exec(text);
    const category = label !== null && label[1]!.split(/\s+/).length <= 5 ? label[1]! : '';
    const content = category === '' ? text : label![2]!;
    if (strictHeading(category) === 'languages') {
      const named = readLanguages([{ ...line, text: content }]);
      languages.push(...named);
      if (named.length > 0) continue;
    }
    if (isSentence(content)) continue;
    const items = splitItems(content).map((value) => ({
      value,
      page: line.page,
      line: line.line,
      confidence: content.includes(',') || content.split(/\s+/).length <= 4 ? 0.9 : 0.7,
    }));
    const spoken = items.length > 0 && items.every((item) => isLanguageName(item.value));
    (spoken ? languages : skills).push(...items);
  }
  return { skills: unique(skills), languages: unique(languages) };
}
