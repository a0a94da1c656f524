import { type Candidate, meantAsSkill } from './meant-as-skill.ts';
import { vocabulary } from './vocabulary.ts';
import { splitWords, type Word, wordKey } from './words.ts';

/** Where a text names a skill: from `index` up to, not including, `end`. */
export type SkillMention = {
  name: string;
  index: number;
  end: number;
  field_word: boolean;
  /** Means the skill only among others of its kind, or where it is asked for itself: "backend". */
  loose_word: boolean;
  /** Ordinary words ("data science"), not the name of a product ("Python"). */
  ordinary: boolean;
};

/**
 * Every place where a text names a skill, in order, by canonical name. One pass. The longest name wins ("Ruby on Rails" is
 * not also "Ruby"); everyday words ("go", "excel", "r") count only if the context shows that the skill is meant.
 */
export function allSkillMentions(text: string, redefined = redefinedAcronyms(text)): SkillMention[] {
  const { phrases } = vocabulary();
  const words = splitWords(text);
  const candidates: Candidate[] = [];
  for (let i = 0; i < words.length; i++) {
    const possible = phrases.get(words[i]!.key);
    const phrase = possible?.find(
      ({ keys, written, field_word }) =>
        keys.length <= words.length - i &&
        keys.every((key, k) => words[i + k]!.key === key) &&
        !crossesSentence(text, words, i, keys.length, written) &&
        hasItsNumber(words[i]!, written, field_word) &&
        !isPluralAcronym(words[i]!, written) &&
        !(keys.length === 1 && (redefined.has(words[i]!.raw) || isCurrency(text, words[i]!))),
    );
    if (!phrase) continue;
    candidates.push({ from: i, to: i + phrase.keys.length - 1, phrase });
    i += phrase.keys.length - 1;
  }
  return candidates.flatMap(({ phrase, from, to }, at) => {
    if (phrase.everyday_word && !meantAsSkill(text, words, candidates, at)) return [];
    const { field_word, loose_word } = phrase;
    const { name, ordinary } = isClinical(text, words[from]!) ? goodClinicalPractice() : phrase.skill;
    return [{ name, index: words[from]!.start, end: words[to]!.end, field_word, loose_word, ordinary }];
  });
}

/** Beside "GCP", where it is good clinical practice, and not Google's cloud. */
const CLINICAL = /(?<!\p{L})(?:ICH|FDA|EMA|GMP|GLP|GVP|GxP|clinical|IRB)(?!\p{L})/iu;
/** Much software is made for clinics: beside other clouds, it is one. */
const CLOUD =
  /(?<!\p{L})(?:AWS|Azure|clouds?|Kubernetes|K8s|GKE|Terraform|BigQuery|DevOps|EC2|S3|OCI|SRE)(?!\p{L})/iu;
/** What only good clinical practice is or has. */
const OF_TRIALS =
  /(?<!\p{L})(?:ICH|GxP|GLP|GVP)(?!\p{L})|GCP[- ](?:guidelines?|complian\w+|inspections?|audits?)/u;
const NEAR = 60;

function isClinical(text: string, { raw, start, end }: Word): boolean {
  if (raw !== 'GCP') return false;
  const around = text.slice(Math.max(0, start - NEAR), end + NEAR);
  if (OF_TRIALS.test(around)) return true;
  return CLINICAL.test(around) && !CLOUD.test(around);
}

const goodClinicalPractice = () => vocabulary().skills.get('Good clinical practice')!;

