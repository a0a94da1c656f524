import type { ApplicationWorkDeps } from '../../functions/src/modules/applications/application-deps.ts';
import type {
  ApplicationDriver,
  SubmitHooks,
} from '../../functions/src/modules/applications/application-driver.ts';

export class Died extends Error {
  override readonly name = 'Died';
}

export type Mortal = {
  work: ApplicationWorkDeps;
  /** Whether the process died; false means that it came to its end first. */
  died: () => boolean;
  /** Where it died, for the message of a failing test. */
  place: () => string;
};

/**
 * The same worker in a process that is killed at its `dies_at`-th step. A step is before or after anything that
 * leaves the process: a transaction, a file, a task, the browser. A dead process does nothing any more, so nothing
 * that it would do in a `catch` or `finally` reaches the outside either.
 */
export function mortal(work: ApplicationWorkDeps, dies_at: number): Mortal {
  let steps = 0;
  let place = '';
  const step = (name: string) => {
    steps += 1;
    if (steps < dies_at) return;
    if (steps === dies_at) place = name;
    throw new Died(`killed ${place}`);
  };
  const around = async <T>(name: string, action: () => Promise<T>): Promise<T> => {
    step(`before ${name}`);
    const result = await action();
    step(`after ${name}`);
    return result;
  };
  const hooks = ({ progress, beforePress }: SubmitHooks): SubmitHooks => ({
    progress,
    beforePress: (screenshot, fields) => around('the announcement', () => beforePress(screenshot, fields)),
  });
  const driver: ApplicationDriver = {
    prepare: (apply, dossier, progress) =>
      around('preparing', () => work.driver.prepare(apply, dossier, progress)),
    submit: (apply, dossier, given) =>
      around('submitting', () => work.driver.submit(apply, dossier, hooks(given))),
  };
  return {
    died: () => steps >= dies_at,
    place: () => place,
    work: {
      ...work,
      driver,
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
