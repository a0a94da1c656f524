import type { z } from 'zod';
import type { ApplicationCase, FailureStatus, getCase } from '../../contract/admin-operations.ts';
import { AppError } from '../../platform/app-error.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import type { ApplicationDeps } from './application-deps.ts';
import { type ApplicationRecord, toApplication } from './application-record.ts';
import { missingApplication, toSummary } from './read-applications.ts';

type CaseDeps = Pick<ApplicationDeps, 'applications' | 'files'>;

/** Applications of all users that need a look, for administrators. */
export async function listCases(
  deps: CaseDeps,
  query: { status: FailureStatus; cursor?: string | undefined; limit: number },
): Promise<{ items: ApplicationCase[]; next_cursor: string | null }> {
  const position = decodeCursor(query.cursor, 2);
  const after = position && { updated_at: new Date(Number(position[0])), id: String(position[1]) };
  const found = await deps.applications.pageByStatus(query.status, after, query.limit + 1);
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    items: shown.map((record) => ({
      ...toSummary(record),
      uid: record.uid,
      kind: record.apply.kind,
      failure: record.failure,
    })),
    next_cursor:
      last && found.length > query.limit ? encodeCursor([last.updated_at.getTime(), last.id]) : null,
  };
}

/** One application of any user with everything that is known about how it went. */
export async function readCase(deps: CaseDeps, id: string): Promise<z.infer<(typeof getCase)['response']>> {
  const record = await requireCase(deps, id);
  return {
    uid: record.uid,
    application: toApplication(record, await deps.applications.events(id)),
    apply: record.apply,
    attempt: record.attempt,
    tries: record.tries,
    pressed_at: record.press?.at.toISOString() ?? null,
    has_screenshot: screenshotOf(record) !== null,
  };
}

export async function readCaseScreenshot(deps: CaseDeps, id: string): Promise<FileAnswer> {
  const path = screenshotOf(await requireCase(deps, id));
  const bytes = path && (await deps.files.get(path));
  if (!bytes) throw new AppError('not_found', 'There is no picture of this form.');
  return { content_type: 'image/png', file_name: `application-${id}.png`, bytes };
}

export async function requireCase(deps: CaseDeps, id: string): Promise<ApplicationRecord> {
  const record = await deps.applications.find(id);
  if (!record) throw missingApplication();
  return record;
}

/** Until a sending is settled, its picture stands only in the note made before the press. */
function screenshotOf(record: ApplicationRecord): string | null {
  return record.screenshot_path ?? record.press?.screenshot_path ?? null;
}
