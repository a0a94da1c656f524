import { expect, test } from 'vitest';
import type { Vendor } from '../../emulators/employers/job.ts';
import type { SubmitOutcome } from '../../functions/src/modules/applications/driver/application-driver.ts';
import { dossierOf } from './applicant.ts';
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

async function disagreement(
  site: TestSite,
  vendor: string,
  id: string,
  outcome: SubmitOutcome,
): Promise<string | null> {
  if (outcome.kind !== 'submitted') return JSON.stringify(outcome).slice(0, 600);
  const receptions = (await site.received(id)).filter((one) => one.vendor === vendor);
  if (receptions.length !== 1) return `received ${receptions.length} times`;
  const [reception] = receptions;
  if (reception?.honeypot) return 'the honeypot was filled';
  const told = new Map(outcome.fields.map((field) => [field.label, field.value]));
  for (const { name, label, value } of reception?.fields ?? []) {
    // Coordinates belong to the chosen place, and a check mark is sent as a number.
    if (name === 'latitude' || name === 'longitude' || value === '1') continue;
    const said = told.get(label);
    const same =
      said !== undefined && (said === value || (/location/i.test(label) && value.startsWith('Boston')));
    if (!same) return `received ${label} = ${value}, the receipt says ${said}`;
  }
  const received = new Set(reception?.fields.map(({ label }) => label));
  const files = new Set(['Resume/CV', 'Resume']);
  const lost = outcome.fields.filter(({ label }) => !received.has(label) && !files.has(label));
  if (lost.length > 0) return `never received: ${lost.map(({ label }) => label).join(', ')}`;
  const [file] = reception?.files ?? [];
  if (reception?.files.length !== 1 || file?.filename !== 'dana-okafor.txt') return 'the resume is not there';
  return null;
}
