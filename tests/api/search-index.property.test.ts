import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexDocument } from '../../functions/src/modules/postings/search/index-document.ts';
import { countJobs, searchJobs } from '../../functions/src/modules/postings/search/search-jobs.ts';
import { startApi } from '../support/api.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { startSearchIndex, type TestIndex } from '../support/search-index.ts';

type State = Awaited<
  ReturnType<Awaited<ReturnType<typeof startApi>>['services']['posting']['postings']['statesAfter']>
>[number];

let search: TestIndex;
let states: State[];
beforeAll(async () => {
  search = await startSearchIndex();
  const api = await startApi();
  await stock(
    api,
    ['Nurse', 'Welder', 'Data Analyst'].map((title, at) => posting(`p${at}`, title)),
  );
  states = await api.services.posting.postings.statesAfter(null, 10);
  await api.close();
  await search.index.declareComplete();
}, 60_000);
afterAll(() => search.close());

const listed = async (q?: string) =>
  (await searchJobs(search.index, { q }, { after: null, limit: 50, now: new Date() })).items;

/** What FTS5 and SQL give a meaning to, among everything else. */
const query = fc.oneof(
  fc.string({ maxLength: 100, unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        'nurse',
        '"',
        "'",
        'AND',
        'OR',
        'NOT',
        'NEAR(',
        ')',
        '(',
        '*',
        '^',
        ':',
        't:nurse',
        '{title}',
        '--',
        ';',
        '\\',
        '%',
        '\u0000',
        '+',
        '#',
        '~',
        'ß',
        '护士',
        '\u{1E900}',
        'n',
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join(' ').slice(0, 100)),
);

it('whatever is typed is a query', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (q) => {
      const { items } = await searchJobs(search.index, { q }, { after: null, limit: 50, now: new Date() });
      expect((await countJobs(search.index, { q })).counts?.total).toBe(items.length);
    }),
    { numRuns: 300 },
  );
}, 120_000);

it('however often and in whatever order states arrive, the latest one of each posting stays', async () => {
  let from = 1;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ of: fc.nat(2), open: fc.boolean() }), { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.nat(1000)),
      async (history, random) => {
        // Each run goes on after the one before it.
        const told = history.map(({ of, open }, at) => {
          const { record, content } = states[of] ?? states[0] ?? expect.fail();
          const title = `${record.title} ${from + at}`;
          const state = { ...record, title, status: open ? ('open' as const) : ('closed' as const) };
          return {
            document: indexDocument(state, content),
            version: from + at,
            id: record.id,
            shown: open ? title : null,
          };
        });
        from += history.length;
        const delivered = [...told, ...told]
          .map((state) => ({ state, at: random.next().value }))
          .sort((a, b) => a.at - b.at);
        for (const { state } of delivered) await search.index.write([state]);
        const last = new Map(told.map(({ id, shown }) => [id, shown]));
        const all = new Map((await listed()).map(({ id, title }) => [id, title]));
        for (const [id, title] of last) {
          expect(all.get(id) ?? null).toBe(title);
          if (title) expect((await listed(title)).map((item) => item.id)).toContain(id);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
