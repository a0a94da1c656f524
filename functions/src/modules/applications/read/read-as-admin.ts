import { z } from 'zod';
import type {
  AdminApplication,
  FailureStatus,
  getAnyApplication,
} from '../../../contract/admin-operations.ts';
import { AppError } from '../../../platform/app-error.ts';
import { CursorDate, CursorId, listCursor, pageOf } from '../../../platform/cursor.ts';
import type { FileAnswer } from '../../../platform/file-answer.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { type ApplicationRecord, toApplication } from '../lifecycle/application-record.ts';
import { missingApplication, toSummary } from './read-applications.ts';

const CURSOR = listCursor('cases', z.strictObject({ updated_at: CursorDate, id: CursorId }));

type AdminReadDeps = Pick<ApplicationDeps, 'applications' | 'files'>;

/** Applications of all users in one status, for administrators. */
export async function listAllApplications(
  deps: AdminReadDeps,
  query: { status: FailureStatus; cursor?: string | undefined; limit: number },
): Promise<{ items: AdminApplication[]; next_cursor: string | null }> {
  const { items, next_cursor } = await pageOf(
    CURSOR,
    query,
    (after, limit) => deps.applications.pageByStatus(query.status, after, limit),
    ({ updated_at, id }) => ({ updated_at, id }),
  );
  return {
    items: items.map((record) => ({
      ...toSummary(record),
      uid: record.uid,
      kind: record.apply.kind,
      failure: record.failure,
    })),
    next_cursor,
  };
}

/** One application of any user with everything known about its progress. */
export async function readAnyApplication(
  deps: AdminReadDeps,
  id: string,
): Promise<z.infer<(typeof getAnyApplication)['response']>> {
  const record = await requireAnyApplication(deps, id);
  return {
    uid: record.uid,
    application: toApplication(record, await deps.applications.events(id)),
    apply: record.apply,
    attempt: record.attempt,
    tries: record.tries,
    submit_intent_at: record.submit_intent?.at.toISOString() ?? null,
    has_screenshot: screenshotOf(record) !== null,
  };
}

export async function readAnyScreenshot(deps: AdminReadDeps, id: string): Promise<FileAnswer> {
  const path = screenshotOf(await requireAnyApplication(deps, id));
  const bytes = path && (await deps.files.get(path));
  if (!bytes) throw new AppError('not_found', 'No screenshot of this form was saved.');
  return { content_type: 'image/png', file_name: `application-${id}.png`, bytes };
}

export async function requireAnyApplication(deps: AdminReadDeps, id: string): Promise<ApplicationRecord> {
  const record = await deps.applications.find(id);
  if (!record) throw missingApplication();
  return record;
}

/** Until the outcome is stored, the screenshot is only in the submit intent. */
function screenshotOf(record: ApplicationRecord): string | null {
  return record.screenshot_path ?? record.submit_intent?.screenshot_path ?? null;
}
