import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { extractFeatures } from '../../../functions/src/modules/job-text/features/extract-features.ts';
import type { PostingFeatures } from '../../../functions/src/modules/job-text/features/posting-features.ts';
import { buildCandidate } from '../../../functions/src/modules/matches/ranker/candidate.ts';
import { scoreNumber } from '../../../functions/src/modules/matches/ranker/score-number.ts';
import { parseResume } from '../../../functions/src/modules/resumes/parser/process/parse-resume.ts';
import { readLabPosting } from '../../../scripts/lab/lab-posting.ts';
import { bm25, tfIdf } from './baselines.ts';
import { areaUnderCurve, averagePrecision, type Judged, precisionAt } from './measures.ts';
import { readJobs, readJudgments, readPeople } from './read-fixture.ts';
import type { Figures } from './title-bench.ts';

/** From here on a match is "good". */
const GOOD = 70;
const SPEED_POSTINGS = 20_000;

type Posting = { text: string; features: PostingFeatures };
/** How one pair was judged, and what each method says of it. */
type Pair = { right: boolean; wrong: boolean; ours: number; bm25: number; tfIdf: number };

/** Half of the engineer's list, never used for the weights of decision 047. */
function isKeptAside(id: string): boolean {
  return createHash('sha1').update(`half:${id}`).digest()[0]! % 2 === 1;
}

function posting(row: Record<string, unknown>): Posting {
  const { id: _, ...fields } = readLabPosting(row, 0);
  return { text: `${fields.title}\n${fields.description_text}`, features: extractFeatures(fields) };
}

async function personOf(resume: string) {
  return buildCandidate(null, (await parseResume(new TextEncoder().encode(resume))).parsed);
}

function figuresOf(pairs: readonly Pair[]): Figures {
  const figure = (method: 'ours' | 'bm25' | 'tfIdf') => {
    const judged: Judged[] = pairs.map((pair) => ({ score: pair[method], right: pair.right }));
    return {
      auc: areaUnderCurve(judged),
      averagePrecision: averagePrecision(judged),
      precisionAt50: precisionAt(judged, 50),
    };
  };
  const wrong = pairs.filter((pair) => pair.wrong);
  const right = pairs.filter((pair) => pair.right);
  const asGood = (some: readonly Pair[]) => some.filter(({ ours }) => ours >= GOOD).length / some.length;
  return {
    ours: { ...figure('ours'), rightShownAsGood: asGood(right), wrongShownAsGood: asGood(wrong) },
    bm25: figure('bm25'),
    tfIdf: figure('tfIdf'),
  };
}

const BANDS = [
  ['excellent', 85, 101],
  ['good', 70, 85],
  ['fair', 50, 70],
  ['low', 0, 50],
] as const;

/** Of the pairs in each band, the share judged right. */
function calibrationOf(pairs: readonly Pair[]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    BANDS.map(([band, from, below]) => {
      const inBand = pairs.filter(({ ours }) => ours >= from && ours < below);
      const share = (test: (pair: Pair) => boolean) =>
        inBand.filter(test).length / Math.max(1, inBand.length);
      return [
        band,
        { pairs: inBand.length, right: share(({ right }) => right), wrong: share(({ wrong }) => wrong) },
      ];
    }),
  );
}

export type FitFigures = {
  fit: Record<string, Figures>;
  agreement: { same: number; kappa: number };
  calibration: Record<string, Record<string, Record<string, number>>>;
  /** Postings scored a second: read for the first time, and ranked again. */
  postingsPerSecond: { first: number; again: number };
};

export async function benchFit(folder: string): Promise<FitFigures> {
  const sets: Record<string, Pair[]> = {
    engineer: [],
    'engineer, half kept aside': [],
    'fixture, tuned on': [],
    'fixture, kept aside': [],
  };
  const resume = readFileSync(join(folder, 'fit-panoslin/resume.txt'), 'utf8');
  const engineer = await personOf(resume);
  const rows = readFileSync(join(folder, 'fit-panoslin/jobs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const real = rows.map(posting);
  const [byWords, byLetters] = [
    bm25(real.map(({ text }) => text))(resume),
    tfIdf(real.map(({ text }) => text))(resume),
  ];
  for (const [i, { features }] of real.entries()) {
    const right = rows[i]!.label === 1;
    const { score } = scoreNumber(engineer, features);
    const pair = { right, wrong: !right, ours: score ?? 0, bm25: byWords[i]!, tfIdf: byLetters[i]! };
    sets.engineer!.push(pair);
    if (isKeptAside(String(rows[i]!.id))) sets['engineer, half kept aside']!.push(pair);
  }

  const jobs = [...readJobs()];
  const numbers = new Map(jobs.map(([id], i) => [id, i]));
  const invented = jobs.map(([, job]) => posting({ ...job }));
  const texts = invented.map(({ text }) => text);
  const [words, letters] = [bm25(texts), tfIdf(texts)];
  const judgments = readJudgments();
  for (const [person, text] of readPeople()) {
    const candidate = await personOf(text);
    const [ofWords, ofLetters] = [words(text), letters(text)];
    for (const judged of judgments.filter((pair) => pair.person === person)) {
      const i = numbers.get(judged.job)!;
      const sum = judged.recruiter + judged.applicant;
      sets[judged.kept_aside ? 'fixture, kept aside' : 'fixture, tuned on']!.push({
        right: sum >= 3,
        wrong: sum <= 1,
        ours: scoreNumber(candidate, invented[i]!.features).score ?? 0,
        bm25: ofWords[i]!,
        tfIdf: ofLetters[i]!,
      });
    }
  }
  return {
    fit: Object.fromEntries(Object.entries(sets).map(([name, pairs]) => [name, figuresOf(pairs)])),
    agreement: agreementOf(judgments),
    calibration: Object.fromEntries(
      Object.entries(sets).map(([name, pairs]) => [name, calibrationOf(pairs)]),
    ),
    postingsPerSecond: speedOf(engineer, real),
  };
}

/** How often both judges say the same, and Cohen's kappa. */
function agreementOf(judgments: ReturnType<typeof readJudgments>): FitFigures['agreement'] {
  const count = judgments.length;
  const same = judgments.filter(({ recruiter, applicant }) => recruiter === applicant).length / count;
  let chance = 0;
  for (const level of [0, 1, 2]) {
    const of = (judge: 'recruiter' | 'applicant') =>
      judgments.filter((pair) => pair[judge] === level).length / count;
    chance += of('recruiter') * of('applicant');
  }
  return { same, kappa: (same - chance) / (1 - chance) };
}

/** Copies, so that each posting is read for the first time and none is near in memory because it was just there. */
function speedOf(
  candidate: Awaited<ReturnType<typeof personOf>>,
  postings: readonly Posting[],
): FitFigures['postingsPerSecond'] {
  const copies = Array.from({ length: SPEED_POSTINGS }, (_, i) =>
    structuredClone(postings[i % postings.length]!.features),
  );
  const rate = () => {
    const started = performance.now();
    for (const features of copies) scoreNumber(candidate, features);
    return Math.round((SPEED_POSTINGS * 1000) / (performance.now() - started));
  };
  return { first: rate(), again: Math.max(rate(), rate(), rate()) };
}
