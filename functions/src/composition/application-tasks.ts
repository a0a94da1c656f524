import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApplyKind } from '../contract/postings.ts';
import { checksRepository } from '../modules/admin/checks.repository.ts';
import { answerCheck } from '../modules/admin/remote-check.ts';
import type { ApplicationWorkDeps } from '../modules/applications/application-deps.ts';
import { allowedOrigins } from '../modules/applications/driver/allowed-origins.ts';
import type { ApplicationDriver } from '../modules/applications/driver/application-driver.ts';
import type { BrowserOptions } from '../modules/applications/driver/browser.ts';
import { openTestPage } from '../modules/applications/driver/open-test-page.ts';
import { TIMEOUTS } from '../modules/applications/driver/timeouts.ts';
import { prepareApplication } from '../modules/applications/prepare/prepare-application.ts';
import { submitApplication } from '../modules/applications/submit/submit-application.ts';
import { fillableOrigins, type MayFill } from '../modules/form-vendors/may-fill.ts';
import { type JobStatusDeps, jobStatusChecker } from '../modules/tools/check-job-status.ts';
import { CONFIG } from '../platform/config.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { apiOfVendor } from './job-status.ts';
import { isRevokedOn } from './revoked.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What preparing and submitting need, on these services, with this driver, and vendors reached like this. */
export function applicationWorkOn(
  services: Services,
  driver: ApplicationDriver,
  apiOf: JobStatusDeps['apiOf'],
): ApplicationWorkDeps {
  const { ofLink } = jobStatusChecker({ apiOf, clock: services.clock, logger: services.logger });
  return {
    ...services.application,
    resume: services.resume,
    driver,
    isClosedAtVendor: async ({ published_as }) =>
      published_as !== null && (await ofLink(published_as)).status === 'closed',
    isRevoked: isRevokedOn(services),
    newHolder: randomUUID,
    wait,
  };
}

/** Handlers of the queues whose functions run Chromium, for this project. */
export async function connectApplicationTasks() {
  const services = servicesOn(connectPlatform());
  const { db, clock, logger } = services;
  const browser = { chrome_path: CONFIG.chrome_path.value() };
  const deps = applicationWorkOn(
    services,
    await headlessDriver(browser, services.application.mayFill),
    apiOfVendor,
  );
  const checks = checksRepository(db, clock);
  return {
    prepareApplication: ({ application_id }: TaskPayloads['prepareApplication']) =>
      prepareApplication(deps, application_id),
    submitApplication: ({ application_id }: TaskPayloads['submitApplication']) =>
      submitApplication(deps, application_id),
    checkChromium: ({ check_id }: TaskPayloads['checkChromium']) =>
      answerCheck({ checks, logger }, check_id, () => openTestPage(browser)),
  };
}

/** Those that are configured for all forms, else those of the form's vendor. */
const formOrigins = (configured: string, mayFill: MayFill, kind: ApplyKind) =>
  configured === '' ? fillableOrigins(kind, mayFill) : configured.split(',');

async function headlessDriver(browser: BrowserOptions, mayFill: MayFill): Promise<ApplicationDriver> {
  const { createHeadlessDriver } = await import('../modules/applications/driver/headless-driver.ts');
  const filler_script = await readFile(new URL('./filler.js', import.meta.url), 'utf8');
  return createHeadlessDriver({
    ...browser,
    filler_script,
    originsOf: (kind) => allowedOrigins(formOrigins(CONFIG.form_origins.value(), mayFill, kind)),
    timeouts: TIMEOUTS,
  });
}
