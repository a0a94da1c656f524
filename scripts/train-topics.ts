/**
 * Trains the classifier of topics from the wordings of `topics/` and writes its weights:
 * `npm run topics:train`. With `--check`, trains on seven eighths of the wordings instead and prints
 * how it does on the others. The same wordings give the same weights.
 */
import { writeFileSync } from 'node:fs';
import {
  BUCKETS,
  contentWords,
  exactHash,
  featuresOf,
  topicWordBit,
  wordBit,
  wordsOf,
} from '../filler/src/topics/classifier/features.ts';
import { type PackedModel, TopicModel } from '../filler/src/topics/classifier/model.ts';
import { TOPICS } from '../filler/src/topics/topic-list.ts';
import {
  type Example,
  examplesOf,
  type Random,
  seeded,
  somethingElse,
  unlabelled,
} from './topics/examples.ts';
import { readNames, readWordings, variant, variants, type Wording } from './topics/wordings.ts';

const SEED = 20261122;
const EPOCHS = 12;
const RATE = 0.5;
const L1 = 4e-6;
/** A sample whose topic is at least so probable rests for an epoch. */
const CERTAIN = 0.995;
/** Makes the probabilities right on wordings that the model has not seen (`--check` prints which fits best). */
const SHARPEN = 1.4;
/** So many models, each trained on dressings and an order of its own, are averaged: chance decides less. */
const MODELS = 4;
/** How many weights are kept, the largest. */
const MOST_WEIGHTS = 300_000;
/** A wording with more variants than that is not kept word for word. */
const MOST_EXACT = 400;
const LABELS: readonly string[] = [...Object.keys(TOPICS), 'unknown'];

/** `rests`: was certain the last time, so it is passed over once. */
type Sample = { label: number; features: number[]; rests: boolean };

/** How often each word stands in a wording; a word of one wording only is sometimes taken for unknown. */
function wordCounts(examples: Example[]): Map<string, number> {
  const wordings = new Map<string, Set<number>>();
  for (const { fixed, wording, question } of examples) {
    const words = [
      ...wordsOf(fixed),
      ...(question.options ?? []).flatMap(wordsOf),
      ...wordsOf(question.section ?? ''),
    ];
    for (const word of words) wordings.set(word, (wordings.get(word) ?? new Set()).add(wording));
  }
  return new Map([...wordings].map(([word, of]) => [word, of.size]));
}

function samplesOf(examples: Example[], counts: Map<string, number>, random: Random): Sample[] {
  const label = (topic: string) => LABELS.indexOf(topic);
  const sample = (example: Example): Sample => {
    const forgets = random() < 0.35;
    const isKnown = (word: string) => {
      const count = counts.get(word) ?? 0;
      return count > 1 || (count === 1 && !forgets);
    };
    const features = featuresOf(example.question, isKnown);
    return { label: label(example.topic), features, rests: false };
  };
  return examples.flatMap((example) => {
    const other = random() < 0.3 ? somethingElse(example, random) : null;
    return other ? [sample(example), sample(other)] : [sample(example)];
  });
}

function shuffle<T>(list: T[], random: Random): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}

/**
 * Stochastic gradient descent with a rate for each weight (AdaGrad) and an L1 penalty that empties most of them. The
 * result is the mean over the second half of the epochs, so that it hardly depends on the order of the samples.
 */
