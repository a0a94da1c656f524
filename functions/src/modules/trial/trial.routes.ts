import { rankTrial, readTrialResume } from '../../contract/trial.ts';
import { type Route, route } from '../../http/route.ts';
import type { UploadDeps } from '../resumes/resume-deps.ts';
import { rankForTrial, type TrialDeps } from './rank-trial.ts';
import { readForTrial } from './read-trial-resume.ts';

export function trialRoutes(deps: TrialDeps, parseResume: UploadDeps['parseResume']): Route[] {
  return [
    route(readTrialResume, ({ file }) => readForTrial({ parseResume }, file)),
    route(rankTrial, ({ body }) => rankForTrial(deps, body)),
  ];
}
