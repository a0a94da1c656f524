import { getCareer, updateCareer } from '../../contract/career.ts';
import { getResumeRefinement, refineResume } from '../../contract/resume-refinement.ts';
import {
  activateResume,
  deleteResume,
  downloadResume,
  listResumes,
  restoreResume,
  uploadResume,
} from '../../contract/resumes.ts';
import { type Route, route } from '../../http/route.ts';
import { changeCareer, readCareer } from './careers.ts';
import { readRefinementOf } from './refine/read-refinement.ts';
import type { RefiningDeps } from './refine/refine-deps.ts';
import type { ResumeDeps, UploadDeps } from './resume-deps.ts';
import {
  activateResumeOf,
  deleteResumeOf,
  downloadResumeOf,
  listResumesOf,
  restoreResumeOf,
} from './resumes.ts';
import { uploadResumeFile } from './upload-resume.ts';

export function resumesRoutes(
  deps: ResumeDeps,
  refining: RefiningDeps,
  parseResume: UploadDeps['parseResume'],
  /** Continues applications whose forms ask for what the user has now added. */
  onAnswered: (uid: string) => Promise<unknown>,
): Route[] {
  return [
    route(getCareer, ({ caller }) => readCareer(deps, caller.uid)),
    route(updateCareer, async ({ caller, body: { decided, ...lists } }) => {
      const career = await changeCareer(deps, caller.uid, lists, decided);
      await onAnswered(caller.uid);
      return career;
    }),
    route(uploadResume, ({ caller, query, file }) =>
      uploadResumeFile({ ...deps, parseResume }, caller.uid, query.file_name, file),
    ),
    route(listResumes, ({ caller }) => listResumesOf(deps, caller.uid)),
    route(getResumeRefinement, ({ caller, params }) =>
      readRefinementOf({ ...deps, ...refining }, caller.uid, params.resume_id),
    ),
    route(refineResume, async ({ caller, params, idempotency_key, request_id }) => {
      // It loads much of the parser, which no other route of the API needs.
      const { refineResumeOf } = await import('./refine/refine-resume.ts');
      return refineResumeOf(
        { ...deps, ...refining },
        caller.uid,
        params.resume_id,
        idempotency_key ?? request_id,
      );
    }),
    route(activateResume, ({ caller, params, query }) =>
      activateResumeOf(deps, caller.uid, params.resume_id, query.use),
    ),
    route(downloadResume, ({ caller, params }) => downloadResumeOf(deps, caller.uid, params.resume_id)),
    route(restoreResume, ({ caller, params }) => restoreResumeOf(deps, caller.uid, params.resume_id)),
    route(deleteResume, ({ caller, params }) => deleteResumeOf(deps, caller.uid, params.resume_id)),
  ];
}
