import type { SqlStatement } from '../../../integrations/libsql.ts';

/** Incremented when tables, tokens, or the order change: an index of another version isn't read, and is built anew. */
export const INDEX_VERSION = '2';

/**
 * `search_state`: whether the index is complete, and how far it is being built.
 * `jobs`: where each posting is in the index, and as of when; `n` is null for one that is closed, so that an older state of it
 * can't come back. Higher `n` are newer postings, so the index itself is in the order of the list.
 * `job_cards`: what the list shows of a posting, and the groups that it counts in.
 * `job_words`: the tokens of a posting (index-document.ts). Each token is one word to the tokenizer, and only which postings
 * have it is stored (`detail=none`): a third of the space, and all that the queries need.
 * `words`, `spellings`: words of titles, companies, and skills, and each of them without one of its letters, for typos.
 */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS search_state (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS jobs (id TEXT PRIMARY KEY, n INTEGER UNIQUE, version INTEGER NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS job_cards (n INTEGER PRIMARY KEY, groups TEXT NOT NULL, card TEXT NOT NULL)`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS job_words USING fts5(words, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '+#:_~-'")`,
  `CREATE TABLE IF NOT EXISTS words (word TEXT PRIMARY KEY, seen INTEGER NOT NULL) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS spellings (variant TEXT, word TEXT, PRIMARY KEY (variant, word)) WITHOUT ROWID`,
];

const NAMES = ['search_state', 'jobs', 'job_cards', 'job_words', 'words', 'spellings'];

export const CREATE_TABLES: readonly SqlStatement[] = TABLES.map((sql) => ({ sql }));

/** An empty index, which isn't read before it is declared complete. */
export const START_ANEW: readonly SqlStatement[] = [
  ...NAMES.map((name) => ({ sql: `DROP TABLE IF EXISTS ${name}` })),
  ...CREATE_TABLES,
];

/** How far the index is being built. */
export const saveBuild = (build: string): SqlStatement => ({
  sql: `INSERT INTO search_state (name, value) VALUES ('build', ?1) ON CONFLICT (name) DO UPDATE SET value = ?1`,
  args: [build],
});

export const READ_BUILD: SqlStatement = { sql: `SELECT value FROM search_state WHERE name = 'build'` };

/** From now on the index is read. */
export const DECLARE_COMPLETE: readonly SqlStatement[] = [
  {
    sql: `INSERT INTO search_state (name, value) VALUES ('complete', ?1) ON CONFLICT (name) DO UPDATE SET value = ?1`,
    args: [INDEX_VERSION],
  },
];

/** The version of which the index is complete; no row before. */
export const READ_COMPLETE: SqlStatement = { sql: `SELECT value FROM search_state WHERE name = 'complete'` };
