/** The Cloud Function that renders public pages: the codebase with the web app's renderer in its image. */
import type { Express } from 'express';
import { onRequest } from 'firebase-functions/v2/https';
import { setGlobalOptions } from 'firebase-functions/v2/options';
import { connectOnce } from './composition/connect-once.ts';
import { keepBodiesUnread } from './http/unread-body.ts';
import { SEARCH_INDEX_TOKEN } from './platform/config.ts';
import { GLOBAL_OPTIONS } from './tasks/task-options.ts';

setGlobalOptions(GLOBAL_OPTIONS);

if (process.env.FUNCTION_TARGET === 'pages') keepBodiesUnread();

const app = connectOnce<Express>(async () => (await import('./composition/pages.ts')).connectPages());

/** Rendering takes the processor for tens of milliseconds, so fewer calls share an instance than in the API. */
export const pages = onRequest(
  {
    memory: '512MiB',
    concurrency: 16,
    timeoutSeconds: 30,
    invoker: 'public',
    secrets: [SEARCH_INDEX_TOKEN],
  },
  async (req, res) => {
    (await app())(req, res);
  },
);
