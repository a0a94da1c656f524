import type { PostingIndex } from '../postings/posting-index.ts';
import type { SearchedPlace, SearchedPlaces } from './searched-places.ts';

/** Index entries per read, when scanned by a vector query and when counted. */
const ENTRIES_A_READ = 100;
const COUNTED_A_READ = 1_000;

export type IndexEntryBudget = {
  /** Maximum reads that will be spent. */
  most: number;
  /** Reads spent so far. */
  spent: () => number;
  /** The places whose postings of this family the budget can search. */
  affordable(family: string): Promise<SearchedPlace[]>;
};

/**
 * Keeps the cost of vector queries from growing with the corpus: each is billed for every entry of its family and
 * place, found or not. While all open postings together cost no more than the budget, nothing is counted. Beyond that,
 * a family is counted before it is queried: the whole market is searched while the budget allows, then as much of the
 * user's vicinity as it allows.
 *
 * @param most the maximum, in reads
 */
export function indexEntryBudget(
  index: Pick<PostingIndex, 'count'>,
  { whole, near }: SearchedPlaces,
  open_postings: number,
  most: number,
): IndexEntryBudget {
  const reads_for_all = Math.ceil(open_postings / ENTRIES_A_READ);
  if (reads_for_all <= most)
    return { most: reads_for_all, spent: () => reads_for_all, affordable: async () => whole };

  let spent = 0;
  let only_near = false;

  /** The cost in reads of a query per place; for what exceeds the budget, only that it does. */
  async function readsFor(family: string, places: SearchedPlace[]): Promise<number[]> {
    const up_to = (most - spent) * ENTRIES_A_READ + 1;
    const counts = await Promise.all(places.map(({ place }) => index.count({ family, place, up_to })));
    for (const count of counts) spent += Math.max(1, Math.ceil(count / COUNTED_A_READ));
    return counts.map((count) => Math.ceil(count / ENTRIES_A_READ));
  }

  /** The places whose entries the budget covers, in order; a place without entries is not queried. */
  function pay(places: SearchedPlace[], reads: number[]): SearchedPlace[] {
    return places.filter((_, at) => {
      const cost = reads[at] ?? 0;
      if (cost === 0 || spent + cost > most) return false;
      spent += cost;
      return true;
    });
  }

  return {
    most,
    spent: () => spent,
    async affordable(family) {
      if (spent >= most) return [];
      if (!only_near) {
        const reads = await readsFor(family, whole);
        only_near = spent + reads.reduce((sum, cost) => sum + cost, 0) > most;
        if (!only_near) return pay(whole, reads);
      }
      if (spent >= most) return [];
      return pay(near, await readsFor(family, near));
    },
  };
}
