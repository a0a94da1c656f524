import { canonicalSkill, findSkillMentions } from '../../job-text/skills/find-skills.ts';
import { vocabulary } from '../../job-text/skills/vocabulary.ts';
import type { Item } from './skills.ts';
import type { TextLine } from './text-line.ts';

const MAX = 40;
/** A list of this length is the person's own answer; prose adds nothing to it. */
const LISTED_ENOUGH = 8;

/**
 * Skills of the shared vocabulary that the text names word for word outside of its lists, for resumes that list none
 * or few. They are less sure than listed ones: who worked beside a technology has not always used it. Broad fields
 * ("business", "soft") are left to the lists, because prose uses their names for other things too.
 */
export function namedSkills(lines: TextLine[], listed: Item[]): Item[] {
  if (listed.length >= LISTED_ENOUGH) return [];
  const { skills } = vocabulary();
  const known = new Set(listed.map((item) => canonicalSkill(item.value).toLowerCase()));
  const found: Item[] = [];
  for (const line of lines) {
    if (/@|https?:/.test(line.text)) continue;
    for (const { name, index } of findSkillMentions(line.text)) {
      const type = skills.get(name)?.type;
      if (type === 'soft' || type === 'business' || known.has(name.toLowerCase())) continue;
      const written = line.text.slice(index, index + name.length);
      if (written.toLowerCase() !== name.toLowerCase()) continue;
      known.add(name.toLowerCase());
      found.push({ value: written, page: line.page, line: line.line, confidence: 0.6 });
    }
  }
  return found.slice(0, MAX);
}
