import type { Firestore } from 'firebase-admin/firestore';
import type { SourceName } from '../../../contract/postings.ts';
import type { Demand } from './demand.ts';
import { type HostState, NEW_HOST } from './host-state.ts';

export type HostsRepository = ReturnType<typeof hostsRepository>;

/** All Firestore access to `crawl_hosts/{source}`, `crawl_robots/{host}` and `corpus/demand`. */
export function hostsRepository(db: Firestore) {
  const doc = (source: SourceName) => db.collection('crawl_hosts').doc(source);
  const robots = db.collection('crawl_robots');
  const demand = db.collection('corpus').doc('demand');
  const stateOf = (data: unknown): HostState => ({
    ...NEW_HOST,
    ...(data as Partial<HostState> | undefined),
  });

  return {
    async all(sources: readonly SourceName[]): Promise<Map<SourceName, HostState>> {
      if (sources.length === 0) return new Map();
      const found = await db.getAll(...sources.map(doc));
      return new Map(sources.map((source, at) => [source, stateOf(found[at]?.data())]));
    },

    /** Changes a vendor's state; `change` returns null to leave it as it is, and may run several times. */
    async change<R>(
      source: SourceName,
      change: (state: HostState) => { state: HostState; result: R } | null,
    ): Promise<R | null> {
      return db.runTransaction(
        async (tx) => {
          const changed = change(stateOf((await tx.get(doc(source))).data()));
          if (changed) tx.set(doc(source), changed.state);
          return changed === null ? null : changed.result;
        },
        { maxAttempts: 12 },
      );
    },

    /** A host's robots.txt as it was read last; null if it never was. */
    async readRobots(host: string): Promise<{ text: string; checked_at: string } | null> {
      return (
        ((await robots.doc(host).get()).data() as { text: string; checked_at: string } | undefined) ?? null
      );
    },

    async saveRobots(host: string, next: { text: string; checked_at: string }): Promise<void> {
      await robots.doc(host).set(next);
    },

    async readDemand(): Promise<(Demand & { measured_at: string }) | null> {
      return ((await demand.get()).data() as (Demand & { measured_at: string }) | undefined) ?? null;
    },

    async saveDemand(next: Demand & { measured_at: string }): Promise<void> {
      await demand.set(next);
    },
  };
}
