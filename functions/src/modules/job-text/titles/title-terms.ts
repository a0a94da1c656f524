import { titleTokens } from '../embedding/title-tokens.ts';

/** Words in titles of every kind of work, useless on their own. */
const ANY_WORK = new Set(
  'manager assistant specialist coordinator associate representative officer supervisor director lead leader head team member staff worker operator technician technology information consultant senior junior general professional expert agent clerk administrator executive service customer system development time'.split(
    ' ',
  ),
);

/** Terms by which a title is found: its distinctive words and all pairs of adjacent words. */
export function titleTerms(normalised: string): string[] {
  const tokens = titleTokens(normalised);
  const terms = new Set<string>();
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    if (next !== undefined) terms.add(`${token} ${next}`);
    if (!ANY_WORK.has(token) && token.length > 1) terms.add(token);
  }
  if (tokens.length === 1 && tokens[0] !== undefined) terms.add(tokens[0]);
  return [...terms].slice(0, 12);
}
