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
