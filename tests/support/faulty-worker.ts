import type { Firestore } from 'firebase-admin/firestore';
import type { AccountDeps } from '../../functions/src/modules/account/account-deps.ts';
import { ownedDataRepository } from '../../functions/src/modules/account/owned-data.repository.ts';
import type {
  ApplicationDeps,
  ApplicationWorkDeps,
} from '../../functions/src/modules/applications/application-deps.ts';
import type { BillingDeps } from '../../functions/src/modules/billing/billing-deps.ts';
import type { AroundStep } from './fake-driver.ts';

export class WorkerDied extends Error {
  override readonly name = 'Died';
}

export type FaultyWorker<Deps> = {
  work: Deps;
  /** Whether the fault occurred; false means that the work finished first. */
  failed: () => boolean;
  /** Where it occurred, for the message of a failing test. */
  place: () => string;
};

/**
 * A fault at the `at_step`-th step. A step is before or after anything that leaves the process. `killed`: the process
 * is dead from then on, so nothing it would do in a `catch` or `finally` has any effect either. `fails`: this one step
 * throws, and the process continues.
 */
function troubleAt(at_step: number, trouble: 'killed' | 'fails') {
  let steps = 0;
  let place = '';
  const step = (name: string) => {
    steps += 1;
    if (steps === at_step) place = name;
    if (steps === at_step || (trouble === 'killed' && steps > at_step))
      throw new WorkerDied(`${trouble} ${place}`);
  };
  const around: AroundStep = async (name, action) => {
    step(`before ${name}`);
    const result = await action();
    step(`after ${name}`);
    return result;
  };
  return { around, failed: () => steps >= at_step, place: () => place };
}

/** The same worker with a fault: at a transaction, a file, a task, or a driver step on the employer's page. */
export function faultyWorker(
  {
    work,
    driver,
  }: { work: ApplicationWorkDeps; driver: { stepwise(around: AroundStep): ApplicationWorkDeps['driver'] } },
  at_step: number,
  trouble: 'killed' | 'fails' = 'killed',
): FaultyWorker<ApplicationWorkDeps> {
  const { around, failed, place } = troubleAt(at_step, trouble);
  return {
    failed,
    place,
    work: {
      ...work,
      driver: driver.stepwise(around),
      runTransaction: (action) => around('a transaction', () => work.runTransaction(action)),
      findPosting: (id) => around('the posting', () => work.findPosting(id)),
      queue: { enqueue: (name, payload) => around('the queue', () => work.queue.enqueue(name, payload)) },
      files: {
        ...work.files,
        put: (path, bytes, type) => around('a file', () => work.files.put(path, bytes, type)),
      },
      wait: async () => undefined,
    },
  };
}

/** Planning, or carrying plans out, with a fault: at each transaction, posting, and task. */
export function faultyPlanWork<
  Deps extends Pick<ApplicationDeps, 'runTransaction' | 'findPosting' | 'queue'>,
>(work: Deps, at_step: number, trouble: 'killed' | 'fails' = 'killed'): FaultyWorker<Deps> {
  const { around, failed, place } = troubleAt(at_step, trouble);
  return {
    failed,
    place,
    work: {
      ...work,
      runTransaction: (action) => around('a transaction', () => work.runTransaction(action)),
      findPosting: (id) => around('the posting', () => work.findPosting(id)),
      queue: { enqueue: (name, payload) => around('the queue', () => work.queue.enqueue(name, payload)) },
    },
  };
}

/** The account tasks with a fault: at each tree or batch of documents, each file, each Identity Platform call. */
export function faultyAccountWorker(
  work: AccountDeps,
  db: Firestore,
  at_step: number,
  trouble: 'killed' | 'fails' = 'killed',
): FaultyWorker<AccountDeps> {
  const { around, failed, place } = troubleAt(at_step, trouble);
  const { accounts, revocations, deletions, files, queue } = work;
  return {
    failed,
    place,
    work: {
      ...work,
      runTransaction: (action) => around('a transaction', () => work.runTransaction(action)),
      accounts: {
        ...accounts,
        find: (uid) => around('looking the account up', () => accounts.find(uid)),
        setDisabled: (uid, disabled) => around('disabling', () => accounts.setDisabled(uid, disabled)),
        remove: (uid) => around('removing the account', () => accounts.remove(uid)),
      },
      revocations: {
        ...revocations,
        revoke: (uid, why) => around('revoking', () => revocations.revoke(uid, why)),
      },
      deletions: {
        ...deletions,
        request: (uid, now) => around('the request', () => deletions.request(uid, now)),
        claim: (uid, now, until) => around('the claim', () => deletions.claim(uid, now, until)),
        postpone: (uid, due_at) => around('postponing', () => deletions.postpone(uid, due_at)),
        remove: (uid) => around('the last document', () => deletions.remove(uid)),
      },
      owned: { ...work.owned, erase: ownedDataRepository(stepwiseDatabase(db, around)).erase },
      closeBilling: (uid) => around('closing what is left at Stripe', () => work.closeBilling(uid)),
      files: {
        ...files,
        get: (path) => around('reading a file', () => files.get(path)),
        putStream: (path, content, type) => around('the zip', () => files.putStream(path, content, type)),
        remove: (path) => around('removing a file', () => files.remove(path)),
        removeAll: (path) => around('removing files', () => files.removeAll(path)),
      },
      queue: { enqueue: (name, payload) => around('the queue', () => queue.enqueue(name, payload)) },
    },
  };
}

/** What Stripe's events lead to, with a fault: at each request to Stripe, each transaction, event, and task. */
export function faultyBilling(
  work: BillingDeps,
  at_step: number,
  trouble: 'killed' | 'fails' = 'killed',
): FaultyWorker<BillingDeps> {
  const { around, failed, place } = troubleAt(at_step, trouble);
  const { events, queue } = work;
  return {
    failed,
    place,
    work: {
      ...work,
      runTransaction: (action) => around('a transaction', () => work.runTransaction(action)),
      stripe: async () => stepwiseCalls(await work.stripe(), around),
      events: {
        ...events,
        createOnce: (...args) => around('storing the event', () => events.createOnce(...args)),
        finish: (...args) => around('finishing the event', () => events.finish(...args)),
        fail: (...args) => around('storing the failure', () => events.fail(...args)),
      },
      queue: { enqueue: (name, payload) => around('the queue', () => queue.enqueue(name, payload)) },
    },
  };
}

/** The same client; each request is a step. */
function stepwiseCalls<T extends object>(client: T, around: AroundStep): T {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === 'function')
        return (...args: unknown[]) =>
          around(`asking Stripe to ${String(name)}`, async () => Reflect.apply(value, target, args));
      return typeof value === 'object' && value !== null ? stepwiseCalls(value, around) : value;
    },
  });
}

/** The same database; removing a tree and writing a batch are steps. */
function stepwiseDatabase(db: Firestore, around: AroundStep): Firestore {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'recursiveDelete')
        return (ref: Parameters<Firestore['recursiveDelete']>[0]) =>
          around('a tree of documents', () => target.recursiveDelete(ref));
      if (name === 'batch')
        return () => {
          const batch = target.batch();
          const commit = batch.commit.bind(batch);
          batch.commit = () => around('a batch', commit);
          return batch;
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
