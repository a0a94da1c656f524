import express, { type Request, type Response } from 'express';
import { parseMultipartRelated } from './multipart-related.ts';
import { mergeFields, toResource } from './object-resource.ts';
import type { ObjectStore } from './object-store.ts';
import { checkPreconditions, readPreconditions } from './preconditions.ts';
import { ResumableSessions } from './resumable-sessions.ts';
import { badRequest } from './storage-error.ts';
import { origin, queryOf, readBody } from './wire.ts';

type BucketRequest = Request<{ bucket: string }>;

/** The upload endpoints: `uploadType` media, multipart and resumable. */
export function uploadRouter(store: ObjectStore): express.Router {
  const sessions = new ResumableSessions();
  const router = express.Router();
  router.post('/b/:bucket/o', async (req, res) => {
    switch (queryOf(req).get('uploadType')) {
      case 'media':
        return uploadMedia(store, req, res);
      case 'multipart':
        return uploadMultipart(store, req, res);
      case 'resumable':
        return beginResumable(store, sessions, req, res);
      default:
        throw badRequest('uploadType must be media, multipart or resumable');
    }
  });
  router.put('/b/:bucket/o', (req, res) => continueResumable(store, sessions, req, res));
  router.delete('/b/:bucket/o', (req, res) => {
    sessions.end(queryOf(req).get('upload_id') ?? '');
    // Cloud Storage answers a cancelled session with this unassigned status.
    res.status(499).end();
  });
  return router;
}

async function uploadMedia(store: ObjectStore, req: BucketRequest, res: Response): Promise<void> {
  const query = queryOf(req);
  const body = await readBody(req);
  const object = await store.put(
    req.params.bucket,
    objectName(query, {}),
    body,
    { contentType: req.headers['content-type'] },
    readPreconditions(query),
    declaredSums(req, {}),
  );
  res.json(toResource(object, origin(req)));
}

async function uploadMultipart(store: ObjectStore, req: BucketRequest, res: Response): Promise<void> {
  const query = queryOf(req);
  const parts = parseMultipartRelated(await readBody(req), req.headers['content-type'] ?? '');
  const object = await store.put(
    req.params.bucket,
    objectName(query, parts.metadata),
    parts.content,
    mergeFields({ contentType: parts.contentType }, parts.metadata),
    readPreconditions(query),
    declaredSums(req, parts.metadata),
  );
  res.json(toResource(object, origin(req)));
}

async function beginResumable(
  store: ObjectStore,
  sessions: ResumableSessions,
  req: BucketRequest,
  res: Response,
): Promise<void> {
  const query = queryOf(req);
  const metadata = parseJson(await readBody(req));
  const name = objectName(query, metadata);
  const conditions = readPreconditions(query);
  const { bucket } = req.params;
  checkPreconditions(conditions, store.has(bucket, name) ? store.find(bucket, name) : undefined);
  const contentType = req.headers['x-upload-content-type'];
  const session = sessions.begin({
    bucket,
    name,
    conditions,
    fields: mergeFields({ contentType: typeof contentType === 'string' ? contentType : undefined }, metadata),
  });
  const location = new URL(`/upload/storage/v1/b/${encodeURIComponent(bucket)}/o`, origin(req));
  location.searchParams.set('uploadType', 'resumable');
  location.searchParams.set('name', name);
  location.searchParams.set('upload_id', session.id);
  res.set('Location', location.href).set('X-GUploader-UploadID', session.id).status(200).end();
}

async function continueResumable(
  store: ObjectStore,
  sessions: ResumableSessions,
  req: BucketRequest,
  res: Response,
): Promise<void> {
  const session = sessions.get(queryOf(req).get('upload_id') ?? '');
  const outcome = sessions.accept(session, req.headers['content-range'], await readBody(req));
  if (!outcome.complete) {
    if (outcome.received > 0) res.set('Range', `bytes=0-${outcome.received - 1}`);
    res.status(308).end();
    return;
  }
  sessions.end(session.id);
  const sums = declaredSums(req, {});
  const { bucket, name, fields, conditions } = session;
  const object = await store.put(bucket, name, outcome.content, fields, conditions, sums);
  res.json(toResource(object, origin(req)));
}

function objectName(query: URLSearchParams, metadata: unknown): string {
  const inBody = (metadata as { name?: unknown } | null)?.name;
  const name = query.get('name') ?? (typeof inBody === 'string' ? inBody : '');
  if (!name) throw badRequest('Required parameter: name');
  return name;
}

/** Checksums declared by the client in `X-Goog-Hash` or in the metadata. */
function declaredSums(req: BucketRequest, metadata: unknown): { md5Hash?: string; crc32c?: string } {
  const { md5Hash, crc32c } = (metadata ?? {}) as { md5Hash?: string; crc32c?: string };
  const header = String(req.headers['x-goog-hash'] ?? '');
  return {
    md5Hash: md5Hash ?? /(?:^|,)\s*md5=([^,]+)/.exec(header)?.[1],
    crc32c: crc32c ?? /(?:^|,)\s*crc32c=([^,]+)/.exec(header)?.[1],
  };
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw badRequest('Parse Error');
  }
}
