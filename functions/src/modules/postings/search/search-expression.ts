import type { PostingFilters } from '../../../contract/postings.ts';
import { ANY_JOB, groupToken, KIND, tokenOf } from './tokens.ts';

/** A typed word with the words that also stand for it: how it may be meant, or how it may go on. */
export type SearchWord = readonly string[];

const quoted = (token: string): string => `"${token.replaceAll('"', '""')}"`;

const anyOf = (kind: string, word: SearchWord): string => {
  const tokens = word.map((one) => quoted(kind + tokenOf(one)));
  return tokens.length === 1 ? tokens.join() : `(${tokens.join(' OR ')})`;
};

const allOf = (kind: string, words: readonly SearchWord[]): string =>
  words.map((word) => anyOf(kind, word)).join(' AND ');

type Choices = Omit<PostingFilters, 'q'>;

function tokensOf({
  place,
  title,
  company,
  workplace,
  seniority,
  employment_type,
  has_salary,
}: Choices): string[] {
  return [
    ...(place ? [groupToken('place', place)] : []),
    ...(title ? [groupToken('title_group', title)] : []),
    ...(company ? [groupToken('company', company)] : []),
    ...(workplace ? [KIND.workplace + workplace] : []),
    ...(seniority ? [KIND.seniority + seniority] : []),
    ...(employment_type ? [KIND.employment_type + employment_type] : []),
    ...(has_salary === undefined ? [] : [`${KIND.has_salary}${has_salary}`]),
  ];
}

/** What every posting matches. */
export const EVERY_JOB = quoted(ANY_JOB);

/** What FTS5 is asked for all postings with these words, wherever they are, that pass the choices. */
export function matching(words: readonly SearchWord[], choices: Choices): string {
  const parts = [...tokensOf(choices).map(quoted), ...(words.length > 0 ? [allOf('', words)] : [])];
  return parts.length > 0 ? parts.join(' AND ') : EVERY_JOB;
}

/**
 * The same in the order of the list: postings with all words in their titles, then with all in title, company, and skills,
 * then the rest. Together they are `matching`, and none has a posting of another.
 */
export function stagesOf(words: readonly SearchWord[], choices: Choices): string[] {
  if (words.length === 0) return [matching(words, choices)];
  const passing = tokensOf(choices)
    .map((token) => ` AND ${quoted(token)}`)
    .join('');
  const [inTitle, inName, anywhere] = [allOf(KIND.title, words), allOf(KIND.name, words), allOf('', words)];
  return [
    `(${inTitle})${passing}`,
    `((${inName}) NOT (${inTitle}))${passing}`,
    `((${anywhere}) NOT (${inName}))${passing}`,
  ];
}
