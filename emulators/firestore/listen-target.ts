import type { Database } from './database.ts';
import { admits, type QueryPlan, readsCollection } from './query-plan.ts';
import { type StoredDoc, splitPath } from './stored-doc.ts';

/**
 * A change to report to the client: a document's new version, or that it left the target (and whether it still exists).
 */
export type Update = { path: string; doc: StoredDoc | undefined; inTarget: boolean };

/** Something a client listens to. Tracks which versions the client has. */
export type ListenTarget = {
  /** The initial contents. */
  start(): Update[];
  /** The changes to the target after these documents changed. */
  changed(paths: Iterable<string>): Update[];
};

export function documentsTarget(database: Database, paths: string[]): ListenTarget {
  const known = new Map<string, number | undefined>();
  const look = (path: string): Update[] => {
    const doc = database.get(path);
    if (known.has(path) && known.get(path) === doc?.version) return [];
    known.set(path, doc?.version);
    return [{ path, doc, inTarget: doc !== undefined }];
  };
  return {
    start: () => paths.flatMap(look),
    changed: (changed) => [...changed].filter((path) => paths.includes(path)).flatMap(look),
  };
}

export function queryTarget(database: Database, plan: QueryPlan): ListenTarget {
  const known = new Map<string, number>();
  const isAdmitted = admits(plan);

  const updatesFor = (path: string, member: StoredDoc | undefined): Update[] => {
    if (member) {
      if (known.get(path) === member.version) return [];
      known.set(path, member.version);
      return [{ path, doc: member, inTarget: true }];
    }
    return known.delete(path) ? [{ path, doc: database.get(path), inTarget: false }] : [];
  };

  const everything = (): Update[] => {
    const members = new Map(database.query(plan).map((doc) => [doc.path, doc]));
    const gone = [...known.keys()].filter((path) => !members.has(path));
    return [
      ...gone.flatMap((path) => updatesFor(path, undefined)),
      ...[...members].flatMap(([path, doc]) => updatesFor(path, doc)),
    ];
  };

  // Whether a document is within the limit depends on the others, so the query runs again.
  const dependsOnOthers = plan.limit !== undefined || plan.offset > 0 || plan.nearest !== undefined;
  return {
    start: () => {
      database.assertIndexed(plan);
      return everything();
    },
    changed: (paths) => {
      const relevant = [...paths].filter((path) => readsCollection(plan, splitPath(path).parent));
      if (relevant.length === 0) return [];
      if (dependsOnOthers) return everything();
      return relevant.flatMap((path) => {
        const doc = database.get(path);
        return updatesFor(path, doc && isAdmitted(doc) ? doc : undefined);
      });
    },
  };
}
