import {
  activateResume,
  deleteResume,
  downloadResume,
  listResumes,
  restoreResume,
  uploadResume,
} from '../../contract/resumes.ts';
import { type Route, route } from '../../http/route.ts';
import type { ResumeDeps, UploadDeps } from './resume-deps.ts';
import {
  activateResumeOf,
  deleteResumeOf,
  downloadResumeOf,
  listResumesOf,
  restoreResumeOf,
} from './resumes.ts';
import { uploadResumeFile } from './upload-resume.ts';

export function resumesRoutes(deps: ResumeDeps, parseResume: UploadDeps['parseResume']): Route[] {
  return [
    route(uploadResume, ({ caller, query, file }) =>
      uploadResumeFile({ ...deps, parseResume }, caller.uid, query.file_name, file),
    ),
    route(listResumes, ({ caller }) => listResumesOf(deps, caller.uid)),
    route(activateResume, ({ caller, params }) => activateResumeOf(deps, caller.uid, params.resume_id)),
    route(downloadResume, ({ caller, params }) => downloadResumeOf(deps, caller.uid, params.resume_id)),
    route(restoreResume, ({ caller, params }) => restoreResumeOf(deps, caller.uid, params.resume_id)),
    route(deleteResume, ({ caller, params }) => deleteResumeOf(deps, caller.uid, params.resume_id)),
  ];
}
