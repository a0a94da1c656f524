import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { toInstant } from '../../platform/instants.ts';
import type { TitleRanges } from './pay-tally.ts';

export type PayRangesRepository = ReturnType<typeof payRangesRepository>;

type StoredTitles = { titles: { title: string; jobs: number }[]; computed_at: string };

/** Writes of one batch. */
const BATCH = 400;
/** Titles that are offered to choose from. */
const MOST_OFFERED = 300;

/** All Firestore access to `pay_ranges/{id}`, one document a title, and to `corpus/pay_titles`, the list of them. */
export function payRangesRepository(db: Firestore) {
  const ranges = db.collection('pay_ranges');
  const titles = db.collection('corpus').doc('pay_titles');
  // A title can contain what a document's name can't.
  const docOf = (key: string) => ranges.doc(createHash('sha256').update(key).digest('hex').slice(0, 32));

  return {
    /** Ranges of a title, by its normalized form. One read. */
    async find(key: string): Promise<(TitleRanges & { computed_at: string }) | null> {
      const data = (await docOf(key).get()).data();
      if (!data) return null;
      return { ...(data as TitleRanges), computed_at: toInstant(data.computed_at) }; // only `replaceAll` writes it
    },

    /** The titles with the most jobs. One read. */
    async listTitles(): Promise<StoredTitles | null> {
      const data = (await titles.get()).data();
      return data ? { titles: data.titles, computed_at: toInstant(data.computed_at) } : null;
    },

    /** Replaces everything; may be repeated. What a title no longer has is removed last. */
    async replaceAll(all: readonly TitleRanges[], at: Date): Promise<void> {
      const computed_at = Timestamp.fromDate(at);
      for (let first = 0; first < all.length; first += BATCH) {
        const batch = db.batch();
        for (const one of all.slice(first, first + BATCH)) batch.set(docOf(one.key), { ...one, computed_at });
        await batch.commit();
      }
      await titles.set({
        titles: all.slice(0, MOST_OFFERED).map(({ title, everywhere }) => ({ title, jobs: everywhere.jobs })),
        computed_at,
      });
      for (;;) {
        const { docs } = await ranges.where('computed_at', '<', computed_at).limit(BATCH).select().get();
        if (docs.length === 0) return;
        const batch = db.batch();
        for (const { ref } of docs) batch.delete(ref);
        await batch.commit();
      }
    },
  };
}
