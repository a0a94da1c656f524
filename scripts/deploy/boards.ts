import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBoardList } from '../../functions/src/modules/postings/board-list.ts';
import { type CheckResult, error, messageOf } from './finding.ts';
import type { Target } from './target.ts';

/** The list of boards that `npm run boards` imports: without one there are no jobs to list, match or apply to. */
const FILE = 'boards.tsv';

/** Whether there is a list of boards to import into a project. */
export function checkBoards(root: string, { project }: Pick<Target, 'project'>): CheckResult {
  const fix = `Write a line "vendor <tab> board <tab> company" for each board into ${FILE} (greenhouse, lever, lever-eu, ashby), and import it: npm run boards -- ${FILE} --project ${project}`;
  try {
    const { boards } = parseBoardList(readFileSync(join(root, FILE), 'utf8'));
    if (boards.length > 0) return { notes: [`${boards.length} boards in ${FILE}`], findings: [] };
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') {
      return { notes: [], findings: [error(`${FILE} cannot be read: ${messageOf(thrown)}`, fix)] };
    }
  }
  const what = `${FILE} lists no board. Without it there are no jobs to list, match or apply to`;
  return { notes: [], findings: [error(what, fix)] };
}
