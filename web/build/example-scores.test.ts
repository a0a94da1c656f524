import { describe, expect, it } from 'vitest';
import { exampleScores } from './example-scores.ts';

const scores = exampleScores();
const ALL_SKILLS = scores.choices.skills - 1;
const at = ({ skills = ALL_SKILLS, years = 2, place = 1, pay = 0 }) => {
  const { choices, outcomes, outcomeOf } = scores;
  return outcomes[
    outcomeOf[((skills * choices.years + years) * choices.place + place) * choices.pay + pay]!
  ]!;
};

describe('exampleScores', () => {
  it('has an outcome for every combination of facts', () => {
    const { skills, years, place, pay } = scores.choices;
    expect(scores.outcomeOf).toHaveLength(skills * years * place * pay);
  });

  it('scores higher with another skill the job asks for, and says how many of them there are', () => {
    const without = ALL_SKILLS & ~16;
    expect(at({}).score).toBeGreaterThan(at({ skills: without }).score);
    expect(scores.parts.skills[without]?.label).toBe('4 of 5');
  });

  it('leaves out what she hasn’t said: unknown, not zero', () => {
    expect(scores.parts.salary[0]?.value).toBeNull();
    expect(at({ pay: 0 }).unknown).toBeCloseTo(0.05);
    expect(at({ pay: 1 }).unknown).toBe(0);
    expect(at({ place: 0 }).unknown).toBeCloseTo(0.15);
  });

  it('knows when the years are far too few', () => {
    expect(at({ years: 0 })).toMatchObject({
      score: 49,
      band: 'low',
      blocker: expect.stringContaining('5 years'),
    });
  });
});
