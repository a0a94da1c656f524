import type { z } from 'zod';
import type { Match } from '../../contract/matches.ts';
import { type BandCounts, SEARCH_RUN_DAYS, type Search, type SearchRun } from '../../contract/searches.ts';
import type { Lease } from '../../platform/lease.ts';
import { SCORER_VERSION } from './ranker/score-number.ts';

export type Counts = z.infer<typeof BandCounts>;

export type SearchRecord = Search & {
  lease: Lease | null;
  /** Hash of the profile and resume used for the search. */
  input: string;
  /** Number of times a worker has claimed it. */
  tries: number;
  /** The previous finished search; null for the first. */
  previous_id: string | null;
  /** Version of the scorer (see ranker/); 0 before there were versions. */
  scorer: number;
  /** The search before was scored by another version. */
  rescored: boolean;
  /** Number of chunks its matches are stored in. */
  chunks: number;
  /**
   * The searches of the last two weeks before it, newest first. Each search takes them over from the one before, so
   * that the history costs no reads and trims itself.
   */
  earlier: SearchRun[];
};

/** What a search stores of one match: everything except current state (verdict, application). */
export type StoredMatch = Pick<Match, 'posting' | 'score' | 'is_new' | 'score_change' | 'tilt'>;

/** Enough of a stored match to filter and sort it without reading it. */
export type MatchEntry = {
  id: string;
  score: number;
  /** As in the score itself; null in searches that did not store it here. */
  known_share: number | null;
  workplace: Match['posting']['workplace'];
  /** Highest stated pay per year, in minor units. */
  pay: number | null;
  posted_at: string | null;
  is_new: boolean;
  /** Fit of each part in hundredths, in the order of `PART_KINDS`; null if unknown. Empty in searches that did not store it. */
  parts: readonly (number | null)[];
  /** When a search first found it without losing it since, in seconds since 1970. */
  found_at: number;
};

/** Shorter than the queue's retry delay, so that the next delivery finds the search unleased. */
export const LEASE_MS = 20_000;
/** A search that no worker has claimed after this long is lost. */
const QUEUED_MS = 90_000;
/** So is one whose lease expired this long ago: its next delivery is due earlier. */
const ABANDONED_MS = 30_000;
export const MAX_TRIES = 3;

const INTERRUPTED = 'Your search was interrupted. Start it again.';
const SUPERSEDED = 'Your profile or resume changed, so a newer search replaced this one.';

export function isOver(record: SearchRecord): boolean {
  return record.status === 'done' || record.status === 'failed';
}

/** Whether a search is marked as running although no worker has it. */
export function isLost(record: SearchRecord, now: Date): boolean {
  if (isOver(record)) return false;
  return record.lease
    ? now.getTime() - record.lease.expires_at.getTime() > ABANDONED_MS
    : now.getTime() - new Date(record.created_at).getTime() > QUEUED_MS;
}

/** The search as returned by the API; a lost one is reported as failed, so that nobody waits for it. */
export function toSearch(record: SearchRecord, now: Date): Search {
  const {
    lease: _lease,
    input: _input,
    tries: _tries,
    previous_id: _previous,
    scorer: _scorer,
    rescored: _rescored,
    chunks: _chunks,
    earlier: _earlier,
    ...search
  } = record;
  return isLost(record, now) ? { ...search, status: 'failed', failure: INTERRUPTED } : search;
}

/** The search, replaced by a newer one; its worker notices the lost lease and stores nothing. */
export function replaced(record: SearchRecord, now: Date): SearchRecord {
  const failure = isLost(record, now) ? INTERRUPTED : SUPERSEDED;
  return { ...record, status: 'failed', failure, lease: null, finished_at: now.toISOString() };
}

/** More than anybody runs in two weeks by hand; keeps the document small. */
const MAX_RUNS = 100;

/** This search and those before it, newest first, as far back as the history goes. */
export function runsOf(record: SearchRecord, now: Date): SearchRun[] {
  const { status, failure, counts, new_matches, created_at } = toSearch(record, now);
  const since = new Date(now.getTime() - SEARCH_RUN_DAYS * 86_400_000).toISOString();
  const all = counts.excellent + counts.good + counts.fair;
  const run = {
    at: created_at,
    status,
    failure,
    new_matches: record.previous_id === null ? all : new_matches,
  };
  return [run, ...record.earlier].filter(({ at }) => at >= since).slice(0, MAX_RUNS);
}

/** A search to be queued. `latest` is the user's search before it, finished or not. */
export function newSearch(
  id: string,
  now: Date,
  { previous_id, input, latest }: { previous_id: string | null; input: string; latest: SearchRecord | null },
): SearchRecord {
  return {
    id,
    status: 'queued',
    step: 'queued',
    postings_searched: 0,
    candidates: 0,
    scored: 0,
    counts: { excellent: 0, good: 0, fair: 0, low: 0 },
    new_matches: 0,
    left_out: null,
    failure: null,
    created_at: now.toISOString(),
    finished_at: null,
    lease: null,
    input,
    tries: 0,
    previous_id,
    scorer: SCORER_VERSION,
    rescored: false,
    chunks: 0,
    earlier: latest ? runsOf(latest, now) : [],
  };
}
