import type { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { Double, type FirestoreNumber } from '../numbers.ts';
import { kindOf, type Native, type NativeMap, type Reference, type Vector } from '../values.ts';

/** A string that is identical exactly for values that Firestore considers equal. */
export function valueKey(value: Native): string {
  const kind = kindOf(value);
  switch (kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return String(value);
    case 'number':
      return numberKey(value as FirestoreNumber);
    case 'string':
      return JSON.stringify(value);
    case 'timestamp': {
      const { seconds, nanoseconds } = value as Timestamp;
      return `t${seconds}.${nanoseconds}`;
    }
    case 'bytes':
      return `b${Buffer.from(value as Uint8Array).toString('base64')}`;
    case 'reference':
      return `r${JSON.stringify((value as Reference).name)}`;
    case 'geoPoint': {
      const { latitude, longitude } = value as GeoPoint;
      return `g${latitude},${longitude}`;
    }
    case 'array':
      return `[${(value as Native[]).map(valueKey).join()}]`;
    case 'vector':
      return `v${(value as Vector).toArray().map(valueKey).join()}`;
    case 'map': {
      const map = value as NativeMap;
      const entries = Object.keys(map).sort();
      return `{${entries.map((key) => `${JSON.stringify(key)}:${valueKey(map[key])}`).join()}}`;
    }
  }
}

/** An integer and a double of the same value are equal; beyond 2^53 JavaScript prints doubles with fewer digits. */
function numberKey(number: FirestoreNumber): string {
  const value = number instanceof Double ? number.value : number;
  return String(typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : value);
}
