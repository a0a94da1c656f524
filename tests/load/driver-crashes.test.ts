import { expect, it } from 'vitest';
import { nearTheClick } from './crash-points.ts';
import { crashRound } from './crash-round.ts';

/** Of all faults, one in how many; `npm run bench:crashes` meets every one. */
const STRIDE = Number(process.env.CRASH_STRIDE ?? 90);

it('workers that die, fail, or stall send every application once or say that they do not know, and settle its credit', {
  timeout: 1_800_000,
}, async () => {
  const { figures, problems } = await crashRound({
    lanes: 2,
    choose: (points) =>
      points.filter(
        (point, at) => at % STRIDE === 0 || (point.form.name === 'one page' && nearTheClick(point)),
      ),
  });
  console.log(JSON.stringify(figures));
  expect(problems).toEqual([]);
  expect(figures.runs).toBeGreaterThan(25);
  expect(figures.not_reached).toBeLessThan(figures.runs / 10);
});
