import { plainWords } from '../words/plain-words.ts';
import { vocabulary } from './vocabulary.ts';

/** Words for those who do something: "manager", "scientist", "accountant", "analyst", "technician". */
const DOER = /(?:er|or|ist|ant|ian|yst|nurse|cook|chef)s?$/;
/** Letters that a doer and the work begin with alike: "teacher" and "teaching". */
const COMMON_LETTERS = 5;
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
  if (!DOER.test(titleWord)) return false;
  const letters = Math.min(COMMON_LETTERS, Math.max(4, titleWord.length - 1));
  return titleWord.length >= letters && skillWord.slice(0, letters) === titleWord.slice(0, letters);
}

/**
 * The kinds of work that a title is: "Product Manager" is product management, "Data Scientist" data science, "Teacher"
 * teaching. An account manager is no accounting: only the word for who does it may differ.
 */
export function skillsOfTitle(title: string): string[] {
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
