import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { RetryTask } from '../platform/retry-task.ts';
import type { TaskName, TaskPayloads } from '../tasks/queue.ts';
import { TASK_OPTIONS } from '../tasks/task-options.ts';
import { connectOnce } from './connect-once.ts';

type Handlers<N extends TaskName> = { [K in N]: (payload: TaskPayloads[K]) => Promise<void> };

/** A queue function whose handler is connected on the first delivery and reused. */
export function taskFunction<N extends TaskName>(name: N, connect: () => Promise<Handlers<N>>) {
  const handlers = connectOnce(connect);
  return onTaskDispatched(TASK_OPTIONS[name], async ({ data }) => {
    const { TASK_PAYLOADS } = await import('../tasks/payloads.ts');
    const handle = (await handlers())[name];
    await handle(TASK_PAYLOADS[name].parse(data)).catch((error: unknown) => {
      throw error instanceof RetryTask ? new HttpsError('unavailable', error.message) : error;
    });
  });
}
