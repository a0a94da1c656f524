import { LIMITS } from '../../contract/limits.ts';
import type { Score } from '../../contract/matches.ts';
import { PostingSummary } from '../../contract/postings.ts';
import type { Profile } from '../../contract/profile.ts';
import type { LeftOut } from '../../contract/searches.ts';
import type { StoredPosting } from '../postings/posting.ts';
import { exclusionsOf } from './hard-filters.ts';
import { mostLeftOut } from './left-out.ts';
import type { Candidate } from './ranker/candidate.ts';
import { bandOf, scoreNumber } from './ranker/score-number.ts';
import { scorePosting } from './ranker/score-posting.ts';
import { partsOf, scoreChange } from './score-change.ts';
import type { Counts, MatchEntry, StoredMatch } from './search-record.ts';
import { type Choices, commonReasons, tiltOf, tiltReasons } from './tilt.ts';

/** Matches below 50 that are also stored, for users who ask for them. */
const MAX_LOW_SCORES = 200;

/** A match as the previous search had it. */
export type SeenMatch = Pick<MatchEntry, 'found_at' | 'score' | 'parts'>;

export type Ranked = {
  entries: MatchEntry[];
  /** Per entry: title, company, places and skills in lower case. */
  words: string[];
  matches: StoredMatch[];
  counts: Counts;
  new_matches: number;
  left_out: LeftOut | null;
  scored: number;
};

/**
 * Filters, scores and orders postings for one user. What they chose before moves similar postings up or down, without
 * changing their score. `seen` contains the previous search's matches, null if there was none.
 */
export function rankPostings(
  input: {
    profile: Profile;
    candidate: Candidate;
    postings: StoredPosting[];
    choices: Choices;
    seen: ReadonlyMap<string, SeenMatch> | null;
  },
  now: Date,
): Ranked {
  const { profile, candidate, seen } = input;
  const judged = input.postings.map((posting) => ({
    posting,
    exclusions: exclusionsOf(profile, candidate, posting),
  }));
  const passing = judged.filter(({ exclusions }) => exclusions.length === 0).map(({ posting }) => posting);
  const reasonsFor = tiltReasons(input.choices);
  const numbers = passing
    .map((posting) => {
      const { score, known_share } = scoreNumber(candidate, posting.features);
      return { posting, score, known_share, reasons: reasonsFor(posting) };
    })
    .filter(({ score }) => score !== null);
  const common = commonReasons(
    numbers.filter(({ score }) => bandOf(score) !== 'low').map(({ reasons }) => reasons),
  );
  const scored = numbers
    .map((one) => {
      const tilt = tiltOf(one.reasons, common);
      return { ...one, tilt, place: (one.score ?? 0) + (tilt?.points ?? 0) };
    })
    .sort(
      (a, b) =>
        b.place - a.place ||
        b.known_share - a.known_share ||
        (b.posting.posted_at ?? '').localeCompare(a.posting.posted_at ?? '') ||
        (a.posting.id < b.posting.id ? -1 : 1),
    );
  const shown = scored.filter(({ score }) => bandOf(score) !== 'low');
  const low = scored.filter(({ score }) => bandOf(score) === 'low').slice(0, MAX_LOW_SCORES);
  // Words are only for what is stored: most postings of a large corpus never need any.
  const stored = [...shown, ...low]
    .slice(0, LIMITS.matches_per_search)
    .map(({ posting, tilt }) => ({ posting, tilt, score: scorePosting(candidate, posting.features, now) }));
  const counts: Counts = { excellent: 0, good: 0, fair: 0, low: 0 };
  const entries: MatchEntry[] = [];
  const words: string[] = [];
  const matches: StoredMatch[] = [];
  let new_matches = 0;
  const found_now = Math.floor(now.getTime() / 1000);
  for (const { posting, score, tilt } of stored) {
    const before = seen?.get(posting.id);
    const is_new = seen !== null && !before;
    if (score.band !== 'unscored') counts[score.band] += 1;
    if (is_new && score.band !== 'low') new_matches += 1;
    entries.push(entryOf(posting, score, { is_new, found_at: before?.found_at ?? found_now }));
    words.push(wordsOf(posting));
    matches.push({
      posting: PostingSummary.parse(posting),
      score,
      is_new,
      score_change: scoreChange(before, score),
      tilt,
    });
  }
  const left_out = mostLeftOut(
    candidate,
    judged.filter(({ exclusions }) => exclusions.length > 0),
  );
  return { entries, words, matches, counts, new_matches, left_out, scored: passing.length };
}

function entryOf(
  posting: StoredPosting,
  score: Score,
  found: Pick<MatchEntry, 'is_new' | 'found_at'>,
): MatchEntry {
  return {
    id: posting.id,
    score: score.score ?? 0,
    known_share: score.known_share,
    workplace: posting.workplace,
    pay: posting.features.pay?.max ?? posting.features.pay?.min ?? null,
    posted_at: posting.posted_at,
    parts: partsOf(score),
    ...found,
  };
}

const MAX_EXCERPT = 300;

function wordsOf({ title, company, locations, skills }: StoredPosting): string {
  return [title, company, ...locations, ...skills].join(' ').toLowerCase().slice(0, MAX_EXCERPT);
}
