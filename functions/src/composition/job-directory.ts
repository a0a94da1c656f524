import { buildDirectory } from '../modules/postings/directory/build-directory.ts';
import { connectPlatform, servicesOn } from './services.ts';

/** One count of this project's open jobs. */
export async function countJobs(): Promise<void> {
  const { posting, clock, logger } = servicesOn(connectPlatform());
  const { open, places, titles, parts } = await buildDirectory({ ...posting, clock });
  logger.info('Counted jobs', { open, places: places.length, titles: titles.length, parts });
}
