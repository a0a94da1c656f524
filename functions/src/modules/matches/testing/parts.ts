import { ScorePart } from '../../../contract/matches.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { buildCandidate, type Candidate } from '../ranker/candidate.ts';

export const candidateWith = (given: Partial<Candidate>): Candidate => ({
  ...buildCandidate(null, null),
  ...given,
});
export const postingWith = (given: Partial<PostingFeatures>): PostingFeatures => ({
  ...featuresWith(),
  ...given,
});

/** What the reason bar shows: how full it is, the word at its end, and the sentence. */
export function shown(part: ScorePart) {
  const { value, label, why } = ScorePart.parse(part);
  return [value, label, why];
}
