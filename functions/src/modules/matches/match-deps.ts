import type { Posting } from '../../contract/postings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RunTransaction } from '../../platform/transaction.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { StoredPosting } from '../postings/posting.ts';
import type { PostingIndex } from '../postings/posting-index.ts';
import type { ProfileDeps } from '../profile/profiles.ts';
import type { ResumeDeps } from '../resumes/resume-deps.ts';
import type { SavedSearchesRepository } from './saved-searches.repository.ts';
import type { ScoreFeedbackRepository } from './score-feedback.repository.ts';
import type { SearchesRepository } from './searches.repository.ts';
import type { AppliedTo } from './tilt.ts';
import type { VerdictsRepository } from './verdicts.repository.ts';

export type MatchDeps = {
  searches: SearchesRepository;
  verdicts: VerdictsRepository;
  savedSearches: SavedSearchesRepository;
  scoreFeedback: ScoreFeedbackRepository;
  profile: Pick<ProfileDeps, 'profiles'>;
  resume: Pick<ResumeDeps, 'resumes' | 'career'>;
  /** Finds open postings that may fit. */
  postingIndex: PostingIndex;
  countOpenPostings: () => Promise<number>;
  /** A posting with its features; null if there is none. */
  findStoredPosting: (posting_id: string) => Promise<StoredPosting | null>;
  /** A posting with its text; throws `not_found`. */
  getPosting: (posting_id: string) => Promise<Posting>;
  /**
   * The user's applications to these postings, by posting id; without those withdrawn before they were sent, unless
   * `withdrawn`.
   */
  applicationIds: (
    uid: string,
    posting_ids: readonly string[],
    options?: { withdrawn: boolean },
  ) => Promise<Map<string, string>>;
  /** The jobs that the user applied to last, newest first. */
  recentlyAppliedTo: (uid: string) => Promise<AppliedTo[]>;
  queue: TaskQueue;
  runTransaction: RunTransaction;
  clock: Clock;
  logger: Logger;
};
