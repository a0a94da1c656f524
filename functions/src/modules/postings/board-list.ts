import { SourceName } from '../../contract/postings.ts';
import type { ListedBoard } from './board.ts';

/** How board lists name Lever's European instance, whose sites are requested as `eu:SITE`. */
export const LEVER_EU = 'lever-eu';

/**
 * Parses a list of boards: lines of `vendor <tab> board <tab> company`; further columns are ignored, the company may be
 * empty, lines that begin with `#` are comments. Boards of vendors without an adapter are counted, not listed; a line
 * without vendor or board throws with its number.
 */
export function parseBoardList(text: string): { boards: ListedBoard[]; unknown: Map<string, number> } {
  const boards: ListedBoard[] = [];
  const unknown = new Map<string, number>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [vendor = '', board = '', company = ''] = line.split('\t').map((cell) => cell.trim());
    if (vendor === '' || board === '')
      throw new Error(`Line ${at + 1} is missing a vendor or a board: ${line}`);
    const eu = vendor === LEVER_EU;
    const source = SourceName.safeParse(eu ? 'lever' : vendor);
    if (!source.success) unknown.set(vendor, (unknown.get(vendor) ?? 0) + 1);
    else boards.push({ source: source.data, board: eu ? `eu:${board}` : board, company: company || null });
  }
  return { boards, unknown };
}
