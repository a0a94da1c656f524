import type { AuditEntry } from '../../contract/admin-operations.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { AuditRepository } from './audit.repository.ts';

/** What administrators did, newest first; calls that only read are left out unless asked for. */
export async function readAudit(
  audit: AuditRepository,
  query: {
    include_reads?: boolean | undefined;
    target?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ items: AuditEntry[]; next_cursor: string | null }> {
  const position = decodeCursor(query.cursor, 2);
  const after = position && { at: String(position[0]), id: String(position[1]) };
  const filter = { include_reads: query.include_reads ?? false, target: query.target || null };
  const found = await audit.page(filter, after, query.limit + 1);
  const items = found.slice(0, query.limit);
  const last = items.at(-1);
  return { items, next_cursor: last && found.length > query.limit ? encodeCursor([last.at, last.id]) : null };
}
