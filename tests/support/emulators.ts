import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import '../../emulators/stack/quick-auth-start.ts';
import { startFirestore } from '../../emulators/firestore/server.ts';
import { startStorage } from '../../emulators/storage/server.ts';
import { PROJECT_ID } from './project-id.ts';
import { queryLogFolder } from './query-log-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    firestore_port: number;
    storage_port: number;
    auth_port: number;
  }
}

const HOST = '127.0.0.1';

/** Starts Auth, Firestore and Cloud Storage on free ports, with nothing in them, for one run of the tests. */
export default async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const data_dir = await mkdtemp(join(tmpdir(), 'huntwell-test-'));
  const [rules, indexes] = await Promise.all(
    ['firestore.rules', 'firestore.indexes.json'].map((file) =>
      readFile(new URL(`../../${file}`, import.meta.url), 'utf8'),
    ),
  );
  const queryLog = queryLogFolder();
  // Queries from an earlier run say nothing about the current product; `npm test` clears its folder itself.
  if (!process.env.FIRESTORE_QUERY_LOG) await rm(queryLog, { recursive: true, force: true });
  const firestore = await startFirestore({
    port: 0,
    host: HOST,
    projectId: PROJECT_ID,
    rules,
    indexes,
    queryLog,
    dataDir: null,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const storage = await startStorage({ port: 0, host: HOST, dataDir: data_dir });
  const auth = await startAuth();
  provide('firestore_port', firestore.port);
  provide('storage_port', storage.port);
  provide('auth_port', auth.port);
  return async () => {
    await Promise.all([firestore.close(), storage.close(), auth.close()]);
    await rm(data_dir, { recursive: true });
  };
}

/** The Auth emulator of firebase-tools, without the rest of the suite. */
export async function startAuth(): Promise<{ port: number; close: () => Promise<void> }> {
  const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server');
  const server = createServer(await createApp(PROJECT_ID));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
