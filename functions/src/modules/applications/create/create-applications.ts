import type { z } from 'zod';
import type { createApplications } from '../../../contract/applications-batch.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { applicationIdOf } from '../lifecycle/application-record.ts';
import { createApplicationTo } from './create-application.ts';
import { PER_POSTING_ERRORS } from './per-posting-errors.ts';

type Answer = z.infer<(typeof createApplications)['response']>;
type Item = Answer['items'][number];

/**
 * Queues applications one after the other, in the given order. An error about one posting skips it; one that would meet
 * every other, such as an empty wallet, ends the batch and is reported for the rest. Safe to repeat after a crash in between:
 * what the same `call` queued before is neither queued nor paid for again, and is returned as created.
 */
export async function createApplicationsTo(
  deps: ApplicationDeps,
  uid: string,
  posting_ids: readonly string[],
  call: string | null = null,
): Promise<Answer> {
  const items: Item[] = [];
  let stopped: AppError | null = null;
  for (const posting_id of new Set(posting_ids)) {
    const refusal: AppError | null = stopped ?? (await tryToCreate(deps, uid, posting_id, call));
    items.push(toItem(uid, posting_id, refusal));
    if (refusal && !PER_POSTING_ERRORS.includes(refusal.code)) stopped = refusal;
  }
  return { items };
}

async function tryToCreate(
  deps: ApplicationDeps,
  uid: string,
  posting_id: string,
  call: string | null,
): Promise<AppError | null> {
  try {
    await createApplicationTo(deps, uid, posting_id, { call });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function toItem(uid: string, posting_id: string, refusal: AppError | null): Item {
  const exists = refusal === null || refusal.code === 'already_applied';
  return {
    posting_id,
    application_id: exists ? applicationIdOf(uid, posting_id) : null,
    created: refusal === null,
    problem: refusal && { code: refusal.code, detail: refusal.detail },
  };
}
