import { plainWords } from '../../job-text/words/plain-words.ts';

/** Words in nearly every title or company, useless for searching. */
const STOP = new Set('a an and at by de for in of on or the to und with'.split(' '));

/** The words of a text that can be searched for, in its order. */
export const searchWords = (text: string): string[] =>
  plainWords(text).filter((word) => !STOP.has(word) && (word.length > 1 || word === 'c' || word === 'r'));

/** A skill as written in `skill_terms`. */
export const skillTerm = (skill: string): string => skill.trim().toLowerCase();

/** All words by which the public list finds a posting: title, company and skills. */
export function publicTerms(posting: {
  title: string;
  company: string;
  skills: readonly string[];
}): string[] {
  return [...new Set(searchWords([posting.title, posting.company, ...posting.skills].join(' ')))].slice(
    0,
    80,
  );
}

/** Words of a visitor's query, longest (most selective) first. */
export function queryTerms(query: string): string[] {
  return [...new Set(searchWords(query))].sort((a, b) => b.length - a.length);
}
