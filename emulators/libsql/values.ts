/** A value as the engine takes and gives it. */
export type SqlValue = null | number | bigint | string | Uint8Array;

/** A value as Hrana writes it in JSON: integers as text, because they may be too large for a number. */
export type WireValue =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };

export function fromWire(value: WireValue): SqlValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'integer':
      return BigInt(value.value);
    case 'float':
    case 'text':
      return value.value;
    case 'blob':
      return Buffer.from(value.base64, 'base64');
  }
}

/** Of a statement that reads integers as BigInt, so that a number is a float. */
export function toWire(value: SqlValue): WireValue {
  if (value === null) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return { type: 'blob', base64: Buffer.from(value).toString('base64').replace(/=+$/, '') };
}
