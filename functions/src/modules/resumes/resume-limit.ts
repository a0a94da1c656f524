import { LIMITS } from '../../contract/limits.ts';
import { AppError } from '../../platform/app-error.ts';

/** Throws if the user may not have another resume. */
export function assertRoomForResume(existing: number): void {
  if (existing < LIMITS.resumes_per_user) return;
  throw new AppError(
    'resume_limit_reached',
    `You have ${LIMITS.resumes_per_user} resumes, which is the limit. Delete one to make room.`,
  );
}
