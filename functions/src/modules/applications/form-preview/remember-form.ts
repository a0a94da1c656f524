import { errorFields } from '../../../platform/logger.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import type { PrepareOutcome } from '../driver/application-driver.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';

/**
 * Keeps the questions of a form that was opened, for whoever looks at a job of this employer next: the employer's words
 * alone, without answers. Nothing depends on it, so a failure is only logged.
 */
export async function rememberForm(
  deps: Pick<ApplicationDeps, 'forms' | 'clock' | 'logger'>,
  { id, apply, company_key }: Pick<ApplicationRecord, 'id' | 'apply' | 'company_key'>,
  outcome: PrepareOutcome,
): Promise<void> {
  const obstacle = outcome.kind === 'hand_over' ? outcome.reason : null;
  if (!outcome.form?.length && obstacle === null) return;
  try {
    if (!outcome.form?.length) {
      await deps.forms.saveObstacle({ apply, company_key }, obstacle, deps.clock());
      return;
    }
    const now = deps.clock();
    await deps.forms.saveOpened(
      { apply, company_key },
      {
        url: apply.url,
        questions: outcome.form.map(({ value: _, ...question }) => question),
        read_at: now,
        obstacle,
        obstacle_at: now,
      },
    );
  } catch (error) {
    deps.logger.warn('The questions of a form were not kept', { application_id: id, ...errorFields(error) });
  }
}
