import { readFile } from 'node:fs/promises';
import { SourceName } from '../../functions/src/contract/postings.ts';
import type { CanonicalPosting } from '../../functions/src/modules/postings/posting.ts';
import { adzunaPosting } from '../../functions/src/modules/postings/sources/adzuna.ts';
import { arbeitnowPosting } from '../../functions/src/modules/postings/sources/arbeitnow.ts';
import { ashbyPosting } from '../../functions/src/modules/postings/sources/ashby.ts';
import { bamboohrPosting } from '../../functions/src/modules/postings/sources/bamboohr.ts';
import { BadPosting } from '../../functions/src/modules/postings/sources/board-request.ts';
import { breezyPosting } from '../../functions/src/modules/postings/sources/breezy.ts';
import { greenhousePosting } from '../../functions/src/modules/postings/sources/greenhouse.ts';
import { leverPosting } from '../../functions/src/modules/postings/sources/lever.ts';
import { personioPosting, positionsOf } from '../../functions/src/modules/postings/sources/personio.ts';
import { pinpointPosting } from '../../functions/src/modules/postings/sources/pinpoint.ts';
import { recruiteePosting } from '../../functions/src/modules/postings/sources/recruitee.ts';
import { remoteokPosting } from '../../functions/src/modules/postings/sources/remoteok.ts';
import { remotivePosting } from '../../functions/src/modules/postings/sources/remotive.ts';
import { ripplingPosting } from '../../functions/src/modules/postings/sources/rippling.ts';
import { smartrecruitersPosting } from '../../functions/src/modules/postings/sources/smartrecruiters.ts';
import { itemsOf, teamtailorPosting } from '../../functions/src/modules/postings/sources/teamtailor.ts';
import { themusePosting } from '../../functions/src/modules/postings/sources/themuse.ts';
import { usajobsPosting } from '../../functions/src/modules/postings/sources/usajobs.ts';
import { workablePosting } from '../../functions/src/modules/postings/sources/workable.ts';

const BOARD = { board: 'lab', company: null };

/** How a job of each source becomes a canonical posting; null for one that is left out on purpose. */
const READERS: Record<SourceName, (job: unknown) => CanonicalPosting | null> = {
  greenhouse: (job) => greenhousePosting(BOARD, job),
  lever: (job) => leverPosting(BOARD, job),
  ashby: (job) => ashbyPosting(BOARD, job),
  smartrecruiters: (job) => smartrecruitersPosting(BOARD, job),
  recruitee: (job) => recruiteePosting(BOARD, job),
  workable: (job) => workablePosting(BOARD, job),
  personio: (job) => personioPosting(BOARD, job),
  teamtailor: (job) => teamtailorPosting(BOARD, job),
  bamboohr: (job) => bamboohrPosting(BOARD, job),
  breezy: (job) => breezyPosting(BOARD, job),
  rippling: (job) => ripplingPosting(BOARD, job),
  pinpoint: (job) => pinpointPosting(BOARD, job),
  remotive: (job) => remotivePosting(BOARD, job),
  remoteok: (job) => remoteokPosting(BOARD, job),
  arbeitnow: (job) => arbeitnowPosting(BOARD, job),
  themuse: (job) => themusePosting(BOARD, job),
  usajobs: (job) => usajobsPosting(BOARD, job),
  adzuna: (job) => adzunaPosting({ ...BOARD, board: 'us' }, job),
};

/** Where the sources put the jobs of an answer. */
const LISTS = ['jobs', 'offers', 'content', 'result', 'results', 'data', 'items'];

const USAGE = `Usage: npm run lab -- posting FILE.json --source ${Object.keys(READERS).join('|')}`;

/**
 * Prints the canonical posting of each job in a recorded answer (a job, a list of jobs, or an object with `jobs`), one
 * JSON line each, or why it is none. Returns the exit code.
 */
export async function runPosting(args: string[]): Promise<number> {
  const source = args.includes('--source') ? args[args.indexOf('--source') + 1] : undefined;
  const file = args.find((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--source');
  const read = SourceName.safeParse(source).success ? READERS[source as SourceName] : undefined;
  if (file === undefined || read === undefined) {
    console.error(USAGE);
    return 2;
  }
  for (const job of jobsOf(await readFile(file, 'utf8'))) {
    console.log(JSON.stringify(tryToRead(read, job)));
  }
  return 0;
}

function jobsOf(text: string): unknown[] {
  if (/<workzag-jobs/.test(text)) return positionsOf(text);
  if (/<rss/.test(text)) return itemsOf(text);
  const answer: unknown = JSON.parse(text);
  // Remote OK begins with a legal notice.
  if (Array.isArray(answer)) return answer.filter((job) => !('legal' in Object(job)));
  const fields = Object(answer) as Record<string, unknown>;
  const { SearchResult } = fields as { SearchResult?: { SearchResultItems?: unknown[] } };
  if (SearchResult?.SearchResultItems) return SearchResult.SearchResultItems;
  const list = LISTS.map((name) => fields[name]).find(Array.isArray);
  return list ?? [answer];
}

function tryToRead(read: (job: unknown) => CanonicalPosting | null, job: unknown): unknown {
  try {
    return read(job);
  } catch (error) {
    if (error instanceof BadPosting) return { rejected: error.message };
    throw error;
  }
}
