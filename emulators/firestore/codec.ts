import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { Double, doubleOf, integerOf } from './numbers.ts';
import { kindOf, type Native, type NativeMap, Reference, type Vector } from './values.ts';

/**
 * Document data as JSON that round-trips. Values that JSON lacks are objects with one key starting with `$`; a map with
 * such a key is itself wrapped in `$map`.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const base64 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

export function toJson(value: Native): Json {
  switch (kindOf(value)) {
    case 'number': {
      if (typeof value === 'bigint') return { $integer: String(value) };
      if (value instanceof Double) return { $double: value.value };
      const number = value as number;
      return Number.isFinite(number) && !Object.is(number, -0)
        ? number
        : { $number: Object.is(number, -0) ? '-0' : String(number) };
    }
    case 'timestamp': {
      const { seconds, nanoseconds } = value as Timestamp;
      return { $time: [seconds, nanoseconds] };
    }
    case 'bytes':
      return { $bytes: base64(value as Uint8Array) };
    case 'reference':
      return { $ref: (value as Reference).name };
    case 'geoPoint': {
      const { latitude, longitude } = value as GeoPoint;
      return { $geo: [toJson(latitude), toJson(longitude)] };
    }
    case 'vector':
      return { $vector: base64(new Uint8Array(Float64Array.from((value as Vector).toArray()).buffer)) };
    case 'array':
      return (value as Native[]).map(toJson);
    case 'map':
      return mapToJson(value as NativeMap);
    default:
      return (value ?? null) as Json;
  }
}

function mapToJson(map: NativeMap): Json {
  const entries = Object.entries(map);
  const plain = Object.fromEntries(entries.map(([key, value]) => [key, toJson(value)]));
  return entries.some(([key]) => key.startsWith('$')) ? { $map: plain } : plain;
}

export function fromJson(json: Json): Native {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(fromJson);
  for (const key in json) {
    if (key.charCodeAt(0) === 36) return special(key, json[key] as Json);
    break;
  }
  return mapFromJson(json);
}

export function mapFromJson(json: { [key: string]: Json }): NativeMap {
  const map: NativeMap = {};
  for (const key of Object.keys(json)) map[key] = fromJson(json[key] as Json);
  return map;
}

function special(tag: string, content: Json): Native {
  switch (tag) {
    case '$integer':
      return integerOf(content as string);
    case '$double':
      return doubleOf(content as number);
    case '$number':
      return Number(content);
    case '$time': {
      const [seconds, nanoseconds] = content as number[];
      return new Timestamp(seconds as number, nanoseconds as number);
    }
    case '$bytes':
      return Buffer.from(content as string, 'base64');
    case '$ref':
      return Reference.of(content as string);
    case '$geo': {
      const [latitude, longitude] = (content as Json[]).map((part) => fromJson(part) as number);
      return new GeoPoint(latitude as number, longitude as number);
    }
    case '$vector': {
      const bytes = new Uint8Array(Buffer.from(content as string, 'base64'));
      return FieldValue.vector([...new Float64Array(bytes.buffer)]);
    }
    case '$map':
      return mapFromJson(content as { [key: string]: Json });
    default:
      throw new Error(`Unknown value tag ${tag}.`);
  }
}
