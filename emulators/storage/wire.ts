import type { Request } from 'express';
import { StorageError } from './storage-error.ts';

const MAX_BODY_BYTES = 256 * 1024 * 1024;

/** The origin under which the client reached us, for links in responses. */
export function origin(req: Request<Record<string, string>>): string {
  return `${req.protocol}://${req.headers.host ?? 'localhost'}`;
}

/** The query string, not parsed by Express, so that a repeated or bracketed name is taken literally. */
export function queryOf(req: Request<Record<string, string>>): URLSearchParams {
  return new URL(req.originalUrl, 'http://storage').searchParams;
}

/** The whole body; uploads are resumes and screenshots, so they fit in memory. */
export async function readBody(req: Request<Record<string, string>>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new StorageError(413, 'uploadTooLarge', 'The upload is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
