import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { create, insertMultiple, search } from '@orama/orama';

/** What every engine is given of a posting. */
export type PlainJob = {
  id: string;
  title: string;
  company: string;
  skills: string;
  description: string;
  workplace: string;
  posted: number;
};

/** Titles of the twenty jobs that a word finds. */
export type Engine = { name: string; titles(q: string): Promise<string[]>; close(): Promise<void> };

/** Orama in this process: an index in memory, with its own tolerance of typos. */
export async function oramaOf(jobs: readonly PlainJob[]): Promise<Engine> {
  const db = create({
    schema: {
      title: 'string',
      company: 'string',
      skills: 'string',
      description: 'string',
      workplace: 'enum',
      posted: 'number',
    },
  });
  await insertMultiple(db, [...jobs], 1000);
  return {
    name: 'Orama',
    async titles(term) {
      const { hits } = await search(db, {
        term,
        limit: 20,
        tolerance: 1,
        threshold: 0,
        boost: { title: 4 },
        facets: { workplace: {} },
      });
      return hits.map(({ document }) => document.title);
    },
    close: async () => {},
  };
}

/** Postgres in this process: `tsvector` with a GIN index, and trigrams of the titles for typos. */
export async function pgliteOf(jobs: readonly PlainJob[]): Promise<Engine> {
  const db = await PGlite.create({ extensions: { pg_trgm } });
  await db.exec(`CREATE EXTENSION pg_trgm;
    CREATE TABLE jobs (id text, title text, workplace text, posted bigint, words tsvector)`);
  for (let at = 0; at < jobs.length; at += 1000) {
    await db.query(
      `INSERT INTO jobs SELECT one->>'id', one->>'title', one->>'workplace', (one->>'posted')::bigint,
        setweight(to_tsvector('simple', one->>'title'), 'A') || setweight(to_tsvector('simple', one->>'company'), 'B')
        || setweight(to_tsvector('simple', one->>'skills'), 'C') || to_tsvector('simple', one->>'description')
      FROM jsonb_array_elements($1::jsonb) AS one`,
      [JSON.stringify(jobs.slice(at, at + 1000))],
    );
  }
  await db.exec(
    `CREATE INDEX by_words ON jobs USING gin (words); CREATE INDEX by_title ON jobs USING gin (title gin_trgm_ops); ANALYZE jobs`,
  );
  return {
    name: 'PGlite',
    async titles(q) {
      const words = await db.query<{ title: string }>(
        `SELECT title FROM jobs, plainto_tsquery('simple', $1) AS asked WHERE words @@ asked
          ORDER BY ts_rank(words, asked) DESC, posted DESC LIMIT 20`,
        [q],
      );
      if (words.rows.length > 0) return words.rows.map(({ title }) => title);
      const close = await db.query<{ title: string }>(
        `SELECT title FROM jobs WHERE $1 <% title ORDER BY $1 <<-> title, posted DESC LIMIT 20`,
        [q],
      );
      return close.rows.map(({ title }) => title);
    },
    close: () => db.close(),
  };
}
