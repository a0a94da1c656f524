import { AppError } from '../../platform/app-error.ts';
import type { PageAnswer } from '../../platform/page-answer.ts';
import type { JobPagesDeps } from './job-pages-deps.ts';

/** What is in a picture hardly ever changes, and whoever shows it beside a link keeps a copy anyway. */
const SHARED_SECONDS = 24 * 3600;
/** The picture of the list, which the web app's build makes. */
const OF_ALL_JOBS = '/share/jobs.png';

/** The path of a picture for links to a job's page. */
const PICTURE = /^\/share\/jobs\/([^/]+)\.png$/;

export type JobPictureDeps = Pick<JobPagesDeps, 'getPosting'> & {
  renderer: Pick<JobPagesDeps['renderer'], 'jobPicture'>;
  /** A PNG of the renderer's SVG. */
  toPng(svg: string): Promise<Buffer>;
};

const idIn = (path: string): string | null => {
  const [, name = ''] = PICTURE.exec(path) ?? [];
  try {
    return decodeURIComponent(name) || null;
  } catch {
    return null;
  }
};

/** The picture for links to an open job; the one of all jobs if it is closed, unknown, or written in other letters. */
export async function answerJobPicture(deps: JobPictureDeps, path: string): Promise<PageAnswer> {
  const id = idIn(path);
  const posting = id === null ? null : await deps.getPosting(id).catch(nullIfNotFound);
  const svg = posting?.status === 'open' ? deps.renderer.jobPicture(posting) : null;
  if (svg === null)
    return {
      status: 301,
      type: 'text/plain',
      body: `Moved to ${OF_ALL_JOBS}\n`,
      location: OF_ALL_JOBS,
      shared_seconds: SHARED_SECONDS,
    };
  return { status: 200, type: 'image/png', body: await deps.toPng(svg), shared_seconds: SHARED_SECONDS };
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}
