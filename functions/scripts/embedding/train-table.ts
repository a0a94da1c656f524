import { EMBEDDING_DIMENSION as D } from '../../src/modules/job-text/embedding/embedding-model.ts';
import { featureRows, type Layout, rowsOf } from '../../src/modules/job-text/embedding/title-rows.ts';
import { titleTokens } from '../../src/modules/job-text/embedding/title-tokens.ts';
import { random } from './random.ts';
import type { TitleGroup } from './read-titles.ts';

const BATCH = 256;
const TEMPERATURE = 0.07;
const LEARNING_RATE = 0.06;

/** Scale of the cosines of titles to occupations. */
const OCCUPATION_TEMPERATURE = 0.06;
/** Occupations that a title is told apart from: those most like its own, and some at random. */
const LIKE_OCCUPATIONS = 48;
const OTHER_OCCUPATIONS = 160;

type Title = { group: number; rows: Int32Array; weights: Float32Array; key: string };

export type Trained = {
  /** `rowsOf(layout)` × dimension. */
  table: Float32Array;
  /** A unit vector for each group, in order. */
  occupations: Float32Array;
};

/**
 * Trains the table of row vectors. Two losses: pairs of titles of one group against the other pairs of the batch (work
 * that is near is not pushed apart), and each title against the vectors of the occupations, near ones included.
 * Deterministic for a seed.
 */
