import type { ApplicationWorkDeps } from '../../functions/src/modules/applications/application-deps.ts';
import type { AroundStep } from './fake-driver.ts';

export class WorkerDied extends Error {
  override readonly name = 'Died';
}

export type FaultyWorker = {
  work: ApplicationWorkDeps;
  /** Whether the trouble came; false means that the work came to its end first. */
  failed: () => boolean;
  /** Where it came, for the message of a failing test. */
  place: () => string;
};

/**
 * The same worker with trouble at its `at_step`-th step. A step is before or after anything that leaves the process:
 * a transaction, a file, a task, each step of the driver on the employer's page. `killed`: the process is dead from
 * then on, so nothing that it would do in a `catch` or `finally` reaches the outside either. `fails`: this one step
 * throws, and the process goes on.
 */
export function faultyWorker(
  {
    work,
    driver,
  }: { work: ApplicationWorkDeps; driver: { stepwise(around: AroundStep): ApplicationWorkDeps['driver'] } },
  at_step: number,
  trouble: 'killed' | 'fails' = 'killed',
): FaultyWorker {
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
  return {
    failed: () => steps >= at_step,
    place: () => place,
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
