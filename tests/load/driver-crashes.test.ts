import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../../emulators/support/chromium.ts';
import { bundleFiller } from '../../functions/scripts/bundle-filler.ts';
import { RUNNING_STATUSES } from '../../functions/src/modules/applications/lifecycle/status-transitions.ts';
import { prepareApplication } from '../../functions/src/modules/applications/prepare/prepare-application.ts';
import { submitApplication } from '../../functions/src/modules/applications/submit/submit-application.ts';
import { startTestSite, type TestSite } from '../driver/site.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { RESUME } from '../support/busy-user.ts';
import { faultyWorker } from '../support/faulty-worker.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';
import { stepwiseBrowser } from './stepwise-browser.ts';

/** Every how many steps one is let fail: 1 for all of them, which takes minutes. */
const STRIDE = Number(process.env.CRASH_STRIDE ?? 15);

/** A form on one page, and one of several steps with its questions in shadow roots on the second. */
const PLAIN = { vendor: 'lever', query: '?ask=none&location=no' } as const;
const STEPPED = { vendor: 'smartrecruiters', query: '?ask=work_authorization&phone_required=yes' } as const;
type Form = typeof PLAIN | typeof STEPPED;

let api: TestApi;
let site: TestSite;
let browser: Awaited<ReturnType<typeof stepwiseBrowser>>;
let harness: ApplicationHarness;

beforeAll(async () => {
  api = await startApi();
  site = await startTestSite(await bundleFiller());
  browser = await stepwiseBrowser(findChromium());
});
beforeEach(() => {
  api.tasks.length = 0;
  harness = createHarness(api, site.driver);
  harness.work.mayFill = () => true;
});
afterAll(async () => {
  browser.restore();
  await site.close();
  await api.close();
});

/** A user whose profile and resume answer a plain form. */
async function applicant(): Promise<TestUser> {
  const user = await signUpComplete(api);
  const path = '/api/resumes?file_name=resume.txt';
  expectOk(await api.call('POST', path, { token: user.token, bytes: RESUME }));
  const json = { work_authorization: { US: true } };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  return user;
}

type Application = { user: TestUser; id: string; job: string };

/** An application of a new user to a demo employer, waiting to be prepared. */
async function queued(job: string, { vendor, query }: Form = PLAIN): Promise<Application> {
  const user = await applicant();
  const { url } = site.target(vendor, job, query);
  const { body } = expectOk(await harness.apply(user, harness.board.publish({ kind: vendor, url })));
  return { user, id: body.id, job };
}

/** The same, approved and waiting to be sent; its task is lost. */
async function approved(job: string, form: Form): Promise<Application> {
  const application = await queued(job, form);
  await harness.deliver();
  expect(await harness.read(application.user, application.id)).toMatchObject({ status: 'ready_for_review' });
  await approve(application);
  api.tasks.length = 0;
  return application;
}

