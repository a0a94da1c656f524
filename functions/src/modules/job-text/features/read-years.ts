import { preferredAmong } from './clauses.ts';
import { foreignYearsIn } from './foreign-years.ts';
import { speaksOfEmployer } from './of-employer.ts';
import { highestDegree } from './read-degree.ts';

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*\(\d{1,2}\+?\))?\s*(?:\+|plus|or more)?\s*(?:(?:-|–|—|â(?:€[“”]|\u0080[\u0093\u0094])?|to|and)\s*(?:\d{1,2}|\w{3,5})\s*\+?\s*)?(?:or more\s+)?(?:full\s+)?(?:years?|yrs?)\b['’]?/gi;

/** Before a number of years that is no experience of the applicant, or only the most of it. */
const OTHER_YEARS_BEFORE =
  /\b(?:for|over the|past|last|next|founded|since|celebrat\w+|our|combined|every|each|another|within|with over|in just|first|after|up to|(?:less|fewer|no more) than|under|maximum(?: of)?)\s+(?:more than |over |nearly |the last |the past |almost )?$/;
/** Before an age. */
const AGE_BEFORE =
  /\b(?:ages?|aged|between the ages|(?:children|kids|toddlers|infants|babies|pupils|boys|girls|youth|adolescents|students|pre-?schoolers)(?: who are| ages?| aged)?)\s*[:(]?\s*(?:from |of |between )?$|\b(?:weeks?|months?)\s*(?:old\s*)?(?:-|–|to|through)\s*$/;
const OTHER_YEARS_AFTER =
  /^\s*(?:ago|olds?\b|young\b|of age|and (?:under|older|up|above)\b|in age|contract|in a row|thereafter|warranty|program|degree|college|university|student|of (?:history|success|leading|serving|helping|creating|service to|innovation|excellence|growth|college|study|our|tradition|heritage)\b)/;
/** Before years of the employer or its people: "our team of attorneys has 15 years of experience". */
const OF_EMPLOYER_BEFORE =
  /\b(?:our|the) (?:[\w-]+ ){0,3}(?:teams?|staff|founders?|leaders|leadership|attorneys|experts|consultants|company|firm|business|agency|management|engineers)\b[^.;]{0,30}$|\b(?:company|firm|agency|startup|provider) (?:with|that has|having|boasting)\b[^.;]{0,30}$/;
/** "With 15 years of experience, Acme is …". */
const OPENS_WITH_EMPLOYERS_YEARS =
  /^[^\p{L}]*[Ww]ith (?:over |more than |nearly |almost |about )?[\w-]+\+? years[^,]{0,60}, (?:we|our|the company|(?:[A-Z][\w&.'’-]* ){1,4}(?:is|has|are|offers|provides|continues|delivers|was|remains|helps|specializes))\b/u;
/** After a number of years of work: "5+ years managing projects", "3 years in sales". */
const WORK_AFTER =
  /^\s*(?:of |in |with |as |using |(?:(?!and|since|after|before)[\w/-]+ )?\w+ing\b|(?:[\w/&-]+ ){0,4}?[\w/&-]*(?:experience|exp\b|background|minimum|required))/;
const OF_EXPERIENCE = /^[^.;,]{0,30}\b(?:experience|exp)\b/;
const ABOUT_WORK =
  /experience|\bexp\b|background|work(?:ing|ed)?\b|practice|in (?:a|the|an?) \w+ (?:role|position|field)|minimum|at least/i;
/** In sentences of sources that drop line breaks, what years are of is looked for near the number. */
const LONG_SENTENCE = 220;
const NEAR = { before: 50, after: 90 };
const WORDS_COMPARED = 5;
const MOST_YEARS = 20;

export type StatedYears = {
  years: number;
  /** The words that follow, to tell the same requirement stated twice. */
  what: string;
};

/** All years of experience required in one sentence, each the lower end. */
export function allYearsIn(sentence: string): StatedYears[] {
  const isLong = sentence.length > LONG_SENTENCE;
  if (!isLong && (speaksOfEmployer(sentence) || OPENS_WITH_EMPLOYERS_YEARS.test(sentence))) return [];
  const matches = [...sentence.matchAll(YEARS)];
  const preferred = preferredAmong(
    sentence,
    matches.map(({ index }) => index),
  );
  const found: StatedYears[] = [];
  for (const match of matches) {
    if (preferred.has(match.index)) continue;
    const end = match.index + match[0].length;
    const before = sentence.slice(Math.max(0, match.index - 60), match.index).toLowerCase();
    const after = sentence.slice(end, end + 60).toLowerCase();
    if (OTHER_YEARS_BEFORE.test(before) || OTHER_YEARS_AFTER.test(after)) continue;
    if (AGE_BEFORE.test(before) && !OF_EXPERIENCE.test(after)) continue;
    if (OF_EMPLOYER_BEFORE.test(before)) continue;
    const near = sentence.slice(Math.max(0, match.index - NEAR.before), end + NEAR.after);
    const bare = sentence.trim().length <= match[0].length + 4;
    if (!(WORK_AFTER.test(after) || bare || ABOUT_WORK.test(isLong ? near : sentence))) continue;
    const word = match[1]!.toLowerCase();
    const years = NUMBER_WORDS[word] ?? Number(word);
    if (years > MOST_YEARS) continue;
    // "Bachelor's and 4 years, or Master's and 2 years" are two ways, not one requirement stated twice.
    const what = highestDegree(near) === null ? after.replace(/[^a-z ]+/g, ' ').trim() : near;
    found.push({ years, what: what.split(/\s+/).slice(0, WORDS_COMPARED).join(' ') });
  }
  if (matches.length > 0) return found;
  return foreignYearsIn(sentence).filter(({ years }) => years <= MOST_YEARS);
}

/** The years that a posting requires: the most, but of the same thing stated twice the fewer; the more are preferred. */
export function yearsRequired(stated: readonly StatedYears[]): number | null {
  const fewest = new Map<string, number>();
  for (const { years, what } of stated) fewest.set(what, Math.min(years, fewest.get(what) ?? years));
  return fewest.size === 0 ? null : Math.max(...fewest.values());
}
