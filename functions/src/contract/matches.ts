import { z } from 'zod';
import { Instant, PageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { Posting, PostingSummary } from './postings.ts';
import { BandCounts } from './searches.ts';

/** Lower bound of each band; anything below is `low` and shown only on request. `unscored` has no evidence at all. */
export const BAND_FROM = { excellent: 85, good: 70, fair: 50 } as const;
export const BANDS = ['excellent', 'good', 'fair', 'low', 'unscored'] as const;
export const Band = z.enum(BANDS);
export type Band = z.infer<typeof Band>;

export const PART_KINDS = [
  'title',
  'skills',
  'background',
  'experience',
  'location',
  'salary',
  'freshness',
] as const;
export const PartKind = z.enum(PART_KINDS);
export type PartKind = z.infer<typeof PartKind>;

/** One component of a score. */
export const ScorePart = z.object({
  kind: PartKind,
  /** Its weight when everything is known; the weights of all parts add up to 1. */
  weight: z.number().min(0).max(1),
  /** 0–1; null means unknown: the part then counts neither for nor against. */
  value: z.number().min(0).max(1).nullable(),
  /** A plain word or number for the end of the bar: "6 of 7", "4 yrs / 3 yrs", "above", "unknown". */
  label: z.string(),
  /** One sentence; for an unknown part, which side does not say. */
  why: z.string(),
  /** What keeps the bar from being full where the label looks as if it should be; stands beside the bar. */
  note: z.string().optional(),
});
export type ScorePart = z.infer<typeof ScorePart>;

export const BlockerKind = z.enum([
  'work_authorization',
  'licence',
  'degree',
  'language',
  'years',
  'location',
]);
/** Something both sides state and that conflicts; caps the score. */
export const Blocker = z.object({ kind: BlockerKind, detail: z.string() });
export type Blocker = z.infer<typeof Blocker>;

/** How well one posting fits one user. The same input gives the same score, on every screen and day. */
export const Score = z.object({
  /** 0–100; null if nothing could be checked. */
  score: z.number().int().min(0).max(100).nullable(),
  band: Band,
  /** Sum of the weights of the known parts, 0–1: the part of the dial that is not hatched. */
  known_share: z.number().min(0).max(1),
  parts: z.array(ScorePart),
  /** Parts that could not be checked. */
  unknown: z.array(PartKind),
  blockers: z.array(Blocker),
  skills_matched: z.array(z.string()),
  skills_missing: z.array(z.string()),
});
export type Score = z.infer<typeof Score>;

export const Verdict = z.enum(['saved', 'dismissed']);
export type Verdict = z.infer<typeof Verdict>;

/**
 * Why the user dismissed a posting. `company` and `title` rank similar postings lower in the next search; the others
 * are only stored.
 */
export const DismissReason = z.enum(['company', 'title', 'pay', 'place', 'other']);
export type DismissReason = z.infer<typeof DismissReason>;

/** What became of a score since the search before: the score then, and the parts that moved, the most first. */
export const ScoreChange = z.object({
  from: z.number().int().min(0).max(100),
  parts: z.array(PartKind),
});
export type ScoreChange = z.infer<typeof ScoreChange>;

/** What the user did that moves similar jobs up or down the list. */
export const TiltReason = z.enum([
  'saved',
  'applied',
  'saved_company',
  'dismissed_title',
  'dismissed_company',
]);
export type TiltReason = z.infer<typeof TiltReason>;

/** How many points a match stands higher (or lower) in the list than its score says, and mostly why. */
export const Tilt = z.object({ points: z.number().int(), because: TiltReason });
export type Tilt = z.infer<typeof Tilt>;

export const Match = z.object({
  posting: PostingSummary,
  score: Score,
  /** Whether the previous search did not find it. */
  is_new: z.boolean(),
  /** Null if the previous search did not find it, or gave it the same score. */
  score_change: ScoreChange.nullable(),
  /** Null if nothing the user did moves it. */
  tilt: Tilt.nullable(),
  verdict: Verdict.nullable(),
  /** The user's application to this posting, if any. */
  application_id: z.string().nullable(),
});
export type Match = z.infer<typeof Match>;

export const MatchSort = z.enum(['score', 'newest', 'salary']);
export type MatchSort = z.infer<typeof MatchSort>;

export const listMatches = endpoint({
  name: 'listMatches',
  summary: 'Matches of the latest finished search, best first unless sorted otherwise.',
  method: 'GET',
  path: '/api/matches',
  auth: 'user',
  query: PageQuery.extend({
    band: Band.optional(),
    /** `onsite`, `hybrid`, `remote`, several joined by commas. */
    workplace: z.string().max(40).optional(),
    /** Minor units per year; postings without pay are excluded. */
    salary_min: z.coerce.number().int().nonnegative().optional(),
    posted_within_days: z.coerce.number().int().positive().max(365).optional(),
    only_new: z.stringbool().optional(),
    verdict: Verdict.optional(),
    /** Include matches below 50. */
    include_low: z.stringbool().optional(),
    sort: MatchSort.default('score'),
    q: z.string().trim().max(100).optional(),
  }),
  response: z.object({
    items: z.array(Match),
    next_cursor: z.string().nullable(),
    /** Of the whole search, before filtering. */
    counts: BandCounts,
    /** After filtering. */
    total: z.number().int(),
    search_id: z.string().nullable(),
    searched_at: Instant.nullable(),
    postings_searched: z.number().int(),
    new_matches: z.number().int(),
    /** How we score changed since the search was run: a new one scores its matches anew. */
    outdated: z.boolean(),
    /** The search before was scored in another way. */
    rescored: z.boolean(),
    /** Whether what the user saves, dismisses, and applies to orders similar jobs. */
    learns: z.boolean(),
  }),
  rate_limit: 240,
});

export const getMatch = endpoint({
  name: 'getMatch',
  summary: 'One posting with its text and its score for this user.',
  method: 'GET',
  path: '/api/matches/:posting_id',
  auth: 'user',
  response: z.object({
    posting: Posting,
    score: Score,
    is_new: z.boolean(),
    score_change: ScoreChange.nullable(),
    tilt: Tilt.nullable(),
    verdict: Verdict.nullable(),
    dismiss_reason: DismissReason.nullable(),
    application_id: z.string().nullable(),
  }),
  errors: ['not_found'],
  rate_limit: 240,
});

const VERDICT_AFFECTS = ['listMatches', 'getMatch', 'getDashboard', 'listSavedSearches'] as const;

export const setVerdict = endpoint({
  name: 'setVerdict',
  summary: 'Saves or dismisses a posting; null undoes either.',
  method: 'PUT',
  path: '/api/matches/:posting_id/verdict',
  auth: 'user',
  affects: VERDICT_AFFECTS,
  body: z.object({
    verdict: Verdict.nullable(),
    reason: DismissReason.optional(),
  }),
  response: z.object({ verdict: Verdict.nullable() }),
  errors: ['not_found'],
});

/** A verdict on one posting, with which a former one is restored, too. */
export const PostingVerdict = z.object({
  posting_id: z.string().min(1).max(200),
  verdict: Verdict.nullable(),
  reason: DismissReason.nullable(),
});
export type PostingVerdict = z.infer<typeof PostingVerdict>;

export const setVerdicts = endpoint({
  name: 'setVerdicts',
  summary: 'Saves or dismisses several postings at once, all or none; null undoes either.',
  method: 'PUT',
  path: '/api/verdicts',
  auth: 'user',
  affects: VERDICT_AFFECTS,
  body: z.object({ verdicts: z.array(PostingVerdict).min(1).max(LIMITS.verdicts_at_once) }),
  response: z.object({
    /** The previous verdicts on these postings; sending them back undoes the call. */
    before: z.array(PostingVerdict),
    /** Postings that do not exist any more; nothing is stored about them. */
    missing: z.array(z.string()),
  }),
});

export const setLearning = endpoint({
  name: 'setLearning',
  summary:
    'Says whether the user’s choices order similar jobs, or forgets those made so far. Takes effect with the next search.',
  method: 'PUT',
  path: '/api/matches-learning',
  auth: 'user',
  affects: ['listMatches'],
  body: z.object({
    learns: z.boolean(),
    /** Saved and dismissed jobs stay saved and dismissed, but no longer order others. */
    forget: z.boolean().default(false),
  }),
  response: z.object({ learns: z.boolean() }),
});
