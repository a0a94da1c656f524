import { describe, expect, it } from 'vitest';
import { packEmphasis } from '../../job-text/features/skill-emphasis.ts';
import { candidateWith, postingWith } from '../testing/parts.ts';
import { nearSkillsOf } from './near-skills.ts';
import { skillsPart } from './parts.ts';

describe('skillsPart', () => {
  const having = (...skills: string[]) => candidateWith({ skills: new Set(skills) });
  const asking = (required: string[], preferred: string[] = []) =>
    postingWith({ skills_required: required, skills_preferred: preferred });
  const letters = [...'ABCDEFGHIJKLMNOP'];

  it('is unknown while either side lists none', () => {
    expect(skillsPart(having('A'), asking([]))).toEqual({
      matched: [],
      missing: [],
      stated: 0,
      part: expect.objectContaining({ value: null, why: 'The job lists no skills.' }),
    });
    expect(skillsPart(having(), asking(['A'], ['B']))).toEqual({
      matched: [],
      missing: [],
      stated: 2,
      part: expect.objectContaining({ value: null, why: 'Your profile lists no skills yet.' }),
    });
  });

  it('names what is matched and what is missing, required ones first', () => {
    const { matched, missing, stated, part } = skillsPart(having('B', 'D'), asking(['A', 'B'], ['C', 'D']));
    expect({ matched, missing, stated }).toEqual({ matched: ['B', 'D'], missing: ['A', 'C'], stated: 4 });
    expect(part).toMatchObject({ label: '2 of 4', why: 'You have 2 of the 4 skills the job lists.' });
    expect(skillsPart(having('B'), asking(['A'])).part).toMatchObject({
      label: '0 of 1',
      why: 'You don’t list the one skill the job names.',
    });
    expect(skillsPart(having('A'), asking(['A'])).part).toMatchObject({
      value: 0.54,
      label: '1 of 1',
      why: 'You have every skill the job lists. The fewer skills a job is about, the less they say.',
    });
    expect(skillsPart(having(...letters), asking(letters)).part).toMatchObject({
      value: 1,
      why: 'You have every skill the job lists.',
    });
  });

  it('counts a skill of a kind that the person knows in part, and says so', () => {
    const own = { ...having('Azure', 'A'), skills_near: nearSkillsOf(new Set(['Azure'])) };
    const { part, matched, missing } = skillsPart(own, asking(['A', 'AWS', 'Figma', 'Google Cloud']));
    expect({ matched, missing }).toEqual({ matched: ['A'], missing: ['AWS', 'Figma', 'Google Cloud'] });
    expect(part).toMatchObject({
      label: '1 of 4',
      note: 'Counted in part: AWS (you have Azure) and Google Cloud (you have Azure).',
    });
    const without = skillsPart(having('Azure', 'A'), asking(['A', 'AWS', 'Figma', 'Google Cloud'])).part;
    const whole = skillsPart(
      having('A', 'AWS', 'Google Cloud'),
      asking(['A', 'AWS', 'Figma', 'Google Cloud']),
    );
    expect(part.value).toBeGreaterThan(without.value ?? 1);
    expect(part.value).toBeLessThan(whole.part.value ?? 0);
  });

  it('names the skill of its kind beside the one that the job is most about', () => {
    const posting = { ...asking(['AWS', 'A']), skill_emphasis: packEmphasis([3, 1]) };
    const own = { ...having('Azure', 'A'), skills_near: nearSkillsOf(new Set(['Azure'])) };
    expect(skillsPart(own, posting).part.note).toBe(
      'The job is most about AWS, which you don’t list. Your Azure counts for some of it.',
    );
  });

  it('weighs a preferred skill less than a required one', () => {
    const value = (skill: string) => skillsPart(having(skill), asking(['A'], ['B'])).part.value;
    expect(value('A')).toBe(0.463);
    expect(value('B')).toBe(0.278);
  });

  it('rates half of a list by how many that is, none as 0', () => {
    expect(skillsPart(having('A', 'B'), asking(['A', 'B', 'C', 'D'])).part.value).toBe(0.54);
    expect(skillsPart(having(...letters.slice(0, 8)), asking(letters)).part.value).toBe(0.9);
    expect(skillsPart(having('Z'), asking(['A', 'B'])).part.value).toBe(0);
  });

  it('does not expect all of a long list', () => {
    const all = (count: number) => asking(letters.slice(0, count));
    expect(skillsPart(having(...letters.slice(0, 7)), all(7)).part.value).toBe(1);
    expect(skillsPart(having(...letters.slice(0, 9)), all(12)).part.value).toBe(1);
    expect(skillsPart(having(...letters.slice(0, 8)), all(12)).part.value).toBe(0.952);
  });

  it('says how many of them the resume only lists', () => {
    const all = letters.slice(0, 7);
    const shown = (...used: string[]) =>
      skillsPart({ ...having(...all), skills_used: new Set(used) }, asking(all)).part;
    expect(shown()).toMatchObject({
      value: 0.919,
      label: '7 of 7',
      why: 'You have every skill the job lists. 7 of them are listed but not shown at work in your resume.',
      note: '7 of them are listed but not shown at work in your resume.',
    });
    expect(shown(...all.slice(2)).note).toBe('Listed but not shown at work in your resume: A and B.');
    expect(shown(...all.slice(1)).note).toBe('Listed but not shown at work in your resume: A.');
    expect(shown(...all)).not.toHaveProperty('note');
    expect(shown(...all).why).toBe('You have every skill the job lists.');
  });

  it('tells a skill of a title held from one that is only listed, and counts both alike', () => {
    const all = letters.slice(0, 7);
    const part = (titled: string[], used: string[], required = all) =>
      skillsPart(
        { ...having(...all), skills_used: new Set(used), skills_titled: new Set(titled) },
        {
          ...asking(required),
          skill_emphasis: packEmphasis(required.map((name) => (name === 'A' ? 4 : 1.5))),
        },
      ).part;
    const byTitle = part(['A'], all.slice(1));
    expect(byTitle.note).toBe('Told by a job title, not by what you did: A.');
    expect(byTitle.value).toBe(part([], all.slice(1)).value);
    expect(byTitle.value).toBeLessThan(part(['A'], all).value ?? 0);
    expect(part(['A'], all.slice(2)).note).toBe('Listed but not shown at work in your resume: B.');
    expect(part(['A'], [], ['A', 'Z']).note).toBe('Told by a job title, not by what you did: A.');
  });

  it('has no note where the label and the bar agree', () => {
    expect(skillsPart(having('A'), asking(['A', 'B'])).part).not.toHaveProperty('note');
    expect(skillsPart(having('A'), asking(['A'])).part.note).toBe(
      'The fewer skills a job is about, the less they say.',
    );
  });

  it('never says that a job is most about a skill only because the others are preferred', () => {
    expect(skillsPart(having('B'), asking(['A'], ['B', 'C'])).part.why).toBe(
      'You have 1 of the 3 skills the job lists.',
    );
  });

  describe('of a job that is most about one of them', () => {
    /** A is named in the title and most often. */
    const aboutA = { ...asking(['A', 'B', 'C']), skill_emphasis: packEmphasis([4, 1.5, 1.5]) };

    it('counts that one most', () => {
      const value = (skill: string) => skillsPart(having(skill), aboutA).part.value ?? 0;
      expect(value('A')).toBeGreaterThan(2 * value('B'));
      expect(value('B')).toBe(value('C'));
    });

    it('says so if the person lacks it', () => {
      expect(skillsPart(having('B'), aboutA).part.why).toBe(
        'You have 1 of the 3 skills the job lists. The job is most about A, which you don’t list.',
      );
      expect(skillsPart(having('A'), aboutA).part.why).toBe('You have 1 of the 3 skills the job lists.');
    });

    it('counts it less if the resume only lists it, and says so', () => {
      const shown = { ...having('A', 'B', 'C'), skills_used: new Set(['A', 'B', 'C']) };
      const listed = { ...shown, skills_used: new Set(['B', 'C']) };
      expect(skillsPart(listed, aboutA).part.value).toBeLessThan(skillsPart(shown, aboutA).part.value ?? 0);
      expect(skillsPart(listed, aboutA).part.why).toBe(
        'You have every skill the job lists. The job is most about A, which your resume doesn’t show at work.',
      );
      // Where no resume tells what was done, nobody knows.
      const untold = { ...shown, skills_used: null };
      expect(skillsPart(untold, aboutA).part.value).toBe(skillsPart(shown, aboutA).part.value);
    });
  });
});
