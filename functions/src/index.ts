/**
 * The Cloud Functions of the product. Each loads its inside when it is first called, so that a function starts with
 * nothing but what it uses.
 */
import type { Express } from 'express';
import { setGlobalOptions } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { REGION } from './platform/config.ts';

setGlobalOptions({ region: REGION, maxInstances: 100 });

let app: Promise<Express> | undefined;

export const api = onRequest(
  { memory: '512MiB', concurrency: 80, timeoutSeconds: 60, invoker: 'public' },
  async (req, res) => {
    app ??= import('./composition/api.ts').then(({ connectApi }) => connectApi());
    (await app)(req, res);
  },
);
