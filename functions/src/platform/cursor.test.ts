import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { CursorDate, CursorId, CursorInstant, listCursor, pageOf } from './cursor.ts';

const cursor = listCursor('things', z.strictObject({ at: CursorDate, id: CursorId }));
const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  it('is read as it was written', () => {
    const position = { at: new Date('2026-11-20T12:00:00.123Z'), id: 'a:b' };
    expect(cursor.decode(cursor.encode(position))).toEqual(position);
    expect(cursor.decode(undefined)).toBeNull();
  });

  it.each([
    [
      'of another list',
      listCursor('others', z.strictObject({ at: CursorDate, id: CursorId })).encode({
        at: new Date(),
        id: 'a',
      }),
    ],
    ['of an older form', forged([1_700_000_000_000, 'a'])],
    ['with a path for an id', forged(['things', { at: '2026-11-20T12:00:00Z', id: 'a/b' }])],
    ['with a reserved id', forged(['things', { at: '2026-11-20T12:00:00Z', id: '__a__' }])],
    ['with half a character in its id', forged(['things', { at: '2026-11-20T12:00:00Z', id: '\ud800' }])],
    ['with a time that is none', forged(['things', { at: '0000-01-01T00:00:00Z', id: 'a' }])],
    ['with more than belongs in it', forged(['things', { at: '2026-11-20T12:00:00Z', id: 'a', b: 1 }])],
    ['that is no JSON', 'nonsense'],
    ['that is empty', ''],
  ])('%s is refused', (_, value) => {
    expect(() => cursor.decode(value)).toThrow(AppError);
  });

  it('is never anything but read or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => Buffer.from(json).toString('base64url')),
        ),
        (value) => {
          try {
            cursor.decode(value);
          } catch (error) {
            expect(error).toMatchObject({ code: 'invalid_request' });
          }
        },
      ),
    );
  });
});

it('a page knows whether another follows, and where it begins', async () => {
  const rows = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'].map((at) => ({ at }));
  const times = listCursor('times', z.strictObject({ at: CursorInstant }));
  const read = async (after: { at: string } | null, limit: number) =>
    rows.filter(({ at }) => !after || at > after.at).slice(0, limit);
  const first = await pageOf(times, { limit: 2 }, read, ({ at }) => ({ at }));
  expect(first.items).toEqual(rows.slice(0, 2));
  const second = await pageOf(times, { limit: 2, cursor: first.next_cursor ?? '' }, read, ({ at }) => ({
    at,
  }));
  expect(second).toEqual({ items: rows.slice(2), next_cursor: null });
});
