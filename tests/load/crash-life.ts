import { randomUUID } from 'node:crypto';
import type { Reception } from '../../emulators/employers/reception-store.ts';
import type {
  ApplicationDriver,
  PrepareOutcome,
} from '../../functions/src/modules/applications/driver/application-driver.ts';
import { RUNNING_STATUSES } from '../../functions/src/modules/applications/lifecycle/status-transitions.ts';
import { prepareApplication } from '../../functions/src/modules/applications/prepare/prepare-application.ts';
import { submitApplication } from '../../functions/src/modules/applications/submit/submit-application.ts';
import type { TestSite } from '../driver/site.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { RESUME } from '../support/busy-user.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';
import type { CrashForm } from './crash-forms.ts';
import { type CrashEnd, type Judgment, judge } from './crash-judgment.ts';
import { asWorker, type Fault, stepwiseWork, WorkerRun, watchDatabase } from './worker-run.ts';

/** What came of one application whose worker met a fault. */
export type Life = Judgment & { path: string[]; is_struck: boolean; status: string; received: number };

/** An API with a database and a clock of its own, on which one application after another lives. */
export type Lane = {
  live(form: CrashForm, fault: Fault | null): Promise<Life>;
  close(): Promise<void>;
};

type Tabs = { user: TestUser; posting_id: string; id: string };

/** What preparing each form with the real driver found, and for whose address: used again where only sending is crashed. */
type Prepared = Map<string, { email: string; outcome: PrepareOutcome }>;

export async function openLane(site: TestSite): Promise<Lane> {
  const api = await startApi();
  watchDatabase(api.services.db);
  const prepared: Prepared = new Map();
  return {
    close: () => api.close(),
    live: (form, fault) => live({ api, site, prepared }, form, fault),
  };
}

type World = { api: TestApi; site: TestSite; prepared: Prepared };

async function live({ api, site, prepared }: World, form: CrashForm, fault: Fault | null): Promise<Life> {
  api.tasks.length = 0;
  api.logs.length = 0;
  const user = await applicant(api);
  const is_sending = fault?.step.startsWith('submit: ') ?? false;
  const memory = prepared.get(form.name);
  const driver = is_sending && memory ? replaying(site.driver, memory, user.email) : site.driver;
  const harness = createHarness(api, driver);
  harness.work.mayFill = () => true;
  const job = `crash-${randomUUID()}`;
  const { url } = site.target(form.vendor, job, form.query);
  const posting_id = harness.board.publish({ kind: form.vendor, url });

  const applied = await twice(() => harness.apply(user, posting_id));
  const ids = new Set(applied.map(({ body }) => body?.id).filter(Boolean));
  const [id = ''] = ids;
  const tabs: Tabs = { user, posting_id, id };
  const run = new WorkerRun(fault);
  await work(harness, tabs, run, 'prepare');
  const at_review = await harness.read(user, id);
  const was_preparing = run.is_struck;
  const end = (): CrashEnd => ({ form, fault, run, was_preparing, applications: ids.size });
  if (!memory && fault === null && at_review.status === 'ready_for_review')
    prepared.set(form.name, { email: user.email, outcome: { kind: 'ready', fields: at_review.fields } });
  if (!was_preparing && at_review.status === 'ready_for_review') {
    await approveTwice(harness, tabs);
    await work(harness, tabs, run, 'submit');
    await deliverLate(harness, tabs);
  }
  const application = await harness.read(user, id);
  const received: Reception[] = await site.received(job);
  const wallet = await harness.wallet(user);
  return {
    ...judge(end(), { application, wallet, received }),
    path: run.path,
    is_struck: run.is_struck,
    status: application.status,
    received: received.length,
  };
}

