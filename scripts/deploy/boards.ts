import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBoardList } from '../../functions/src/modules/postings/board-list.ts';
import { type CheckResult, error, messageOf } from './finding.ts';
import type { Target } from './target.ts';

/** A list of boards of one's own, which `npm run boards` imports in place of the registry's. */
const FILE = 'boards.tsv';

/** Whether a list of boards, if there is one, can be imported. Without one a project gets the registry's. */
export function checkBoards(root: string, { project }: Pick<Target, 'project'>): CheckResult {
  const fix = `Write a line "vendor <tab> board <tab> company" for each board into ${FILE}, and import it: npm run boards -- ${FILE} --project ${project}. Or delete the file`;
  try {
    const { boards } = parseBoardList(readFileSync(join(root, FILE), 'utf8'));
    if (boards.length > 0) return { notes: [`${boards.length} boards in ${FILE}`], findings: [] };
    return { notes: [], findings: [error(`${FILE} lists no board`, fix)] };
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT')
      return { notes: ['the boards of the registry, imported by the first schedule'], findings: [] };
    return { notes: [], findings: [error(`${FILE} cannot be read: ${messageOf(thrown)}`, fix)] };
  }
}
