/** A posting that is open, or shown, as of a version. */
export type Entry = { id: string; version: number };

/** What the index and the database disagree on. */
export type Difference = {
  open: number;
  /** Open postings that the index doesn't show. */
  missing: string[];
  /** Postings that it shows in an older state. */
  stale: string[];
  /** Postings that it shows although they aren't open. */
  extra: string[];
};

/** More differences than this are an index to build anew. */
const MOST_DIFFERENCES = 5000;

/**
 * Whether so much is missing or left over that the index is built anew. Entries of an older state don't count: postings change in
 * ways that the list doesn't show, and the index, which isn't told of those, is right all the same.
 */
export const isBeyondRepair = ({ missing, extra }: Pick<Difference, 'missing' | 'extra'>): boolean =>
  missing.length + extra.length > MOST_DIFFERENCES;

const bytes = (text: string): Buffer => Buffer.from(text);

/**
 * Walks through both, each in the order of ids, and collects the differences; yields what the database has, so that whoever reads all
 * open postings anyway compares them on the way.
 */
export async function* comparing<T extends Entry>(
  open: AsyncIterable<T>,
  indexed: AsyncIterator<Entry>,
  difference: Difference,
): AsyncGenerator<T> {
  let shown = await indexed.next();
  // Both sort by bytes.
  const isBefore = (id: string) => !shown.done && Buffer.compare(bytes(shown.value.id), bytes(id)) < 0;
  for await (const posting of open) {
    difference.open += 1;
    while (isBefore(posting.id)) {
      difference.extra.push(shown.value.id);
      shown = await indexed.next();
    }
    if (shown.done || shown.value.id !== posting.id) difference.missing.push(posting.id);
    else {
      if (shown.value.version < posting.version) difference.stale.push(posting.id);
      shown = await indexed.next();
    }
    yield posting;
  }
  for (; !shown.done; shown = await indexed.next()) difference.extra.push(shown.value.id);
}
