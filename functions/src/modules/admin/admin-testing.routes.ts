import * as contract from '../../contract/admin-testing.ts';
import { type Route, route } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { UploadDeps } from '../resumes/resume-deps.ts';
import { type Check, runAllChecks } from './run-checks.ts';
import { readInSandbox, scoreInSandbox } from './sandbox.ts';

export type AdminTestingDeps = {
  checks: Record<(typeof contract.DEPENDENCIES)[number], Check>;
  resume: Pick<UploadDeps, 'parseResume'>;
  clock: Clock;
  logger: Logger;
};

/** Dependency checks, and sandboxes that store nothing. */
export function adminTestingRoutes(deps: AdminTestingDeps): Route[] {
  return [
    route(contract.runChecks, async () => ({ items: await runAllChecks(deps) })),
    route(contract.tryResume, ({ file }) => readInSandbox(deps.resume, file)),
    route(contract.tryMatch, async ({ body }) => scoreInSandbox(body, deps.clock())),
  ];
}
