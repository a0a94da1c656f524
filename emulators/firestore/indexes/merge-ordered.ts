import type { StoredDoc } from '../stored-doc.ts';
import type { CompareDocs } from './ordered-index.ts';

/** Merges identically ordered streams of documents, without duplicates. */
export function* mergeOrdered(sources: Iterable<StoredDoc>[], compare: CompareDocs): Iterable<StoredDoc> {
  const open = sources.flatMap((source) => {
    const rest = source[Symbol.iterator]();
    const { value, done } = rest.next();
    return done ? [] : [{ head: value as StoredDoc, rest }];
  });
  while (open.length > 0) {
    let first = open[0] as (typeof open)[number];
    for (const one of open) if (compare(one.head, first.head) < 0) first = one;
    const next = first.head;
    yield next;
    for (let at = open.length - 1; at >= 0; at--) {
      const one = open[at] as (typeof open)[number];
      if (one.head.path !== next.path) continue;
      const { value, done } = one.rest.next();
      if (done) open.splice(at, 1);
      else one.head = value;
    }
  }
}
