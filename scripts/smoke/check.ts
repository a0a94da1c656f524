/** One check from outside. `look` returns what it saw, or throws a `Failure`. */
export type Check = { name: string; look: () => Promise<string> };

/** What is wrong, and what to do about it. */
export class Failure extends Error {
  readonly fix: string;
  constructor(what: string, fix: string) {
    super(what);
    this.fix = fix;
  }
}

/** Throws unless it is so. */
export function expect(is_so: boolean, what: string, fix: string): asserts is_so {
  if (!is_so) throw new Failure(what, fix);
}

export type Answer = { status: number; headers: Headers; body: string };

const TIMEOUT_MS = 20_000;

/** The beginning of a body on one line, for a message. */
export const excerpt = (body: string): string => body.replace(/\s+/g, ' ').slice(0, 200);

/** Requests without following redirects; throws a `Failure` if there is no response. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { redirect: 'manual', signal, ...init });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (thrown) {
    const cause =
      thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause.message : String(thrown);
    throw new Failure(`${url} does not answer: ${cause}`, 'Is the address right, and the deploy done?');
  }
}

/** Runs the checks one after the other, prints each, and returns the number that failed. */
export async function runChecks(checks: readonly Check[], log: (line: string) => void): Promise<number> {
  let failed = 0;
  for (const { name, look } of checks) {
    const started = performance.now();
    const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    try {
      const seen = await look();
      log(`ok      ${name}: ${seen} (${took()})`);
    } catch (thrown) {
      failed += 1;
      const fix = thrown instanceof Failure ? thrown.fix : 'This is a mistake of the smoke test itself.';
      log(
        `FAILED  ${name}: ${thrown instanceof Error ? thrown.message : thrown} (${took()})\n        → ${fix}`,
      );
    }
  }
  return failed;
}
