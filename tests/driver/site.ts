import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPath } from '../../emulators/employers/apply-path.ts';
import type { Vendor } from '../../emulators/employers/job.ts';
import type { Reception } from '../../emulators/employers/reception-store.ts';
import { startEmployers } from '../../emulators/employers/server.ts';
import { findChromium } from '../../emulators/support/chromium.ts';
import { allowedOrigins } from '../../functions/src/modules/applications/driver/allowed-origins.ts';
import type {
  ApplicationDriver,
  Dossier,
  FormTarget,
  PrepareOutcome,
  SubmitHooks,
  SubmitOutcome,
} from '../../functions/src/modules/applications/driver/application-driver.ts';
import { createHeadlessDriver } from '../../functions/src/modules/applications/driver/headless-driver.ts';
import { TIMEOUTS } from '../../functions/src/modules/applications/driver/timeouts.ts';
import { answersTo } from './applicant.ts';

/** The demo employers respond well within a second, even after a broken submission. */
const BROKEN_MS = 1_000;

/** The demo employers on a free port, with the real driver. */
export type TestSite = {
  origin: string;
  driver: ApplicationDriver;
  target(vendor: Vendor, id: string, query?: string): FormTarget;
  received(id: string): Promise<Reception[]>;
  control(fault: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
};

/** `others`: further origins, from which links lead to its forms. */
export async function startTestSite(
  filler_script: string,
  others: () => string[] = () => [],
): Promise<TestSite> {
  const data_dir = await mkdtemp(join(tmpdir(), 'huntwell-driver-'));
  const server = await startEmployers({
    port: 0,
    host: '127.0.0.1',
    dataDir: data_dir,
    sendMail: async () => undefined,
  });
  const driver = createHeadlessDriver({
    chrome_path: findChromium(),
    filler_script,
    originsOf: () => allowedOrigins([server.origin, ...others()]),
    timeouts: { ...TIMEOUTS, broken: BROKEN_MS },
  });
  return {
    origin: server.origin,
    driver,
    target: (vendor, id, query = '') => ({
      kind: vendor === 'company' ? 'external' : vendor,
      url: `${server.origin}${applyPath(vendor, 'acme', id)}${query}`,
    }),
    received: async (id) => {
      const answer = await fetch(`${server.origin}/api/received?job_id=${encodeURIComponent(id)}`);
      return ((await answer.json()) as { items: Reception[] }).items;
    },
    control: async (fault) => {
      await fetch(`${server.origin}/api/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
    },
    close: async () => {
      await server.close();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}

/** Hooks that allow everything and count the announced clicks. */
export function watchedHooks(): SubmitHooks & { clicks: number } {
  const hooks = {
    clicks: 0,
    progress: async () => undefined,
    beforeSubmit: async () => {
      hooks.clicks += 1;
    },
  };
  return hooks;
}

export const quietly = async () => undefined;

/**
 * What the product does for a cooperative user: prepares, answers what is asked, and submits; what a later step of the
 * form asks is answered when it comes up. Submitting rereads the form, so it reports anything still open.
 */
export async function applyAnswering(
  driver: ApplicationDriver,
  apply: FormTarget,
  start: Dossier,
): Promise<SubmitOutcome> {
  const prepared = await driver.prepare(apply, start, quietly);
  if (prepared.kind !== 'ready' && prepared.kind !== 'needs_input') return prepared;
  let given = [...start.answers];
  let outcome: PrepareOutcome | SubmitOutcome = prepared;
  for (let step = 0; step < 4; step += 1) {
    if (outcome.kind === 'needs_input') given = [...given, ...answersTo(outcome.questions)];
    const sent: SubmitOutcome = await driver.submit(apply, { ...start, answers: given }, watchedHooks());
    if (sent.kind !== 'needs_input') return sent;
    outcome = sent;
  }
  throw new Error('The form asks again and again');
}
