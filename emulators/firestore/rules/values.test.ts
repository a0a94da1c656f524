import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equal, mapOf } from './value-kinds.ts';
import type { RulesValue } from './value-types.ts';
import { Bytes, LatLng, Path, Timestamp } from './value-types.ts';
import { fromJson, fromProtoFields, fromProtoValue } from './values.ts';

const REFERENCE = 'projects/p/databases/(default)/documents/a/b';

describe('fromProtoFields', () => {
  it.each([
    ['null', { nullValue: null }, null],
    ['null by the name of its enum', { nullValue: 'NULL_VALUE' }, null],
    ['false', { booleanValue: false }, false],
    ['an int as text', { integerValue: '9007199254740993' }, 9007199254740993n],
    ['an int as a number', { integerValue: 0 }, 0n],
    ['a float', { doubleValue: 2 }, 2],
    ['infinity as text', { doubleValue: '-Infinity' }, Number.NEGATIVE_INFINITY],
    ['text', { stringValue: '' }, ''],
    ['bytes as base64', { bytesValue: 'AQI=' }, new Bytes(Buffer.of(1, 2))],
    ['bytes as a buffer', { bytesValue: Buffer.of(1, 2) }, new Bytes(Buffer.of(1, 2))],
    [
      'a reference',
      { referenceValue: REFERENCE },
      new Path(['databases', '(default)', 'documents', 'a', 'b']),
    ],
    ['a place', { geoPointValue: { latitude: 1.5, longitude: -2 } }, new LatLng(1.5, -2)],
    ['a time as parts', { timestampValue: { seconds: '5', nanos: 7_000_001 } }, new Timestamp(5007n, 1)],
    ['a time before 1970', { timestampValue: { seconds: -1, nanos: 500_000_000 } }, new Timestamp(-500n, 0)],
    ['a time as text', { timestampValue: '1970-01-01T00:00:05.007000001Z' }, new Timestamp(5007n, 1)],
    ['an empty list', { arrayValue: {} }, []],
    ['a list', { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'x' }] } }, [1n, 'x']],
    ['a map', { mapValue: { fields: { a: { doubleValue: 1 } } } }, mapOf([['a', 1]])],
  ])('takes %s in both shapes', (_name, plain, expected) => {
    const [kind] = Object.keys(plain);
    const loaded = { ...plain, valueType: kind };
    expect(fromProtoFields({ x: plain }).x).toEqual(expected);
    expect(fromProtoFields({ x: loaded }).x).toEqual(expected);
  });

  it('takes no fields at all', () => {
    expect(Object.keys(fromProtoFields(undefined))).toEqual([]);
    expect(Object.keys(fromProtoFields(null))).toEqual([]);
  });

  it('keeps a field called __proto__ a field', () => {
    const fields = fromProtoFields(JSON.parse('{"__proto__": {"stringValue": "x"}}'));
    expect(Object.entries(fields)).toEqual([['__proto__', 'x']]);
  });

  it('refuses a kind that it does not know', () => {
    expect(() => fromProtoValue({ pipelineValue: {} })).toThrow('Unknown kind of Firestore value');
    expect(() => fromProtoValue({})).toThrow(TypeError);
  });
});

describe('fromJson', () => {
  it('makes whole numbers ints and others floats', () => {
    expect(fromJson({ a: 1, b: [1.5, null, true, 'x'] })).toEqual(
      mapOf([
        ['a', 1n],
        ['b', [1.5, null, true, 'x']],
      ]),
    );
  });
});

describe('equal', () => {
  const value: fc.Arbitrary<RulesValue> = fc.letrec<{ value: RulesValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constant(null),
      fc.boolean(),
      fc.bigInt({ min: -3n, max: 3n }),
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.string({ maxLength: 2 }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc
        .dictionary(fc.string({ maxLength: 2 }), tie('value'), { maxKeys: 3 })
        .map((map) => mapOf(Object.entries(map))),
    ),
  })).value;

  it('holds for a value and itself, and is the same both ways', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(equal(a, a)).toBe(true);
        expect(equal(a, b)).toBe(equal(b, a));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    expect(
      equal(
        mapOf([
          ['a', 1n],
          ['b', 2n],
        ]),
        mapOf([
          ['b', 2n],
          ['a', 1n],
        ]),
      ),
    ).toBe(true);
    expect(
      equal(
        mapOf([['a', 1n]]),
        mapOf([
          ['a', 1n],
          ['b', 2n],
        ]),
      ),
    ).toBe(false);
  });
});
