import type { SqlDatabase, SqlStatement, SqlValue } from '../../../integrations/libsql.ts';
import type { IndexDocument } from './index-document.ts';
import { CREATE_TABLES, DECLARE_COMPLETE, READ_BUILD, START_ANEW, saveBuild } from './index-schema.ts';
import { variantsOf } from './typos.ts';

/** A transaction of a hundred postings takes a fraction of a second; what takes longer hangs. */
const TIMEOUT_MS = 30_000;
/** Postings of one hour that the index can tell apart. */
const HOUR_SIZE = 2 ** 20;
/** A closed posting is remembered this long: no delivery of an older state comes later. */
const REMEMBERED_MICROS = 14 * 24 * 3600 * 1_000_000;

/** Pages that are merged at once, which takes a fraction of a second, and how often: for a few million postings. */
const MERGED = { pages: 500, times: 400 };
/** Below so many changed rows, the parts are one already. */
const NOTHING_MERGED = 2;

/** `version`: microseconds since 1970 at which the database had the posting in this state. */
export type Versioned = { document: IndexDocument; version: number };

/** How far a build of the index is: it has all postings up to `after`. */
export type Build = { id: string; index_version: string; after: string | null; at: string };

export type IndexWriter = ReturnType<typeof indexWriter>;

/** Brings the index in line with states of postings, in whatever order and however often they come: the latest one stays. */
export function indexWriter(database: SqlDatabase) {
  const run = (statements: readonly SqlStatement[]) => database.write(statements, TIMEOUT_MS);
  let created: Promise<unknown> | undefined;
  /** Once per process. */
  const tables = () => {
    created ??= run(CREATE_TABLES).catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return created;
  };

  async function write(states: readonly Versioned[]): Promise<void> {
    if (states.length === 0) return;
    await tables();
    await run([...(await newWords(states)), ...states.flatMap(statementsFor)]);
  }

  /** Counts the words of postings that the index doesn't have yet: which of two spellings is the usual one. */
  async function newWords(states: readonly Versioned[]): Promise<SqlStatement[]> {
    const words = new Map<string, string[]>(
      states.flatMap(({ document: { id, shown } }) => (shown ? [[id, shown.words] as const] : [])),
    );
    const all = [...new Set([...words.values()].flat())];
    if (all.length === 0) return [];
    const [ids = [], known = []] = await database.read(
      [
        {
          sql: 'SELECT id FROM jobs WHERE n IS NOT NULL AND id IN (SELECT value FROM json_each(?))',
          args: [JSON.stringify([...words.keys()])],
        },
        {
          sql: 'SELECT word FROM words WHERE word IN (SELECT value FROM json_each(?))',
          args: [JSON.stringify(all)],
        },
      ],
      TIMEOUT_MS,
    );
    for (const { id } of ids) words.delete(String(id));
    const counts = new Map<string, number>();
    for (const word of [...words.values()].flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
    const old = new Set(known.map(({ word }) => word));
    const spellings = all
      .filter((word) => !old.has(word))
      .flatMap((word) => variantsOf(word).map((variant) => [variant, word]));
    return [
      {
        sql: `INSERT INTO words (word, seen) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true
          ON CONFLICT (word) DO UPDATE SET seen = seen + excluded.seen`,
        args: [JSON.stringify([...counts])],
      },
      {
        sql: 'INSERT OR IGNORE INTO spellings (variant, word) SELECT value ->> 0, value ->> 1 FROM json_each(?)',
        args: [JSON.stringify(spellings)],
      },
    ];
  }

  return {
    write,

    /** The last build that was begun. */
    async readBuild(): Promise<Build | null> {
      await tables();
      const [[row] = []] = await database.read([READ_BUILD], TIMEOUT_MS);
      return typeof row?.value === 'string' ? (JSON.parse(row.value) as Build) : null;
    },

    /** Empties the index. It isn't read until it is declared complete. */
    async startAnew(build: Build): Promise<void> {
      await run([...START_ANEW, saveBuild(JSON.stringify(build))]);
    },

    async saveBuild(build: Build): Promise<void> {
      await run([saveBuild(JSON.stringify(build))]);
    },

    async declareComplete(): Promise<void> {
      await tables();
      await run(DECLARE_COMPLETE);
    },

    /** Forgets postings that were closed long before `now`. */
    async forgetClosed(now: Date): Promise<void> {
      const sql = 'DELETE FROM jobs WHERE n IS NULL AND version < ?';
      await run([{ sql, args: [now.getTime() * 1000 - REMEMBERED_MICROS] }]);
    },

    /** Makes one part of the many that FTS5 writes a word's postings to: every query looks into each of them. */
    async mergeParts(): Promise<void> {
      const changes: SqlStatement = { sql: 'SELECT total_changes() AS total' };
      const merge: SqlStatement = {
        sql: `INSERT INTO job_words (job_words, rank) VALUES ('merge', ?)`,
        args: [-MERGED.pages],
      };
      for (let times = 0; times < MERGED.times; times += 1) {
        const [[before] = [], , [after] = []] = await run([changes, merge, changes]);
        if (Number(after?.total) - Number(before?.total) < NOTHING_MERGED) return;
      }
    },
  };
}

/** What stores one state, unless the index has a later one. */
function statementsFor({ document: { id, shown }, version }: Versioned): SqlStatement[] {
  const older = 'SELECT n FROM jobs WHERE id = ?1 AND version < ?2';
  const removed: SqlStatement[] = ['job_words WHERE rowid', 'job_cards WHERE n'].map((row) => ({
    sql: `DELETE FROM ${row} = (${older})`,
    args: [id, version],
  }));
  if (!shown) {
    const sql = `INSERT INTO jobs (id, n, version) VALUES (?1, NULL, ?2)
      ON CONFLICT (id) DO UPDATE SET n = NULL, version = excluded.version WHERE excluded.version > version`;
    return [...removed, { sql, args: [id, version] }];
  }
  const first = shown.hour * HOUR_SIZE;
  // Each of the last two does something only if the one before it did.
  const follow = (sql: string, ...args: SqlValue[]) => ({ sql, args: [id, ...args] });
  return [
    ...removed,
    {
      sql: `INSERT INTO jobs (id, n, version)
        VALUES (?1, (SELECT coalesce(max(n), ?3 - 1) + 1 FROM jobs WHERE n >= ?3 AND n < ?4), ?2)
        ON CONFLICT (id) DO UPDATE SET version = excluded.version,
          n = CASE WHEN n >= ?3 AND n < ?4 THEN n ELSE excluded.n END
        WHERE excluded.version > version`,
      args: [id, version, first, first + HOUR_SIZE],
    },
    follow(
      'INSERT INTO job_cards (n, groups, card) SELECT n, ?2, ?3 FROM jobs WHERE id = ?1 AND changes() > 0',
      JSON.stringify(shown.groups),
      JSON.stringify(shown.card),
    ),
    follow(
      'INSERT INTO job_words (rowid, words) SELECT n, ?2 FROM jobs WHERE id = ?1 AND changes() > 0',
      shown.tokens,
    ),
  ];
}
