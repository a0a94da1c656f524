import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** `corpus/open_postings`: an aggregation costs one read per thousand postings, this document one. */
type OpenCount = { count: number; counted_at: Timestamp };
/** A change of less than one percent waits this long for the next count. */
const RECOUNT_MS = 15 * 60_000;

/** How many postings are open, as counted from time to time: `corpus/open_postings`. */
export function openPostingsCount(db: Firestore) {
  const open = () => db.collection('postings').where('status', '==', 'open');
  const openCount = db.collection('corpus').doc('open_postings');

  /** Open postings as of the last count: one read. */
  async function countOpen(): Promise<number> {
    const stored = (await openCount.get()).data() as OpenCount | undefined; // only recountOpen writes it
    return stored?.count ?? (await countAnew(new Date(0)));
  }

  /**
   * Updates the stored count after a run that changed this many postings. Recounts only when it matters, so that many
   * runs neither pay for it nor contend for one document; the next count corrects any error.
   */
  async function recountOpen(changed: number, now: Date): Promise<void> {
    const stored = (await openCount.get()).data() as OpenCount | undefined;
    const matters = !stored || changed * 100 >= stored.count;
    const old = stored !== undefined && now.getTime() - stored.counted_at.toMillis() >= RECOUNT_MS;
    if (matters || old) await countAnew(now);
  }

  async function countAnew(now: Date): Promise<number> {
    const { count } = (await open().count().get()).data();
    await openCount.set({ count, counted_at: Timestamp.fromDate(now) } satisfies OpenCount);
    return count;
  }

  return { countOpen, recountOpen };
}
