/** Calls whose response was lost, repeated with the same key after the posting or the application has changed. */
import { describe, expect, it } from 'vitest';
import { createApplicationTo } from '../../functions/src/modules/applications/create/create-application.ts';
import { approveApplication } from '../../functions/src/modules/applications/review/approve-application.ts';
import { reviewedApplication, useApplicationHarness } from '../support/applications.ts';
import { signUpComplete } from '../support/users.ts';

const harness = useApplicationHarness();
const CALL = 'the call';

describe('an approval that is repeated', () => {
  it('after a crash, is sent to the worker, and a job closed since returns no credit', async () => {
    const { user, id, posting_id } = await reviewedApplication(harness);
    const { application } = harness.api.services;
    await approveApplication(application, user.uid, id, CALL);
    // The instance died before it queued the work.
    harness.api.tasks.length = 0;
    harness.board.close(posting_id);
    const answer = await approveApplication(application, user.uid, id, CALL);
    expect(answer).toMatchObject({ status: 'submitting', credit: 'reserved' });
    expect(harness.api.tasks).toEqual([{ name: 'submitApplication', payload: { application_id: id } }]);
    expect(await harness.wallet(user)).toMatchObject({ reserved: 1 });
  });

  it('after it found the job closed, says so again', async () => {
    const { user, id, posting_id } = await reviewedApplication(harness);
    const { application } = harness.api.services;
    harness.board.close(posting_id);
    for (let n = 0; n < 2; n += 1)
      await expect(approveApplication(application, user.uid, id, CALL)).rejects.toMatchObject({
        code: 'posting_closed',
      });
    expect(await harness.wallet(user)).toEqual({ available: 10, reserved: 0, spent: 0 });
    // Another call is not a repetition.
    await expect(approveApplication(application, user.uid, id, 'another')).rejects.toMatchObject({
      code: 'illegal_transition',
    });
  });
});

describe('an application that is repeated', () => {
  it('while the first call still runs, is the application of the first', async () => {
    const user = await signUpComplete(harness.api);
    const posting_id = harness.board.publish();
    const { application } = harness.api.services;
    const apply = (deps: typeof application) =>
      createApplicationTo(deps, user.uid, posting_id, { call: CALL });
    // The first call queues it after the second has looked for it.
    const second = await apply({
      ...application,
      findPosting: async (id) => {
        await apply(application);
        return application.findPosting(id);
      },
    });
    expect(second).toMatchObject({ status: 'queued', credit: 'reserved' });
    expect(await harness.wallet(user)).toMatchObject({ reserved: 1 });
    await expect(createApplicationTo(application, user.uid, posting_id)).rejects.toMatchObject({
      code: 'already_applied',
    });
  });
});
