import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { applicationWorkOn } from '../../functions/src/composition/application-tasks.ts';
import type { ApplicationWorkDeps } from '../../functions/src/modules/applications/application-deps.ts';
import type { ApplicationDriver } from '../../functions/src/modules/applications/driver/application-driver.ts';
import { prepareApplication } from '../../functions/src/modules/applications/prepare/prepare-application.ts';
import { submitApplication } from '../../functions/src/modules/applications/submit/submit-application.ts';
import { sweepApplications } from '../../functions/src/modules/applications/sweep/sweep-applications.ts';
import type { JobStatusDeps } from '../../functions/src/modules/tools/check-job-status.ts';
import { RetryTask } from '../../functions/src/platform/retry-task.ts';
import { type Answer, startApi, type TestApi } from './api.ts';
import { type FakeDriver, fakeDriver } from './fake-driver.ts';
import { type PostingBoard, postingBoard } from './postings.ts';
import { expectOk, signUpComplete, type TestUser } from './users.ts';

export type ApplicationHarness = {
  api: TestApi;
  board: PostingBoard;
  driver: FakeDriver;
  work: ApplicationWorkDeps;
  /** Asks Huntwell to apply; a posting of its own unless one is given. */
  apply(user: TestUser, posting_id?: string): Promise<Answer>;
  /** Delivers what is queued until nothing is left, as Cloud Tasks does with a handler that asks for it again. */
  deliver(): Promise<void>;
  /** One delivery of a task; failures are left to the platform. */
  deliverOnce(name: 'prepareApplication' | 'submitApplication', application_id: string): Promise<void>;
  sweep(): Promise<void>;
  read(user: TestUser, id: string): Promise<Answer['body']>;
  wallet(user: TestUser): Promise<{ available: number; reserved: number; spent: number }>;
};

/**
 * Applications with a fake driver at the port, unless another is given, postings of the test's own, a queue that the
 * test delivers, and no vendor that may be asked, unless `apiOf` reaches one.
 */
export function createHarness(
  api: TestApi,
  given?: ApplicationDriver,
  apiOf: JobStatusDeps['apiOf'] = async () => null,
): ApplicationHarness {
  const driver = fakeDriver();
  const board = postingBoard(api);
  const work = applicationWorkOn(api.services, given ?? driver, apiOf);
  const handlers = { prepareApplication, submitApplication };

  const self: ApplicationHarness = {
    api,
    board,
    driver,
    work,
    apply: (user, posting_id = board.publish()) =>
      api.call('POST', '/api/applications', {
        token: user.token,
        json: { posting_id },
        headers: { 'idempotency-key': randomUUID() },
      }),
    async deliver() {
      for (let deliveries = 0; api.tasks.length > 0; deliveries += 1) {
        if (deliveries > 100) throw new Error('The queue does not run empty');
        const task = api.tasks.shift();
        if (task?.name !== 'prepareApplication' && task?.name !== 'submitApplication') continue;
        await handlers[task.name](work, task.payload.application_id).catch((error: unknown) => {
          if (!(error instanceof RetryTask)) throw error;
          api.tasks.push(task);
        });
      }
    },
    async deliverOnce(name, application_id) {
      await handlers[name](work, application_id).catch((error: unknown) => {
        if (!(error instanceof RetryTask)) throw error;
      });
    },
    async sweep() {
      await sweepApplications(work);
    },
    async read(user, id) {
      return expectOk(await api.call('GET', `/api/applications/${id}`, { token: user.token })).body;
    },
    async wallet(user) {
      return expectOk(await api.call('GET', '/api/wallet', { token: user.token })).body;
    },
  };
  return self;
}

/** Setup for the tests of one file: one API for all, and an empty queue, a new board, and a new driver for each. */
export function useApplicationHarness(): ApplicationHarness {
  let api: TestApi;
  let harness: ApplicationHarness;
  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(() => {
    api.tasks.length = 0;
    harness = createHarness(api);
  });
  afterAll(() => api.close());
  return {
    get api() {
      return api;
    },
    get board() {
      return harness.board;
    },
    get driver() {
      return harness.driver;
    },
    get work() {
      return harness.work;
    },
    apply: (...args) => harness.apply(...args),
    deliver: () => harness.deliver(),
    deliverOnce: (...args) => harness.deliverOnce(...args),
    sweep: () => harness.sweep(),
    read: (...args) => harness.read(...args),
    wallet: (...args) => harness.wallet(...args),
  };
}

/** An application of a new user, queued and not delivered yet. */
export async function queuedApplication(
  harness: ApplicationHarness,
): Promise<{ user: TestUser; id: string; posting_id: string }> {
  const user = await signUpComplete(harness.api);
  const posting_id = harness.board.publish();
  const { body } = expectOk(await harness.apply(user, posting_id));
  return { user, id: body.id, posting_id };
}

/** The same, waiting for the user's approval. */
export async function reviewedApplication(
  harness: ApplicationHarness,
): Promise<{ user: TestUser; id: string; posting_id: string }> {
  const queued = await queuedApplication(harness);
  await harness.deliver();
  return queued;
}
