import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';
import { ThreadsPoolWorker } from 'vitest/node';

declare module 'vitest' {
  /** What Stryker tells the tests of a run. */
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant';
    mutantActivation: 'static' | 'runtime';
  }
}

type Listener = (...args: unknown[]) => void;

/** A worker thread that stays, with the modules it has loaded, when a run of the tests ends. */
class WarmWorker extends ThreadsPoolWorker {
  #listeners: [event: string, listener: Listener][] = [];
  #started = false;

  override async start(): Promise<void> {
    if (!this.#started) await super.start();
    this.#started = true;
  }

  override on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    super.on(event, listener);
  }

  override send(message: WorkerRequest): void {
    if (message.type !== 'stop') {
      super.send(message);
      return;
    }
    // Only the run ends, so the thread is not asked.
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') listener(stopped);
  }

  override async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.off(event, listener);
    this.#listeners = [];
  }
}

let warm: WarmWorker | null = null;

/**
 * The worker for the tests of one mutant. Loading vitest and the modules takes longer than most tests, so mutants share
 * a thread. A mutant that takes effect while its module loads ("static") needs a new one.
 */
export function workerForMutant(options: PoolOptions): PoolWorker {
  const { mode, mutantActivation } = options.project.getProvidedContext();
  if (mode !== 'mutant' || mutantActivation === 'static') return new ThreadsPoolWorker(options);
  warm ??= new WarmWorker(options);
  return warm;
}
