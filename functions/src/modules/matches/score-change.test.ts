import { describe, expect, it } from 'vitest';
import { PART_KINDS } from '../../contract/matches.ts';
import { partsOf, scoreChange } from './score-change.ts';
import { analyst, scoreOf } from './testing/analyst.ts';

const before = scoreOf(analyst);
const entry = { score: before.score ?? 0, parts: partsOf(before) };
const having = (...skills: string[]) => ({ ...analyst, profile: { ...analyst.profile, skills } });

describe('the change of a score', () => {
  it('names the score before and the parts that moved, the most first', () => {
    const after = scoreOf({
      resume: null,
      profile: { ...analyst.profile, skills: ['SQL', 'Python', 'Tableau', 'dbt'], location: 'Trenton, NJ' },
    });
    expect(scoreChange(entry, after)).toEqual({ from: before.score, parts: ['skills', 'location'] });
  });

  it('counts a part that became known as moved', () => {
    const silent = scoreOf({ resume: null, profile: { ...analyst.profile, skills: [] } });
    const was = { score: silent.score ?? 0, parts: partsOf(silent) };
    expect(scoreChange(was, before)?.parts).toEqual(['skills']);
  });

  it('is none for a new match or the same score, and names no parts if they were not stored', () => {
    const after = scoreOf(having('SQL', 'Python', 'Tableau'));
    expect(scoreChange(undefined, after)).toBeNull();
    expect(scoreChange(entry, before)).toBeNull();
    expect(scoreChange({ score: entry.score, parts: [] }, after)).toEqual({ from: entry.score, parts: [] });
  });

  it('keeps the parts in the order of their kinds, in hundredths', () => {
    const parts = partsOf(before);
    expect(parts).toHaveLength(PART_KINDS.length);
    expect(parts[PART_KINDS.indexOf('title')]).toBe(100);
    expect(parts[PART_KINDS.indexOf('background')]).toBeNull();
  });
});
