import { describe, expect, it } from 'vitest';
import { chartMax, linePieces } from './chart-geometry.ts';

describe('linePieces', () => {
  it('draws one line over the whole width when nothing is missing', () => {
    expect(linePieces([0, 5, 10], { width: 100, height: 20 })).toEqual({
      paths: ['M0 20L50 10L100 0'],
      gaps: [],
    });
  });

  it('breaks the line where there is no data and reports the gap', () => {
    const drawn = linePieces([1, null, 1, 1], { width: 90, height: 10 });
    expect(drawn.paths).toHaveLength(2);
    expect(drawn.gaps).toEqual([{ from: 15, to: 45 }]);
  });

  it('joins neighbouring gaps', () => {
    expect(linePieces([1, null, null, 1], { width: 90, height: 10 }).gaps).toEqual([{ from: 15, to: 75 }]);
  });
});

describe('chartMax', () => {
  it('is never zero', () => {
    expect(chartMax([])).toBe(1);
    expect(chartMax([null, 0])).toBe(1);
    expect(chartMax([3, null, 7])).toBe(7);
  });
});
