import { AppError } from './app-error.ts';

/** A position in a list as an opaque string. */
export function encodeCursor(values: (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The position that `encodeCursor` wrote, `length` values long; anything else is the caller's mistake. */
export function decodeCursor(cursor: string | undefined, length: number): (string | number)[] | null {
  if (cursor === undefined) return null;
  const values = parse(cursor);
  const valid =
    Array.isArray(values) &&
    values.length === length &&
    values.every((value) => typeof value === 'string' || Number.isFinite(value));
  if (!valid) {
    throw new AppError('invalid_request', 'This page address is damaged. Start from the first page.', {
      errors: [{ path: 'query.cursor', message: 'Not a cursor of this list' }],
    });
  }
  return values;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
