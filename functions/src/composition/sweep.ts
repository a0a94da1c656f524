import { sweepApplications } from '../modules/applications/sweep-applications.ts';
import { connectPlatform, servicesOn } from './services.ts';

/** One run of the sweeper on this project. */
export async function sweep(): Promise<void> {
  const { application, logger } = servicesOn(connectPlatform());
  const counts = await sweepApplications(application);
  if (Object.values(counts).some((count) => count > 0)) logger.info('Swept applications', counts);
}
