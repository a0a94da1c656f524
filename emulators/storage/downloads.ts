import { gunzipSync } from 'node:zlib';
import express, { type Request, type Response } from 'express';
import type { StoredObject } from './object-resource.ts';
import type { ObjectStore } from './object-store.ts';
import { checkPreconditions, readPreconditions } from './preconditions.ts';
import { queryOf } from './wire.ts';

/**
 * `GET /b/{bucket}/o/{name}?alt=media`, with byte ranges; without `alt=media` the request falls through to the
 * metadata.
 */
export function downloadRouter(store: ObjectStore): express.Router {
  const router = express.Router();
  router.get('/b/:bucket/o/:name', async (req, res, next) => {
    const query = queryOf(req);
    if (query.get('alt') !== 'media') return next();
    const { bucket, name } = req.params;
    const { object, content } = await store.read(bucket, name, query.get('generation'), (found) =>
      checkPreconditions(readPreconditions(query), found, 'read'),
    );
    return send(req, res, object, content);
  });
  return router;
}

function send(
  req: Request<Record<string, string>>,
  res: Response,
  object: StoredObject,
  stored: Buffer,
): void {
  const gzipped = object.contentEncoding === 'gzip';
  // Cloud Storage decompresses for clients that do not accept gzip ("decompressive transcoding").
  const transcode = gzipped && !/\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''));
  const content = transcode ? gunzipSync(stored) : stored;
  res.set({
    'Content-Type': object.contentType ?? 'application/octet-stream',
    'Cache-Control': object.cacheControl ?? 'private, max-age=0',
    'Last-Modified': new Date(object.updated).toUTCString(),
    ETag: `"${object.generation}"`,
    'Accept-Ranges': 'bytes',
    'X-Goog-Generation': object.generation,
    'X-Goog-Metageneration': String(object.metageneration),
    'X-Goog-Hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    'X-Goog-Stored-Content-Encoding': object.contentEncoding ?? 'identity',
    'X-Goog-Stored-Content-Length': String(object.size),
    'X-Goog-Storage-Class': object.storageClass ?? 'STANDARD',
  });
  if (object.contentDisposition) res.set('Content-Disposition', object.contentDisposition);
  if (object.contentLanguage) res.set('Content-Language', object.contentLanguage);
  if (object.contentEncoding && !transcode) res.set('Content-Encoding', object.contentEncoding);
  const range = transcode ? undefined : parseRange(req.headers.range, content.length);
  if (range === 'unsatisfiable') {
    res.status(416).set('Content-Range', `bytes */${content.length}`).end();
    return;
  }
  if (!range) {
    res.status(200).set('Content-Length', String(content.length)).end(content);
    return;
  }
  const { start, end } = range;
  res
    .status(206)
    .set('Content-Range', `bytes ${start}-${end}/${content.length}`)
    .set('Content-Length', String(end - start + 1))
    .end(content.subarray(start, end + 1));
}

type ByteRange = { start: number; end: number };

/** A single byte range of a `Range` header, inclusive. Anything else is ignored, as HTTP specifies. */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
