import { checkJobStatus, checkResume } from '../../contract/tools.ts';
import { type Route, route } from '../../http/route.ts';
import { type JobStatusDeps, jobStatus } from './check-job-status.ts';
import { type CheckDeps, checkResumeFile } from './check-resume.ts';

export function toolsRoutes(deps: CheckDeps & JobStatusDeps): Route[] {
  return [
    route(checkResume, ({ file }) => checkResumeFile(deps, file)),
    route(checkJobStatus, ({ body }) => jobStatus(deps, body.url)),
  ];
}
