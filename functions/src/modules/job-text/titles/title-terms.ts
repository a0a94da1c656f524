import { titleTokens } from '../embedding/title-tokens.ts';

/** Words that stand in titles of every kind of work: alone they find nothing. */
const ANY_WORK = new Set(
  'manager assistant specialist coordinator associate representative officer supervisor director lead leader head team member staff worker operator technician technology information consultant senior junior general professional expert agent clerk administrator executive service customer system development time'.split(
    ' ',
  ),
);

/** Terms under which a title is found: its telling words and all pairs of neighbours. */
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
