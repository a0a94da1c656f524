import { titleTokens } from './title-tokens.ts';

/** Table sizes: rows are [known words][word pairs][letter groups]. */
export type Layout = { words: Map<string, number>; pairs: number; letter_groups: number };

export function rowsOf(layout: Layout): number {
  return layout.words.size + layout.pairs + layout.letter_groups;
}

/** FNV-1a, 32 bits, of a part of a text. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5;
  for (let i = from; i < to; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Rows of the table with the weight of each. */
export type Rows = { rows: number[]; weights: number[] };

const PAIR_WEIGHT = 0.6;

/** The rows of a word: its own and its groups of four letters, so that an unknown word lands near words that look like it. */
export function wordRows(token: string, layout: Layout, into: Rows = { rows: [], weights: [] }): Rows {
  const word = layout.words.get(token);
  if (word !== undefined) {
    into.rows.push(word);
    into.weights.push(1);
  }
  const firstGroup = layout.words.size + layout.pairs;
  const padded = `<${token}>`;
  const groups = Math.max(1, padded.length - 3);
  for (let at = 0; at < groups; at++) {
    into.rows.push(firstGroup + (hash(padded, at, Math.min(at + 4, padded.length)) % layout.letter_groups));
    into.weights.push((word === undefined ? 1 : 0.5) / groups);
  }
  return into;
}

/** The rows of neighboring words. */
export function pairRows(
  tokens: readonly string[],
  layout: Layout,
  into: Rows = { rows: [], weights: [] },
): Rows {
  for (let i = 0; i + 1 < tokens.length; i++) {
    into.rows.push(layout.words.size + (hash(`${tokens[i]!} ${tokens[i + 1]!}`) % layout.pairs));
    into.weights.push(PAIR_WEIGHT);
  }
  return into;
}

/** All rows of a text, for training. */
export function featureRows(text: string, layout: Layout): Rows {
  const tokens = titleTokens(text);
  const all: Rows = { rows: [], weights: [] };
  for (const token of tokens) wordRows(token, layout, all);
  return pairRows(tokens, layout, all);
}
