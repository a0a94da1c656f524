/**
 * `npm run boards -- FILE [--project ID] [--port-offset N]`: makes the boards in a list those that postings are read
 * from. Lines are `vendor <tab> board <tab> company`; boards missing from the list are closed and removed. Without
 * --project it uses the local stack.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { portsAt } from '../emulators/ports.ts';
import { PROJECT_ID } from '../emulators/stack/project.ts';
import { parseBoardList } from '../functions/src/modules/postings/board-list.ts';
import { boardsRepository } from '../functions/src/modules/postings/boards.repository.ts';
import { importBoards } from '../functions/src/modules/postings/import-boards.ts';
import { connectFirebase } from '../functions/src/platform/firebase.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, 'port-offset': { type: 'string', default: '0' } },
});
const [file] = positionals;
if (!file) {
  console.error('Usage: npm run boards -- FILE [--project ID] [--port-offset N]');
  process.exit(2);
}
process.env.GCLOUD_PROJECT = values.project ?? PROJECT_ID;
if (!values.project) {
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${portsAt(Number(values['port-offset'])).firestore}`;
}

try {
  const { boards, unknown } = parseBoardList(await readFile(file, 'utf8'));
  if (boards.length === 0) {
    throw new Error('it holds no board of a vendor that Huntwell reads; all postings would be closed');
  }
  for (const [vendor, count] of unknown)
    console.log(`${count} boards left out: there is no adapter for ${vendor}.`);
  const deps = { boards: boardsRepository(connectFirebase().db), clock: () => new Date() };
  const { added, changed, removed, kept } = await importBoards(deps, boards);
  console.log(
    `${boards.length} boards: ${added} added, ${changed} changed, ${kept} as before; ${removed} removed.`,
  );
} catch (error) {
  console.error(`The boards were not changed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
