import { plainWords } from '../words/plain-words.ts';

/** Legal forms and the words for a group of firms, as they stand at the end of a name. */
const FORMS = new Set(
  'inc incorporated llc llp lp pllc pbc ltd limited corp corporation co company companies plc gmbh mbh ggmbh ag se kg kgaa ohg ug sa sas sarl srl sl bv nv ab as asa aps oy oyj pty pte pvt bhd sdn kk holding holdings group'.split(
    ' ',
  ),
);
/** Forms that cannot be told by their last word: "S.p.A.", "A/S". */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bs\.\s?p\.\s?a\.?(?!\p{L})/giu, ' '],
  [/\ba\/s(?!\p{L})/giu, ' '],
  [/\b(?:private|proprietary) (?=limited\b|ltd\b)/gi, ' '],
  [/\(株\)|㈱|株式会社|有限会社|合同会社|주식회사|㈜|有限公司/gu, ' '],
];
/** "L.L.C.", "G.m.b.H.": letters with dots are one word. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}{1,2}\.){1,4}\p{L}?(?![\p{L}\p{N}])/gu;

/**
 * What tells one employer from another: the name in lower case without accents, punctuation, a leading "the" and the
 * legal forms at its end, words parted by a space. "Acme", "Acme, Inc." and "ACME Holdings" are one; "Acme Foods" is
 * another. Never empty for a name with a letter or digit in it; for any other it is the name as given.
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

/** Whether a company bears the name, alone or with more words beside it: "Bluefin Logistics" bears "Bluefin Inc". */
export function bearsName(company: string, name: string): boolean {
  return name.trim() !== '' && ` ${companyKey(company)} `.includes(` ${companyKey(name)} `);
}
