import { BAND_FROM } from '@contract/matches.ts';
import { PART_WEIGHTS } from '@contract/score-weights.ts';
import { describe, expect, it } from 'vitest';
import { CALIBRATION, PART_FACTS } from './score-facts.ts';

describe('what the page about scores says', () => {
  it('names every part that counts, the heaviest first', () => {
    const counted = Object.entries(PART_WEIGHTS).filter(([, weight]) => weight > 0);
    const weights = PART_FACTS.map(([kind]) => PART_WEIGHTS[kind]);
    expect(PART_FACTS.map(([kind]) => kind).sort()).toEqual(counted.map(([kind]) => kind).sort());
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('has the bands of scores, each with jobs', () => {
    const { excellent, good, fair } = BAND_FROM;
    expect(CALIBRATION.map(({ name }) => name)).toEqual([
      `${excellent} and up`,
      `${good}–${excellent - 1}`,
      `${fair}–${good - 1}`,
      `Below ${fair}`,
    ]);
    for (const { jobs, right } of CALIBRATION) expect(right).toBeLessThanOrEqual(jobs);
  });
});
