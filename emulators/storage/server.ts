import express, { type NextFunction, type Request, type Response } from 'express';
import { listen, type RunningServer } from '../support/http-server.ts';
import { downloadRouter } from './downloads.ts';
import { listPage, readListQuery } from './listing.ts';
import { mergeFields, toResource } from './object-resource.ts';
import { ObjectStore, type StoredBucket } from './object-store.ts';
import { checkPreconditions, readPreconditions } from './preconditions.ts';
import { StorageError } from './storage-error.ts';
import { uploadRouter } from './uploads.ts';
import { origin, queryOf } from './wire.ts';

type StorageOptions = { port: number; host: string; dataDir: string };

/**
 * Starts the embedded Cloud Storage: the part of the JSON API that `@google-cloud/storage` uses to upload, download,
 * describe, list, copy and delete. Clients find it through `STORAGE_EMULATOR_HOST` (and firebase-admin through
 * `FIREBASE_STORAGE_EMULATOR_HOST`). No authentication, as in the official emulator.
 */
export async function startStorage(options: StorageOptions): Promise<RunningServer> {
  const store = await ObjectStore.open(options.dataDir);
  return listen(createStorageApp(store), options);
}

function createStorageApp(store: ObjectStore): express.Express {
  const app = express();
  app.disable('x-powered-by');
  const api = express.Router();
  api.use(express.json({ limit: '1mb', type: () => true }));
  bucketRoutes(api, store);
  objectRoutes(api, store);
  app.get('/', (_req, res) => {
    res.json({ status: 'ready', service: 'storage' });
  });
  app.use('/upload/storage/v1', uploadRouter(store));
  const downloads = downloadRouter(store);
  app.use('/download/storage/v1', downloads);
  app.use('/storage/v1', downloads, api);
  // The client drops `/storage/v1` from its base URL when STORAGE_EMULATOR_HOST is set.
  app.use(downloads, api);
  app.use(() => {
    throw new StorageError(404, 'notFound', 'Not Found');
  });
  app.use((error: unknown, _req: Request, res: Response, next: NextFunction) => {
    if (res.headersSent) return next(error);
    const known =
      error instanceof StorageError
        ? error
        : new StorageError(
            statusOf(error),
            'backendError',
            error instanceof Error ? error.message : 'Unknown',
          );
    if (known.status >= 500) console.error('Storage:', error);
    if (known.status === 304) return res.status(304).end();
    return res.status(known.status).json(known.toJSON());
  });
  return app;
}

function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 500;
}

function bucketRoutes(api: express.Router, store: ObjectStore): void {
  api.get('/b', (req, res) => {
    res.json({ kind: 'storage#buckets', items: store.buckets().map((b) => bucketResource(b, origin(req))) });
  });
  api.post('/b', async (req, res) => {
    const { name, location } = (req.body ?? {}) as { name?: string; location?: string };
    res.json(bucketResource(await store.createBucket(String(name ?? ''), location), origin(req)));
  });
  api.get('/b/:bucket', (req, res) => {
    res.json(bucketResource(store.bucket(req.params.bucket), origin(req)));
  });
  api.delete('/b/:bucket', async (req, res) => {
    await store.deleteBucket(req.params.bucket);
    res.status(204).end();
  });
}

function objectRoutes(api: express.Router, store: ObjectStore): void {
  api.get('/b/:bucket/o', (req, res) => {
    const page = listPage(store.list(req.params.bucket), readListQuery(queryOf(req)));
    res.json({
      kind: 'storage#objects',
      ...(page.nextPageToken && { nextPageToken: page.nextPageToken }),
      ...(page.prefixes.length > 0 && { prefixes: page.prefixes }),
      items: page.items.map((object) => toResource(object, origin(req))),
    });
  });
  api
    .route('/b/:bucket/o/:name')
    .get((req, res) => {
      const query = queryOf(req);
      const object = store.find(req.params.bucket, req.params.name, query.get('generation'));
      checkPreconditions(readPreconditions(query), object, 'read');
      res.json(toResource(object, origin(req)));
    })
    .patch(async (req, res) => {
      const { bucket, name } = req.params;
      const query = queryOf(req);
      const conditions = readPreconditions(query);
      const object = await store.patch(bucket, name, query.get('generation'), req.body, conditions);
      res.json(toResource(object, origin(req)));
    })
    .delete(async (req, res) => {
      const { bucket, name } = req.params;
      const query = queryOf(req);
      await store.delete(bucket, name, query.get('generation'), readPreconditions(query));
      res.status(204).end();
    });
  api.post('/b/:bucket/o/:name/rewriteTo/b/:toBucket/o/:toName', async (req, res) => {
    const copy = await copyObject(store, req);
    const size = String(copy.size);
    res.json({
      kind: 'storage#rewriteResponse',
      totalBytesRewritten: size,
      objectSize: size,
      done: true,
      resource: toResource(copy, origin(req)),
    });
  });
  api.post('/b/:bucket/o/:name/copyTo/b/:toBucket/o/:toName', async (req, res) => {
    res.json(toResource(await copyObject(store, req), origin(req)));
  });
}

type CopyRequest = Request<{ bucket: string; name: string; toBucket: string; toName: string }>;

async function copyObject(store: ObjectStore, req: CopyRequest) {
  const { bucket, name, toBucket, toName } = req.params;
  const query = queryOf(req);
  const { object: source, content } = await store.read(bucket, name, query.get('sourceGeneration'));
  const { contentType, contentEncoding, contentDisposition, contentLanguage, cacheControl, metadata } =
    source;
  const fields = mergeFields(
    { contentType, contentEncoding, contentDisposition, contentLanguage, cacheControl, metadata },
    req.body,
  );
  return store.put(toBucket, toName, content, fields, readPreconditions(query));
}

function bucketResource(bucket: StoredBucket, at: string): Record<string, unknown> {
  return {
    kind: 'storage#bucket',
    id: bucket.name,
    selfLink: `${at}/storage/v1/b/${bucket.name}`,
    name: bucket.name,
    projectNumber: '0',
    location: bucket.location,
    locationType: 'multi-region',
    storageClass: 'STANDARD',
    metageneration: '1',
    etag: 'CAE=',
    timeCreated: bucket.timeCreated,
    updated: bucket.timeCreated,
  };
}
