import { z } from 'zod';
import { EmploymentType, Seniority, Workplace } from '../../../contract/common.ts';
import { FACET_MOST, type JobFacets } from '../../../contract/job-facets.ts';
import { PostingFilters, type PostingSummary } from '../../../contract/postings.ts';
import { CursorId, CursorInstant, listCursor } from '../../../platform/cursor.ts';
import { toSummary } from '../posting-document.ts';
import { searchWords } from '../text/search-terms.ts';
import type { GroupKind, IndexReader, Stage } from './index-reader.ts';
import { matching, type SearchWord, stagesOf } from './search-expression.ts';

/** Words of a query that are looked for; people type few. */
const MOST_WORDS = 12;
/** Values of a group that are counted. */
const MOST_GROUPS = 25;

/** Where a page ended; `posted_at` and `id` say it to the database, should the index fail before the next page. */
export const SEARCH_CURSOR = listCursor(
  'search',
  z.strictObject({
    stage: z.number().int().min(0).max(2),
    n: z.number().int().nonnegative(),
    posted_at: CursorInstant.nullable(),
    id: CursorId,
  }),
);
type Position = ReturnType<typeof SEARCH_CURSOR.decode>;

type Meant = { words: readonly SearchWord[]; choices: Omit<PostingFilters, 'q'> };

/** What a query asks of the index; null if it has no word that could be found. */
async function meantBy(index: IndexReader, { q, ...choices }: PostingFilters): Promise<Meant | null> {
  if (!q) return { words: [], choices };
  const words = [...new Set(searchWords(q))].slice(0, MOST_WORDS);
  return words.length === 0 ? null : { words: await index.meanings(words), choices };
}

/** A page of the list: jobs with all words in their titles first, newest first among equals. */
export async function searchJobs(
  index: IndexReader,
  filters: PostingFilters,
  { after, limit, now }: { after: Position; limit: number; now: Date },
): Promise<{ items: PostingSummary[]; next_cursor: string | null }> {
  const meant = await meantBy(index, filters);
  if (!meant) return { items: [], next_cursor: null };
  const from = after?.stage ?? 0;
  const stages = stagesOf(meant.words, meant.choices)
    .map((expression, stage): Stage => ({ expression, below: stage === from && after ? after.n : null }))
    .slice(from);
  const found = await index.list(stages, limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const more = found.length > limit && last !== undefined;
  return {
    items: shown.map(({ card }) => toSummary(card.id, card, now)),
    next_cursor: more
      ? SEARCH_CURSOR.encode({
          stage: from + last.stage,
          n: last.n,
          posted_at: typeof last.card.posted_at === 'string' ? last.card.posted_at : null,
          id: last.card.id,
        })
      : null,
  };
}

const NO_COUNTS: NonNullable<JobFacets['counts']> = {
  total: 0,
  workplace: { onsite: 0, hybrid: 0, remote: 0 },
  seniority: { intern: 0, entry: 0, mid: 0, senior: 0, lead: 0, director: 0, executive: 0 },
  employment_type: { full_time: 0, part_time: 0, contract: 0, temporary: 0, internship: 0 },
  has_salary: { true: 0 },
};

const GROUPS: readonly [kind: GroupKind, filter: 'place' | 'title' | 'company'][] = [
  ['place', 'place'],
  ['title_group', 'title'],
  ['company', 'company'],
];

/** How many jobs the filters leave, and how many would with another value of one of them: what the list then shows. */
export async function countJobs(index: IndexReader, filters: PostingFilters): Promise<JobFacets> {
  const meant = await meantBy(index, filters);
  if (!meant)
    return {
      counts: NO_COUNTS,
      groups: { place: [], title: [], company: [] },
      without: await without(index, filters),
    };
  const { words, choices } = meant;
  const values = [
    ...Workplace.options.map((value) => ({ workplace: value })),
    ...Seniority.options.map((value) => ({ seniority: value })),
    ...EmploymentType.options.map((value) => ({ employment_type: value })),
    { has_salary: true },
  ];
  const expressions = [{}, ...values].map((value) => matching(words, { ...choices, ...value }));
  const [[total = 0, ...open], [place = [], title = [], company = []]] = await Promise.all([
    index.counts(expressions, FACET_MOST),
    index.groups(
      GROUPS.map(([kind, filter]) => ({
        kind,
        expression: matching(words, { ...choices, [filter]: undefined }),
      })),
      MOST_GROUPS,
      FACET_MOST,
    ),
  ]);
  const of = <Value extends string>(options: readonly Value[]) =>
    // Has each value, in the order in which they were asked for.
    Object.fromEntries(options.map((value) => [value, open.shift() ?? 0])) as Record<Value, number>;
  const counts = {
    total,
    workplace: of(Workplace.options),
    seniority: of(Seniority.options),
    employment_type: of(EmploymentType.options),
    has_salary: of(['true']),
  };
  return {
    counts,
    groups: { place, title, company },
    without: total === 0 ? await without(index, filters) : [],
  };
}

/** Filters without which jobs are left. */
async function without(index: IndexReader, filters: PostingFilters): Promise<JobFacets['without']> {
  const chosen = PostingFilters.keyof().options.filter((filter) => filters[filter] !== undefined);
  const meant = await Promise.all(
    chosen.map((filter) => meantBy(index, { ...filters, [filter]: undefined })),
  );
  const asked = chosen.flatMap((filter, at) => {
    const one = meant[at];
    return one ? [{ filter, expression: matching(one.words, one.choices) }] : [];
  });
  if (asked.length === 0) return [];
  const open = await index.counts(
    asked.map(({ expression }) => expression),
    FACET_MOST,
  );
  return asked
    .map(({ filter }, at) => ({ filter, open: open[at] ?? 0 }))
    .filter((one) => one.open > 0)
    .toSorted((a, b) => b.open - a.open);
}
