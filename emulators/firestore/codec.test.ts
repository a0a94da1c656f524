import fc from 'fast-check';
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { fromJson, type Json, toJson } from './codec.ts';
import { doubleOf, integerOf } from './numbers.ts';
import { Reference } from './values.ts';

const root = 'projects/demo-codec/databases/(default)/documents';

const leaf = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double().map(doubleOf),
  fc.integer().map(doubleOf),
  fc.integer(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(integerOf),
  fc.string({ unit: 'binary' }),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.nat(999_999))
    .map(([s, us]) => new Timestamp(s, us * 1000)),
  fc
    .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
    .map(([latitude, longitude]) => new GeoPoint(latitude, longitude)),
  fc.array(fc.double({ noNaN: true }), { minLength: 1 }).map((values) => FieldValue.vector(values)),
  fc.stringMatching(/^[a-z]{1,8}$/).map((id) => Reference.of(`${root}/things/${id}`)),
);
const key = fc
  .oneof(fc.string(), fc.constantFrom('$time', '$map', '$', '$vector'))
  .filter((name) => name !== '__proto__');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value')),
    fc.dictionary(key, tie('value'), { noNullPrototype: true }),
  ),
}));

describe('the form on disk', () => {
  it('gives back any value exactly', () => {
    fc.assert(
      fc.property(value, (original) => {
        const restored = fromJson(JSON.parse(JSON.stringify(toJson(original))) as Json);
        expect(restored).toStrictEqual(original);
      }),
    );
  });

  it('keeps the sign of zero', () => {
    expect(Object.is(fromJson(toJson(-0)), -0)).toBe(true);
  });
});
