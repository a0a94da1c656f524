import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecords, toLine } from './record-file.ts';

const records = fc.array(fc.record({ n: fc.nat(), text: fc.string({ unit: 'grapheme' }) }), {
  minLength: 1,
  maxLength: 8,
});
const fileOf = (items: object[]) => Buffer.from(items.map((item) => toLine(JSON.stringify(item))).join(''));

describe('a file of records', () => {
  it('gives back what was written', () => {
    fc.assert(
      fc.property(records, (items) => {
        const file = fileOf(items);
        expect(parseRecords(file)).toEqual({ records: items, goodBytes: file.length });
      }),
    );
  });

  it('cut anywhere gives back the records before the cut', () => {
    fc.assert(
      fc.property(records, fc.nat(), (items, position) => {
        const file = fileOf(items);
        const cut = file.subarray(0, position % file.length);
        const { records: found, goodBytes } = parseRecords(cut);
        expect(found).toEqual(items.slice(0, found.length));
        expect(goodBytes).toBe(fileOf(items.slice(0, found.length)).length);
        expect(fileOf(items.slice(0, found.length + 1)).length).toBeGreaterThan(cut.length);
      }),
    );
  });

  it('with any bit flipped gives back the records before it, and says that the rest is damaged', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(7), (items, position, bit) => {
        const file = fileOf(items);
        const index = position % file.length;
        const intact = items.filter((_, n) => fileOf(items.slice(0, n + 1)).length <= index);
        file[index] = (file[index] ?? 0) ^ (1 << bit);
        const { records: found, goodBytes, damage } = parseRecords(file);
        expect(found).toEqual(intact);
        expect(goodBytes).toBe(fileOf(intact).length);
        expect(damage).toMatch(new RegExp(`^line ${intact.length + 1} `));
      }),
      { numRuns: 500 },
    );
  });
});
