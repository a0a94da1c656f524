import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TaskQueue } from '../../functions/src/tasks/queue.ts';

type Task = { conversion_id: string; tries: number; not_before: number };

export type LoadQueue = TaskQueue & {
  /** Where a worker enqueues. */
  origin: string;
  /** Deliveries made, and how many of them were second deliveries of a task already done. */
  figures: { deliveries: number; duplicates: number; lost: number };
  close(): Promise<void>;
};

const CONCURRENT = 8;
const MAX_TRIES = 8;

/**
 * A minimal Cloud Tasks: outlives the workers, delivers at least once and every tenth task twice, retries with
 * increasing delays and eventually gives up. `worker` is the current delivery target.
 */
export async function startLoadQueue(worker: () => string): Promise<LoadQueue> {
  const waiting: Task[] = [];
  const figures = { deliveries: 0, duplicates: 0, lost: 0 };
  let running = 0;
  let accepted = 0;

  const add = (conversion_id: string) => {
    accepted += 1;
    waiting.push({ conversion_id, tries: 0, not_before: 0 });
    if (accepted % 10 === 0) {
      figures.duplicates += 1;
      waiting.push({ conversion_id, tries: 0, not_before: Date.now() + 50 });
    }
  };
  const deliver = async (task: Task) => {
    figures.deliveries += 1;
    const body = JSON.stringify({ conversion_id: task.conversion_id });
    const done = await fetch(`${worker()}/relay`, { method: 'POST', body }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (done) return;
    const tries = task.tries + 1;
    if (tries >= MAX_TRIES) figures.lost += 1;
    else waiting.push({ ...task, tries, not_before: Date.now() + 100 * 2 ** tries });
  };
  const pump = setInterval(() => {
    const now = Date.now();
    while (running < CONCURRENT) {
      const at = waiting.findIndex(({ not_before }) => not_before <= now);
      const [task] = at < 0 ? [] : waiting.splice(at, 1);
      if (!task) return;
      running += 1;
      void deliver(task).finally(() => {
        running -= 1;
      });
    }
  }, 5);

  const server = createServer(async (req, res) => {
    add(JSON.parse(await text(req)).conversion_id);
    res.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    figures,
    enqueue: async (name, payload) => {
      if (name === 'redditRelay' && 'conversion_id' in payload) add(payload.conversion_id);
    },
    close: async () => {
      clearInterval(pump);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
