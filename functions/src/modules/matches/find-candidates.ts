import { nearFamilies } from '../job-text/embedding/title-family.ts';
import { ANY_MARKET, areaIn } from '../job-text/places/market.ts';
import { isCommonSkill } from '../job-text/skills/common-skills.ts';
import { titleTerms } from '../job-text/titles/title-terms.ts';
import type { StoredPosting } from '../postings/posting.ts';
import type { PostingIndex } from '../postings/posting-index.ts';
import type { Candidate, CandidateTitle } from './ranker/candidate.ts';

/** Postings read for one search, at most: what the titles' vectors find, and what terms find besides. */
export const BUDGET = { nearest: 600, title_terms: 100, skill_terms: 100 } as const;
/** Of what the vectors left unread, this share goes to each kind of term. */
const LEFT_OVER = { title_terms: 0.15, skill_terms: 0.35 } as const;
/** A person who names skills and no title is found postings for by skills alone. */
const SKILLS_ALONE = 600;

const MOST_DIRECTIONS = 4;
/** Titles nearer than this to one another find the same postings. */
const SAME_DIRECTION = 0.93;
const FAMILIES = 6;
/** How steeply the budget falls from the nearest family to the next: the temperature of a softmax over cosines. */
const FAMILY_TEMPERATURE = 0.1;
/** Titles farther away than this are other work: the ranker gives them no fit that could carry a match. */
const LEAST_COSINE = 0.3;
/**
 * Up to this many open postings the whole market is looked at. Beyond, vectors look at the person's own area and at
 * what holds all over the country, so that the index entries they pass do not grow with the corpus; terms, which pass
 * only what they find, still look at the whole market.
 */
const WHOLE_MARKET_UP_TO = 40_000;
/** How a family's budget is divided: the person's own market or area, the others, what names no country. */
const PLACE_WEIGHTS = { own: 6, other: 3, any: 1 } as const;
const MOST_MARKETS = 3;
/** Firestore takes at most 30 combinations of the values of `in` and `array-contains-any`. */
const MOST_COMBINATIONS = 30;

/**
 * Open postings that may fit a person, each once, from the database's own indexes: a few hundred documents however
 * many postings there are. The vector queries go through the nearest families of titles one after the other; families
 * and places are parts of the whole, so no two of them find the same posting, and what one leaves of its budget the
 * next may use. Terms then find what has the right words in a title of another direction, or the right skills.
 */
export async function findCandidates(
  index: PostingIndex,
  candidate: Candidate,
  open_postings: number,
): Promise<StoredPosting[]> {
  const found = new Map<string, StoredPosting>();
  const add = (postings: readonly StoredPosting[]) => {
    for (const posting of postings) found.set(posting.id, posting);
  };
  const directions = directionsOf(candidate);
  const markets = marketsOf(candidate);
  const left = await addNearest(index, directions, placesOf(candidate, markets, open_postings), add);

  const title_terms = [...new Set(candidate.titles.flatMap((title) => titleTerms(title.text)))];
  const skills = [...candidate.skills].filter((skill) => !isCommonSkill(skill));
  const most = Math.floor(MOST_COMBINATIONS / (markets?.length ?? 1));
  const holding = async (field: 'title_terms' | 'skill_terms', values: string[], limit: number) => {
    if (values.length === 0) return;
    add(await index.holding({ field, values: values.slice(0, most), markets, limit }));
  };
  const share = (kind: 'title_terms' | 'skill_terms') => Math.round(BUDGET[kind] + left * LEFT_OVER[kind]);
  await Promise.all([
    holding('title_terms', title_terms, share('title_terms')),
    holding('skill_terms', skills, directions.length === 0 ? SKILLS_ALONE : share('skill_terms')),
  ]);
  return [...found.values()];
}

type Place = { market: string } | { area: string } | null;

/** Answers how much of the budget is left. */
async function addNearest(
  index: PostingIndex,
  directions: CandidateTitle[],
  places: Place[],
  add: (postings: readonly StoredPosting[]) => void,
): Promise<number> {
  const families = nearFamilies(
    directions.map(({ vector }) => vector),
    FAMILIES,
  );
  const weights = families.map(({ cosine }) => Math.exp(cosine / FAMILY_TEMPERATURE));
  const shares = sharesOf(places);
  let left: number = BUDGET.nearest;
  for (const [n, { family, vector }] of families.entries()) {
    const following = weights.slice(n).reduce((sum, weight) => sum + weight, 0);
    const budget = (left * (weights[n] ?? 0)) / following;
    const answers = await Promise.all(
      places.map((place, at) => {
        const limit = Math.round(budget * (shares[at] ?? 0));
        return limit === 0 ? [] : index.nearest({ family, place, vector, least_cosine: LEAST_COSINE, limit });
      }),
    );
    for (const postings of answers) {
      add(postings);
      left -= postings.length;
    }
    if (left <= 0) break;
  }
  return Math.max(0, left);
}

function sharesOf(places: readonly Place[]): number[] {
  const weights = places.map((place, at) => {
    const name = place && ('area' in place ? place.area : place.market);
    return name === ANY_MARKET ? PLACE_WEIGHTS.any : at === 0 ? PLACE_WEIGHTS.own : PLACE_WEIGHTS.other;
  });
  const all = weights.reduce<number>((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
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

/** Markets whose postings the hard filters can let through, the person's own first; null for all. */
function marketsOf(candidate: Candidate): string[] | null {
  const country = candidate.place?.country ?? null;
  if (country === null || candidate.workplaces?.anywhere) return null;
  const allowed = Object.keys(candidate.work_authorization)
    .filter((other) => other !== country && candidate.work_authorization[other] === true)
    .sort();
  return [country, ...allowed.slice(0, MOST_MARKETS - 2), ANY_MARKET];
}

function placesOf(candidate: Candidate, markets: string[] | null, open_postings: number): Place[] {
  if (open_postings <= WHOLE_MARKET_UP_TO) return markets?.map((market) => ({ market })) ?? [null];
  const { country = null, region = null } = candidate.place ?? {};
  const own = country !== null && region !== null ? [areaIn(country, region)] : [];
  return [...own, ...(markets ?? [ANY_MARKET])].map((area) => ({ area }));
}