export function trainTable(
  groups: TitleGroup[],
  layout: Layout,
  epochs: number,
  seed: number,
  report: (epoch: number, loss: number, occupationLoss: number) => void,
): Trained {
  const rand = random(seed);
  const rows = rowsOf(layout);
  const table = new Float32Array(rows * D);
  for (let i = 0; i < table.length; i++) table[i] = (rand() - 0.5) * 0.2;
  const squares = new Float32Array(rows * D).fill(1e-6);

  const groupNumber = new Map(groups.map((group, i) => [group.id, i]));
  const titles: Title[] = [];
  const ofGroup: number[][] = groups.map(() => []);
  const groupsOfKey = new Map<string, Set<number>>();
  for (const [number, group] of groups.entries()) {
    for (const text of group.titles) {
      const key = titleTokens(text).join(' ');
      if (key === '') continue;
      ofGroup[number]!.push(titles.length);
      const { rows, weights } = featureRows(text, layout);
      titles.push({ group: number, key, rows: Int32Array.from(rows), weights: Float32Array.from(weights) });
      const sharing = groupsOfKey.get(key) ?? new Set<number>();
      groupsOfKey.set(key, sharing.add(number));
    }
  }
  const near = groups.map((group) => {
    const numbers = new Set<number>();
    for (const id of group.near) if (groupNumber.has(id)) numbers.add(groupNumber.get(id)!);
    return numbers;
  });
  // Groups of the two sources that share two or more titles are treated as the same work.
  const shared = new Map<string, number>();
  for (const sharing of groupsOfKey.values()) {
    for (const a of sharing)
      for (const b of sharing)
        if (a < b && groups[a]!.source !== groups[b]!.source)
          shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
  }
  const linked = groups.map(() => [] as number[]);
  for (const [pair, count] of shared) {
    if (count < 2) continue;
    const [a, b] = pair.split(' ').map(Number) as [number, number];
    linked[a]!.push(b);
    linked[b]!.push(a);
  }
  const apart = (a: Title, b: Title) =>
    a.group !== b.group &&
    groups[a.group]!.source === groups[b.group]!.source &&
    groups[a.group]!.family !== groups[b.group]!.family &&
    !near[a.group]!.has(b.group) &&
    a.key !== b.key &&
    !groupsOfKey.get(a.key)!.has(b.group) &&
    !groupsOfKey.get(b.key)!.has(a.group);

  const occupations = new Float32Array(groups.length * D);
  for (let i = 0; i < occupations.length; i++) occupations[i] = rand() - 0.5;
  const occupationSquares = new Float32Array(groups.length * D).fill(1e-6);
  const ofSource = new Map<string, number[]>();
  for (const [number, group] of groups.entries())
    ofSource.set(group.source, [...(ofSource.get(group.source) ?? []), number]);
  const like: Int32Array[] = groups.map(() => new Int32Array(0));
  const normaliseOccupation = (number: number) => {
    let norm = 0;
    for (let d = 0, at = number * D; d < D; d++, at++) norm += occupations[at]! ** 2;
    norm = Math.sqrt(norm) || 1;
    for (let d = 0, at = number * D; d < D; d++, at++) occupations[at]! /= norm;
  };
  for (let number = 0; number < groups.length; number++) normaliseOccupation(number);
  /** The occupations of the same source whose vectors are nearest. */
  const findLike = () => {
    for (const numbers of ofSource.values())
      for (const number of numbers) {
        const cosines = numbers.map((other) => {
          let dot = 0;
          for (let d = 0; d < D; d++) dot += occupations[number * D + d]! * occupations[other * D + d]!;
          return { other, dot: other === number ? -2 : dot };
        });
        cosines.sort((a, b) => b.dot - a.dot);
        like[number] = Int32Array.from(cosines.slice(0, LIKE_OCCUPATIONS), ({ other }) => other);
      }
  };
  const rivals = new Int32Array(1 + LIKE_OCCUPATIONS + OTHER_OCCUPATIONS);
  const rivalChances = new Float64Array(rivals.length);
  const occupationGradient = new Float32Array(D);
  /** Adds the gradient of one title's loss against the occupations, and moves the occupations at once. */
  const againstOccupations = (title: Title, vector: Float32Array, gradient: Float32Array, rate: number) => {
    const own = title.group;
    const sharing = groupsOfKey.get(title.key)!;
    let count = 1;
    rivals[0] = own;
    for (const other of like[own]!) if (!sharing.has(other)) rivals[count++] = other;
    const numbers = ofSource.get(groups[own]!.source)!;
    const others = Math.min(OTHER_OCCUPATIONS, numbers.length - 1);
    for (let n = 0; n < others; n++) {
      const other = numbers[Math.floor(rand() * numbers.length)]!;
      if (!sharing.has(other)) rivals[count++] = other;
    }
    let sum = 0;
    for (let n = 0; n < count; n++) {
      let dot = 0;
      for (let d = 0, at = rivals[n]! * D; d < D; d++, at++) dot += vector[d]! * occupations[at]!;
      rivalChances[n] = Math.exp((dot - 1) / OCCUPATION_TEMPERATURE);
      sum += rivalChances[n]!;
    }
    for (let n = 0; n < count; n++) {
      const g = (rivalChances[n]! / sum - (n === 0 ? 1 : 0)) / OCCUPATION_TEMPERATURE;
      if (Math.abs(g) < 1e-3) continue;
      const start = rivals[n]! * D;
      let along = 0;
      for (let d = 0; d < D; d++) {
        gradient[d]! += g * occupations[start + d]!;
        along += vector[d]! * occupations[start + d]!;
      }
      for (let d = 0; d < D; d++) {
        const own = g * (vector[d]! - along * occupations[start + d]!);
        occupationGradient[d] = own;
        occupationSquares[start + d]! += own * own;
      }
      for (let d = 0; d < D; d++)
        occupations[start + d]! -= (rate * occupationGradient[d]!) / Math.sqrt(occupationSquares[start + d]!);
      normaliseOccupation(rivals[n]!);
    }
    return -Math.log(Math.max(1e-12, rivalChances[0]! / sum));
  };

  const pick = (list: number[]) => list[Math.floor(rand() * list.length)]!;
  const partner = (anchor: number): number => {
    const { group } = titles[anchor]!;
    const luck = rand();
    let from = group;
    if (luck < 0.1 && linked[group]!.length > 0) from = pick(linked[group]!);
    else if (luck < 0.17 && near[group]!.size > 0) from = pick([...near[group]!]);
    else if (luck < 0.35) return ofGroup[group]![0]!;
    return ofGroup[from]!.length > 0 ? pick(ofGroup[from]!) : anchor;
  };

  const encode = (title: Title, dropWords: boolean, sum: Float32Array, used: Float32Array) => {
    sum.fill(0);
    for (let f = 0; f < title.rows.length; f++) {
      const row = title.rows[f]!;
      let weight = title.weights[f]!;
      // Some known words are dropped at random, so that their letter groups learn to stand in for them.
      if (dropWords && row < layout.words.size && rand() < 0.15) weight = 0;
      used[f] = weight;
      if (weight === 0) continue;
      for (let d = 0, at = row * D; d < D; d++, at++) sum[d]! += weight * table[at]!;
    }
    let norm = 0;
    for (let d = 0; d < D; d++) norm += sum[d]! * sum[d]!;
    norm = Math.sqrt(norm) || 1;
    for (let d = 0; d < D; d++) sum[d]! /= norm;
    return norm;
  };

  const sides = [0, 1].map(() => ({
    vectors: Array.from({ length: BATCH }, () => new Float32Array(D)),
    gradients: Array.from({ length: BATCH }, () => new Float32Array(D)),
    used: Array.from({ length: BATCH }, () => new Float32Array(400)),
    norms: new Float32Array(BATCH),
    titles: new Array<Title>(BATCH),
  }));
  const [left, right] = sides as [(typeof sides)[0], (typeof sides)[0]];

  // The hand-written titles are repeated twenty times per epoch: each stands for many postings.
  const order = titles.flatMap((title, i) =>
    groups[title.group]!.source === 'own' ? new Array<number>(20).fill(i) : [i],
  );
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = LEARNING_RATE * (1 - (0.9 * epoch) / epochs);
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(rand() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let loss = 0;
    let occupationLoss = 0;
    let batches = 0;
    if (epoch > 0) findLike();
    for (let start = 0; start + BATCH <= order.length; start += BATCH) {
      for (let i = 0; i < BATCH; i++) {
        left.titles[i] = titles[order[start + i]!]!;
        right.titles[i] = titles[partner(order[start + i]!)]!;
        for (const side of sides) {
          side.gradients[i]!.fill(0);
          side.norms[i] = encode(side.titles[i]!, true, side.vectors[i]!, side.used[i]!);
        }
      }
      const chances = new Float64Array(BATCH);
      for (let i = 0; i < BATCH; i++) {
        const vector = left.vectors[i]!;
        let sum = 0;
        for (let j = 0; j < BATCH; j++) {
          if (i !== j && !apart(left.titles[i]!, right.titles[j]!)) {
            chances[j] = 0;
            continue;
          }
          const other = right.vectors[j]!;
          let dot = 0;
          for (let d = 0; d < D; d++) dot += vector[d]! * other[d]!;
          chances[j] = Math.exp((dot - 1) / TEMPERATURE);
          sum += chances[j]!;
        }
        loss -= Math.log(Math.max(1e-12, chances[i]! / sum));
        for (let j = 0; j < BATCH; j++) {
          if (chances[j] === 0) continue;
          const g = (chances[j]! / sum - (i === j ? 1 : 0)) / TEMPERATURE;
          if (Math.abs(g) < 1e-4) continue;
          const other = right.vectors[j]!;
          const gl = left.gradients[i]!;
          const gr = right.gradients[j]!;
          for (let d = 0; d < D; d++) {
            gl[d]! += g * other[d]!;
            gr[d]! += g * vector[d]!;
          }
        }
      }
      for (let i = 0; i < BATCH; i++)
        occupationLoss += againstOccupations(left.titles[i]!, left.vectors[i]!, left.gradients[i]!, rate);
      batches++;
      for (const side of sides) {
        for (let i = 0; i < BATCH; i++) {
          const vector = side.vectors[i]!;
          const gradient = side.gradients[i]!;
          let along = 0;
          for (let d = 0; d < D; d++) along += gradient[d]! * vector[d]!;
          const norm = side.norms[i]!;
          for (let d = 0; d < D; d++) gradient[d] = (gradient[d]! - along * vector[d]!) / norm;
          const title = side.titles[i]!;
          for (let f = 0; f < title.rows.length; f++) {
            const weight = side.used[i]![f]!;
            if (weight === 0) continue;
            for (let d = 0, at = title.rows[f]! * D; d < D; d++, at++) {
              const g = weight * gradient[d]!;
              squares[at]! += g * g;
              table[at]! -= (rate * g) / Math.sqrt(squares[at]!);
            }
          }
        }
      }
    }
    report(epoch, loss / (batches * BATCH), occupationLoss / (batches * BATCH));
  }
  return { table, occupations };
}
