import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offsetProblem, portsAt } from './ports.ts';

test('no two stacks want the same port, however they are moved', () => {
  const first = new Set(Object.values(portsAt(0)));
  expect(first.size).toBe(Object.keys(portsAt(0)).length);
  for (let offset = 100; offset <= 50_000; offset += 100) {
    if (offsetProblem(offset)) continue;
    expect(Object.values(portsAt(offset)).filter((port) => first.has(port))).toEqual([]);
  }
});

test.each([-100, 1, 150, 50_100, Number.NaN, 0.5])('an offset of %s is refused', (offset) => {
  expect(offsetProblem(offset)).toContain('a multiple of 100');
  expect(() => portsAt(offset)).toThrow('a multiple of 100');
});

test.each([
  [1000, 6000],
  [2000, 10080],
])('an offset of %i is refused, because no browser opens port %i', (offset, port) => {
  expect(offsetProblem(offset)).toContain(`No browser opens port ${port}`);
  expect(() => portsAt(offset)).toThrow('another multiple of 100');
});

test('every other offset can be used', () => {
  const offsets = Array.from({ length: 501 }, (_, at) => at * 100);
  expect(offsets.filter((offset) => offsetProblem(offset) !== null)).toEqual([1000, 2000]);
});

test('the page finds what it speaks to beside the address that it was opened at', () => {
  const env = readFileSync(new URL('../web/.env.emulator', import.meta.url), 'utf8');
  const { hosting, auth, account_chooser } = portsAt(0);
  expect(env).toContain(`VITE_AUTH_PORT_DELTA=${auth - hosting}\n`);
  expect(env).toContain(`VITE_ACCOUNT_CHOOSER_PORT_DELTA=${account_chooser - hosting}\n`);
});
