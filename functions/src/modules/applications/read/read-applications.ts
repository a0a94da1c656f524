import { z } from 'zod';
import type { Application, ApplicationStatus, ApplicationSummary } from '../../../contract/applications.ts';
import { AppError } from '../../../platform/app-error.ts';
import { CursorDate, CursorId, listCursor, pageOf } from '../../../platform/cursor.ts';
import type { FileAnswer } from '../../../platform/file-answer.ts';
import type { Tx } from '../../../platform/transaction.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { type ApplicationRecord, toApplication } from '../lifecycle/application-record.ts';
import { movesFrom } from '../lifecycle/status-transitions.ts';

type ReadDeps = Pick<ApplicationDeps, 'applications'>;

const CURSOR = listCursor('applications', z.strictObject({ updated_at: CursorDate, id: CursorId }));

export type ApplicationPage = { items: ApplicationSummary[]; next_cursor: string | null };

export function missingApplication(): AppError {
  return new AppError('not_found', 'Application not found.');
}

/** The user's application; another user's is not found. */
export async function requireApplication(
  deps: ReadDeps,
  uid: string,
  id: string,
): Promise<ApplicationRecord> {
  const record = await deps.applications.find(id);
  if (record?.uid !== uid) throw missingApplication();
  return record;
}

export async function requireInTx(
  tx: Tx,
  deps: ReadDeps,
  uid: string,
  id: string,
): Promise<ApplicationRecord> {
  const record = await deps.applications.findInTx(tx, id);
  if (record?.uid !== uid) throw missingApplication();
  return record;
}

export async function readApplication(deps: ReadDeps, uid: string, id: string): Promise<Application> {
  const record = await requireApplication(deps, uid, id);
  return toApplication(record, await deps.applications.events(id));
}

export async function listApplicationsOf(
  deps: ReadDeps,
  uid: string,
  query: { status?: ApplicationStatus | undefined; cursor?: string | undefined; limit: number },
): Promise<ApplicationPage> {
  const { items, next_cursor } = await pageOf(
    CURSOR,
    query,
    (after, limit) => deps.applications.page(uid, query, after, limit),
    ({ updated_at, id }) => ({ updated_at, id }),
  );
  return { items: items.map(toSummary), next_cursor };
}

/** These applications as shown in lists, last changed first. */
export async function applicationsNamed(
  deps: ReadDeps,
  ids: readonly string[],
): Promise<ApplicationSummary[]> {
  const records = await deps.applications.findMany(ids);
  return records.sort((a, b) => b.updated_at.getTime() - a.updated_at.getTime()).map(toSummary);
}

/**
 * Which of these postings the user has applied to: posting id to application id. Applications that were withdrawn before
 * they were sent count only if `withdrawn`: they can be made again.
 */
export function findApplicationIds(
  deps: ReadDeps,
  uid: string,
  posting_ids: readonly string[],
  { withdrawn } = { withdrawn: false },
): Promise<Map<string, string>> {
  return deps.applications.idsByPosting(uid, posting_ids, { withdrawn });
}

/** The screenshot of the filled form, taken before it was sent. */
export async function readScreenshot(
  deps: Pick<ApplicationDeps, 'applications' | 'files'>,
  uid: string,
  id: string,
): Promise<FileAnswer> {
  const record = await requireApplication(deps, uid, id);
  const bytes = record.screenshot_path ? await deps.files.get(record.screenshot_path) : null;
  if (!bytes) throw new AppError('not_found', 'No screenshot of this form was saved.');
  return { content_type: 'image/png', file_name: `application-${id}.png`, bytes };
}

/** An application as shown in lists. */
export function toSummary(record: ApplicationRecord): ApplicationSummary {
  return {
    id: record.id,
    posting: record.posting,
    own: record.own,
    status: record.status,
    activity: record.activity,
    credit: record.credit,
    score: record.score,
    known_share: record.known_share,
    moves: movesFrom(record.status, record),
    can_undo: record.undo !== null,
    sent_at: record.sent_at?.toISOString() ?? null,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
    open_questions: record.questions.length,
    confirmed: Boolean(record.receipt?.confirmed_at),
  };
}
