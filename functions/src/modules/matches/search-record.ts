import type { z } from 'zod';
import type { Match } from '../../contract/matches.ts';
import type { BandCounts, Search } from '../../contract/searches.ts';

export type Counts = z.infer<typeof BandCounts>;

/** A worker's hold on a search: another delivery of the same task keeps off until it ends. */
export type SearchLease = { holder: string; expires_at: Date };

export type SearchRecord = Search & {
  lease: SearchLease | null;
  /** Times that a worker has taken it up. */
  tries: number;
  /** The finished search before this one; null at the first. */
  previous_id: string | null;
  /** Chunks in which its matches are stored. */
  chunks: number;
};

/** What a search keeps of one match: everything but what belongs to the present (verdict, application). */
export type KeptMatch = Pick<Match, 'posting' | 'score' | 'is_new'>;

/** Enough of a kept match to filter and sort it without reading it. */
export type MatchEntry = {
  id: string;
  score: number;
  workplace: Match['posting']['workplace'];
  /** Highest stated pay a year, minor units. */
  pay: number | null;
  posted_at: string | null;
  is_new: boolean;
  /** Title, company, places and skills in lower case. */
  words: string;
};

export const MATCHES_PER_CHUNK = 100;
/** The queue waits longer than this before it delivers again, so that the next delivery finds the search free. */
export const LEASE_MS = 20_000;
/** A search that no worker has taken up after this long is lost. */
const QUEUED_MS = 90_000;
/** So is one whose worker's hold ended this long ago: the delivery that would take it up again is due before. */
const ABANDONED_MS = 30_000;
export const MAX_TRIES = 3;

const INTERRUPTED = 'The search was interrupted. Start it again.';

export function newLease(holder: string, now: Date): SearchLease {
  return { holder, expires_at: new Date(now.getTime() + LEASE_MS) };
}

export function isHeldByOther(record: SearchRecord, holder: string, now: Date): boolean {
  return record.lease !== null && record.lease.holder !== holder && record.lease.expires_at > now;
}

export function isOver(record: SearchRecord): boolean {
  return record.status === 'done' || record.status === 'failed';
}

/** A search that still says it runs though nobody works on it any more. */
export function isLost(record: SearchRecord, now: Date): boolean {
  if (isOver(record)) return false;
  return record.lease
    ? now.getTime() - record.lease.expires_at.getTime() > ABANDONED_MS
    : now.getTime() - new Date(record.created_at).getTime() > QUEUED_MS;
}

/** The search as the API answers it; a lost one is told as failed, so that nobody waits for it. */
export function toSearch(record: SearchRecord, now: Date): Search {
  const { lease: _lease, tries: _tries, previous_id: _previous, chunks: _chunks, ...search } = record;
  return isLost(record, now) ? { ...search, status: 'failed', failure: INTERRUPTED } : search;
}

export function newSearch(id: string, now: Date, previous_id: string | null): SearchRecord {
  return {
    id,
    status: 'queued',
    step: 'queued',
    postings_searched: 0,
    candidates: 0,
    scored: 0,
    counts: { excellent: 0, good: 0, fair: 0, low: 0 },
    new_matches: 0,
    failure: null,
    created_at: now.toISOString(),
    finished_at: null,
    lease: null,
    tries: 0,
    previous_id,
    chunks: 0,
  };
}
