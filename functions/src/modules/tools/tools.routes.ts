import { checkJobStatus, checkResume } from '../../contract/tools.ts';
import { type Route, route } from '../../http/route.ts';
import { type JobStatusDeps, jobStatusChecker } from './check-job-status.ts';
import { type CheckDeps, checkResumeFile } from './check-resume.ts';

export function toolsRoutes(deps: CheckDeps & JobStatusDeps): Route[] {
  const { ofText } = jobStatusChecker(deps);
  return [
    route(checkResume, ({ file }) => checkResumeFile(deps, file)),
    route(checkJobStatus, ({ body }) => ofText(body.url)),
  ];
}
