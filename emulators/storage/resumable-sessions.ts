import { randomUUID } from 'node:crypto';
import type { ObjectFields } from './object-resource.ts';
import type { Preconditions } from './preconditions.ts';
import { badRequest, StorageError } from './storage-error.ts';

/** A resumable upload in progress. The bytes stay in memory until the last chunk: a restarted server answers 410. */
type ResumableSession = {
  id: string;
  bucket: string;
  name: string;
  fields: ObjectFields;
  conditions: Preconditions;
  chunks: Buffer[];
  received: number;
};

/** What a chunk led to: more is expected, or the content is complete. */
type ChunkOutcome = { complete: false; received: number } | { complete: true; content: Buffer };

export class ResumableSessions {
  readonly #sessions = new Map<string, ResumableSession>();

  begin(start: Omit<ResumableSession, 'id' | 'chunks' | 'received'>): ResumableSession {
    const session: ResumableSession = { ...start, id: randomUUID(), chunks: [], received: 0 };
    this.#sessions.set(session.id, session);
    return session;
  }

  get(id: string): ResumableSession {
    const session = this.#sessions.get(id);
    if (!session) throw new StorageError(410, 'gone', 'The upload session is not known any more.');
    return session;
  }

  end(id: string): void {
    this.#sessions.delete(id);
  }

  /**
   * Accepts a chunk with its `Content-Range` header. Bytes received before are skipped (a client that lost a response
   * resends them); a gap is rejected with what was received, so the client goes back.
   */
  accept(session: ResumableSession, range: string | undefined, body: Buffer): ChunkOutcome {
    const parsed = parseContentRange(range, body.length);
    if (parsed.kind === 'status') {
      if (parsed.total === session.received) return finish(session);
      return { complete: false, received: session.received };
    }
    if (parsed.start > session.received) return { complete: false, received: session.received };
    const fresh = body.subarray(session.received - parsed.start);
    if (fresh.length > 0) {
      session.chunks.push(fresh);
      session.received += fresh.length;
    }
    // `bytes a-*/*` is a single request with the whole rest; `bytes a-b/*` announces more.
    const total = parsed.total ?? (parsed.openEnded ? session.received : undefined);
    if (total === undefined || session.received < total)
      return { complete: false, received: session.received };
    if (session.received > total) throw badRequest('More bytes than the declared total');
    return finish(session);
  }
}

function finish(session: ResumableSession): ChunkOutcome {
  return { complete: true, content: Buffer.concat(session.chunks) };
}

type ContentRange =
  | { kind: 'status'; total: number | undefined }
  | { kind: 'bytes'; start: number; openEnded: boolean; total: number | undefined };

function parseContentRange(header: string | undefined, length: number): ContentRange {
  if (header === undefined) return { kind: 'bytes', start: 0, openEnded: true, total: length };
  const match = /^bytes (?:\*|(\d+)-(\d+|\*))\/(\d+|\*)$/.exec(header.trim());
  if (!match) throw badRequest(`Invalid Content-Range: ${header}`);
  const [, start, end, totalText] = match;
  const total = totalText === '*' ? undefined : Number(totalText);
  if (start === undefined) return { kind: 'status', total };
  // An empty upload is sent as `bytes 0--1/0`-like or `bytes 0-*/0`; only the length of a closed range is checked.
  if (end !== '*' && Number(end) - Number(start) + 1 !== length)
    throw badRequest(`Content-Range ${header} does not fit a body of ${length} bytes`);
  return { kind: 'bytes', start: Number(start), openEnded: end === '*', total };
}
