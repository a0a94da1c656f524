import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIAL_SWEEP, dialDegrees, dialLabel, dialShape } from './dial-geometry.ts';

describe('dialDegrees', () => {
  it('draws score × known share when a part is unknown', () => {
    expect(dialDegrees(50, 20)).toEqual({ known: DIAL_SWEEP * 0.8, solid: DIAL_SWEEP * 0.4 });
  });

  it('never draws more than is known, for any score and any share', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (score, unknown) => {
        const { solid, known } = dialDegrees(score, unknown);
        expect(solid).toBeGreaterThanOrEqual(0);
        expect(solid).toBeLessThanOrEqual(known);
        expect(known).toBeLessThanOrEqual(DIAL_SWEEP);
      }),
    );
  });
});

describe('dialShape', () => {
  it('has no hatching when everything is known', () => {
    const shape = dialShape(89, 0, 52);
    expect(shape.hatch).toBeNull();
    expect(shape.solid).not.toBeNull();
  });

  it('is hatched all over and has no solid arc when there is no score', () => {
    const shape = dialShape(null, 100, 52);
    expect(shape.hatch).not.toBeNull();
    expect(shape.solid).toBeNull();
    expect(shape.track).toBeNull();
  });

  it('has a track but no solid arc for a score of 0', () => {
    const shape = dialShape(0, 0, 52);
    expect(shape.solid).toBeNull();
    expect(shape.track).not.toBeNull();
  });

  it('shows at least one stroke for a small unknown share at the smallest size', () => {
    expect(dialShape(91, 4, 40).hatch).toMatch(/^M.+L/);
  });
});

describe('dialLabel', () => {
  it('says score and unknown share', () => {
    expect(dialLabel(87, 8)).toBe('Relevance: 87 out of 100, 8% unknown');
    expect(dialLabel(87, 0)).toBe('Relevance: 87 out of 100');
    expect(dialLabel(null, 100)).toBe('Relevance: no score, because nothing could be checked');
  });
});
