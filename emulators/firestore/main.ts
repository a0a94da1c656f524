import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFirestore } from './server.ts';

/**
 * The embedded Firestore as a process of its own:
 * `node main.ts [--port 8080] [--host 127.0.0.1] [--project demo-huntwell] [--data DIR] [--rules firestore.rules]
 * [--indexes firestore.indexes.json]`. Without `--data` documents are kept in memory only; without `--indexes` every
 * query is served. FIRESTORE_QUERY_LOG names a folder in which the shapes of the queries are noted.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.FIRESTORE_PORT ?? '8080' },
    host: { type: 'string', default: process.env.FIRESTORE_HOST ?? '127.0.0.1' },
    project: { type: 'string', default: process.env.GCLOUD_PROJECT ?? 'demo-huntwell' },
    data: { type: 'string', default: process.env.FIRESTORE_DATA_DIR },
    rules: { type: 'string', default: process.env.FIRESTORE_RULES },
    indexes: { type: 'string' },
  },
});

try {
  const running = await startFirestore({
    port: Number(values.port),
    host: values.host,
    projectId: values.project,
    dataDir: values.data ?? null,
    rules: values.rules ? readFileSync(values.rules, 'utf8') : undefined,
    indexes: values.indexes ? readFileSync(values.indexes, 'utf8') : undefined,
    queryLog: process.env.FIRESTORE_QUERY_LOG,
    log: (line) => console.error(line),
  });
  console.log(`Firestore ready on ${values.host}:${running.port}`);
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `Firestore: port ${values.port} is taken.` : `Firestore: ${message}`);
  process.exit(1);
}
