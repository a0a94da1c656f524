import type { JobGroup } from '../../../contract/job-directory.ts';
import type { SqlDatabase, SqlRow, SqlStatement } from '../../../integrations/libsql.ts';
import type { Card } from './index-document.ts';
import { INDEX_VERSION, READ_COMPLETE } from './index-schema.ts';
import { EVERY_JOB, type SearchWord } from './search-expression.ts';
import { KIND, tokenOf } from './tokens.ts';
import { canBeMistyped, isOneTypo, variantsOf } from './typos.ts';

/** Longer, the list comes from the database instead. */
export const TIMEOUT_MS = 1_500;
/** A word that so many postings use somewhere is no typo, and finished. */
const IN_USE = 20;
/** Another word stands for the typed one if it is this many times as common. */
const MORE_COMMON = 5;
const MOST_OTHERS = 6;
/** Newest jobs by which the most frequent groups are chosen. */
const SAMPLE = 1000;

/** A part of the list: what FTS5 is asked, and the `n` below which it begins. */
export type Stage = { expression: string; below: number | null };
export type Found = { n: number; stage: number; card: Card };
export type GroupKind = 'place' | 'title_group' | 'company';

export type IndexReader = ReturnType<typeof indexReader>;

/** Everything that is asked of the index. Throws if it doesn't answer in time, or isn't complete. */
export function indexReader(database: SqlDatabase) {
  async function run(statements: readonly SqlStatement[]): Promise<SqlRow[][]> {
    const [complete = [], ...results] = await database.read([READ_COMPLETE, ...statements], TIMEOUT_MS);
    if (complete[0]?.value !== INDEX_VERSION) throw new Error('The search index is being built');
    return results;
  }

  /** Up to `limit` postings, those of earlier stages first, newest first within a stage. */
  async function list(stages: readonly Stage[], limit: number): Promise<Found[]> {
    const results = await run(
      stages.map(({ expression, below }) => ({
        sql: `SELECT found.n, card FROM
            (SELECT rowid AS n FROM job_words WHERE job_words MATCH ?1 AND rowid < ?2 ORDER BY rowid DESC LIMIT ?3) AS found
          JOIN job_cards ON job_cards.n = found.n ORDER BY found.n DESC`,
        args: [expression, below ?? Number.MAX_SAFE_INTEGER, limit],
      })),
    );
    const found = results.flatMap((rows, stage) =>
      rows.map(({ n, card }): Found => ({ n: Number(n), stage, card: JSON.parse(String(card)) })),
    );
    return found.slice(0, limit);
  }

  /** How many postings each expression matches, counted up to `up_to`. */
  async function counts(expressions: readonly string[], up_to: number): Promise<number[]> {
    const [rows = []] = await run([
      {
        sql: `SELECT (SELECT count(*) FROM (SELECT 1 FROM job_words WHERE job_words MATCH asked.value LIMIT ?2)) AS open
          FROM json_each(?1) AS asked`,
        args: [JSON.stringify(expressions), up_to],
      },
    ]);
    return rows.map(({ open }) => Number(open));
  }

  /** The groups that most of the newest postings of each expression are in, with all their postings, up to `up_to`. */
  async function groups(
    asked: readonly { kind: GroupKind; expression: string }[],
    most: number,
    up_to: number,
  ): Promise<JobGroup[][]> {
    // Where no group is chosen, the kinds share what they are asked of.
    const expressions = [...new Set(asked.map(({ expression }) => expression))];
    const results = await run(
      expressions.map((expression) => ({
        sql: `WITH sample AS MATERIALIZED
            (SELECT rowid AS n FROM job_words WHERE job_words MATCH ?1 ORDER BY rowid DESC LIMIT ?4),
          named AS (SELECT one.value ->> 0 AS token, one.value ->> 1 AS slug, one.value ->> 2 AS name, count(*) AS times
            FROM sample JOIN job_cards ON job_cards.n = sample.n, json_each(job_cards.groups) AS one GROUP BY 1, 3),
          -- With one max(), the other columns are of its row: a group goes by its most frequent name.
          counted AS (SELECT token, slug, name, max(times) AS times, sum(times) AS open FROM named GROUP BY 1),
          ranked AS (SELECT *, substr(token, 1, instr(token, ':')) AS kind,
            row_number() OVER (PARTITION BY substr(token, 1, instr(token, ':')) ORDER BY open DESC, token) AS place FROM counted)
          SELECT kind, slug, name, CASE WHEN (SELECT count(*) FROM sample) < ?4 THEN min(open, ?3) ELSE
            (SELECT count(*) FROM (SELECT 1 FROM job_words WHERE job_words MATCH ?6 || '"' || token || '"' LIMIT ?3))
            END AS open FROM ranked WHERE place <= ?2 AND kind IN (SELECT value FROM json_each(?5))`,
        args: [
          expression,
          most,
          up_to,
          SAMPLE,
          JSON.stringify(asked.filter((one) => one.expression === expression).map(({ kind }) => KIND[kind])),
          // Walking through all postings would only take time.
          expression === EVERY_JOB ? '' : `${expression} AND `,
        ],
      })),
    );
    return asked.map(({ kind, expression }) =>
      (results[expressions.indexOf(expression)] ?? [])
        .filter((row) => row.kind === KIND[kind])
        .map(({ slug, name, open }) => ({ slug: String(slug), name: String(name), open: Number(open) }))
        .sort((a, b) => b.open - a.open || (a.slug < b.slug ? -1 : 1)),
    );
  }

  /**
   * Each typed word with the much more common words that it may be: one typo away, or, for the last one, beginning with it. A word
   * that postings use means itself.
   * Depends on the words of all postings only, so lists and counts with other filters mean the same.
   */
  async function meanings(words: readonly string[]): Promise<SearchWord[]> {
    const last = words.at(-1);
    const results = await run([
      ...words.map(similarTo),
      ...words.map((word) => ({
        sql: 'SELECT count(*) AS used FROM (SELECT 1 FROM job_words WHERE job_words MATCH ?1 LIMIT ?2)',
        args: [`"${tokenOf(word)}"`, IN_USE],
      })),
      ...(last !== undefined && last.length > 1 ? [beginningWith(last)] : []),
    ]);
    return words.map((word, at) => {
      const similar = seenOf(results[at]);
      const seen = similar.get(word) ?? 0;
      const used = Number(results[words.length + at]?.[0]?.used ?? 0);
      const usual = ([, times]: [string, number]) => times >= MORE_COMMON * Math.max(1, seen);
      if (used >= IN_USE) return [word];
      const meant = [...similar].filter(([other]) => isOneTypo(word, other)).filter(usual);
      const longer = word === last ? [...seenOf(results[2 * words.length])].filter(usual) : [];
      const others = [...longer, ...meant].map(([other]) => other).filter((other) => other !== word);
      return [word, ...new Set(others.slice(0, MOST_OTHERS))];
    });
  }

  /** Postings that the index shows, in the order of their ids, with the version of each. */
  async function* entries(size: number): AsyncGenerator<{ id: string; version: number }> {
    let after = '';
    for (;;) {
      const [rows = []] = await database.read(
        [
          {
            sql: 'SELECT id, version FROM jobs WHERE id > ?1 AND n IS NOT NULL ORDER BY id LIMIT ?2',
            args: [after, size],
          },
        ],
        TIMEOUT_MS * 10,
      );
      for (const { id, version } of rows) yield { id: String(id), version: Number(version) };
      after = String(rows.at(-1)?.id ?? '');
      if (rows.length < size) return;
    }
  }

  /** Postings that the index shows. */
  async function countAll(): Promise<number> {
    const [[row] = []] = await run([{ sql: 'SELECT count(n) AS open FROM jobs' }]);
    return Number(row?.open);
  }

  /** Whether it is read at all: throws if it doesn't answer. */
  async function isComplete(): Promise<boolean> {
    const [[row] = []] = await database.read([READ_COMPLETE], TIMEOUT_MS).catch((error: unknown) => {
      if (error instanceof Error && /no such table/.test(error.message)) return [];
      throw error;
    });
    return row?.value === INDEX_VERSION;
  }

  return { list, counts, groups, meanings, entries, countAll, isComplete };
}

const seenOf = (rows: readonly SqlRow[] = []): Map<string, number> =>
  new Map(rows.map(({ word, seen }) => [String(word), Number(seen)]));

/** The word itself, if postings are named with it, and those that may be meant by it. */
function similarTo(word: string): SqlStatement {
  const variants = canBeMistyped(word) ? variantsOf(word) : [];
  return {
    sql: `SELECT word, seen FROM words WHERE word IN (SELECT value FROM json_each(?1))
        OR word IN (SELECT word FROM spellings WHERE variant IN (SELECT value FROM json_each(?1)))
      ORDER BY seen DESC LIMIT 50`,
    args: [JSON.stringify([word, ...variants])],
  };
}

function beginningWith(word: string): SqlStatement {
  return {
    sql: 'SELECT word, seen FROM words WHERE word >= ?1 AND word < ?2 ORDER BY seen DESC LIMIT ?3',
    args: [word, `${word}\u{10FFFF}`, MOST_OTHERS + 1],
  };
}
