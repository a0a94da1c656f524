import type { Ports } from '../ports.ts';

type Trigger = { id: string; schedule?: { schedule: string } };

/** Milliseconds of `every 5 minutes`, `every 1 hours`, `every 24 hours`; throws on any other format. */
export function intervalOf(schedule: string): number {
  const [, count, unit] = /^every (\d+) (minute|hour)s?$/.exec(schedule) ?? [];
  if (!count || !unit) throw new Error(`The local scheduler doesn’t support the schedule "${schedule}"`);
  return Number(count) * (unit === 'minute' ? 60_000 : 3_600_000);
}

async function readTriggers(ports: Ports): Promise<Trigger[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions_emulator}/backends`);
  const { backends } = (await answer.json()) as { backends: { functionTriggers: Trigger[] }[] };
  return backends.flatMap((backend) => backend.functionTriggers);
}

/**
 * Stands in for Cloud Scheduler, which firebase-tools does not emulate: calls every scheduled function once at startup,
 * to recover from a crash at once, and then at its declared interval.
 */
export async function startScheduler(
  ports: Ports,
  projectId: string,
  log: (line: string) => void,
): Promise<() => void> {
  const timers: NodeJS.Timeout[] = [];
  for (const trigger of await readTriggers(ports)) {
    if (!trigger.schedule) continue;
    const run = () =>
      fetch(
        `http://127.0.0.1:${ports.functions_emulator}/functions/projects/${projectId}/triggers/${trigger.id}-0`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        },
      ).catch((error: Error) => log(`The schedule ${trigger.id} couldn’t run: ${error.message}`));
    timers.push(setInterval(run, intervalOf(trigger.schedule.schedule)));
    void run();
  }
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
