import { describe, expect, it } from 'vitest';
import { isTownName, townBits } from './town-names.ts';

describe('isTownName', () => {
  it.each(['Härnösand', 'HÄRNÖSAND', 'Noisy-le-Sec', 'Saint Priest', 'Warszawa', 'Dalfsen', 'Marklkofen'])(
    '%s is one, however it is written',
    (name) => {
      expect(isTownName(name)).toBe(true);
    },
  );

  it.each(['', 'X', 'Consulting', 'Waymo', 'Platform Team', 'Linz 2', '東京都庁舎前'])(
    '%s is none',
    (name) => {
      expect(isTownName(name)).toBe(false);
    },
  );

  it('is wrong about few texts that are none', () => {
    const texts = Array.from({ length: 5000 }, (_, index) =>
      `Q${index.toString(26)}z`.replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!),
    );
    expect(texts.filter(isTownName).length).toBeLessThan(15);
  });

  it('looks for each name in several places of the list', () => {
    expect(new Set(townBits('harnosand', 1_000_000)).size).toBe(10);
  });
});
