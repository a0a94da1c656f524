import { z } from 'zod';
import { AppError } from './app-error.ts';
import { isDocumentId } from './document-id.ts';

/** Encodes positions in one kind of list as cursors. */
export type ListCursor<P> = {
  /** The position as an opaque string that no other list accepts. */
  encode(position: P): string;
  /** The position that `encode` wrote, null without one; anything else throws `invalid_request`. */
  decode(cursor: string | undefined): P | null;
  /** Whether `encode` wrote it. */
  accepts(cursor: string): boolean;
};

/** Cursors of the list with this name. A position consists of plain values and dates, as the schema parses them. */
export function listCursor<P extends object>(list: string, position: z.ZodType<P>): ListCursor<P> {
  const schema = z.tuple([z.literal(list), position]);
  return {
    accepts: (cursor) => schema.safeParse(parseJson(cursor)).success,
    encode: (value) => Buffer.from(JSON.stringify([list, value])).toString('base64url'),
    decode(cursor) {
      if (cursor === undefined) return null;
      const read = schema.safeParse(parseJson(cursor));
      if (read.success) return read.data[1];
      throw new AppError(
        'invalid_request',
        'This link is no longer valid. Start again from the first page.',
        {
          errors: [{ path: 'query.cursor', message: 'The cursor belongs to a different list' }],
        },
      );
    },
  };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Parts of a position. */
export const CursorId = z.string().refine(isDocumentId);
/** Text that sorts chronologically, within the years that can be stored. */
export const CursorInstant = z.iso.datetime().refine((instant) => instant >= '1970');
export const CursorDate = CursorInstant.transform((instant) => new Date(instant));

/**
 * One page of a list: reads one row more than requested, to know whether another page follows. `positionOf` says where
 * the next page starts if this row is the last one shown.
 */
export async function pageOf<Row, P>(
  cursor: ListCursor<P>,
  query: { cursor?: string | undefined; limit: number },
  read: (after: P | null, limit: number) => Promise<Row[]>,
  positionOf: (row: Row) => P,
): Promise<{ items: Row[]; next_cursor: string | null }> {
  const found = await read(cursor.decode(query.cursor), query.limit + 1);
  const items = found.slice(0, query.limit);
  const last = items.at(-1);
  const more = found.length > query.limit && last !== undefined;
  return { items, next_cursor: more ? cursor.encode(positionOf(last)) : null };
}
