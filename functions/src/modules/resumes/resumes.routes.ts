import { getCareer, updateCareer } from '../../contract/career.ts';
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
    route(activateResume, ({ caller, params, query }) =>
      activateResumeOf(deps, caller.uid, params.resume_id, query.use),
    ),
    route(downloadResume, ({ caller, params }) => downloadResumeOf(deps, caller.uid, params.resume_id)),
    route(restoreResume, ({ caller, params }) => restoreResumeOf(deps, caller.uid, params.resume_id)),
    route(deleteResume, ({ caller, params }) => deleteResumeOf(deps, caller.uid, params.resume_id)),
  ];
}