function train(samples: Sample[], random: Random): Float32Array {
  const size = LABELS.length;
  const weights = new Float32Array(BUCKETS * size);
  const squares = new Float32Array(BUCKETS * size).fill(1e-3);
  const mean = new Float32Array(BUCKETS * size);
  const sums = new Float64Array(size);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(samples, random);
    for (const sample of samples) {
      if (sample.rests) {
        sample.rests = false;
        continue;
      }
      const { label, features } = sample;
      const value = 1 / Math.sqrt(features.length);
      sums.fill(0);
      for (const feature of features) {
        const from = feature * size;
        for (let at = 0; at < size; at++) sums[at] = (sums[at] as number) + (weights[from + at] as number);
      }
      let highest = -Infinity;
      for (let at = 0; at < size; at++) highest = Math.max(highest, (sums[at] as number) * value);
      let total = 0;
      for (let at = 0; at < size; at++) total += sums[at] = Math.exp((sums[at] as number) * value - highest);
      sample.rests = (sums[label] as number) / total > CERTAIN;
      for (let at = 0; at < size; at++) {
        const error = (sums[at] as number) / total - (at === label ? 1 : 0);
        if (Math.abs(error) < 5e-4) continue;
        const slope = error * value;
        for (const feature of features) {
          const place = feature * size + at;
          const square = (squares[place] as number) + slope * slope;
          squares[place] = square;
          const rate = RATE / Math.sqrt(square);
          const moved = (weights[place] as number) - rate * slope;
          weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - rate * L1);
        }
      }
    }
    if (epoch < EPOCHS / 2) continue;
    for (let place = 0; place < weights.length; place++)
      mean[place] = (mean[place] as number) + (weights[place] as number) / (EPOCHS / 2);
  }
  return mean;
}

function base64(from: Uint8Array): string {
  return Buffer.from(from).toString('base64');
}

/** The short wordings that say one topic by themselves, five bytes each. */
function exactWordings(wordings: readonly Wording[]): Uint8Array {
  const topics = new Map<number, Set<string>>();
  for (const { topic, pattern, kind, section, options } of wordings) {
    const all = variants(pattern);
    if (pattern.includes('{') || kind || section || options.length > 0 || all > MOST_EXACT) continue;
    for (let number = 0; number < all; number++) {
      const hash = exactHash(variant(pattern, number));
      if (hash !== null) topics.set(hash, (topics.get(hash) ?? new Set()).add(topic));
    }
  }
  const certain = [...topics].flatMap(([hash, of]) => {
    const [topic] = of;
    return of.size === 1 && topic ? [[hash, LABELS.indexOf(topic)] as const] : [];
  });
  const packed = new DataView(new ArrayBuffer(certain.length * 5));
  for (const [at, [hash, topic]] of certain.entries()) {
    packed.setUint32(at * 5, hash);
    packed.setUint8(at * 5 + 4, topic);
  }
  return new Uint8Array(packed.buffer);
}

/** Keeps the `most` largest weights, in whole multiples of a scale. */
function pack(
  weights: Float32Array,
  counts: Map<string, number>,
  examples: Example[],
  exact: Uint8Array,
  most: number,
): PackedModel {
  const size = LABELS.length;
  const sorted = weights
    .map(Math.abs)
    .filter((weight) => weight > 1e-4)
    .sort();
  const least = sorted[Math.max(0, sorted.length - most)] ?? 0;
  const scale = (sorted[Math.floor(sorted.length * 0.9995)] ?? 1) / 127;
  const perBucket = new Uint8Array(BUCKETS);
  const pairs: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (let topic = 0; topic < size; topic++) {
      const weight = weights[bucket * size + topic] as number;
      const whole = Math.max(-127, Math.min(127, Math.round(weight / scale)));
      if (Math.abs(weight) < least || whole === 0) continue;
      pairs.push(topic, whole & 255);
      perBucket[bucket] = (perBucket[bucket] as number) + 1;
    }
  }
  const words = new Uint8Array(BUCKETS / 8);
  for (const word of counts.keys()) {
    const bit = wordBit(word);
    words[bit >> 3] = (words[bit >> 3] as number) | (1 << (bit & 7));
  }
  const own = new Uint8Array(BUCKETS / 2);
  for (const { topic, fixed, wording } of examples) {
    for (const word of topic === 'unknown' || wording < 0 ? [] : contentWords(fixed)) {
      const bit = topicWordBit(topic, word);
      own[bit >> 3] = (own[bit >> 3] as number) | (1 << (bit & 7));
    }
  }
  return {
    topics: LABELS,
    scale: scale * SHARPEN,
    counts: base64(perBucket),
    pairs: base64(Uint8Array.from(pairs)),
    words: base64(words),
    own: base64(own),
    exact: base64(exact),
  };
}