async function approve({ user, id }: Application): Promise<void> {
  expectOk(await api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
}

/** After a crash: leases expire, the sweeper runs, tasks are delivered. */
async function recover({ user, id }: Application): Promise<void> {
  api.tasks.length = 0;
  for (let round = 0; round < 4; round += 1) {
    const { status } = await harness.read(user, id);
    if (!RUNNING_STATUSES.some((running) => running === status)) return;
    api.advance(2 * 60_000);
    await harness.sweep();
    await harness.deliver();
  }
}

/** Nothing lost, doubled or unpaid for; returns the status. */
async function expectSettledOnce({ user, id, job }: Application, place: string): Promise<string> {
  const application = await harness.read(user, id);
  const wallet = await harness.wallet(user);
  const received = await site.received(job);
  expect(received.length, place).toBeLessThanOrEqual(1);
  expect(['submitted', 'unconfirmed'], place).toContain(application.status);
  if (application.status === 'submitted') {
    expect(received, place).toHaveLength(1);
    expect(wallet, place).toEqual({ available: 9, reserved: 0, spent: 1 });
    const told = application.receipt.fields.map(({ value }: { value: string }) => value);
    for (const { value } of received[0]?.fields ?? []) expect(told, place).toContain(value);
  } else {
    expect(wallet, place).toEqual({ available: 10, reserved: 0, spent: 0 });
  }
  return application.status;
}

/** The real driver's worker with a fault at this step, in the browser or anywhere else outside the process. */
function troubled(at_step: number, trouble: 'killed' | 'fails') {
  const stepwise: Parameters<typeof faultyWorker>[0]['driver']['stepwise'] = (around) => {
    browser.surround(around);
    return harness.work.driver;
  };
  return faultyWorker({ work: harness.work, driver: { stepwise } }, at_step, trouble);
}

describe.each([
  ['killed', PLAIN.vendor, PLAIN],
  ['fails', PLAIN.vendor, PLAIN],
  ['killed', STEPPED.vendor, STEPPED],
] as const)('a worker with the real driver that is: %s, on a form of %s', (trouble, _, form) => {
  it('at any step of sending, settles an application sent at most once', { timeout: 1_800_000 }, async () => {
    const ends = new Map<string, string[]>();
    // Both kinds of trouble together meet twice as many steps.
    for (let step = trouble === 'killed' ? 1 : 1 + Math.floor(STRIDE / 2); ; step += STRIDE) {
      const application = await approved(`crash-${trouble}-${form.vendor}-${step}`, form);
      const worker = troubled(step, trouble);
      await submitApplication(worker.work, application.id).catch(() => undefined);
      browser.surround(null);
      if (!worker.failed()) break;
      await recover(application);
      const status = await expectSettledOnce(application, `step ${step}, ${worker.place()}`);
      ends.set(status, [...(ends.get(status) ?? []), worker.place()]);
    }
    console.log(
      `${trouble}, ${form.vendor}: ${[...ends].map(([status, places]) => `${places.length} ${status}`).join(', ')}`,
    );
    expect(ends.get('submitted')?.length).toBeGreaterThan(2);
  });
});

it('a worker that is killed while preparing leaves an application that is prepared in the end', {
  timeout: 1_800_000,
}, async () => {
  for (let step = 1; ; step += STRIDE) {
    const application = await queued(`prepare-${step}`);
    api.tasks.length = 0;
    const worker = troubled(step, 'killed');
    await prepareApplication(worker.work, application.id).catch(() => undefined);
    browser.surround(null);
    if (!worker.failed()) break;
    await recover(application);
    const { status } = await harness.read(application.user, application.id);
    expect(status, `step ${step}, ${worker.place()}`).toBe('ready_for_review');
    expect(await site.received(application.job)).toEqual([]);
  }
});

it('tasks that are delivered again and again, and two tabs at once, send one application', async () => {
  const user = await applicant();
  const job = 'racing-tabs';
  const { url } = site.target(PLAIN.vendor, job, PLAIN.query);
  const posting = harness.board.publish({ kind: PLAIN.vendor, url });
  const tabs = await Promise.all([harness.apply(user, posting), harness.apply(user, posting)]);
  const ids = new Set(tabs.map(({ body }) => body.id).filter(Boolean));
  expect(ids.size).toBe(1);
  const application = { user, id: [...ids][0] as string, job };
  const deliver = (name: 'prepareApplication' | 'submitApplication') =>
    Promise.all([1, 2, 3].map(() => harness.deliverOnce(name, application.id)));
  await deliver('prepareApplication');
  const path = `/api/applications/${application.id}/approval`;
  await Promise.all([1, 2].map(() => api.call('POST', path, { token: user.token })));
  await deliver('submitApplication');
  await deliver('submitApplication');
  await deliver('prepareApplication');
  expect(await expectSettledOnce(application, 'racing')).toBe('submitted');
});
