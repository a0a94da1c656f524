import { sweepDeletions } from '../modules/account/request-deletion.ts';
import { sweepExports } from '../modules/account/sweep-exports.ts';
import { sweepPlans } from '../modules/applications/plan/carry-out-plan.ts';
import { sweepDailySearches } from '../modules/applications/plan/search-daily.ts';
import { sweepApplications } from '../modules/applications/sweep/sweep-applications.ts';
import { sweepStripeEvents } from '../modules/billing/receive-stripe-event.ts';
import { sweepConversions } from '../modules/conversions/sweep-conversions.ts';
import { sendNotices } from '../modules/notices/send-notices.ts';
import { purgeResumes } from '../modules/resumes/resumes.ts';
import { expireCredits } from '../modules/wallet/expire-credits.ts';
import { errorFields, type Logger } from '../platform/logger.ts';
import { dailySearchesOn, planWorkOn } from './search-tasks.ts';
import { connectPlatform, servicesOn } from './services.ts';

type Part = { name: string; run: () => Promise<Record<string, number>> };

/** One run of the sweeper on this project. */
export async function sweep(): Promise<void> {
  const services = servicesOn(connectPlatform());
  const { account, application, billing, conversion, credits, logger, notice, resume } = services;
  await runParts(logger, [
    { name: 'applications', run: () => sweepApplications(application) },
    { name: 'plans', run: () => sweepPlans(planWorkOn(services)) },
    { name: 'daily searches', run: () => sweepDailySearches(dailySearchesOn(services)) },
    { name: 'conversions', run: async () => ({ queued_again: await sweepConversions(conversion) }) },
    { name: 'deletions', run: async () => ({ queued_again: await sweepDeletions(account) }) },
    { name: 'exports', run: () => sweepExports(account) },
    { name: 'stripe events', run: () => sweepStripeEvents(billing) },
    { name: 'notices', run: () => sendNotices(notice) },
    { name: 'credits', run: () => expireCredits(credits) },
    { name: 'resumes', run: () => purgeResumes(resume) },
  ]);
}

/** Runs every part even if others fail; then throws if one did, so that the platform sees it. */
export async function runParts(logger: Logger, parts: readonly Part[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, run } of parts) {
    try {
      const counts = await run();
      if (Object.values(counts).some((count) => count > 0)) logger.info(`Swept ${name}`, counts);
    } catch (error) {
      failures.push(error);
      logger.error(`Sweeping ${name} failed`, errorFields(error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Part of the sweep failed');
}
