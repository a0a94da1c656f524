import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldOutTitles } from '../../../functions/scripts/embedding/held-out-titles.ts';
import { readTitles } from '../../../functions/scripts/embedding/read-titles.ts';
import { embedEnglish, inEnglish } from '../../../functions/src/modules/job-text/embedding/embed-text.ts';
import { extractFeatures } from '../../../functions/src/modules/job-text/features/extract-features.ts';
import { postingWith } from '../../../functions/src/modules/job-text/testing/builders.ts';
import {
  nearestBy,
  sharesByNumber,
} from '../../../functions/src/modules/job-text/title-search/near-occupations.ts';
import { readOccupations } from '../../../functions/src/modules/job-text/title-search/occupation-file.ts';
import { OccupationVotes } from '../../../functions/src/modules/job-text/title-search/occupation-votes.ts';
import { TitleSearch } from '../../../functions/src/modules/job-text/title-search/title-search.ts';
import { likelyLanguage } from '../../../functions/src/modules/job-text/translation/likely-language.ts';
import { buildCandidate } from '../../../functions/src/modules/matches/ranker/candidate.ts';
import { traitsOf } from '../../../functions/src/modules/matches/ranker/posting-traits.ts';
import { oneTitleFit } from '../../../functions/src/modules/matches/ranker/title-fit.ts';
import { profileWith } from '../../../functions/src/modules/profile/testing/profile-with.ts';
import { bm25, type Scorer, tfIdf } from './baselines.ts';
import { averagePrecision, bestRank, ofRanks } from './measures.ts';

/** Figures by method. */
export type Figures = Record<string, Record<string, number>>;

/** Every so many titles of a set are measured. */
const STEP = { taxonomy: 4, vacancies: 40 };

/** The titles of a list as the score of a job compares them with a person's, with votes that do not know the titles kept aside. */
function titleFits(texts: string[], ofOnet: OccupationVotes): Scorer {
  const near = (title: string) => nearestBy(ofOnet, inEnglish(title));
  const traits = texts.map((title) => {
    const features = extractFeatures(postingWith({ title }));
    return { ...traitsOf(features), occupations: near(features.title) };
  });
  return (query) => {
    const [own] = buildCandidate(profileWith({ job_titles: [query] }), null).titles;
    if (!own) return new Float32Array(traits.length);
    const blind = { ...own, occupations: sharesByNumber(near(own.text)) };
    return Float32Array.from(traits, (posted) => oneTitleFit(blind, posted));
  };
}

type Votes = { all: OccupationVotes; ofOnet: OccupationVotes };

function methods(texts: string[], votes: Votes): Record<string, Scorer> {
  const language = likelyLanguage(texts);
  const toEnglish = (title: string) => inEnglish(title, language);
  const search = new TitleSearch(texts, { toEnglish, embed: embedEnglish, votes: votes.all });
  return {
    ours: (query) => search.similarities(query),
    score: titleFits(texts, votes.ofOnet),
    bm25: bm25(texts),
    tfIdf: tfIdf(texts),
  };
}

function ranked(corpus: string[], queries: { text: string; right: Set<number> }[], votes: Votes): Figures {
  return Object.fromEntries(
    Object.entries(methods(corpus, votes)).map(([name, score]) => [
      name,
      ofRanks(queries.map(({ text, right }) => bestRank(score(text), right))),
    ]),
  );
}

/**
 * Titles kept aside against their taxonomy, real vacancy titles against ESCO's labels, and titles in other languages
 * against each other. Neither the vectors nor the votes know the titles kept aside.
 */
export function benchTitles(folder: string): Record<string, Figures> {
  const everything = readTitles(folder);
  const { groups, aside } = heldOutTitles(everything);
  const occupations = readOccupations().map((occupation, i) => ({
    ...occupation,
    titles: groups[i]!.titles,
  }));
  const votes = {
    all: new OccupationVotes(occupations, embedEnglish),
    ofOnet: new OccupationVotes(
      occupations.filter(({ source }) => source === 'onet'),
      embedEnglish,
    ),
  };
  const figures: Record<string, Figures> = {};
  for (const source of ['onet', 'esco'] as const) {
    const own = groups.filter((group) => group.source === source);
    const numbers = new Map(own.map(({ id }, number) => [id, number]));
    const right = new Map<string, Set<number>>();
    for (const { title, group } of aside) {
      const number = numbers.get(group);
      if (number !== undefined) right.set(title, (right.get(title) ?? new Set()).add(number));
    }
    const queries = [...right]
      .map(([text, answers]) => ({ text, right: answers }))
      .filter((_, i) => i % STEP.taxonomy === 0);
    figures[`${source} (${queries.length} titles)`] = ranked(
      own.map(({ titles }) => titles[0]!),
      queries,
      votes,
    );
    if (source === 'esco') {
      const vacancies = readFileSync(join(folder, 'title-jobbert-validation/titles.tsv'), 'utf8')
        .split(/\r?\n/)
        .filter((line, i) => line !== '' && i % STEP.vacancies === 0)
        .map((line) => line.split('\t'))
        .map(([text = '', id = '']) => ({ text, right: new Set([numbers.get(id)!]) }));
      figures[`vacancies against esco (${vacancies.length} titles)`] = ranked(
        own.map(({ titles }) => titles[0]!),
        vacancies,
        votes,
      );
    }
  }
  for (const language of ['de', 'es', 'fr']) {
    const lists = readFileSync(new URL(`titles-${language}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' | '));
    const titles = lists.flatMap((list, work) => list.map((text) => ({ text, work })));
    const texts = titles.map(({ text }) => text);
    figures[`${language} (${titles.length} titles)`] = Object.fromEntries(
      Object.entries(methods(texts, votes)).map(([name, score]) => {
        const precisions = titles.map(({ text, work }, own) => {
          const scores = score(text);
          const others = titles.map((other, i) => ({ score: scores[i]!, right: other.work === work, i }));
          return averagePrecision(others.filter(({ i }) => i !== own));
        });
        return [name, { map: precisions.reduce((sum, value) => sum + value, 0) / precisions.length }];
      }),
    );
  }
  return figures;
}
