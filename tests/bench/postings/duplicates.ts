import { plainWords } from '../../../functions/src/modules/job-text/words/plain-words.ts';
import {
  type Copy,
  copyKeysOf,
  isForClient,
  keysOfCopies,
  sameJob,
} from '../../../functions/src/modules/postings/text/copies.ts';
import { fingerprintOf } from '../../../functions/src/modules/postings/text/fingerprint.ts';
import { sketchOf } from '../../../functions/src/modules/postings/text/text-sketch.ts';
import { type Figures, type IsAside, share } from './measure.ts';
import { type PostingPair, postingPairs } from './posting-pairs.ts';

const sameWords = ({ a, b }: PostingPair) =>
  [a, b]
    .map((one) => plainWords([one.company, one.title, ...one.locations].join(' ')).join(' '))
    .every((key, _, all) => key === all[0]);
const copyOf = (one: PostingPair['a']): Copy => ({
  ...one,
  sketch: sketchOf(one.description_text),
  for_client: isForClient(one.description_text),
});
/** As the ingest decides: one fingerprint, or found by its keys and taken for the same job. */
function folds({ a, b }: PostingPair): boolean {
  if (fingerprintOf(a) === fingerprintOf(b)) return true;
  const [stored, found] = [copyOf(a), copyOf(b)];
  const keys = new Set(copyKeysOf(stored));
  return keysOfCopies(found).some((key) => keys.has(key)) && sameJob(stored, found) !== null;
}

/** Invented pairs: the same job in the spelling of another source, or another opening (baseline: the same words). */
export function duplicateFigures(isAside: IsAside): Figures[] {
  const pairs = postingPairs();
  return [false, true].flatMap((aside): Figures[] => {
    const some = pairs.filter(({ a }) => isAside(a.company + a.title) === aside);
    const part = aside ? 'aside' : 'worked on';
    const precision = (ours: (pair: PostingPair) => boolean) => share(some.filter(ours), ({ same }) => same);
    const recall = (ours: (pair: PostingPair) => boolean) =>
      share(
        some.filter(({ same }) => same),
        ours,
      );
    return [
      {
        name: 'duplicates, precision (baseline: words)',
        part,
        ours: precision(folds),
        baseline: precision(sameWords),
      },
      {
        name: 'duplicates, recall without agencies',
        part,
        ours: share(
          some.filter(({ same, why }) => same && why !== 'copied by an agency'),
          folds,
        ),
        baseline: null,
      },
      { name: 'duplicates, recall', part, ours: recall(folds), baseline: recall(sameWords) },
    ];
  });
}
