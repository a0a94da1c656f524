import { sweepDeletions } from '../modules/account/delete-account.ts';
import { sweepApplications } from '../modules/applications/sweep-applications.ts';
import { sweepConversions } from '../modules/conversions/sweep-conversions.ts';
import { connectPlatform, servicesOn } from './services.ts';

/** One run of the sweeper on this project. */
export async function sweep(): Promise<void> {
  const { account, application, conversion, logger } = servicesOn(connectPlatform());
  const counts = await sweepApplications(application);
  if (Object.values(counts).some((count) => count > 0)) logger.info('Swept applications', counts);
  const conversions = await sweepConversions(conversion);
  if (conversions > 0) logger.info('Swept conversions', { queued_again: conversions });
  const deletions = await sweepDeletions(account);
  if (deletions > 0) logger.info('Went on with deletions of accounts', { deletions });
}
