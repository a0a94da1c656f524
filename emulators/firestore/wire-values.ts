import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { refuseBadFieldName } from './field-path.ts';
import { Double, doubleOf, type FirestoreNumber, integerOf, isInteger } from './numbers.ts';
import { invalid } from './status.ts';
import { kindOf, type Native, type NativeMap, Reference, type Vector } from './values.ts';
import type { Fields, ProtoTimestamp, Value } from './wire.ts';

/** Values of the API into values of documents and back. What cannot be a value is INVALID_ARGUMENT. */

const vectorType = '__vector__';
const maxDimensions = 2048;
const firstSecond = -62_135_596_800;
const lastSecond = 253_402_300_799;

export function decodeValue(value: Value): Native {
  const given = (field: unknown) => field !== undefined && field !== null;
  if (given(value.stringValue)) return value.stringValue;
  if (given(value.booleanValue)) return value.booleanValue;
  if (given(value.integerValue)) return decodeInteger(value.integerValue as string | number);
  if (given(value.doubleValue)) return doubleOf(Number(value.doubleValue));
  if (value.timestampValue) return decodeTimestamp(value.timestampValue);
  if (value.bytesValue) return Buffer.from(value.bytesValue);
  if (given(value.referenceValue)) return decodeReference(value.referenceValue as string);
  if (value.geoPointValue) return decodeGeoPoint(value.geoPointValue);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(decodeValue);
  if (value.mapValue) return decodeMap(value.mapValue.fields ?? {});
  if (value.nullValue !== undefined) return null;
  throw invalid('A value of the request has no type.');
}

function decodeInteger(value: string | number): FirestoreNumber {
  try {
    return integerOf(value);
  } catch (error) {
    throw invalid((error as Error).message);
  }
}

function decodeTimestamp({ seconds, nanos }: ProtoTimestamp): Timestamp {
  const whole = Number(seconds ?? 0);
  if (whole < firstSecond || whole > lastSecond || (nanos ?? 0) < 0 || (nanos ?? 0) > 999_999_999)
    throw invalid('A timestamp must lie between 0001-01-01T00:00:00Z and 9999-12-31T23:59:59.999999999Z.');
  // Firestore keeps microseconds.
  return new Timestamp(whole, Math.floor((nanos ?? 0) / 1000) * 1000);
}

function decodeReference(name: string): Reference {
  if (!/^projects\/[^/]+\/databases\/[^/]+\/documents\/./s.test(name))
    throw invalid(`Reference "${name}" names no document.`);
  return Reference.of(name);
}

function decodeGeoPoint({ latitude = 0, longitude = 0 }: { latitude?: number; longitude?: number }) {
  if (!(Math.abs(latitude) <= 90)) throw invalid('A latitude must be in the range of [-90, 90].');
  if (!(Math.abs(longitude) <= 180)) throw invalid('A longitude must be in the range of [-180, 180].');
  return new GeoPoint(latitude, longitude);
}

function decodeMap(fields: Fields): Native {
  return fields.__type__?.stringValue === vectorType ? decodeVector(fields) : decodeFields(fields);
}

export function decodeFields(fields: Fields): NativeMap {
  const map: NativeMap = {};
  for (const [name, value] of Object.entries(fields)) {
    refuseBadFieldName(name);
    map[name] = decodeValue(value);
  }
  return map;
}

function decodeVector({ value }: Fields): Vector {
  const numbers = value?.arrayValue?.values?.map(({ doubleValue, integerValue }) =>
    Number(doubleValue ?? integerValue ?? Number.NaN),
  );
  if (!value?.arrayValue) throw invalid('A vector needs an array of doubles as its value.');
  if ((numbers?.length ?? 0) > maxDimensions)
    throw invalid(`Vectors must have at most ${maxDimensions} dimensions.`);
  return FieldValue.vector(numbers ?? []);
}

export function encodeFields(data: NativeMap): Fields {
  const fields: Fields = {};
  for (const name of Object.keys(data)) fields[name] = encodeValue(data[name]);
  return fields;
}

export function encodeValue(value: Native): Value {
  switch (kindOf(value)) {
    case 'null':
      return { nullValue: 'NULL_VALUE' };
    case 'boolean':
      return { booleanValue: value as boolean };
    case 'number':
      return encodeNumber(value as FirestoreNumber);
    case 'string':
      return { stringValue: value as string };
    case 'timestamp': {
      const { seconds, nanoseconds } = value as Timestamp;
      return { timestampValue: { seconds: String(seconds), nanos: nanoseconds } };
    }
    case 'bytes':
      return { bytesValue: value as Uint8Array };
    case 'reference':
      return { referenceValue: (value as Reference).name };
    case 'geoPoint': {
      const { latitude, longitude } = value as GeoPoint;
      return { geoPointValue: { latitude, longitude } };
    }
    case 'array':
      return { arrayValue: { values: (value as Native[]).map(encodeValue) } };
    case 'vector': {
      const values = (value as Vector).toArray().map((doubleValue) => ({ doubleValue }));
      return {
        mapValue: { fields: { __type__: { stringValue: vectorType }, value: { arrayValue: { values } } } },
      };
    }
    case 'map':
      return { mapValue: { fields: encodeFields(value as NativeMap) } };
  }
}

function encodeNumber(value: FirestoreNumber): Value {
  if (isInteger(value)) return { integerValue: String(value) };
  return { doubleValue: value instanceof Double ? value.value : value };
}
