import { readFile } from 'node:fs/promises';
import type { CanonicalPosting } from '../../functions/src/modules/postings/posting.ts';
import { ashbyPosting } from '../../functions/src/modules/postings/sources/ashby.ts';
import { BadPosting } from '../../functions/src/modules/postings/sources/board-request.ts';
import { greenhousePosting } from '../../functions/src/modules/postings/sources/greenhouse.ts';
import { leverPosting } from '../../functions/src/modules/postings/sources/lever.ts';

const BOARD = { board: 'lab', company: null };

/** How a job of each source becomes a canonical posting; null for one that is left out on purpose. */
const READERS: Record<string, (job: unknown) => CanonicalPosting | null> = {
  greenhouse: (job) => greenhousePosting(BOARD, job),
  lever: (job) => leverPosting(BOARD, job),
  ashby: (job) => ashbyPosting(BOARD, job),
};

const USAGE = `Usage: npm run lab -- posting FILE.json --source ${Object.keys(READERS).join('|')}`;

/**
 * Prints the canonical posting of each job in a recorded answer (a job, a list of jobs, or an object with `jobs`), one
 * JSON line each, or why it is none. Returns the exit code.
 */
export async function runPosting(args: string[]): Promise<number> {
  const source = args.includes('--source') ? args[args.indexOf('--source') + 1] : undefined;
  const file = args.find((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--source');
  const read = Object.hasOwn(READERS, source ?? '') ? READERS[source ?? ''] : undefined;
  if (file === undefined || read === undefined) {
    console.error(USAGE);
    return 2;
  }
  for (const job of jobsOf(JSON.parse(await readFile(file, 'utf8')))) {
    console.log(JSON.stringify(tryToRead(read, job)));
  }
  return 0;
}

function jobsOf(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer;
  const jobs = typeof answer === 'object' && answer !== null && 'jobs' in answer ? answer.jobs : undefined;
  return Array.isArray(jobs) ? jobs : [answer];
}

function tryToRead(read: (job: unknown) => CanonicalPosting | null, job: unknown): unknown {
  try {
    return read(job);
  } catch (error) {
    if (error instanceof BadPosting) return { rejected: error.message };
    throw error;
  }
}
