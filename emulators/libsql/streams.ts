import { randomUUID } from 'node:crypto';
import Database from 'libsql';

/** A stream without requests is closed after this long, and its transaction rolled back. */
const IDLE_MS = 10_000;

/** One SQLite connection, whose requests belong together by the baton of the last answer. */
export type Stream = { db: Database.Database; sql: Map<number, string> };

/** Streams on the database in this file. Connections that are in no transaction are used again. */
export function openStreams(file: string) {
  const free: Database.Database[] = [];
  const waiting = new Map<string, { stream: Stream; timer: NodeJS.Timeout }>();

  function connect(): Database.Database {
    const db = new Database(file);
    // Whoever waits for a lock holds up this whole process, so nobody waits long.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 200;
      PRAGMA cache_size = -65536; PRAGMA mmap_size = 2147483648; PRAGMA temp_store = MEMORY;`);
    return db;
  }

  function close({ db }: Stream): void {
    if (db.inTransaction) db.exec('ROLLBACK');
    free.push(db);
  }

  return {
    /** A new stream without a baton; null for a baton that is unknown, used already, or too old. */
    take(baton: string | null | undefined): Stream | null {
      if (!baton) return { db: free.pop() ?? connect(), sql: new Map() };
      const found = waiting.get(baton);
      if (!found) return null;
      waiting.delete(baton);
      clearTimeout(found.timer);
      return found.stream;
    },

    /** Keeps the stream for its next request; returns the baton that continues it. */
    keep(stream: Stream): string {
      const baton = randomUUID();
      const timer = setTimeout(() => {
        waiting.delete(baton);
        close(stream);
      }, IDLE_MS);
      timer.unref();
      waiting.set(baton, { stream, timer });
      return baton;
    },

    close,

    end(): void {
      for (const { stream, timer } of waiting.values()) {
        clearTimeout(timer);
        close(stream);
      }
      waiting.clear();
      for (const db of free.splice(0)) db.close();
    },
  };
}
