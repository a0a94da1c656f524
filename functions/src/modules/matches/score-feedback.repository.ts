import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { PartKind } from '../../contract/matches.ts';
import type { ScoreOpinion } from '../../contract/score-feedback.ts';
import type { MatchEntry } from './search-record.ts';

/** What a user thinks of a score, and the score it is about. */
export type ScoreFeedback = {
  opinion: ScoreOpinion;
  because: PartKind | null;
  note: string;
  score: number | null;
  /** As in the index of a search (see score-change.ts). */
  parts: MatchEntry['parts'];
  scorer: number;
};

export type ScoreFeedbackRepository = ReturnType<typeof scoreFeedbackRepository>;

/** All Firestore access to `users/{uid}/score_feedback/{posting_id}`: the last opinion on each score. */
export function scoreFeedbackRepository(db: Firestore) {
  return {
    async set(uid: string, posting_id: string, feedback: ScoreFeedback, at: Date): Promise<void> {
      const opinions = db.collection('users').doc(uid).collection('score_feedback');
      await opinions.doc(posting_id).set({ ...feedback, at: Timestamp.fromDate(at) });
    },
  };
}
