import { z } from 'zod';
import type { AuditEntry } from '../../contract/admin-operations.ts';
import { CursorId, CursorInstant, listCursor, pageOf } from '../../platform/cursor.ts';
import type { AuditRepository } from './audit.repository.ts';

const CURSOR = listCursor('audit', z.strictObject({ at: CursorInstant, id: CursorId }));

/** What administrators did, newest first; read-only calls only on request. */
export async function readAudit(
  audit: AuditRepository,
  query: {
    include_reads?: boolean | undefined;
    target?: string | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ items: AuditEntry[]; next_cursor: string | null }> {
  const filter = { include_reads: query.include_reads ?? false, target: query.target || null };
  return pageOf(
    CURSOR,
    query,
    (after, limit) => audit.page(filter, after, limit),
    ({ at, id }) => ({ at, id }),
  );
}
