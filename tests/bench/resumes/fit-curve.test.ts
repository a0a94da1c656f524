import { describe, expect, it } from 'vitest';
import { shareRight } from '../../../functions/src/modules/resumes/parser/confidence/calibrate.ts';
import { fitCurve } from './fit-curve.ts';

/** Values of one confidence, of which some are right. */
function values(confidence: number, count: number, right: number) {
  return Array.from({ length: count }, (_, index) => ({ confidence, right: index < right }));
}

describe('A fitted curve', () => {
  it('says how often values of a confidence were right', () => {
    const curve = fitCurve([...values(0.62, 1000, 300), ...values(0.92, 1000, 800)]);
    expect(shareRight(curve, 0.62)).toBeCloseTo(0.3, 1);
    expect(shareRight(curve, 0.92)).toBeCloseTo(0.8, 1);
  });

  it('never falls, even if less certain values were right more often', () => {
    const curve = fitCurve([...values(0.72, 500, 450), ...values(0.82, 500, 350)]);
    expect(shareRight(curve, 0.72)).toBeCloseTo(0.8, 1);
    expect(shareRight(curve, 0.82)).toBe(shareRight(curve, 0.72));
    const shares = curve.map(([, share]) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it("keeps the reader's own number where there is no evidence, and nearly where there is little", () => {
    const curve = fitCurve(values(0.72, 2, 0));
    expect(shareRight(curve, 0.32)).toBeCloseTo(0.32, 1);
    expect(shareRight(curve, 0.72)).toBeGreaterThan(0.55);
  });

  it("is never above the reader's own number where it may only lower that", () => {
    const curve = fitCurve([...values(0.62, 1000, 300), ...values(0.82, 1000, 990)], { raised: false });
    expect(shareRight(curve, 0.62)).toBeCloseTo(0.3, 1);
    expect(shareRight(curve, 0.82)).toBe(0.82);
  });

  it('calls nothing certain', () => {
    expect(shareRight(fitCurve(values(0.99, 100_000, 100_000)), 1)).toBe(0.97);
  });
});
