import type { AddressInfo, Socket } from 'node:net';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { Authoriser } from './authorise.ts';
import type { Database } from './database.ts';
import { demultiplex } from './demultiplex.ts';
import { firestoreImplementation } from './grpc-service.ts';
import { httpApi } from './http-api.ts';
import { parseIndexes } from './indexes/definitions.ts';
import { QueryLog } from './indexes/query-log.ts';
import { firestoreService } from './proto.ts';
import { refuseOversized, withRequestLimit } from './request-limit.ts';
import { Store } from './store.ts';
import { Transactions } from './transactions.ts';

export type FirestoreOptions = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Rules for this project; other projects deny everyone but the owner until they get rules of their own. */
  projectId: string;
  /** Source of `firestore.rules`. */
  rules?: string;
  /**
   * Source of `firestore.indexes.json`: queries that it does not serve are rejected. Without it, none are, as in the
   * official emulator.
   */
  indexes?: string;
  /** Folder to which the shapes of served queries are appended, one file per process. */
  queryLog?: string;
  /** Where documents are stored; null stores them in memory only. */
  dataDir: string | null;
  log: (line: string) => void;
};

export type RunningFirestore = {
  port: number;
  /** A database in this process, for callers that load very many documents at once. */
  database: (name: string) => Database;
  close: () => Promise<void>;
};

/** Maximum size of a message read into memory, in bytes; Firestore's own limit is lower, see request-limit.ts. */
const largestMessage = 64 * 1024 * 1024;

/** Starts the embedded Firestore. Rejects if the port is taken, or with RulesSyntaxError or IndexFileError. */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { port, host, projectId, rules, indexes, queryLog, dataDir, log } = options;
  const authoriser = new Authoriser();
  if (rules !== undefined) authoriser.setRules(projectId, rules);
  const definitions = indexes === undefined ? undefined : parseIndexes(indexes);
  const store = await Store.open(dataDir, log, {
    definitions,
    log: queryLog === undefined ? undefined : new QueryLog(queryLog, definitions),
  });

  const transactions = new Map<Database, Transactions>();
  const transactionsOf = (database: Database) => {
    const known = transactions.get(database) ?? new Transactions(database);
    transactions.set(database, known);
    return known;
  };

  const grpc = new Server({
    'grpc.max_receive_message_length': largestMessage,
    'grpc.max_send_message_length': -1,
    interceptors: [refuseOversized],
  });
  grpc.addService(
    withRequestLimit(firestoreService()),
    firestoreImplementation({ store, authoriser, transactionsOf }),
  );
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const http = httpApi(store, authoriser);

  const sockets = new Set<Socket>();
  const listener = demultiplex(
    (socket) => injector.injectConnection(socket),
    (socket) => void http.emit('connection', socket),
  );
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, host, resolve);
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });

  return {
    port: (listener.address() as AddressInfo).port,
    database: (name) => store.database(name),
    close: async () => {
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
      grpc.forceShutdown();
      http.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await closed;
      await store.close();
    },
  };
}
