import { nearFamilies } from '../job-text/embedding/title-family.ts';
import { isCommonSkill } from '../job-text/skills/common-skills.ts';
import { titleTerms } from '../job-text/titles/title-terms.ts';
import type { StoredPosting } from '../postings/posting.ts';
import type { PostingIndex } from '../postings/posting-index.ts';
import { indexEntryBudget } from './index-entry-budget.ts';
import type { Candidate, CandidateTitle } from './ranker/candidate.ts';
import { placesOf, type SearchedPlaces } from './searched-places.ts';

/** Maximum cost of finding candidates, in reads. */
export type CandidateBudget = {
  /** Reads of any kind: postings, index entries scanned by vector queries, counts. */
  total: number;
  /** Of these, the ones for index entries: those scanned by vector queries, and counting them. */
  index_entries: number;
};
export const SEARCH_BUDGET: CandidateBudget = { total: 860, index_entries: 130 };
/** Reserved for each kind of term, however many the vector queries find. */
const READS_FOR_TERMS = 40;
/** How the remaining budget is divided. */
const SHARE_OF_TERMS = { title_terms: 0.6, skill_terms: 0.4 } as const;
/** For users with skills but no title, postings are found by skills alone. */
const SKILLS_ALONE = 600;

const MOST_DIRECTIONS = 4;
/** Titles closer to each other than this find the same postings. */
const SAME_DIRECTION = 0.945;
const FAMILIES = 8;
/** How steeply the budget falls off from the nearest family to the next: the temperature of a softmax over cosines. */
const FAMILY_TEMPERATURE = 0.02;
/** Below this many postings, a family's index entries are not worth their cost. */
const LEAST_WORTH_ASKING = 10;
/** Titles farther apart than this are different work: the ranker gives them no fit that could carry a match. */
const LEAST_COSINE = 0.43;
/** Firestore accepts at most 30 combinations of the values of `in` and `array-contains-any`. */
const MOST_COMBINATIONS = 30;

/**
 * Open postings that may fit a user, without duplicates, found through the database's own indexes: a few hundred
 * documents regardless of the size of the corpus. Vector queries go through the nearest title families in turn;
 * families and places are disjoint, so no two queries return the same posting, and unused budget passes to the next.
 * Term queries then find postings with the right words in an unrelated title, or with the right skills.
 */
export async function findCandidates(
  index: PostingIndex,
  candidate: Candidate,
  open_postings: number,
  budget: CandidateBudget = SEARCH_BUDGET,
): Promise<StoredPosting[]> {
  const found = new Map<string, StoredPosting>();
  const add = (postings: readonly StoredPosting[]) => {
    for (const posting of postings) found.set(posting.id, posting);
  };
  const directions = directionsOf(candidate);
  const places = placesOf(candidate);
  const { markets } = places;
  const left = budget.total - (await addNearest(index, directions, places, open_postings, budget, add));

  const title_terms = [...new Set(candidate.titles.flatMap((title) => titleTerms(title.text)))];
  const skills = [...candidate.skills].filter((skill) => !isCommonSkill(skill));
  const most = Math.floor(MOST_COMBINATIONS / (markets?.length ?? 1));
  const holding = async (field: 'title_terms' | 'skill_terms', values: string[], limit: number) => {
    if (values.length === 0) return;
    add(await index.holding({ field, values: values.slice(0, most), markets, limit }));
  };
  const share = (kind: 'title_terms' | 'skill_terms') => Math.floor(left * SHARE_OF_TERMS[kind]);
  const for_titles = title_terms.length === 0 ? 0 : share('title_terms');
  const for_skills =
    directions.length === 0 ? Math.min(SKILLS_ALONE, left - for_titles) : share('skill_terms');
  await Promise.all([
    holding('title_terms', title_terms, for_titles),
    holding('skill_terms', skills, for_skills),
  ]);
  return [...found.values()];
}

/** Returns the cost in reads. */
async function addNearest(
  index: PostingIndex,
  directions: CandidateTitle[],
  places: SearchedPlaces,
  open_postings: number,
  most: CandidateBudget,
  add: (postings: readonly StoredPosting[]) => void,
): Promise<number> {
  const families = nearFamilies(
    directions.map(({ vector }) => vector),
    FAMILIES,
  );
  if (families.length === 0) return 0;
  const weights = families.map(({ cosine }) => Math.exp(cosine / FAMILY_TEMPERATURE));
  const entries = indexEntryBudget(index, places, open_postings, most.index_entries);
  let left = most.total - entries.most - 2 * READS_FOR_TERMS;
  let read = 0;
  for (const [n, { family, vector }] of families.entries()) {
    const following = weights.slice(n).reduce((sum, weight) => sum + weight, 0);
    const budget = (left * (weights[n] ?? 0)) / following;
    if (budget < LEAST_WORTH_ASKING) continue;
    const affordable = await entries.affordable(family);
    const whole = affordable.reduce((sum, { weight }) => sum + weight, 0);
    const answers = await Promise.all(
      affordable.flatMap(({ place, weight }) => {
        const limit = Math.round((budget * weight) / whole);
        return limit === 0 ? [] : index.nearest({ family, place, vector, least_cosine: LEAST_COSINE, limit });
      }),
    );
    for (const postings of answers) {
      add(postings);
      left -= postings.length;
      read += Math.max(1, postings.length);
    }
  }
  return read + entries.spent();
}

function directionsOf(candidate: Candidate): CandidateTitle[] {
  const directions: CandidateTitle[] = [];
  for (const title of [...candidate.titles].sort((a, b) => b.weight - a.weight)) {
    if (directions.length === MOST_DIRECTIONS) break;
    if (title.vector.every((value) => value === 0)) continue;
    if (directions.every((other) => cosine(title, other) < SAME_DIRECTION)) directions.push(title);
  }
  return directions;
}

function cosine(a: CandidateTitle, b: CandidateTitle): number {
  let sum = 0;
  for (let d = 0; d < a.vector.length; d++) sum += a.vector[d]! * b.vector[d]!;
  return sum;
}
