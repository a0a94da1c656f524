import type { EndpointDefinition } from '../contract/endpoint.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { AppError } from '../platform/app-error.ts';
import type { AuditTrail } from '../platform/audit-trail.ts';
import { errorFields, type Logger } from '../platform/logger.ts';
import type { Caller } from './route.ts';

/** What an id looks like. Anything else in an address may be personal and is not written down. */
const ID = /^[\w:.~-]{1,300}$/;

/** Runs an administrator's call between the two lines of the audit: without the first nothing is done. */
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
  // How the call ended holds also when it cannot be noted: an error instead would invite to do it again.
  const note = (outcome: 'done' | ErrorCode) =>
    finish(outcome).catch((error: unknown) => {
      logger.error('audit: end not noted', { request_id, outcome, ...errorFields(error) });
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
