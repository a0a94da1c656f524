import { titleTerms } from './features/title-terms.ts';
import type { Candidate, CandidateTitle } from './ranker/candidate.ts';
import { isCommonSkill } from './skills/common-skills.ts';

/** Where postings that may fit are looked for; `limit` is the most postings of each query. */
export type CandidateQuery = { vectors: number[][]; title_terms: string[]; skills: string[]; limit: number };

const MOST_VECTORS = 4;
const MOST_TERMS = 30;
/** Postings read for all vectors together; few titles therefore look further around each. */
const NEAREST_IN_ALL = 1600;
/** Titles nearer than this to one another find the same postings. */
const SAME_DIRECTION = 0.93;

function direction(a: CandidateTitle, b: CandidateTitle): number {
  let sum = 0;
  for (let d = 0; d < a.vector.length; d++) sum += a.vector[d]! * b.vector[d]!;
  return sum;
}

/** What to ask the database for: the directions of the wanted titles, their words, and the telling skills. */
export function candidateQuery(candidate: Candidate): CandidateQuery {
  const directions: CandidateTitle[] = [];
  for (const title of [...candidate.titles].sort((a, b) => b.weight - a.weight)) {
    if (directions.length === MOST_VECTORS) break;
    if (title.vector.every((value) => value === 0)) continue;
    if (directions.every((other) => direction(title, other) < SAME_DIRECTION)) directions.push(title);
  }
  const terms = new Set(candidate.titles.flatMap((title) => titleTerms(title.text)));
  const skills = [...candidate.skills].filter((skill) => !isCommonSkill(skill));
  return {
    vectors: directions.map((title) => [...title.vector]),
    title_terms: [...terms].slice(0, MOST_TERMS),
    skills: skills.slice(0, MOST_TERMS),
    limit: Math.min(800, Math.round(NEAREST_IN_ALL / Math.max(2, directions.length))),
  };
}