/** One worker, whose task is delivered again while it works; when it meets its fault, others and both tabs go on. */
async function work(
  harness: ApplicationHarness,
  tabs: Tabs,
  run: WorkerRun,
  phase: WorkerRun['phase'],
): Promise<void> {
  const { api } = harness;
  const handler = { prepare: prepareApplication, submit: submitApplication }[phase];
  run.phase = phase;
  api.tasks.length = 0;
  const working = asWorker(run, () => handler(stepwiseWork(harness.work), tabs.id)).catch(() => undefined);
  const is_struck = await Promise.race([working.then(() => run.is_struck), run.struck.then(() => true)]);
  if (!is_struck) {
    await deliverTwice(harness, phase, tabs.id);
    return recover(harness, tabs);
  }
  await Promise.all([deliverTwice(harness, phase, tabs.id), pressAgain(harness, tabs, phase)]);
  // One that lives renews its lease; only a dead or stalled one loses its work to others.
  if (run.lives_on) await working;
  await recover(harness, tabs);
  run.resume();
  await working;
  // A worker that was only late may have handed its task back.
  await recover(harness, tabs);
}

/** After a crash leases expire, the sweeper runs twice at once, and each task is delivered twice at once. */
async function recover(harness: ApplicationHarness, { user, id }: Tabs): Promise<void> {
  const { api } = harness;
  for (let round = 0; round < 5; round += 1) {
    const { status } = await harness.read(user, id);
    if (!RUNNING_STATUSES.some((running) => running === status)) return;
    api.advance(2 * 60_000);
    await Promise.all([harness.sweep(), harness.sweep()]);
    const tasks = api.tasks.splice(0);
    await Promise.all(
      tasks.flatMap(({ name }) => {
        if (name === 'prepareApplication') return [deliverTwice(harness, 'prepare', id)];
        return name === 'submitApplication' ? [deliverTwice(harness, 'submit', id)] : [];
      }),
    );
  }
}

/** Deliveries of tasks that were done long ago, and one more look by the sweeper. */
async function deliverLate(harness: ApplicationHarness, { id }: Tabs): Promise<void> {
  await deliverTwice(harness, 'submit', id);
  await deliverTwice(harness, 'prepare', id);
  harness.api.advance(2 * 60_000);
  await harness.sweep();
}

const deliverTwice = (harness: ApplicationHarness, phase: WorkerRun['phase'], id: string) =>
  twice(() => harness.deliverOnce(phase === 'prepare' ? 'prepareApplication' : 'submitApplication', id));

const twice = <T>(act: () => Promise<T>): Promise<T[]> => Promise.all([act(), act()]);

const approve = ({ api }: ApplicationHarness, { user, id }: Tabs) =>
  api.call('POST', `/api/applications/${id}/approval`, { token: user.token });

/** Two tabs approve at once; to one of them it may be news that the other one did. */
const approveTwice = (harness: ApplicationHarness, tabs: Tabs) => twice(() => approve(harness, tabs));

/** Two tabs that show an older state press their buttons again. */
async function pressAgain(harness: ApplicationHarness, tabs: Tabs, phase: WorkerRun['phase']): Promise<void> {
  const apply = () => harness.apply(tabs.user, tabs.posting_id);
  await Promise.all([apply(), ...(phase === 'submit' ? [approve(harness, tabs)] : []), apply()]);
}

/** A user whose profile and resume answer these forms. A machine that is busy with crashes may refuse one: then another. */
async function applicant(api: TestApi, tries = 3): Promise<TestUser> {
  try {
    const user = await signUpComplete(api);
    const path = '/api/resumes?file_name=resume.txt';
    expectOk(await api.call('POST', path, { token: user.token, bytes: RESUME }));
    const json = { work_authorization: { US: true } };
    expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
    return user;
  } catch (error) {
    if (tries > 1) return applicant(api, tries - 1);
    throw new Error(`Nobody could sign up: ${JSON.stringify(api.logs.slice(-3))}`, { cause: error });
  }
}

/** The real driver; what preparing found before is said at once, for this user. */
function replaying(
  driver: ApplicationDriver,
  { email, outcome }: { email: string; outcome: PrepareOutcome },
  address: string,
): ApplicationDriver {
  const text = JSON.stringify(outcome).replaceAll(email, address);
  return { ...driver, prepare: async () => JSON.parse(text) };
}
