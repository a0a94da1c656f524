import { ashbyJob } from './ashby-json.ts';
import { boardNames, FIXTURES, readBoard, type Vendor } from './board-file.ts';
import { generatedBoards, generatedPostings, thisWeek, versionOf } from './generated-boards.ts';
import type { GeneratorOptions } from './generator/generate-posting.ts';
import { greenhouseJob } from './greenhouse-json.ts';
import { leverPosting } from './lever-json.ts';

export type Job = Record<string, unknown>;

export type BoardsOptions = {
  /** Folder of recorded answers, see `readBoard`; our own fixtures by default. */
  dir?: string | undefined;
  /** Origin that the links of all postings point to. */
  employersOrigin: string;
};

const TO_JSON = { greenhouse: greenhouseJob, lever: leverPosting, ashby: ashbyJob } as const;

export type Board = {
  /** Identifies the state of the board, if that is known without generating the response. */
  version: string | null;
  /** All jobs in the vendor's form. */
  jobs: () => Job[];
};

/** A board, recorded or generated; undefined if there is none with this name. */
export async function findBoard(
  vendor: Vendor,
  board: string,
  { dir = FIXTURES, employersOrigin }: BoardsOptions,
): Promise<Board | undefined> {
  const recorded = await readBoard(dir, vendor, board, employersOrigin);
  if (recorded !== undefined) {
    return {
      version: null,
      jobs: () => (Array.isArray(recorded) ? recorded : (recorded as { jobs: Job[] }).jobs),
    };
  }
  if (!generatedBoards(vendor).some(({ slug }) => slug === board)) return undefined;
  const options = thisWeek(new Date(), employersOrigin);
  return {
    version: versionOf(board, options),
    jobs: () => generatedJobs(vendor, board, options),
  };
}

/** The board of an invented employer, in the vendor's format. */
export const generatedJobs = (vendor: Vendor, board: string, options: GeneratorOptions): Job[] =>
  generatedPostings(board, options).map(TO_JSON[vendor]);

/** Every board that is served, with its employer's name if no response contains it. */
export function servedBoards(dir = FIXTURES): { source: Vendor; board: string; company: string | null }[] {
  return (['greenhouse', 'lever', 'ashby'] as const).flatMap((source) => [
    ...boardNames(dir, source).map((board) => ({ source, board, company: null })),
    ...generatedBoards(source).map(({ slug, name }) => ({ source, board: slug, company: name })),
  ]);
}
