import { plainWords } from '../words/plain-words.ts';

/** Legal forms and words for a corporate group, as they end a name. */
const FORMS = new Set(
  'inc incorporated llc llp lp pllc pbc ltd limited corp corporation co company companies plc gmbh mbh ggmbh ag se kg kgaa ohg ug sa sas sarl srl sl bv nv ab as asa aps oy oyj pty pte pvt bhd sdn kk holding holdings group'.split(
    ' ',
  ),
);
/** Forms that the last word does not reveal: "S.p.A.", "A/S". */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bs\.\s?p\.\s?a\.?(?!\p{L})/giu, ' '],
  [/\ba\/s(?!\p{L})/giu, ' '],
  [/\b(?:private|proprietary) (?=limited\b|ltd\b)/gi, ' '],
  [/\(株\)|㈱|株式会社|有限会社|合同会社|주식회사|㈜|有限公司/gu, ' '],
];
/** "L.L.C.", "G.m.b.H.": letters with dots are one word. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}{1,2}\.){1,4}\p{L}?(?![\p{L}\p{N}])/gu;

/**
 * Identifies an employer: the name in lower case without accents, punctuation, a leading "the" and trailing legal
 * forms, words separated by a space. "Acme", "Acme, Inc." and "ACME Holdings" are the same; "Acme Foods" is not. Never
 * empty for a name with a letter or digit; any other name is returned as given.
 */
export function companyKey(company: string): string {
  let name = company;
  for (const [form, instead] of WRITTEN_OUT) name = name.replace(form, instead);
  const words = wordsOf(name);
  while (words.length > 1 && (FORMS.has(words.at(-1)!) || words.at(-1) === 'and')) words.pop();
  if (words.length > 1 && words[0] === 'the') words.shift();
  return words.join(' ') || wordsOf(company).join(' ') || company.trim().toLowerCase();
}

function wordsOf(name: string): string[] {
  return plainWords(name.replace(DOTTED, (letters) => letters.replaceAll('.', '')).replace(/[&+]/g, ' and '));
}

/** Whether a company has this name, alone or followed by more words: "Bluefin Logistics" has the name "Bluefin Inc". */
export function bearsName(company: string, name: string): boolean {
  return name.trim() !== '' && ` ${companyKey(company)} `.includes(` ${companyKey(name)} `);
}
