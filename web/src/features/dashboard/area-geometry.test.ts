import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaLayers, scaleOf, spread } from './area-geometry.ts';
import { LAYERS, type Week } from './weeks.ts';

const BOX = { width: 400, height: 200 };
const week = fc.record({
  at: fc.constant(0),
  interviewing: fc.integer({ min: 0, max: 400 }),
  waiting: fc.integer({ min: 0, max: 400 }),
  closed: fc.integer({ min: 0, max: 400 }),
  unconfirmed: fc.integer({ min: 0, max: 400 }),
});
const weeks = fc.array(week, { minLength: 2, maxLength: 9 });
const total = (one: Week) => LAYERS.reduce((sum, layer) => sum + one[layer], 0);

it('the scale begins at zero, has few round steps, and holds everything', () => {
  fc.assert(
    fc.property(weeks, (all) => {
      const scale = scaleOf(all);
      const most = Math.max(1, ...all.map(total));
      expect(scale[0]).toBe(0);
      expect(scale.at(-1)).toBeGreaterThanOrEqual(most);
      expect(scale.at(-2)).toBeLessThan(most);
      expect(scale.length).toBeLessThanOrEqual(5);
    }),
  );
});

it('each layer is as thick as its number, to scale, and stays in the box', () => {
  fc.assert(
    fc.property(weeks, (all) => {
      const top = scaleOf(all).at(-1) ?? 1;
      let below = 0;
      for (const { layer, value, middle, area, edge } of areaLayers(all, BOX)) {
        expect(value).toBe(all.at(-1)?.[layer]);
        const center = BOX.height - ((below + value / 2) / top) * BOX.height;
        expect(Math.abs(middle - center)).toBeLessThan(0.2);
        below += value;
        const last = Number(edge.split(' ').at(-1));
        expect(Math.abs(last - (BOX.height - (below / top) * BOX.height))).toBeLessThan(0.2);
        for (const [, x, y] of area.matchAll(/([\d.]+) ([\d.]+)/g)) {
          expect(Number(x)).toBeLessThanOrEqual(BOX.width);
          expect(Number(y)).toBeLessThanOrEqual(BOX.height);
        }
      }
      expect(below).toBe(total(all.at(-1) as Week));
    }),
  );
});

it('labels never cover each other and stay in the box', () => {
  const middles = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(middles, (all) => {
      const placed = spread(
        [...all].sort((a, b) => b - a),
        22,
        200,
      );
      for (const [n, y] of placed.entries()) {
        if (n > 0) expect((placed[n - 1] ?? 0) - y).toBeGreaterThanOrEqual(22);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(200);
      }
    }),
  );
});
