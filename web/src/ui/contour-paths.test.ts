import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contourLines } from './contour-paths.ts';

describe('contourLines', () => {
  it('draws the same land for the same seed and another for another', () => {
    const at = (seed: string) => contourLines({ seed, x: 100, y: 100 }).map((line) => line.d);
    expect(at('landing')).toEqual(at('landing'));
    expect(at('landing')).not.toEqual(at('auth'));
  });

  it('comes back to where it began', () => {
    for (const { d } of contourLines({ seed: 'home', x: 720, y: 400 })) {
      const [, ...curves] = d.slice(0, -1).split(/[cs]/);
      const moves = curves.map((curve) => (curve.match(/-?\d+/g) ?? []).map(Number).slice(-2));
      expect(moves.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0])).toEqual([0, 0]);
    }
  });

  it('closes every line, holds only numbers, and marks every fourth as index, for any seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 16 }), (seed, lines) => {
        const drawn = contourLines({ seed, x: 0, y: 0, lines });
        expect(drawn).toHaveLength(lines);
        drawn.forEach((line, i) => {
          expect(line.d).toMatch(/^M-?\d+[ -]\d+c[-\d ]+(s[-\d ]+)+Z$/);
          expect(line.index).toBe((i + 1) % 4 === 0);
        });
      }),
    );
  });
});
