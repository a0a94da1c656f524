import { preferredAmong } from './clauses.ts';
import { DEGREES, type Degree } from './posting-features.ts';
import { degreeRequired } from './read-degree.ts';
import { allYearsIn, type StatedYears, yearsRequired } from './read-years.ts';
import type { SectionKind } from './sections.ts';

export type Requirements = {
  years_min: number | null;
  degree: Degree | null;
  licences: string[];
  languages: string[];
  authorization_required: boolean;
  citizenship_required: boolean;
  sponsorship: boolean | null;
};

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

type Mention = { names: string[]; at: number };

/** Most sentences name none, which one pattern finds out sooner than the search for all of each. */
const ANY_LICENCE = new RegExp(LICENCES.map(([, words]) => words.source).join('|'), 'i');
const ALL_LICENCES = LICENCES.map(([name, words]) => ({ name, words: new RegExp(words, 'gi') }));
const licenceMentions = (text: string): Mention[] =>
  ANY_LICENCE.test(text)
    ? ALL_LICENCES.flatMap(({ name, words }) =>
        [...text.matchAll(words)].map(({ index }) => ({ names: [name], at: index })),
      )
    : [];

/** "Spanish, French, or German" is one mention, where its last language stands. */
const LANGUAGE_LISTS = new RegExp(
  String.raw`\b(?:(?:(?:${LANGUAGES})(?:,\s*|\s*/\s*|\s))*(?:${LANGUAGES})(?:,?\s+(?:and|or|&)\s+|\s*/\s*))?(?:${LANGUAGES})\b`,
  'g',
);
const languageMentions = (text: string): Mention[] =>
  [...text.matchAll(LANGUAGE_LISTS)].map(({ 0: list, index }) => {
    const names = languagesIn(list);
    return { names, at: index + list.lastIndexOf(names.at(-1) ?? list) };
  });

/** What is named in a sentence and not preferred there. */
function requiredOf(sentence: string, mentions: readonly Mention[]): string[] {
  if (mentions.length === 0) return [];
  const in_order = mentions.map(({ at }) => at).sort((a, b) => a - b);
  const preferred = preferredAmong(sentence, in_order);
  return mentions.filter(({ at }) => !preferred.has(at)).flatMap(({ names }) => names);
}

/** What a posting requires, sentence by sentence; what is preferred ("a plus") is not required. */
export function readRequirements(sentences: readonly { text: string; section: SectionKind }[]): Requirements {
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
  for (const { text, section } of sentences) {
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
    if (section === 'preferred') continue;
    years.push(...allYearsIn(text));
    const degree = degreeRequired(text);
    if (degree !== null && (found.degree === null || DEGREES.indexOf(degree) > DEGREES.indexOf(found.degree)))
      found.degree = degree;
    if (
      /\bequivalent (?:combination|(?:practical |work |professional )?experience|work)|in lieu of (?:a )?degree/i.test(
        text,
      )
    )
      alternative = true;
    for (const licence of requiredOf(text, licenceMentions(text))) licences.add(licence);
    if (SPEAKING.test(text) && !/\bor\b[^.]{0,20}\blanguage|programming language/i.test(text))
      for (const language of requiredOf(text, languageMentions(text))) languages.add(language);
  }
  found.years_min = yearsRequired(years);
  if (alternative) found.degree = null;
  if (licences.has('CDL')) licences.delete("driver's license");
  found.licences = [...licences];
  found.languages = [...languages];
  return found;
}
