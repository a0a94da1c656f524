import type { EndpointDefinition } from '../contract/endpoint.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { AppError } from '../platform/app-error.ts';
import type { AuditTrail } from '../platform/audit-trail.ts';
import { errorFields, type Logger } from '../platform/logger.ts';
import type { Caller } from './route.ts';

/** What an id looks like. Anything else in a path may be personal and is not recorded. */
const ID = /^[\w:.~-]{1,300}$/;

/** Runs an administrator's call between its two audit entries; without the first one nothing is done. */
export async function audited<T>(
  { audit, logger }: { audit: AuditTrail; logger: Logger },
  endpoint: EndpointDefinition,
  caller: Caller,
  params: Record<string, string | string[] | undefined>,
  request_id: string,
  work: () => Promise<T>,
): Promise<T> {
  const ids = Object.values(params).map((id) => (typeof id === 'string' && ID.test(id) ? id : '?'));
  const finish = await audit({
    uid: caller.uid,
    action: endpoint.name,
    changes: endpoint.method !== 'GET',
    target: ids.length > 0 ? ids.join('/') : null,
    request_id,
  });
  // A failure to record the outcome must not turn into an error: that would invite the caller to repeat the call.
  const note = (outcome: 'done' | ErrorCode) =>
    finish(outcome).catch((error: unknown) => {
      logger.error('audit: outcome not recorded', { request_id, outcome, ...errorFields(error) });
    });
  let answer: T;
  try {
    answer = await work();
  } catch (error) {
    await note(error instanceof AppError ? error.code : 'internal');
    throw error;
  }
  await note('done');
  return answer;
}
