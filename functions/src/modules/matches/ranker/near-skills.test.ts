import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../job-text/skills/vocabulary.ts';
import { nearSkillsOf, skillsOfKinds } from './near-skills.ts';

describe('skills of one kind', () => {
  it('are skills of the vocabulary, by their own names', () => {
    const { skills } = vocabulary();
    expect(skillsOfKinds().filter((name) => !skills.has(name))).toEqual([]);
  });

  it('stand in for each other, each for those that the person lacks', () => {
    expect([...nearSkillsOf(new Set(['Azure']))]).toEqual([
      ['AWS', 'Azure'],
      ['Google Cloud', 'Azure'],
    ]);
    expect(nearSkillsOf(new Set(['AWS', 'Azure', 'Google Cloud'])).size).toBe(0);
    expect(nearSkillsOf(new Set(['Patient care'])).size).toBe(0);
  });

  it('are named by the first of their kind, in whatever order the person lists them', () => {
    const near = (...own: string[]) => nearSkillsOf(new Set(own)).get('Google Cloud');
    expect(near('Azure', 'AWS')).toBe('AWS');
    expect(near('AWS', 'Azure')).toBe('AWS');
  });
});
