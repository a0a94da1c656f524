import { mapOf } from './value-kinds.ts';
import type { RulesMap, RulesValue } from './value-types.ts';
import { Bytes, LatLng, Path, Timestamp } from './value-types.ts';

const KINDS = [
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
] as const;

type Kind = (typeof KINDS)[number];
type Loose = Record<string, unknown>;

/**
 * The `fields` of a Firestore document as a rules map. Takes what the proto loader makes (with `oneofs`, where
 * `valueType` names the set member) and the JSON form (only the set member present).
 */
export function fromProtoFields(fields: object | null | undefined): RulesMap {
  return mapOf(Object.entries(fields ?? {}).map(([key, value]) => [key, fromProtoValue(value)]));
}

/** One Firestore `Value`. @throws TypeError for a value of no known kind: better no answer than a wrong one. */
export function fromProtoValue(value: Loose): RulesValue {
  const kind =
    (value.valueType as Kind | undefined) ??
    KINDS.find((name) => Object.hasOwn(value, name) && value[name] !== undefined);
  const held: unknown = kind ? value[kind] : undefined;
  switch (kind) {
    case 'nullValue':
      return null;
    case 'booleanValue':
      return held === true;
    case 'integerValue':
      return BigInt(String(held));
    case 'doubleValue':
      return Number(held);
    case 'timestampValue':
      return fromProtoTimestamp(held as string | Loose);
    case 'stringValue':
      return String(held);
    case 'bytesValue':
      return new Bytes(typeof held === 'string' ? Buffer.from(held, 'base64') : (held as Uint8Array));
    case 'referenceValue':
      return pathOfName(String(held));
    case 'geoPointValue': {
      const { latitude, longitude } = held as Loose;
      return new LatLng(Number(latitude ?? 0), Number(longitude ?? 0));
    }
    case 'arrayValue':
      return (((held as Loose).values as Loose[] | null | undefined) ?? []).map(fromProtoValue);
    case 'mapValue':
      return fromProtoFields((held as Loose).fields as object | null | undefined);
    default:
      throw new TypeError(`Unknown kind of Firestore value: ${JSON.stringify(Object.keys(value))}`);
  }
}

function fromProtoTimestamp(value: string | Loose): Timestamp {
  if (typeof value === 'string') {
    const fraction = /\.(\d{1,9})/.exec(value)?.[1] ?? '';
    const nanos = Number(fraction.padEnd(9, '0'));
    const whole = Date.parse(value.replace(/\.\d+/, ''));
    return new Timestamp(BigInt(whole + Math.floor(nanos / 1e6)), nanos % 1e6);
  }
  const nanos = Number(value.nanos ?? 0);
  return new Timestamp(
    BigInt(String(value.seconds ?? 0)) * 1000n + BigInt(Math.floor(nanos / 1e6)),
    nanos % 1e6,
  );
}

/** `projects/P/databases/D/documents/a/b` as the path `/databases/D/documents/a/b`. */
export function pathOfName(name: string): Path {
  const segments = name.split('/').filter((segment) => segment !== '');
  return new Path(segments[0] === 'projects' ? segments.slice(2) : segments);
}

/** A JSON value (the claims of a token); whole numbers become ints. */
export function fromJson(value: unknown): RulesValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value === 'object')
    return mapOf(Object.entries(value).map(([key, item]) => [key, fromJson(item)]));
  throw new TypeError(`Not a JSON value: ${typeof value}`);
}
