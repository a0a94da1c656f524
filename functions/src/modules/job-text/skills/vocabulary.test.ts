import { describe, expect, it } from 'vitest';
import { canonicalSkill, findSkills, withImplied } from './find-skills.ts';
import { vocabulary } from './vocabulary.ts';
import { splitWords } from './words.ts';

describe('the vocabulary', () => {
  it('gives each spelling to one skill', () => {
    const owners = new Map<string, Set<string>>();
    for (const { name, spellings } of vocabulary().skills.values())
      for (const spelling of spellings) {
        const key = splitWords(spelling)
          .map((word) => word.key)
          .join(' ');
        owners.set(key, (owners.get(key) ?? new Set()).add(name));
      }
    expect([...owners].filter(([, names]) => names.size > 1)).toEqual([]);
  });

  it('leaves no mark in a spelling', () => {
    for (const { spellings } of vocabulary().skills.values())
      for (const spelling of spellings) expect(spelling).toMatch(/^[\p{L}\p{N}.]/u);
  });

  it.each([
    ['process design', 'Chemical engineering'],
    ['conflict resolution', 'Complaint handling'],
    ['customer retention', 'Customer success'],
    ['aseptic technique', 'Surgical technology'],
    ['expense reports', 'Concur'],
    ['schedule appointments', 'Patient scheduling'],
    ['access control', 'Security patrol'],
    ['diagnostic tools', 'Automotive diagnostics'],
    ['front end loader', 'Front-end development'],
    ['security information and event management', 'Event planning'],
    ['discovery process', 'Litigation'],
    ['LangChain', 'Hugging Face'],
    ['lifeguarding', 'Search and rescue'],
    ['work instructions', 'Assembly drawings'],
    ['process mapping', 'Value stream mapping'],
  ])('%s is not %s', (spelling, skill) => {
    expect(findSkills(`Experience with ${spelling}`)).not.toContain(skill);
    expect(canonicalSkill(spelling)).not.toBe(skill);
  });

  it.each([
    ['Knowledge of FDA, ICH, and GCP guidelines', 'Good clinical practice'],
    ['Clinical trials by GCP', 'Good clinical practice'],
    ['GCP-compliant cloud systems for clinical trials', 'Good clinical practice'],
    ['GCP certified cloud engineer in clinical research', 'Google Cloud'],
    ['GCP and AWS with FDA clients', 'Google Cloud'],
    ['AWS, GCP, or Azure', 'Google Cloud'],
    ['GCP', 'Google Cloud'],
  ])('GCP in "%s" is %s', (text, skill) => expect(findSkills(text)).toContain(skill));

  it.each([
    ['social media', 'Social media marketing'],
    ['backend', 'Back-end development'],
    ['Front end', 'Front-end development'],
    ['dashboards', 'Data visualization'],
    ['KPIs', 'KPI reporting'],
    ['iOS', 'iOS development'],
    ['GitHub', 'Git'],
    ['architectural design', 'Architectural design'],
    ['search engine marketing', 'SEM'],
    ['RDBMS', 'SQL'],
  ])('%s in a resume or a profile is %s', (spelling, skill) => {
    expect(findSkills(`Skills: ${spelling}`)).toEqual([skill]);
    expect(canonicalSkill(spelling)).toBe(skill);
  });

  it.each([
    ['Git', 'Version control'],
    ['Distributed systems', 'System design'],
    ['Psychotherapy', 'Counseling'],
    ['Revit', 'BIM'],
    ['Consultative selling', 'Sales'],
    ['GAAP', 'Accounting'],
    ['Account reconciliation', 'Accounting'],
    ['Angular', 'Front-end development'],
    ['Django', 'Back-end development'],
  ])('whoever does %s does %s', (skill, implied) => {
    expect(withImplied([skill])).toContain(implied);
  });
});