/** Mean surprise of the right topics, in nats, if all scores were multiplied by a factor. */
function surprise(packed: PackedModel, examples: Example[], factor: number): number {
  const model = new TopicModel({ ...packed, scale: packed.scale * factor });
  const right = ({ topic, question }: Example) =>
    model.score(question).find((one) => one.topic === topic)?.probability ?? 0;
  return (
    examples.reduce((sum, example) => sum - Math.log(Math.max(1e-9, right(example))), 0) / examples.length
  );
}

/** Precision and recall on examples that the model has not seen, by the least probability at which it answers. */
function report(model: TopicModel, examples: Example[]): void {
  const scored = examples.map(({ topic, question }) => ({ topic, question, best: model.score(question)[0] }));
  for (const least of [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const answered = scored.filter(
      ({ best }) => best && best.topic !== 'unknown' && best.probability >= least,
    );
    const right = answered.filter(({ topic, best }) => best?.topic === topic).length;
    const known = scored.filter(({ topic }) => topic !== 'unknown').length;
    console.log(
      `least ${least}: precision ${(right / answered.length).toFixed(4)}, recall ${(right / known).toFixed(4)}`,
    );
  }
  if (process.argv.includes('--wrong')) {
    for (const { topic, question, best } of scored)
      if (best && best.topic !== topic && best.topic !== 'unknown' && best.probability > 0.5)
        console.log(`${topic}\t${best.topic} ${best.probability.toFixed(2)}\t${question.label}`);
  }
}

const checking = process.argv.includes('--check');
const names = readNames();
const wordings = readWordings();
const unnamed = wordings.find(({ topic }) => !LABELS.includes(topic));
if (unnamed) throw new Error(`There is no topic ${unnamed.topic} ("${unnamed.pattern}")`);
const began = performance.now();
const isKept = (number: number) => checking && number % 8 === 3;
const made: Example[] = [];
const examples: Example[] = [];
const mean = new Float32Array(BUCKETS * LABELS.length);
for (let model = 0; model < MODELS; model++) {
  const random = seeded(SEED + model);
  const all = wordings.flatMap((wording, number) => examplesOf(wording, number, names, random));
  const learned = [
    ...all.filter(({ wording }) => !isKept(wording)),
    ...names.flatMap((one) => unlabelled(one, random)),
  ];
  made.push(...all);
  examples.push(...learned);
  const weights = train(samplesOf(learned, wordCounts(learned), random), random);
  for (let place = 0; place < mean.length; place++)
    mean[place] = (mean[place] as number) + (weights[place] as number) / MODELS;
}
const distinct = new Set(made.map(({ topic, question }) => `${topic} ${wordsOf(question.label).join(' ')}`))
  .size;
console.log(
  `${wordings.length} patterns, ${distinct} wordings, ${examples.length} examples, ${LABELS.length} topics`,
);
const packed = pack(
  mean,
  wordCounts(examples),
  examples,
  exactWordings(wordings.filter((_, number) => !isKept(number))),
  MOST_WEIGHTS,
);
const { counts: perBucket, pairs, words, own, exact } = packed;
const size = [perBucket, pairs, words, own, exact].join('').length;
console.log(`${(size / 1000).toFixed(0)} kB, ${((performance.now() - began) / 1000).toFixed(1)} s`);
if (checking) {
  const kept = made.filter(({ wording }) => isKept(wording));
  report(new TopicModel(packed), kept);
  for (const factor of [0.6, 0.8, 1, 1.25, 1.5, 2])
    console.log(`sharpened by ${factor}: ${surprise(packed, kept, factor).toFixed(4)}`);
} else {
  const file = new URL('../filler/src/topics/classifier/weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(packed, null, 2)}\n`);
}
