import { DEGREES, type Degree } from './posting-features.ts';

export type Requirements = {
  years_min: number | null;
  degree: Degree | null;
  licences: string[];
  languages: string[];
  authorization_required: boolean;
  citizenship_required: boolean;
  sponsorship: boolean | null;
};

/** Words that mark something as preferred, not required. */
export const PREFERRED =
  /\b(?:preferred|preferably|a plus|is plus|plus\b(?= but)|nice[- ]to[- ]have|bonus|desired|desirable|ideally|an asset|advantage(?:ous)?|good to have|not required|would be (?:great|nice|helpful))\b/i;

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
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*\(\d{1,2}\))?\s*(?:\+|plus|or more)?\s*(?:(?:-|–|—|to|and)\s*(?:\d{1,2}|\w{3,5})\s*\+?\s*)?(?:or more\s+)?(?:full\s+)?(?:years?|yrs?)\b['’]?/gi;

/** Before a number of years that is no experience of the applicant. */
const OTHER_YEARS_BEFORE =
  /\b(?:for|over the|past|last|next|founded|since|celebrat\w+|our|combined|every|each|another|within|with over|in just|first|after)\s+(?:more than |over |nearly |the last |the past |almost )?$/;
const OTHER_YEARS_AFTER =
  /^\s*(?:ago|old|of age|in business|of history|contract|in a row|thereafter|warranty|program|degree|college|university|student|of (?:success|leading|serving|helping|creating|service to|innovation|excellence|growth|college|study|our))/;
/** After a number of years of work: "5+ years managing projects", "3 years in sales". */
const WORK_AFTER =
  /^\s*(?:of |in |with |as |using |\w+ing\b|(?:[\w/&-]+ ){0,4}?[\w/&-]*(?:experience|exp\b|background|minimum|required))/;
const ABOUT_WORK =
  /experience|\bexp\b|background|work(?:ing|ed)?\b|practice|in (?:a|the|an?) \w+ (?:role|position|field)|minimum|at least/i;
/** Sentences of sources that drop line breaks run on; what is preferred is then looked for near the number. */
const LONG_SENTENCE = 220;
const NEAR = { before: 50, after: 90 };
const WORDS_COMPARED = 5;

type StatedYears = {
  years: number;
  /** The words that follow, to tell the same requirement stated twice. */
  what: string;
};

/** All years of experience required in one sentence, each the lower end. */
function allYearsIn(sentence: string): StatedYears[] {
  const found: StatedYears[] = [];
  const isLong = sentence.length > LONG_SENTENCE;
  for (const match of sentence.matchAll(YEARS)) {
    const end = match.index + match[0].length;
    const before = sentence.slice(Math.max(0, match.index - 45), match.index).toLowerCase();
    const after = sentence.slice(end, end + 60).toLowerCase();
    if (OTHER_YEARS_BEFORE.test(before) || OTHER_YEARS_AFTER.test(after)) continue;
    const near = sentence.slice(Math.max(0, match.index - NEAR.before), end + NEAR.after);
    const bare = sentence.trim().length <= match[0].length + 4;
    if (!(WORK_AFTER.test(after) || bare || ABOUT_WORK.test(isLong ? near : sentence))) continue;
    if (isLong && PREFERRED.test(near)) continue;
    const word = match[1]!.toLowerCase();
    const years = NUMBER_WORDS[word] ?? Number(word);
    if (years > 20) continue;
    // "Bachelor's and 4 years, or Master's and 2 years" are two ways, not one requirement stated twice.
    const what = highestDegree(near) === null ? after.replace(/[^a-z ]+/g, ' ').trim() : near;
    found.push({ years, what: what.split(/\s+/).slice(0, WORDS_COMPARED).join(' ') });
  }
  return found;
}

/** The years that a posting requires: the most, but of the same thing stated twice the fewer; the more are preferred. */
function yearsRequired(stated: readonly StatedYears[]): number | null {
  const fewest = new Map<string, number>();
  for (const { years, what } of stated) fewest.set(what, Math.min(years, fewest.get(what) ?? years));
  return fewest.size === 0 ? null : Math.max(...fewest.values());
}

const DEGREE_WORDS: [Degree, RegExp][] = [
  ['doctorate', /\b(?:ph\.?\s?d\.?|doctorate|doctoral|doctor of|m\.?d\.? degree|juris doctor|j\.d\.)/i],
  [
    'master',
    /\b(?:master['’]?s?(?: degree| of|,|\s+or| in)|masters|m\.?s\.?c\.?\b|m\.b\.a|mba\b|ms degree|ms\/phd|m\.s\.)/i,
  ],
  [
    'bachelor',
    /\b(?:bachelor['’]?s?|undergraduate degree|b\.?sc?\.?\/?|b\.?a\.?\/b\.?s\.?|ba\/bs|bs\/ba|bsn|4[- ]year degree|four[- ]year degree|college degree|university degree|b\.tech)(?=\W|$)/i,
  ],
  ['associate', /\b(?:associate['’]?s?(?:['’]s)? degree|associate of|2[- ]year degree)\b/i],
  ['high_school', /\b(?:high school (?:diploma|degree|graduate|education)|ged\b|secondary school diploma)/i],
];

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

/** "No degree? No problem", "you don't need a bachelor's degree". */
const DENIES_DEGREE =
  /\b(?:no|without|(?:not|\w+n['’]t) (?:need|require)\w*)\b[^.;,]{0,40}\b(?:degree|diploma|bachelor|master|associate|ph\.?d|doctorate)/i;
/** "We cannot consider applicants without a degree" denies the applicant. */
const DENIES_APPLICANT = /\b(?:not|cannot|\w+n['’]t|never) (?:be )?(?:consider|accept|hire|apply)/i;

function degreeRequired(sentence: string): Degree | null {
  if (DENIES_DEGREE.test(sentence) && !DENIES_APPLICANT.test(sentence)) return null;
  if (
    /\bor (?:an? )?(?:equivalent|relevant|related|comparable|similar)[^.;]{0,40}(?:experience|training|work|practical)|equivalent (?:practical |work |professional |combination|experience)|in lieu of|or equivalent\b|or (?:\d+|\w+) ?\+? years/i.test(
      sentence,
    )
  )
    return null;
  const named = DEGREE_WORDS.filter(([, words]) => words.test(` ${sentence} `)).map(([degree]) => degree);
  if (
    named.length === 0 ||
    /\b(?:tuition|reimbursement|pursuing|currently enrolled|students?\b)/i.test(sentence)
  )
    return null;
  return named.reduce((lowest, degree) =>
    DEGREES.indexOf(degree) < DEGREES.indexOf(lowest) ? degree : lowest,
  );
}

/** Licenses and registrations by canonical name, with how texts write them. */
const LICENCES: [string, RegExp][] = [
  [
    'RN license',
    /\b(?:rn|registered nurse|nursing) licen[cs]e|licen[cs]ed? (?:as an? )?(?:rn|registered nurse)|\brn licensure|current rn\b/i,
  ],
  [
    'LPN license',
    /\b(?:lpn|lvn|licensed practical nurse|licensed vocational nurse) licen[cs]e|\b(?:lpn|lvn) licensure/i,
  ],
  [
    'CNA certification',
    /\bcna (?:certification|certificate|licen[cs]e)|certified nursing assistant (?:certification|certificate|license)|active cna\b/i,
  ],
  ['CDL', /\bcdl\b|commercial driver['’]?s licen[cs]e/i],
  ["driver's license", /\b(?:valid |current )?(?:state )?driver['’]?s?['’]? licen[cs]e|driving licen[cs]e/i],
  ['CPA license', /\bcpa (?:licen[cs]e|certification|required)|licensed cpa|active cpa|\bcpa is required/i],
  [
    'teaching certificate',
    /\bteach(?:ing|er)['’]?s? (?:certificat\w+|licen[cs]e|credential)|certified teacher|state certification to teach/i,
  ],
  [
    'bar admission',
    /\b(?:bar admission|admitted to (?:the|practice)[^.]{0,30}|licensed to practice law|member of the [\w ]{0,25}bar|state bar)\b/i,
  ],
  [
    'PE license',
    /\b(?:professional engineer|pe) (?:licen[cs]e|registration|certification)|licensed professional engineer/i,
  ],
  ['real estate license', /\breal estate (?:salesperson |broker )?licen[cs]e/i],
  [
    'electrician license',
    /\b(?:journeyman|master) electrician|electrician['’]?s? licen[cs]e|electrical licen[cs]e/i,
  ],
  ['plumbing license', /\bplumb(?:er|ing)['’]?s? licen[cs]e|journeyman plumber/i],
  ['pharmacist license', /\bpharmacist licen[cs]e|licensed pharmacist/i],
  ['physical therapy license', /\bphysical therap(?:y|ist) licen[cs]e|licensed physical therapist/i],
  ['dental hygiene license', /\bdental hygien(?:e|ist) licen[cs]e/i],
  ['social work license', /\b(?:lcsw|lmsw|social work(?:er)? licen[cs]e)\b/i],
  ['cosmetology license', /\bcosmetology licen[cs]e/i],
  ['guard license', /\b(?:guard card|security (?:guard|officer) licen[cs]e)\b/i],
  ['securities license', /\bseries (?:7|63|65|66)\b/i],
  ['insurance license', /\b(?:property (?:and|&) casualty|life (?:and|&) health|insurance) licen[cs]e/i],
];

/** Licenses that a text names. */
export function licencesIn(text: string): string[] {
  return LICENCES.filter(([, words]) => words.test(text)).map(([name]) => name);
}

const LANGUAGES =
  'Arabic|Bengali|Cantonese|Chinese|Czech|Danish|Dutch|English|Farsi|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Indonesian|Italian|Japanese|Korean|Mandarin|Norwegian|Polish|Portuguese|Punjabi|Romanian|Russian|Spanish|Swedish|Tagalog|Tamil|Thai|Turkish|Ukrainian|Urdu|Vietnamese';
const LANGUAGE_NAMES = new RegExp(String.raw`\b(?:${LANGUAGES})\b`, 'g');
const SPEAKING =
  /\b(?:fluen\w+|bilingual|native|speak\w*|spoken|proficien\w+|business[- ]level|mother tongue|c1|c2|b2|language)\b/i;

/** Human languages that a text names. */
export function languagesIn(text: string): string[] {
  return [...new Set(text.match(LANGUAGE_NAMES) ?? [])];
}

/** What a posting requires, sentence by sentence; what is preferred ("a plus") is not required. */
export function readRequirements(sentences: { text: string; is_preferred: boolean }[]): Requirements {
  const found: Requirements = {
    years_min: null,
    degree: null,
    licences: [],
    languages: [],
    authorization_required: false,
    citizenship_required: false,
    sponsorship: null,
  };
  const licences = new Set<string>();
  const languages = new Set<string>();
  const years: StatedYears[] = [];
  let alternative = false;
  for (const { text, is_preferred } of sentences) {
    if (/sponsor/i.test(text)) {
      if (
        /\b(?:no|not|unable|cannot|can['’]t|without|won['’]t|doesn['’]t|don['’]t|neither)\b[^.]{0,80}sponsor|sponsor\w*[^.]{0,40}\b(?:not|unavailable|no)\b/i.test(
          text,
        )
      )
        found.sponsorship = false;
      else if (
        /visa|immigration|h-?1b|work permit/i.test(text) &&
        /\b(?:offer|provide|available|will sponsor|we sponsor|can sponsor|support)\b/i.test(text)
      )
        found.sponsorship ??= true;
    }
    if (
      /(?:authori[sz]ed|eligible|right|authori[sz]ation|eligibility|permitted) to work\b|work authori[sz]ation (?:is )?(?:required|needed)|must be (?:legally )?authori[sz]ed/i.test(
        text,
      ) &&
      !/regardless|equal/i.test(text)
    )
      found.authorization_required = true;
    if (
      /\bmust be (?:an? )?(?:u\.?\s?s\.?|united states|american) citizen|(?:u\.?s\.?|united states) citizenship (?:is )?(?:required|needed|mandatory)|(?:u\.?s\.?|united states) citizens? only|citizenship required/i.test(
        text,
      )
    )
      found.citizenship_required = true;
    const preferred = is_preferred || PREFERRED.test(text);
    if (!preferred || text.length > LONG_SENTENCE) years.push(...allYearsIn(text));
    if (preferred) continue;
    const degree = degreeRequired(text);
    if (degree !== null && (found.degree === null || DEGREES.indexOf(degree) > DEGREES.indexOf(found.degree)))
      found.degree = degree;
    if (/\bequivalent (?:combination|experience|work)|in lieu of (?:a )?degree/i.test(text))
      alternative = true;
    for (const licence of licencesIn(text)) licences.add(licence);
    if (SPEAKING.test(text) && !/\bor\b[^.]{0,20}\blanguage|programming language/i.test(text))
      for (const language of languagesIn(text)) languages.add(language);
  }
  found.years_min = yearsRequired(years);
  if (alternative) found.degree = null;
  if (licences.has('CDL')) licences.delete("driver's license");
  found.licences = [...licences];
  found.languages = [...languages];
  return found;
}
