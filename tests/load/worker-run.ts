import { AsyncLocalStorage } from 'node:async_hooks';
import type { Firestore } from 'firebase-admin/firestore';
import type { ApplicationWorkDeps } from '../../functions/src/modules/applications/application-deps.ts';
import { WorkerDied } from '../support/faulty-worker.ts';

/**
 * What happens to a worker. `killed`: its process and its browser are gone, so nothing that it would do in a `catch` or
 * `finally` has any effect either. `fails`: this one step throws. `stalls`: it stands still until others have taken its work
 * over, and then goes on where it was.
 */
export const TROUBLES = ['killed', 'stalls', 'fails'] as const;
export type Trouble = (typeof TROUBLES)[number];

export type Fault = { step: string; trouble: Trouble; when: 'before' | 'after' };

/** Whether a process that works on one application has met its fault; everything that leaves it is a step. */
export class WorkerRun {
  /** The steps in the order in which they began: `submit: click#1`. */
  readonly path: string[] = [];
  /** Settles when the fault has occurred. */
  readonly struck: Promise<void>;
  phase: 'prepare' | 'submit' = 'prepare';
  is_struck = false;
  readonly #fault: Fault | null;
  readonly #times = new Map<string, number>();
  readonly #closers = new Set<() => unknown>();
  readonly #resumed: Promise<void>;
  #is_dead = false;
  #strike: () => void = () => undefined;
  #resume: () => void = () => undefined;

  constructor(fault: Fault | null = null) {
    this.#fault = fault;
    this.struck = new Promise((resolve) => {
      this.#strike = resolve;
    });
    this.#resumed = new Promise((resolve) => {
      this.#resume = resolve;
    });
  }

  /** Whether the worker goes on with its work at once, however its fault ends that step. */
  get lives_on(): boolean {
    return this.#fault?.trouble === 'fails';
  }

  /** Lets a stalled worker go on. */
  resume(): void {
    this.#resume();
  }

  /** What ends with the worker: its pages. */
  owns(close: () => unknown): void {
    this.#closers.add(close);
  }

  async step<T>(name: string, action: () => T | Promise<T>): Promise<T> {
    const id = this.#called(name);
    await this.#meet(id, 'before');
    const result = await action();
    await this.#meet(id, 'after');
    return result;
  }

  /** Something that arrives at the worker's page by itself. */
  arrived(name: string): void {
    // What ended with the page, or has no `before`, is met by nobody.
    this.#meet(this.#called(name), 'after').catch(() => undefined);
  }

  #called(name: string): string {
    const full = `${this.phase}: ${name}`;
    const times = (this.#times.get(full) ?? 0) + 1;
    this.#times.set(full, times);
    const id = `${full}#${times}`;
    this.path.push(id);
    return id;
  }

  async #meet(id: string, when: Fault['when']): Promise<void> {
    if (this.#is_dead) throw new WorkerDied(`died ${this.#fault?.when} ${this.#fault?.step}`);
    const fault = this.#fault;
    if (this.is_struck || fault?.step !== id || fault.when !== when) return;
    this.is_struck = true;
    this.#strike();
    if (fault.trouble === 'stalls') return this.#resumed;
    if (fault.trouble === 'killed') {
      this.#is_dead = true;
      for (const close of this.#closers) close();
    }
    throw new WorkerDied(`${fault.trouble} ${when} ${id}`);
  }
}

const current = new AsyncLocalStorage<WorkerRun>();

/** Runs work as that of this worker; what else happens at the same time is not. */
export const asWorker = <T>(run: WorkerRun, work: () => Promise<T>): Promise<T> => current.run(run, work);

export const currentRun = (): WorkerRun | undefined => current.getStore();

/** The collection that a request to Firestore is about, for the name of its step. */
function subjectOf(request: unknown): string {
  const [, collection = '?'] = /documents\/(\w+)/.exec(JSON.stringify(request) ?? '') ?? [];
  return collection;
}

type Wire = Record<'request' | 'requestStream', (method: string, ...rest: unknown[]) => Promise<unknown>>;

/** Makes every request that a worker sends to this database a step: no read, write, or transaction can be left out. */
export function watchDatabase(db: Firestore): void {
  // The two methods through which the client sends everything are not in its types.
  const wire = db as unknown as Wire;
  for (const name of ['request', 'requestStream'] as const) {
    const original = wire[name].bind(db);
    wire[name] = (method, ...rest) => {
      const act = () => original(method, ...rest);
      const run = currentRun();
      return run ? run.step(`firestore ${method} ${subjectOf(rest)}`, act) : act();
    };
  }
}

/** The same object; each call of a worker is a step. */
function stepwise<T extends object>(name: string, object: T): T {
  return new Proxy(object, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const act = () => Reflect.apply(value, target, args);
        const run = currentRun();
        return run ? run.step(`${name}.${String(method)}`, act) : act();
      };
    },
  });
}

/** A worker's dependencies with everything that leaves the process, besides Firestore and the browser, as steps. */
export function stepwiseWork(work: ApplicationWorkDeps): ApplicationWorkDeps {
  const { isClosedAtVendor } = stepwise('vendor', { isClosedAtVendor: work.isClosedAtVendor });
  return {
    ...work,
    isClosedAtVendor,
    queue: stepwise('queue', work.queue),
    files: stepwise('files', work.files),
    resume: { ...work.resume, files: stepwise('files', work.resume.files) },
    wait: async () => undefined,
  };
}
