import { canonicalSkill, findSkills, isSoftSkill } from '../skills/find-skills.ts';
import type { FeatureInput } from './posting-features.ts';
import type { sentencesOf } from './sections.ts';

/** Skills that are everyday words in a description of duties ("teach patients"); among requirements they count. */
const NOT_FROM_DUTIES = new Set(
  'Accounting|Advertising|Banking|Budgeting|Cooking|Driving|Insurance|Investigations|Invoicing|Leasing|Manufacturing|Marketing|Negotiation|Packaging|Painting|Photography|Recruiting|Sales|Teaching|Training and development|Translation|Tutoring|Troubleshooting|Typing'.split(
    '|',
  ),
);
const MAX_SKILLS = 24;

/**
 * Skills in required sections are required, those in preferred sections preferred. Skills that only the duties mention
 * are required too if the posting states few requirements, otherwise preferred. Soft skills that everyone asks for are
 * dropped.
 */
export function requiredAndPreferredSkills(
  posting: Pick<FeatureInput, 'skills'>,
  sentences: ReturnType<typeof sentencesOf>,
): { required: string[]; preferred: string[] } {
  const named = { required: new Set<string>(), preferred: new Set<string>(), duties: new Set<string>() };
  for (const skill of posting.skills ?? []) {
    const name = canonicalSkill(skill);
    if (name !== '' && name.length <= 60 && !isSoftSkill(name)) named.duties.add(name);
  }
  const blocks = { required: '', preferred: '', duties: '' };
  for (const { text, section, is_preferred } of sentences) {
    if (section === 'company') continue;
    blocks[is_preferred ? 'preferred' : section === 'required' ? 'required' : 'duties'] += `${text}\n`;
  }
  for (const kind of ['required', 'preferred', 'duties'] as const) {
    for (const name of findSkills(blocks[kind])) {
      if (isSoftSkill(name) || (kind === 'duties' && NOT_FROM_DUTIES.has(name))) continue;
      named[kind].add(name);
    }
  }
  const dutiesCount = named.required.size < 4;
  const required = dutiesCount
    ? [...named.required, ...[...named.duties].filter((name) => !named.preferred.has(name))]
    : [...named.required];
  const unique = [...new Set(required)].slice(0, MAX_SKILLS);
  const preferred = [...new Set([...named.preferred, ...(dutiesCount ? [] : named.duties)])].filter(
    (name) => !unique.includes(name),
  );
  return { required: unique, preferred: preferred.slice(0, MAX_SKILLS) };
}
