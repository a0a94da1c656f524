import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DamagedFileError, parseRecords, toLine } from './record-file.ts';

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

  it('with any bit flipped is damaged, or loses nothing', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(7), (items, position, bit) => {
        const file = fileOf(items);
        const index = position % file.length;
        file[index] = (file[index] ?? 0) ^ (1 << bit);
        expect(() => parseRecords(file)).toThrow(DamagedFileError);
      }),
      { numRuns: 500 },
    );
  });
});
