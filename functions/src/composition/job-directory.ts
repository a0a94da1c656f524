import { buildDirectory } from '../modules/postings/directory/build-directory.ts';
import { indexReconciler } from '../modules/postings/search/reconcile-index.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** One count of this project's open jobs. */
export const countJobs = (): Promise<void> => countJobsOn(servicesOn(connectPlatform()));

/** Reads every open job once, for the directory and for the search index, which is corrected by what was read. */
export async function countJobsOn({
  posting,
  queue,
  clock,
  logger,
}: Pick<Services, 'posting' | 'queue' | 'clock' | 'logger'>): Promise<void> {
  const { directory, searchIndex: index } = posting;
  const reconciler = indexReconciler({ ...posting, index, queue, clock, logger });
  const openPostings = () => reconciler.beside(directory.openPostings());
  const { open, places, titles, parts } = await buildDirectory({
    directory: { ...directory, openPostings },
    clock,
  });
  await reconciler.correct();
  logger.info('Counted jobs', { open, places: places.length, titles: titles.length, parts });
}