/** The first place where a text names each skill. */
export function findSkillMentions(text: string): SkillMention[] {
  const seen = new Set<string>();
  return allSkillMentions(text).filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** Right before and after the code of a currency: "$95,000 to $110,000 CAD", "CAD 120,000", "$40/hr (CAD)". */
const AMOUNT_BEFORE =
  /(?:\$\s?\d[\d,.]*|\d{2,3}[ ,]\d{3}(?:\.\d\d)?|\d\s?k|\d\s?(?:\/|per |an? )\s?(?:hours?|hr|h|year|yr|annum|month|week))\s*[([]?$|\$\s*$/i;
const AMOUNT_AFTER = /^\s*\$|^[\s:]*\d{2,3}(?:[\d,.]|\s?k\b|\s\d{3}\b|\s?(?:\/|per |an )\s?h)/i;
/** What is stated in a currency. */
const PAID_IN =
  /(?:\b(?:pay|paid|salary|salaries|wages?|compensation|rates?|amounts?|dollars|quoted|listed|shown)\b[^.\n]{0,40}\bin|\$\s?\d[^.\n]{0,20} in)\s*\(?$/i;

/** Whether "CAD" is Canadian dollars: beside an amount, or after what is paid. */
function isCurrency(text: string, { raw, start, end }: Word): boolean {
  if (raw !== 'CAD') return false;
  const before = text.slice(Math.max(0, start - 80), start);
  return AMOUNT_BEFORE.test(before) || AMOUNT_AFTER.test(text.slice(end, end + 16)) || PAID_IN.test(before);
}

/** Acronyms that the vocabulary has in the plural. */
const OF_SEVERAL = new Set(['KPI', 'RFP', 'LLM', 'IEP', 'ADL']);

/** "CMs" are several of something, not a CMS, and "SSR" isn't one of SSRS. */
function isPluralAcronym({ raw }: Word, written: string): boolean {
  if (/^\p{Lu}+s$/u.test(raw)) return written === raw.toUpperCase();
  return /^\p{Lu}+$/u.test(raw) && !OF_SEVERAL.has(raw) && written.toUpperCase() === `${raw}S`;
}

const ACRONYM_IN_BRACKETS = /\((\p{Lu}{2,5})s?\)/gu;
const WORDS_IN_BRACKETS = /(?<!\p{L})(\p{Lu}{2,5})\s?\(([^()]{3,60})\)/gu;

/** Acronyms that the text itself gives another meaning than the vocabulary: "master data management (MDM)". */
export function redefinedAcronyms(text: string): Set<string> {
  const found = new Set<string>();
  const look = (acronym: string, words: string) => {
    const long = words.match(/\p{L}+/gu)?.filter((word) => !/^(?:of|and|the|for)$/i.test(word)) ?? [];
    const last = long.slice(-acronym.length);
    if (last.map((word) => word[0]?.toUpperCase()).join('') !== acronym) return;
    const meant = canonicalSkill(acronym);
    if (meant !== acronym && canonicalSkill(last.join(' ')) !== meant) found.add(acronym);
  };
  for (const { index, 1: acronym = '' } of text.matchAll(ACRONYM_IN_BRACKETS))
    look(acronym, text.slice(Math.max(0, index - 80), index));
  for (const [, acronym = '', words = ''] of text.matchAll(WORDS_IN_BRACKETS)) look(acronym, words);
  return found;
}

/** "Securities" are not "security", and "contracts" not a "contract": such a word counts in the plural alone. */
function hasItsNumber(word: Word, written: string, field_word: boolean): boolean {
  const isPlural = (text: string) => wordKey(text) !== text.toLowerCase();
  return !field_word || written.includes(' ') || !isPlural(written) || isPlural(word.raw);
}

/** "Architecture/Design" are two things, unless the name itself has the slash: "UI/UX". */
function crossesSentence(
  text: string,
  words: Word[],
  from: number,
  length: number,
  written: string,
): boolean {
  const ends = written.includes('/') ? /[.;:!?]\s|\n\s*\n|,/ : /[.;:!?]\s|\n\s*\n|[,/]/;
  for (let i = from; i < from + length - 1; i++) {
    if (ends.test(text.slice(words[i]!.end, words[i + 1]!.start))) return true;
  }
  return false;
}

/** Canonical names of the skills in a text. */
export function findSkills(text: string): string[] {
  return findSkillMentions(text).map((mention) => mention.name);
}

/**
 * Canonical name of something that a person or a source entered as a skill (so everyday words count). Unknown skills
 * stay as written.
 */
export function canonicalSkill(given: string): string {
  const keys = splitWords(given).map((word) => word.key);
  const possible = keys[0] === undefined ? undefined : vocabulary().phrases.get(keys[0]);
  const whole = possible?.find(
    (phrase) => phrase.keys.length === keys.length && phrase.keys.every((key, i) => key === keys[i]),
  );
  return whole?.skill.name ?? given.trim();
}

/** The given skills and those they imply: React implies JavaScript. */
export function withImplied(names: Iterable<string>): Set<string> {
  const { skills } = vocabulary();
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    for (const implied of skills.get(name)?.implies ?? []) add(implied);
  };
  for (const name of names) add(name);
  return all;
}

export function isSoftSkill(name: string): boolean {
  return vocabulary().skills.get(name)?.type === 'soft';
}

const CERTIFICATES = new Set('CPA|CFA|PMP|SHRM|CCNA|CISSP|CompTIA A+|CDL|EPA 608'.split('|'));

/** A certificate, which is held and not done. */
export function isCertificate(name: string): boolean {
  return name.endsWith(' certification') || CERTIFICATES.has(name);
}
