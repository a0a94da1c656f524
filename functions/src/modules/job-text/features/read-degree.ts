import { preferredAmong } from './clauses.ts';
import { DEGREES, type Degree } from './posting-features.ts';

const DEGREE_WORDS: [Degree, RegExp][] = [
  ['doctorate', /\b(?:ph\.?\s?d\.?|doctorate|doctoral|doctor of|m\.?d\.? degree|juris doctor|j\.d\.)/i],
  [
    'master',
    /\b(?:master['’]?s?(?: degree| of|,|\s+or| in)|masters|m\.?s\.?c\.?\b|m\.b\.a|mba\b|ms degree|ms\/phd|m\.s\.|(?:advanced|post-?graduate|graduate(?:[- ]level)?) degree)/i,
  ],
  [
    'bachelor',
    /\b(?:bachelor['’]?s?|undergraduate degree|b\.?sc?\.?\/?|b\.?a\.?\/b\.?s\.?|ba\/bs|bs\/ba|bsn|4[- ]year degree|four[- ]year degree|college degree|university degree|b\.tech)(?=\W|$)/i,
  ],
  ['associate', /\b(?:associate['’]?s?(?:['’]s)? degree|associate of|2[- ]year degree)\b/i],
  ['high_school', /\b(?:high school (?:diploma|degree|graduate|education)|ged\b|secondary school diploma)/i],
];
/** A degree without its level is a bachelor's. */
const SOME_DEGREE =
  /\b(?:(?:relevant|related|technical|engineering|accredited|recogni[sz]ed|stem|first|science|business) degree|degree (?:in|is required|required|qualified|level)|educated to degree)\b/i;

/** The same, to find every place. */
const ALL_DEGREES = DEGREE_WORDS.map(([degree, words]): [Degree, RegExp] => [
  degree,
  new RegExp(words, 'gi'),
]);
/** Most sentences name none, which one pattern finds out sooner. */
const ANY_DEGREE = new RegExp(
  [...DEGREE_WORDS.map(([, { source }]) => source), SOME_DEGREE.source].join('|'),
  'i',
);
const UNNAMED_DEGREES: [Degree, RegExp][] = [['bachelor', new RegExp(SOME_DEGREE, 'gi')]];

/** The highest degree that a text names; for candidates. */
export function highestDegree(text: string): Degree | null {
  const padded = ` ${text} `;
  const found = DEGREE_WORDS.find(([, words]) => words.test(padded))?.[0];
  if (found) return found;
  if (/\b(?:MS|MA|MSc|MEng|MBA|MSN|MPH|MEd|LLM)\b/.test(text)) return 'master';
  if (/\b(?:BS|BA|BSc|BEng|BSN|BBA|BFA|BTech|B\.?E\.?)\b/.test(text)) return 'bachelor';
  if (/\b(?:AS|AA|AAS|ADN)\b/.test(text)) return 'associate';
  return null;
}

/** "No degree? No problem", "you don't need a bachelor's degree", "whether or not you have a degree". */
const DENIES_DEGREE =
  /\b(?:no(?! less| lower)|without|whether or not|regardless of|(?:not|\w+n['’]t) (?:need|requir|ask|care|expect|insist|look|mandat|demand|matter|have to)\w*)\b[^.;,]{0,40}\b(?:degree|diploma|bachelor|master|associate|ph\.?d|doctorate)/i;
/** "We cannot consider applicants without a degree" denies the applicant. */
const DENIES_APPLICANT = /\b(?:not|cannot|\w+n['’]t|never) (?:be )?(?:consider|accept|hire|apply)/i;
const WAIVED =
  /\bor (?:an? )?(?:equivalent|relevant|related|comparable|similar)[^.;]{0,40}(?:experience|training|work|practical)|equivalent (?:practical |work |professional |combination|experience)|in lieu of|or equivalent\b|or (?:\d+|\w+) ?\+? years/i;
/** Before a degree that the applicant is still to get, or that the employer pays for; students of others may have theirs. */
const NOT_HAD_BEFORE =
  /\b(?:pursuing|enrolled|(?:working|studying) (?:towards?|on|for)|(?:tuition|reimbursement)(?! (?:and|or)\b)|students? (?:in|of|currently|working))\b[^.;,]{0,40}$/i;
const NOT_HAD_AFTER =
  /^(?:['’]?s)?(?:[- ]level)?(?: (?:degree|program))*(?: (?:students?|tuition|reimbursement|candidates?|in progress))\b/i;

/** The lowest degree that a sentence requires; null if it waives, denies, or only prefers what it names. */
export function degreeRequired(sentence: string): Degree | null {
  if (!ANY_DEGREE.test(sentence)) return null;
  const named = mentionsOf(sentence, ALL_DEGREES);
  const mentions = named.length > 0 ? named : mentionsOf(sentence, UNNAMED_DEGREES);
  if (DENIES_DEGREE.test(sentence) && !DENIES_APPLICANT.test(sentence)) return null;
  if (WAIVED.test(sentence)) return null;
  const preferred = preferredAmong(
    sentence,
    mentions.map(({ at }) => at),
  );
  const required = mentions
    .filter(({ at, is_had }) => is_had && !preferred.has(at))
    .map(({ degree }) => degree);
  if (required.length === 0) return null;
  return required.reduce((lowest, degree) =>
    DEGREES.indexOf(degree) < DEGREES.indexOf(lowest) ? degree : lowest,
  );
}

type Mention = { degree: Degree; at: number; is_had: boolean };

function mentionsOf(sentence: string, words: readonly [Degree, RegExp][]): Mention[] {
  return words
    .flatMap(([degree, pattern]) =>
      [...sentence.matchAll(pattern)].map(({ 0: named, index }) => ({
        degree,
        at: index,
        is_had:
          !NOT_HAD_BEFORE.test(sentence.slice(0, index)) &&
          !NOT_HAD_AFTER.test(sentence.slice(index + named.length)),
      })),
    )
    .sort((a, b) => a.at - b.at);
}
