import { describe, expect, it } from 'vitest';
import {
  agreement,
  nearOccupations,
  ONET_OCCUPATIONS,
  packOccupations,
  sharesByNumber,
  unpackOccupations,
} from './near-occupations.ts';
import { readOccupations } from './occupation-file.ts';

const occupations = readOccupations();
const near = nearOccupations;
const agree = (a: string, b: string) => agreement(sharesByNumber(near(a)), near(b));

describe('the occupations near a title', () => {
  it('are those of O*NET, which are the first in the file', () => {
    expect(occupations.findIndex(({ source }) => source !== 'onet')).toBe(ONET_OCCUPATIONS);
    expect(occupations.slice(ONET_OCCUPATIONS).some(({ source }) => source === 'onet')).toBe(false);
  });

  it.each([
    ['staff nurse', 'Registered Nurses'],
    ['cpa', 'Accountants and Auditors'],
    ['line cook', 'Cooks, Restaurant'],
  ])('of %s begin with %s, and their shares sum to 1', (title, official) => {
    const { numbers, shares } = near(title);
    expect(occupations[numbers[0]!]?.titles[0]).toBe(official);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('are none for a title without letters, and agree with nothing', () => {
    expect(near('').numbers).toHaveLength(0);
    expect(agree('', 'registered nurse')).toBe(0);
  });

  it('survive packing', () => {
    const found = near('paralegal');
    const unpacked = unpackOccupations(packOccupations(found));
    expect([...unpacked.numbers]).toEqual([...found.numbers]);
    for (const [i, share] of found.shares.entries()) expect(unpacked.shares[i]).toBeCloseTo(share, 2);
    expect(unpackOccupations('').numbers).toHaveLength(0);
  });

  it('tell kin from titles that share words', () => {
    expect(agree('registered nurse', 'staff nurse')).toBeGreaterThan(0.5);
    expect(agree('dental hygienist', 'industrial hygienist')).toBeLessThan(0.05);
  });
});
