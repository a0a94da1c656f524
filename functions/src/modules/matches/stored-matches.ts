import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MatchEntry, StoredMatch } from './search-record.ts';

/** Stored matches of one search, in order: `index`, `words` and chunks of a hundred. */
export type StoredMatches = {
  /** JSON of the columns used for filtering and sorting matches, about 100 bytes per match. */
  index: string;
  /** Compressed JSON of each match's words; read only for text search. */
  words: Buffer;
  chunks: MatchChunk[];
};

/**
 * Up to a hundred matches, compressed in groups of ten, so that a page unpacks little more than it shows. A user's
 * matches are similar, so the first few in a chunk serve as the dictionary for all of them.
 */
export type MatchChunk = { dictionary: Buffer; items: Buffer[] };

export const MATCHES_PER_CHUNK = 100;
/** Matches compressed together: a decompressor call costs more than the few extra matches that a page does not show. */
export const MATCHES_PER_GROUP = 10;
const DICTIONARY_MATCHES = 6;
/** Deflate's window is no larger. */
const MAX_DICTIONARY_BYTES = 32_000;

type Columns = { [Field in keyof MatchEntry]: MatchEntry[Field][] };

/** Entries and matches in the same order; `words` of each in lower case. */
export function packMatches(entries: MatchEntry[], words: string[], matches: StoredMatch[]): StoredMatches {
  const columns: Columns = {
    id: entries.map(({ id }) => id),
    score: entries.map(({ score }) => score),
    known_share: entries.map(({ known_share }) => known_share),
    workplace: entries.map(({ workplace }) => workplace),
    pay: entries.map(({ pay }) => pay),
    posted_at: entries.map(({ posted_at }) => posted_at),
    is_new: entries.map(({ is_new }) => is_new),
    found_at: entries.map(({ found_at }) => found_at),
    parts: entries.map(({ parts }) => parts),
  };
  const chunks: MatchChunk[] = [];
  for (let from = 0; from < matches.length; from += MATCHES_PER_CHUNK) {
    const texts = matches.slice(from, from + MATCHES_PER_CHUNK).map((match) => JSON.stringify(match));
    const dictionary = Buffer.from(texts.slice(0, DICTIONARY_MATCHES).join('')).subarray(
      0,
      MAX_DICTIONARY_BYTES,
    );
    chunks.push({
      dictionary: deflateRawSync(dictionary),
      items: Array.from({ length: Math.ceil(texts.length / MATCHES_PER_GROUP) }, (_, n) =>
        deflateRawSync(`[${texts.slice(n * MATCHES_PER_GROUP, (n + 1) * MATCHES_PER_GROUP).join()}]`, {
          dictionary,
        }),
      ),
    });
  }
  return { index: JSON.stringify(columns), words: deflateRawSync(JSON.stringify(words)), chunks };
}

/** Reads the `index` that `packMatches` wrote. */
export function unpackIndex(index: string): MatchEntry[] {
  const columns = JSON.parse(index) as Columns; // only packMatches writes it
  return columns.id.map((id, at) => ({
    id,
    score: columns.score[at] ?? 0,
    known_share: columns.known_share?.[at] ?? null,
    workplace: columns.workplace[at] ?? null,
    pay: columns.pay[at] ?? null,
    posted_at: columns.posted_at[at] ?? null,
    is_new: columns.is_new[at] ?? false,
    found_at: columns.found_at?.[at] ?? 0,
    parts: columns.parts?.[at] ?? [],
  }));
}

/** Reads the `words` that `packMatches` wrote. */
export function unpackWords(words: Uint8Array): string[] {
  return JSON.parse(inflateRawSync(words).toString()) as string[]; // only packMatches writes it
}

/** Unpacks these groups of a chunk; a missing group is empty. */
export function unpackGroups(chunk: MatchChunk, groups: readonly number[]): StoredMatch[][] {
  const dictionary = inflateRawSync(chunk.dictionary);
  return groups.map((group) => {
    const item = chunk.items[group];
    // only packMatches writes it
    return item ? (JSON.parse(inflateRawSync(item, { dictionary }).toString()) as StoredMatch[]) : [];
  });
}
