import { BOARD_VENDORS } from '../../functions/src/contract/postings.ts';
import { ashbyJob } from './ashby-json.ts';
import type { Board, Job } from './board.ts';
import { boardNames, FIXTURES, readBoard, type Vendor } from './board-file.ts';
import { generatedBoards, generatedPostings, thisWeek, versionOf } from './generated-boards.ts';
import type { GeneratedPosting, GeneratorOptions } from './generator/generate-posting.ts';
import { greenhouseJob } from './greenhouse-json.ts';
import { leverPosting } from './lever-json.ts';
import { bamboohrJob } from './vendors/bamboohr.ts';
import { breezyJob } from './vendors/breezy.ts';
import { personioJob } from './vendors/personio.ts';
import { pinpointJob } from './vendors/pinpoint.ts';
import { recruiteeJob } from './vendors/recruitee.ts';
import { ripplingJob } from './vendors/rippling.ts';
import { smartrecruitersJob } from './vendors/smartrecruiters.ts';
import { teamtailorJob } from './vendors/teamtailor.ts';
import { workableJob } from './vendors/workable.ts';

export type BoardsOptions = {
  /** Folder of recorded answers, see `readBoard`; our own fixtures by default. */
  dir?: string | undefined;
  /** Origin that the links of all postings point to. */
  employersOrigin: string;
};

const TO_JSON: Record<Vendor, (posting: GeneratedPosting) => Job> = {
  greenhouse: greenhouseJob,
  lever: leverPosting,
  ashby: ashbyJob,
  smartrecruiters: smartrecruitersJob,
  recruitee: recruiteeJob,
  workable: workableJob,
  personio: personioJob,
  teamtailor: teamtailorJob,
  bamboohr: bamboohrJob,
  breezy: breezyJob,
  rippling: ripplingJob,
  pinpoint: pinpointJob,
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
  return BOARD_VENDORS.flatMap((source) => [
    ...boardNames(dir, source).map((board) => ({ source, board, company: null })),
    ...generatedBoards(source).map(({ slug, name }) => ({ source, board: slug, company: name })),
  ]);
}
