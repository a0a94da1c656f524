import { createHash } from 'node:crypto';

/**
 * How many parts an index by time is split into. Firestore sustains 500 writes a second to index entries that only
 * ever rise; with the shard as the first field of the index, each part sustains as many.
 * @see https://firebase.google.com/docs/firestore/solutions/shard-timestamp
 */
export const APPLICATION_SHARDS = 32;
/** Fewer, because a plan becomes due a few times a day, an application with each of its steps. */
export const PLAN_SHARDS = 8;
/** Fewer, because a daily search becomes due once a day. */
export const DAILY_SEARCH_SHARDS = 8;
/** Fewer, because a batch for Reddit is taken from one shard. */
export const CONVERSION_SHARDS = 8;

/** The shard of a document, from 0; it never changes. */
export function shardOf(id: string, shards: number): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % shards;
}

/** Queries all shards concurrently. */
export function inEveryShard<T>(shards: number, ask: (shard: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: shards }, (_, shard) => ask(shard)));
}
