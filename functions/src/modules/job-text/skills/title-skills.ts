import { plainWords } from '../words/plain-words.ts';
import { findSkills } from './find-skills.ts';
import { vocabulary } from './vocabulary.ts';

/** Endings of words for who does something: "auditor", "therapist", "technician". */
const DOER = ['er', 'or', 'ist', 'ant', 'ian'];
/** Endings of words for what they do: "auditing", "therapy", "administration". */
const WORK = ['ing', 'ment', 'ement', 'ion', 'ions', 'ation', 'ance', 'istry', 'ry', 'ism', 'y', 'e'];
/** Doers that are no other form of the word for their work. */
const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  analyst: ['analysis', 'analytics'],
  cook: ['cooking'],
  economist: ['economics'],
  janitor: ['janitorial'],
  mason: ['masonry'],
  mathematician: ['mathematics'],
  nurse: ['nursing'],
  physicist: ['physics'],
  receptionist: ['reception'],
  scientist: ['science'],
  statistician: ['statistics'],
};
const LEAST_LETTERS = 3;

/** What is left without each ending that the word has; "programm" is "program". */
function stemsOf(word: string, endings: readonly string[]): string[] {
  return endings
    .filter((ending) => word.endsWith(ending) && word.length >= ending.length + LEAST_LETTERS)
    .map((ending) => word.slice(0, -ending.length).replace(/(\p{L})\1$/u, '$1'));
}

/** Whether a word for work and one for a person are of one stem, whole: a physician does no physics. */
function isDoneBy(work: string, doer: string, isOneWord: boolean): boolean {
  if (Object.hasOwn(IRREGULAR, doer)) return IRREGULAR[doer]!.includes(work);
  const stems = stemsOf(doer, DOER);
  if (stems.length === 0) return false;
  // A stem alone is a word of its own: a designer does "web design", but a slacker no "Slack".
  if (!isOneWord && stems.includes(work)) return true;
  return work === `${doer}ing` || stemsOf(work, WORK).some((stem) => stems.includes(stem));
}

/** One of the names of a skill; `own` if it is the one that the skill is called by. */
type WorkSkill = { name: string; words: string[]; own: boolean };

let index: Map<string, WorkSkill[]> | undefined;

/** So many letters tell that two words are of one stem: "network" and "networking". */
const STEM_LETTERS = 5;

/**
 * The names of a skill by which a title may be its work: its own, and those of several words that begin as it does.
 * Software engineering is software development, but bench work no laboratory technique.
 */
function namesOfWork(name: string, spellings: readonly string[]): WorkSkill[] {
  const words = plainWords(name);
  const stem = (some: readonly string[]) => some[0]?.slice(0, STEM_LETTERS);
  const others = spellings
    .map(plainWords)
    .filter(
      (other) => other.length > 1 && stem(other) === stem(words) && other.join(' ') !== words.join(' '),
    );
  return [{ name, words, own: true }, ...others.map((other) => ({ name, words: other, own: false }))];
}

/** Skills that are kinds of work, not products, by the first letters of the last word of each name. */
function workSkills(): Map<string, WorkSkill[]> {
  if (index) return index;
  index = new Map();
  for (const { name, type, ordinary, spellings } of vocabulary().skills.values()) {
    if (!ordinary || type === 'soft') continue;
    for (const work of namesOfWork(name, spellings)) {
      const key = work.words.at(-1)?.slice(0, LEAST_LETTERS) ?? '';
      const those = index.get(key);
      if (those) those.push(work);
      else index.set(key, [work]);
    }
  }
  return index;
}

/** Who helps, learns, or hopes does not do the work that the rest of the title names. */
const NOT_THEIRS =
  /\b(?:(?:assistants?|secretary|aide|reports?|reporting) to|office of|interns?|internships?|trainees?|apprentices?|students?|aspiring|future|seeking|looking for|open to|candidates?)\b/i;
const PARTS = /[,;:/|()[\]–—•·&+]|\s-\s|\sand\s/i;
/** What follows says for what or whom: "Teacher of English". */
const OBJECT = /\s(?:of|for|at|in|with|to|on)\s.*/i;
/** Behind who does the work: "Welder II". */
const RANK = /^(?:\d+|i{1,3}|iv|v|senior|junior|sr|jr|lead|level|remote)$/;

/** Skills that one part of a title is by its last word, the person: a nurse recruiter and a caterer's aide do other work. */
function skillsOfPart(part: string): WorkSkill[] {
  const words = plainWords(part.replace(OBJECT, ''));
  while (RANK.test(words.at(-1) ?? '')) words.pop();
  const doer = words.pop();
  if (doer === undefined) return [];
  // The words of a skill stand together: a product marketing manager does no product management.
  const isHere = (skill: WorkSkill) =>
    isDoneBy(skill.words.at(-1)!, doer, skill.words.length === 1) &&
    skill.words.slice(0, -1).every((word, i) => word === words[words.length - skill.words.length + 1 + i]);
  return (workSkills().get(doer.slice(0, LEAST_LETTERS)) ?? []).filter(isHere);
}

const partsOf = (title: string) => (NOT_THEIRS.test(title) ? [] : title.split(PARTS).flatMap(skillsOfPart));

/**
 * The kinds of work that a title is: "Product Manager" is product management, "Data Scientist" data science, "Teacher"
 * teaching. An account manager does no accounting, and an interpreter no interviewing.
 */
export function skillsOfTitle(title: string): string[] {
  if (NOT_THEIRS.test(title)) return [];
  const named = findSkills(title).filter((name) => vocabulary().skills.get(name)?.ordinary);
  return [...new Set([...named, ...partsOf(title).flatMap(({ name, own }) => (own ? name : []))])];
}

/** The kinds of work that a title is by another name: "Software Engineer" is software development. */
export function kindredSkillsOfTitle(title: string): string[] {
  return [...new Set(partsOf(title).flatMap(({ name, own }) => (own ? [] : name)))];
}
