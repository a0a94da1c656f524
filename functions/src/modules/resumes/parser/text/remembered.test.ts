import { expect, it, vi } from 'vitest';
import { forgetTexts, remembered } from './remembered.ts';

it('works out a text once, also if there is nothing to find, until all texts are forgotten', () => {
  const work = vi.fn((text: string) => (text === 'nothing' ? undefined : text.length));
  const length = remembered(work);
  expect([length('four'), length('four'), length('nothing'), length('nothing')]).toEqual([
    4,
    4,
    undefined,
    undefined,
  ]);
  expect(work).toHaveBeenCalledTimes(2);
  forgetTexts();
  expect(length('four')).toBe(4);
  expect(work).toHaveBeenCalledTimes(3);
});

it('forgets what it knows when the texts become too many to keep', () => {
  const work = vi.fn((text: string) => text.length);
  const length = remembered(work);
  const texts = Array.from({ length: 11 }, (_, at) => String.fromCharCode(97 + at).repeat(100_000));
  for (const text of texts) length(text);
  expect(length(texts[10]!)).toBe(100_000);
  expect(work).toHaveBeenCalledTimes(11);
  expect(length(texts[0]!)).toBe(100_000);
  expect(work).toHaveBeenCalledTimes(12);
});
