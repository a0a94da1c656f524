import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { SourceName } from '../../../contract/postings.ts';
import type { RegisteredBoard } from '../board.ts';
import { LEVER_EU } from '../board-list.ts';

/** Feeds that are one board each, or one for each country. */
const FEEDS: readonly (readonly [SourceName, string])[] = [
  ['remotive', 'all'],
  ['remoteok', 'all'],
  ['arbeitnow', 'all'],
  ['themuse', 'all'],
  ['usajobs', 'all'],
  ['adzuna', 'us'],
];

let registry: RegisteredBoard[] | undefined;

/**
 * The public job boards that we know: the feeds, then `boards.tsv.br`, lines of `vendor <tab> board <tab> company <tab>
 * number of lists` in the order in which they are added, those in most lists first.
 */
export function readRegistry(): readonly RegisteredBoard[] {
  registry ??= [
    ...FEEDS.map(([source, board]) => ({ source, board, company: null, listed_by: 9 })),
    ...parse(
      brotliDecompressSync(readFileSync(new URL('./boards.tsv.br', import.meta.url))).toString('utf8'),
    ),
  ];
  return registry;
}

function parse(text: string): RegisteredBoard[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [vendor = '', board = '', company = '', lists = '1'] = line.split('\t');
      const eu = vendor === LEVER_EU;
      return {
        source: (eu ? 'lever' : vendor) as SourceName, // a test reads every line
        board: eu ? `eu:${board}` : board,
        company: company || null,
        listed_by: Number(lists),
      };
    });
}
