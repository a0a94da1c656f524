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
  /** Rules given here hold for this project; others deny everybody but the owner until they get rules of their own. */
  projectId: string;
  /** Source of `firestore.rules`. */
  rules?: string;
  /**
   * Source of `firestore.indexes.json`: queries that it does not serve are refused. Without it none is, as the
   * official emulator refuses none.
   */
  indexes?: string;
  /** Folder to which the shapes of the queries served are appended, one file a process. */
  queryLog?: string;
  /** Where documents are kept; null keeps them in memory only. */
  dataDir: string | null;
  log: (line: string) => void;
};

export type RunningFirestore = {
  port: number;
  /** A database of this process, for what puts very many documents into it at once. */
  database: (name: string) => Database;
  close: () => Promise<void>;
};

/** Bytes of a message that are taken into memory; what Firestore takes is less, see request-limit.ts. */
const largestMessage = 64 * 1024 * 1024;

/** Starts the embedded Firestore. Rejects when the port is taken, with RulesSyntaxError and IndexFileError. */
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
