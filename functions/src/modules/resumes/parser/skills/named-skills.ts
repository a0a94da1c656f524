import { canonicalSkill, findSkillMentions } from '../../../job-text/skills/find-skills.ts';
import { vocabulary } from '../../../job-text/skills/vocabulary.ts';
import type { TextLine } from '../text/text-line.ts';
import type { Item } from './skill-items.ts';

const MAX = 40;
/** A list of this length is complete; prose adds nothing to it. */
const LISTED_ENOUGH = 4;

/**
 * Skills from the shared vocabulary that the text names verbatim outside of its lists, for resumes that list few or
 * none. They are less certain than listed ones: someone who worked next to a technology has not necessarily used it.
 * Broad fields ("business", "soft") count only in lists, because prose uses their names for other things too.
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
      // "Leeds" does not name "Leed".
      if (/^[\p{L}\d]/u.test(line.text.slice(index + name.length))) continue;
      known.add(name.toLowerCase());
      found.push({ value: written, page: line.page, line: line.line, confidence: 0.6 });
    }
  }
  return found.slice(0, MAX);
}
