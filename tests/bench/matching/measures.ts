/** A score and whether it should be high. */
export type Judged = { score: number; right: boolean };

/** Chance that a right one scores higher than a wrong one; ties count half. */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const right = judged.filter((one) => one.right);
  const wrong = judged.filter((one) => !one.right);
  let above = 0;
  for (const a of right)
    for (const b of wrong) above += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0;
  return above / (right.length * wrong.length);
}

const highestFirst = (judged: readonly Judged[]) => judged.toSorted((a, b) => b.score - a.score);

export function averagePrecision(judged: readonly Judged[]): number {
  let found = 0;
  let sum = 0;
  for (const [i, { right }] of highestFirst(judged).entries()) {
    if (!right) continue;
    found++;
    sum += found / (i + 1);
  }
  return found === 0 ? 0 : sum / found;
}

export function precisionAt(judged: readonly Judged[], count: number): number {
  const first = highestFirst(judged).slice(0, count);
  return first.filter(({ right }) => right).length / first.length;
}

/** The place of the best right one, from 1; of those with the same score, half come before it. */
export function bestRank(scores: ArrayLike<number>, right: ReadonlySet<number>): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const one of right) best = Math.max(best, scores[one]!);
  let [above, same] = [0, 0];
  for (let i = 0; i < scores.length; i++) {
    if (scores[i]! > best) above++;
    else if (scores[i]! === best && !right.has(i)) same++;
  }
  return 1 + above + same / 2;
}

export function ofRanks(ranks: readonly number[]): { success10: number; mrr: number } {
  return {
    success10: ranks.filter((rank) => rank <= 10).length / ranks.length,
    mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
  };
}
