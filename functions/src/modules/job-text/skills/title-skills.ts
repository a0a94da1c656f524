import { plainWords } from '../words/plain-words.ts';
import { vocabulary } from './vocabulary.ts';

/** Endings of those who do something, and of what they do: "teacher" and "teaching", "pharmacist" and "pharmacy". */
const DOER = /^(?:(.+?)(?:er|or|ist|ant|ian)|(.*(?:nurse|cook)))s?$/;
const WORK = ['', 's', 'y', 'ry', 'ery', 'istry', 'al', 'ics', 'ing', 'ion', 'ation', 'ment'];
/** What is called by another stem, and what only sounds alike. */
const IRREGULAR = new Map([
  ['scientist', ['science']],
  ['analyst', ['analysis', 'analytics']],
  ['physician', []],
]);
/** Shorter stems say too little. */
const LEAST_STEM = 4;
/** Whoever assists somebody does not do their work. */
const ASSISTS = /\b(?:assistant|aide|secretary|deputy) to\b/i;
const INDEXED_LETTERS = 3;

type WorkSkill = { name: string; words: string[] };

let index: Map<string, WorkSkill[]> | undefined;

/** Skills that are kinds of work, not products, by the first letters of their first word. */
function workSkills(): Map<string, WorkSkill[]> {
  if (index) return index;
  index = new Map();
  for (const { name, type, ordinary } of vocabulary().skills.values()) {
    if (!ordinary || type === 'soft') continue;
    const words = plainWords(name);
    const key = words[0]?.slice(0, INDEXED_LETTERS) ?? '';
    if (key.length < INDEXED_LETTERS) continue;
    const those = index.get(key);
    if (those) those.push({ name, words });
    else index.set(key, [{ name, words }]);
  }
  return index;
}

function isDoneBy(skillWord: string, titleWord: string): boolean {
  const one = titleWord.replace(/s$/, '');
  const irregular = IRREGULAR.get(one);
  if (irregular !== undefined) return irregular.includes(skillWord);
  const doer = DOER.exec(titleWord);
  if (doer === null) return false;
  const stems = new Set([bare(doer[1] ?? doer[2]!), bare(one)]);
  return WORK.some(
    (ending) =>
      skillWord.endsWith(ending) &&
      stems.has(bare(skillWord.slice(0, skillWord.length - ending.length))) &&
      skillWord.length - ending.length >= LEAST_STEM,
  );
}

/** "Manag(e)", "driv(e)". */
const bare = (stem: string) => stem.replace(/e$/, '');

/**
 * The kinds of work that a title is: "Product Manager" is product management, "Data Scientist" data science, "Teacher"
 * teaching. An account manager is no accounting: only the word for who does it may differ.
 */
export function skillsOfTitle(title: string): string[] {
  if (ASSISTS.test(title)) return [];
  const titleWords = plainWords(title);
  const possible = new Set(
    titleWords.flatMap((word) => workSkills().get(word.slice(0, INDEXED_LETTERS)) ?? []),
  );
  return [...possible]
    .filter(({ words }) =>
      words.every((word) => titleWords.some((own) => own === word || isDoneBy(word, own))),
    )
    .map(({ name }) => name);
}
