import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApplicationWorkDeps } from '../modules/applications/application-deps.ts';
import type { ApplicationDriver } from '../modules/applications/application-driver.ts';
import { WAITS } from '../modules/applications/driver/waits.ts';
import { formPages } from '../modules/applications/may-open.ts';
import { prepareApplication } from '../modules/applications/prepare-application.ts';
import { submitApplication } from '../modules/applications/submit-application.ts';
import { CONFIG } from '../platform/config.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What preparing and submitting need on these services, with this driver. */
export function applicationWorkOn(services: Services, driver: ApplicationDriver): ApplicationWorkDeps {
  const { access, accounts } = services.account;
  const isBarred = async (uid: string) => {
    const barred = await access.find(uid);
    if (barred && barred.why !== 'signed_out') return true;
    const account = await accounts.find(uid);
    return account === null || account.disabled;
  };
  return {
    ...services.application,
    resume: services.resume,
    driver,
    isBarred,
    newHolder: randomUUID,
    wait,
  };
}

/** Handlers of the two queues in which forms are opened, for this project, with headless Chromium. */
export async function connectApplicationTasks() {
  const deps = await connectWork();
  return {
    prepareApplication: ({ application_id }: TaskPayloads['prepareApplication']) =>
      prepareApplication(deps, application_id),
    submitApplication: ({ application_id }: TaskPayloads['submitApplication']) =>
      submitApplication(deps, application_id),
  };
}

async function connectWork(): Promise<ApplicationWorkDeps> {
  const { createHeadlessDriver } = await import('../modules/applications/driver/headless-driver.ts');
  const filler_script = await readFile(new URL('./filler.js', import.meta.url), 'utf8');
  const driver = createHeadlessDriver({
    chrome_path: CONFIG.chrome_path.value(),
    filler_script,
    may_open: formPages(CONFIG.sample_employers_origin.value()),
    waits: WAITS,
  });
  return applicationWorkOn(servicesOn(connectPlatform()), driver);
}
