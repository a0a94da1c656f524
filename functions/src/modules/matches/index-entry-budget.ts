import type { PostingIndex } from '../postings/posting-index.ts';
import type { SearchedPlace, SearchedPlaces } from './searched-places.ts';

/** Reads that one search spends on index entries, at most: on those that vector queries pass, and on counting them. */
const MOST_READS = 130;
/** One read pays for so many index entries that a vector query passes, and for so many that are counted. */
const ENTRIES_A_READ = 100;
const COUNTED_A_READ = 1_000;

export type IndexEntryBudget = {
  /** Reads that will be spent at most. */
  most: number;
  /** Reads that are spent so far. */
  spent: () => number;
  /** The places in which postings of this family can be looked for. */
  affordable(family: string): Promise<SearchedPlace[]>;
};

/**
 * Keeps what vector queries cost from growing with the corpus: each of them is billed for every entry of its family and
 * place, found or not. While all open postings together cost no more than there is to spend, nothing is counted. Beyond,
 * a family is counted before it is asked for: it is looked at in the whole market while that can be paid, then near
 * the person as far as that can be paid.
 */
export function indexEntryBudget(
  index: Pick<PostingIndex, 'count'>,
  { whole, near }: SearchedPlaces,
  open_postings: number,
): IndexEntryBudget {
  const reads_for_all = Math.ceil(open_postings / ENTRIES_A_READ);
  if (reads_for_all <= MOST_READS)
    return { most: reads_for_all, spent: () => reads_for_all, affordable: async () => whole };

  let spent = 0;
  let only_near = false;

  /** The reads that a query for each place would cost; of what is too much, only that it is. */
  async function readsFor(family: string, places: SearchedPlace[]): Promise<number[]> {
    const up_to = (MOST_READS - spent) * ENTRIES_A_READ + 1;
    const counts = await Promise.all(places.map(({ place }) => index.count({ family, place, up_to })));
    for (const count of counts) spent += Math.max(1, Math.ceil(count / COUNTED_A_READ));
    return counts.map((count) => Math.ceil(count / ENTRIES_A_READ));
  }

  /** The places whose entries can be paid, in their order; where there is none, there is nothing to ask for. */
  function pay(places: SearchedPlace[], reads: number[]): SearchedPlace[] {
    return places.filter((_, at) => {
      const cost = reads[at] ?? 0;
      if (cost === 0 || spent + cost > MOST_READS) return false;
      spent += cost;
      return true;
    });
  }

  return {
    most: MOST_READS,
    spent: () => spent,
    async affordable(family) {
      if (spent >= MOST_READS) return [];
      if (!only_near) {
        const reads = await readsFor(family, whole);
        only_near = spent + reads.reduce((sum, cost) => sum + cost, 0) > MOST_READS;
        if (!only_near) return pay(whole, reads);
      }
      if (spent >= MOST_READS) return [];
      return pay(near, await readsFor(family, near));
    },
  };
}
