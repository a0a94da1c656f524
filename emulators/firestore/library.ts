import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { Timestamp } from 'firebase-admin/firestore';
import type { NativeMap } from './values.ts';
import type { CommitResponse, Fields, Value, Write } from './wire.ts';

/** What the emulator uses of the engine library's in-memory client. */
type Client = {
  context: {
    serializer: { encodeFields(data: NativeMap): Fields; decodeValue(value: Value): unknown };
  };
  commit(request: { writes: Write[] }): Promise<[CommitResponse, ...unknown[]]>;
};

type Stored = { exists: boolean; data?: NativeMap; updateTime: Timestamp };

/** Parts of the library that its types do not show. */
type Internals = {
  serverTime: () => Timestamp;
  _src: { docs: Map<string, Master> };
};

type Master = {
  exists: boolean;
  _history: unknown[];
  _collections: Set<unknown>;
  parent?: { _docs: Map<string, Master> };
};

export type Library = {
  /**
   * Applies the writes to the library's database, all or nothing, before it returns. The promise tells the outcome.
   */
  commit(writes: Write[], time: Timestamp): Promise<CommitResponse>;
  /** Puts a document as it was, with its own update time. */
  restore(path: string, data: NativeMap, updateTime: Timestamp): NativeMap;
  read(path: string): Stored;
  clear(): void;
  encodeFields(data: NativeMap): Fields;
  decode(value: Value): unknown;
};

/**
 * The library refuses every id that begins like a reserved one (`.x`, `__x__y`), though Firestore takes them. It gets
 * such ids behind a character of private use; nobody sees the names that it keeps.
 */
const tolerable = (name: string) => name.replace(/(^|\/)(?=\.|__)/g, '$1\u{e000}');

/** Opens one in-memory database of the engine library. */
export async function openLibrary(projectId: string, databaseId: string): Promise<Library> {
  const controller = new FirestoreMock().createDatabase(projectId, databaseId);
  const firestore = controller.firestore() as unknown as {
    _clientPool: {
      run(tag: string, grpc: boolean, use: (client: Client) => Promise<Client>): Promise<Client>;
    };
  };
  const client = await firestore._clientPool.run('emulator', false, async (pooled) => pooled);
  const internals = (controller.database as unknown as { _accessor: Internals })._accessor;
  const { serializer } = client.context;
  // The library's clock ticks in milliseconds; preconditions and transactions need a time of its own for each commit.
  let time = Timestamp.fromMillis(0);
  internals.serverTime = () => time;

  // The library would keep every past version, and every deleted document, for good.
  const forget = (path: string) => {
    const master = internals._src.docs.get(path);
    if (!master) return;
    master._history = [];
    if (master.exists || master._collections.size > 0) return;
    internals._src.docs.delete(path);
    master.parent?._docs.delete(path);
  };
  const pathOf = (write: Write) => (write.update?.name ?? write.delete ?? '').split('/').slice(5).join('/');
  const renamed = (write: Write): Write => ({
    ...write,
    update: write.update && { ...write.update, name: tolerable(write.update.name ?? '') },
    delete: write.delete && tolerable(write.delete),
  });

  return {
    commit(writes, commitTime) {
      time = commitTime;
      const outcome = client.commit({ writes: writes.map(renamed) });
      for (const write of writes) forget(tolerable(pathOf(write)));
      return outcome.then(([response]) => response);
    },
    restore(path, data, updateTime) {
      time = updateTime;
      const [stored] = controller.database.batchSet({ path: tolerable(path), data });
      forget(tolerable(path));
      return stored?.data as NativeMap;
    },
    read: (path) => controller.database.getDocument(tolerable(path)) as unknown as Stored,
    clear: () => controller.database.clear(),
    encodeFields: (data) => serializer.encodeFields(data),
    decode: (value) => serializer.decodeValue(value),
  };
}
