import { expect, test } from 'vitest';
import type { Vendor } from '../../emulators/employers/job.ts';
import { dossierOf } from './applicant.ts';
import { disagreement } from './receipt-agreement.ts';
import { applyAnswering, type TestSite } from './site.ts';

const JOBS = Number(process.env.DRIVER_JOBS ?? 6);

/**
 * Whatever a form asks, answering once is enough: it then arrives exactly once, with exactly what the receipt says.
 * Each job id is a different form.
 */
export function variantsOf(vendor: Vendor, site: () => TestSite): void {
  test('every variant of the form is understood, filled and received', { timeout: 600_000 }, async () => {
    const problems: string[] = [];
    const seconds: number[] = [];
    for (let number = 1; number <= JOBS; number += 1) {
      const id = `variant-${number}`;
      const started = performance.now();
      const result = await applyAnswering(site().driver, site().target(vendor, id), dossierOf()).catch(
        (error: unknown) => String(error),
      );
      const took = (performance.now() - started) / 1000;
      seconds.push(took);
      const problem = typeof result === 'string' ? result : await disagreement(site(), vendor, id, result);
      if (problem) problems.push(`${id}: ${problem}`);
    }
    seconds.sort((a, b) => a - b);
    const submitted = JOBS - problems.length;
    console.log(
      `${vendor}: ${submitted} of ${JOBS} submitted, median ${seconds[JOBS >> 1]?.toFixed(2)} s, slowest ${seconds.at(-1)?.toFixed(2)} s`,
    );
    expect(problems).toEqual([]);
  });
}
