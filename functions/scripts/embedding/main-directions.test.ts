import { expect, it } from 'vitest';
import { mainDirections } from './main-directions.ts';
import { random } from './random.ts';

const column = (directions: Float64Array, number: number, count: number) =>
  Float64Array.from({ length: directions.length / count }, (_, i) => directions[i * count + number]!);
const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

it('the main directions are those along which the vectors are longest, the longest first, at right angles', () => {
  const rand = random(5);
  const [first, second] = [
    [0.6, 0.8, 0, 0],
    [-0.8, 0.6, 0, 0],
  ] as const;
  const values = new Float32Array(200 * 4);
  for (let i = 0; i < 200; i++) {
    const [long, short] = [5 * (rand() - 0.5), rand() - 0.5];
    for (let d = 0; d < 4; d++)
      values[i * 4 + d] = long * first[d]! + short * second[d]! + 0.01 * (rand() - 0.5);
  }
  const directions = mainDirections([{ values, weight: 1 }], 4, 2);
  const [a, b] = [column(directions, 0, 2), column(directions, 1, 2)];
  expect(Math.abs(dot(a, Float64Array.from(first)))).toBeCloseTo(1, 2);
  expect(Math.abs(dot(b, Float64Array.from(second)))).toBeCloseTo(1, 2);
  expect(dot(a, b)).toBeCloseTo(0, 9);
  expect(dot(a, a)).toBeCloseTo(1, 9);
});

it('a set that weighs more turns the directions to itself', () => {
  const along = (d: number) => Float32Array.from({ length: 3 }, (_, i) => (i === d ? 1 : 0));
  const first = (weights: [number, number]) =>
    mainDirections(
      weights.map((weight, d) => ({ values: along(d), weight })),
      3,
      1,
    ).map(Math.abs);
  expect(first([1, 4])[1]).toBeCloseTo(1, 6);
  expect(first([4, 1])[0]).toBeCloseTo(1, 6);
});
