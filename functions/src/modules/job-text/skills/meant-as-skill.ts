import type { SkillPhrase } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Words of a text that are written like a skill: from the first up to and with the last. */
export type Candidate = { from: number; to: number; phrase: SkillPhrase };

const LIST_GAP = /^\s*(?:[,;/|•·&(+]|\n|[-–—*]\s)[\s(*•·-]*$/;
/** An item of a list between two others that the vocabulary doesn't have: ", Foo Bar, ". */
const UNKNOWN_ITEM = /^\s*([,;/|•·])\s*[\p{L}\p{N}][^,;/|•·.:!?()\n]{0,30}\1\s*$/u;
/** So many items away a neighbor in a list still tells what its items are. */
const FARTHEST_NEIGHBOR = 4;
const AND_OR = new Set(['and', 'or', 'plus']);
/** Words that, right after a name, make it a technology: "Go developer", "R packages". */
const TECHNOLOGY_NOUNS = new Set(
  'developer engineer programmer programming programing language code codebase coding script scripting stack backend frontend microservice service library package framework api application development experience skill certification certified formula spreadsheet pivot macro cookbook'.split(
    ' ',
  ),
);
const LEAD_INS =
  /(?:experienc\w*|proficien\w*|knowledge|expertise|expert|familiar\w*|fluen\w*|skill\w*|skilled|written|coding|programming|programs?|develop\w*|built|background|comfortable|working|advanced|using|microsoft|ms|languages?|technologies|tools|e\.g\.|such as|including|like)(?:\s+|:\s*)(?:with|in|of|using|as|:)?\s*(?:microsoft\s+|ms\s+)?$/i;

/** Words that continue a phrase after a skill: "experience with Go for services". */
const GOES_ON = new Set(['for', 'on', 'is', 'at', 'preferred', 'required', 'needed', 'desired']);

/** What follows a verb or a comparison, and no name: "Access your account", "Less than a year". */
const OBJECT_FOLLOWS = new Set('a an the your our their this these than'.split(' '));

function gap(text: string, words: Word[], left: number): string {
  const a = words[left];
  const b = words[left + 1];
  return text.slice(a ? a.end : 0, b ? b.start : text.length);
}

/** Whether an everyday word is meant as a skill: capitalized like the name, and in a context that says so. */
export function meantAsSkill(text: string, words: Word[], all: Candidate[], at: number): boolean {
  const candidate = all[at]!;
  const word = words[candidate.from]!;
  const exact = word.raw === candidate.phrase.written;
  if (UNMISTAKABLE.test(candidate.phrase.written)) return exact;
  // "Nodes" and "team" are other words than "Node" and "Teams".
  if (word.raw.toLowerCase() !== candidate.phrase.written.toLowerCase()) return false;
  const before = gap(text, words, candidate.from - 1);
  const after = gap(text, words, candidate.to);
  const next = words[candidate.to + 1];
  if (next && /^\s+$/.test(after) && OBJECT_FOLLOWS.has(next.key)) return false;
  if (word.raw.length === 1 && (/[-&'’]$/.test(before) || /^[-&'’.+]/.test(after))) return false;
  if (exact && next && /^\s+$/.test(after) && TECHNOLOGY_NOUNS.has(next.key)) return true;
  const lead = text.slice(Math.max(0, word.start - 40), word.start);
  const endsPhrase = next === undefined || !/^\s+$/.test(after) || AND_OR.has(next.key);
  if (exact && LEAD_INS.test(lead) && (endsPhrase || GOES_ON.has(next.key))) return true;
  if (exact && endsPhrase && candidate.phrase.skill.type === 'software' && /\sin\s+$/.test(lead)) return true;
  // Whether it is next to another skill, separated by a comma, slash, bullet, newline, "and" or "or".
  const joined = (left: number, right: number): 'list' | 'and' | null => {
    if (left < 0 || right >= words.length) return null;
    if (right === left + 1) return LIST_GAP.test(gap(text, words, left)) ? 'list' : null;
    return right === left + 2 && AND_OR.has(words[left + 1]!.key) ? 'and' : null;
  };
  const previous = all[at - 1];
  const following = all[at + 1];
  const left = previous ? joined(previous.to, candidate.from) : null;
  const right = following ? joined(candidate.to, following.from) : null;
  const { type } = candidate.phrase.skill;
  const asWritten = (other: Candidate) => words[other.from]!.raw === other.phrase.written;
  // "Chef, line cook" is a kitchen: a technology is listed among technologies, those of an office included ("Excel").
  const alike = (other: Candidate) =>
    isTechnology(other.phrase) || (type !== 'software' && other.phrase.skill.type === type);
  const sure = (other: Candidate | undefined) =>
    other !== undefined && alike(other) && (!other.phrase.everyday_word || asWritten(other));
  if (exact && ((left !== null && sure(previous)) || (right !== null && sure(following)))) return true;
  const closed = next === undefined || LIST_GAP.test(after) || /^\s*[.)]/.test(after);
  const opened = candidate.from === 0 || LIST_GAP.test(before) || /[:(]\s*$/.test(before);
  const certain = (other: Candidate | undefined) =>
    other !== undefined && alike(other) && !other.phrase.everyday_word;
  if (!opened || !closed) return false;
  const inOneList = (a: Candidate, b: Candidate) =>
    joined(a.to, b.from) === 'list' ||
    (exact && UNKNOWN_ITEM.test(text.slice(words[a.to]!.end, words[b.from]!.start)));
  // The nearest neighbors may be everyday words too: "react, excel, looker".
  for (const step of [-1, 1])
    for (let k = at + step; all[k] !== undefined && Math.abs(k - at) <= FARTHEST_NEIGHBOR; k += step) {
      const [first, second] = step < 0 ? [all[k]!, all[k + 1]!] : [all[k - 1]!, all[k]!];
      if (!inOneList(first, second)) break;
      if (certain(all[k])) return true;
    }
  return false;
}

/** Software by its area, or by its name: "AutoCAD", and "Excel", which is an everyday word. */
function isTechnology({ skill, everyday_word }: SkillPhrase): boolean {
  if (skill.type === 'software') return true;
  return /\p{Ll}\p{Lu}/u.test(skill.name) || (everyday_word && skill.type !== 'trades');
}

/** A name that no other word is written like: "SAFe", "SOAP". */
const UNMISTAKABLE = /\p{Ll}\p{Lu}|\p{Lu}{2}/u;
