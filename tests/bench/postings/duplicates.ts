import { plainWords } from '../../../functions/src/modules/job-text/words/plain-words.ts';
import { fingerprintOf } from '../../../functions/src/modules/postings/text/fingerprint.ts';
import { type Figures, type IsAside, share } from './measure.ts';
import { type PostingPair, postingPairs } from './posting-pairs.ts';

const sameWords = ({ a, b }: PostingPair) =>
  [a, b]
    .map((one) => plainWords([one.company, one.title, ...one.locations].join(' ')).join(' '))
    .every((key, _, all) => key === all[0]);
const sameFingerprint = ({ a, b }: PostingPair) => fingerprintOf(a) === fingerprintOf(b);

/** Invented pairs: the same job in the spelling of another source, or another opening (baseline: the same words). */
export function duplicateFigures(isAside: IsAside): Figures[] {
  const pairs = postingPairs();
  return [false, true].flatMap((aside): Figures[] => {
    const some = pairs.filter(({ a }) => isAside(a.company + a.title) === aside);
    const part = aside ? 'aside' : 'worked on';
    const precision = (folds: (pair: PostingPair) => boolean) =>
      share(some.filter(folds), ({ same }) => same);
    const recall = (folds: (pair: PostingPair) => boolean) =>
      share(
        some.filter(({ same }) => same),
        folds,
      );
    return [
      {
        name: 'duplicates, precision (baseline: words)',
        part,
        ours: precision(sameFingerprint),
        baseline: precision(sameWords),
      },
      {
        name: 'duplicates, recall without agencies',
        part,
        ours: share(
          some.filter(({ same, why }) => same && why !== 'copied by an agency'),
          sameFingerprint,
        ),
        baseline: null,
      },
      { name: 'duplicates, recall', part, ours: recall(sameFingerprint), baseline: recall(sameWords) },
    ];
  });
}
