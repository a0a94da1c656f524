import { readFileSync } from 'node:fs';
import { embedWith } from '../../src/modules/job-text/embedding/embed-text.ts';
import { decodeModel } from '../../src/modules/job-text/embedding/model-file.ts';
import type { HeldOutTitle } from './held-out-titles.ts';
import type { TitleGroup } from './read-titles.ts';

function dot(a: number[], b: number[]): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}

function mean(vectors: number[][]): number[] {
  const sum = vectors[0]!.map((_, d) => vectors.reduce((total, vector) => total + vector[d]!, 0));
  const norm = Math.hypot(...sum) || 1;
  return sum.map((value) => value / norm);
}

function report(name: string, ranks: number[]): void {
  const share = (k: number) => ((100 * ranks.filter((rank) => rank <= k).length) / ranks.length).toFixed(1);
  const reciprocal = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  console.log(
    `${name}: ${ranks.length} titles, right occupation first ${share(1)} %, in 5 ${share(5)} %, in 10 ${share(10)} %, mean reciprocal rank ${reciprocal.toFixed(3)}`,
  );
}

function rankOf(
  vector: number[],
  candidates: { id: string; vector: number[] }[],
  right: Set<string>,
): number {
  const scores = candidates.map((candidate) => dot(vector, candidate.vector));
  let best = -2;
  for (const [i, candidate] of candidates.entries())
    if (right.has(candidate.id)) best = Math.max(best, scores[i]!);
  return 1 + scores.filter((score) => score > best).length;
}

/** How often a held-out title finds its occupation among all occupations of its source. */
export function evaluateHeldOut(groups: TitleGroup[], aside: HeldOutTitle[], file: Uint8Array) {
  const model = decodeModel(file);
  for (const source of ['onet', 'esco'] as const) {
    const ofSource = groups.filter((group) => group.source === source);
    const centres = ofSource.map((group) => ({
      id: group.id,
      vector: mean(group.titles.map((title) => embedWith(model, title))),
    }));
    const ids = new Set(ofSource.map((group) => group.id));
    const right = new Map<string, Set<string>>();
    for (const { title, group } of aside) {
      if (!ids.has(group)) continue;
      right.set(title, (right.get(title) ?? new Set()).add(group));
    }
    report(
      `kept aside, ${source}`,
      [...right].map(([title, answers]) => rankOf(embedWith(model, title), centres, answers)),
    );
  }
}

/** Real job titles (`title <tab> ESCO occupation` per line) against the preferred labels of ESCO. */
export function evaluateJobTitles(groups: TitleGroup[], titlesFile: string, file: Uint8Array): void {
  const model = decodeModel(file);
  const labels = groups
    .filter((group) => group.source === 'esco')
    .map((group) => ({ id: group.id, vector: embedWith(model, group.titles[0]!) }));
  const lines = readFileSync(titlesFile, 'utf8').split('\n').filter(Boolean);
  const ranks = lines.map((line) => {
    const [title, occupation] = line.replace(/\r$/, '').split('\t');
    return rankOf(embedWith(model, title!), labels, new Set([occupation!]));
  });
  report('vacancy titles against ESCO labels', ranks);
}
