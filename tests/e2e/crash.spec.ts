import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Application } from '../../functions/src/contract/applications.ts';
import {
  type ApiUser,
  eventually,
  giveResume,
  readApplication,
  readLedger,
  readWallet,
  runSearch,
  signIn,
  signUpComplete,
} from './support/accounts.ts';
import { easyPostings, type FormPosting } from './support/form-postings.ts';
import { startKillable, sweepNow } from './support/killable-stack.ts';
import { nurseResume } from './support/resumes.ts';
import { CRASH_STACK } from './support/stacks.ts';
import { receivedFrom } from './support/test.ts';

/** The lease of a dead worker, and the time to take its work up again. */
const SETTLED_WITHIN_S = 150;
/** Each look runs the sweeper, which costs the whole stack's time, and the lease lasts a minute or more. */
const LOOK_EVERY_MS = 2_000;

async function control(posting: FormPosting, fault: Record<string, unknown>): Promise<void> {
  await fetch(`http://127.0.0.1:${CRASH_STACK.ports.employers}/api/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ job_id: posting.job_id, ...fault }),
  });
}

async function applyUntilReview(user: ApiUser, posting: FormPosting): Promise<string> {
  const { id } = await user.call<Application>('POST', '/api/applications', {
    json: { posting_id: posting.id },
  });
  await eventually(`${posting.title} is ready for review`, 60, async () =>
    (await readApplication(user, id)).status === 'ready_for_review' ? true : null,
  );
  return id;
}

/**
 * Two applications are being sent when the functions die: one whose form is not open yet, one that the employer
 * has received and not yet confirmed.
 */
test('kill -9 in the middle of submitting: nothing is lost, sent twice or paid wrongly', async () => {
  // The stack starts twice, beside the other tests.
  test.setTimeout(900_000);
  const data_dir = await mkdtemp(join(tmpdir(), 'huntwell-crash-'));
  let stack = await startKillable(CRASH_STACK, data_dir);
  try {
    let user = await signUpComplete(CRASH_STACK, {
      work_authorization: { US: true },
      needs_sponsorship: false,
    });
    await giveResume(user, nurseResume().bytes);
    await runSearch(user);
    const [opening, sending] = await easyPostings(user, 2);
    if (!opening || !sending) throw new Error('There are no two easy forms');
    const opening_id = await applyUntilReview(user, opening);
    const sending_id = await applyUntilReview(user, sending);
    expect(await readWallet(user)).toMatchObject({ available: 8, reserved: 2, spent: 0 });

    await control(opening, { page_delay_ms: 60_000 });
    await control(sending, { answer_delay_ms: 60_000 });
    for (const id of [opening_id, sending_id]) await user.call('POST', `/api/applications/${id}/approval`);
    await eventually('the employer has received one', 60, async () =>
      (await receivedFrom(user.email, CRASH_STACK)).length === 1 ? true : null,
    );
    await eventually('the other form is being opened', 60, async () =>
      (await readApplication(user, opening_id)).activity === 'opening the form' ? true : null,
    );
    await stack.kill();

    stack = await startKillable(CRASH_STACK, data_dir);
    user = await signIn(CRASH_STACK, user);
    const settle = (id: string) =>
      eventually(
        `${id} is settled`,
        SETTLED_WITHIN_S,
        async () => {
          const application = await readApplication(user, id);
          if (application.status !== 'submitting') return application;
          await sweepNow(CRASH_STACK);
          return null;
        },
        LOOK_EVERY_MS,
      );
    expect(await settle(sending_id)).toMatchObject({ status: 'unconfirmed', credit: 'returned' });
    expect(await settle(opening_id)).toMatchObject({ status: 'submitted', credit: 'spent' });

    const received = await receivedFrom(user.email, CRASH_STACK);
    expect(received.map(({ job_id }) => job_id).sort()).toEqual([opening.job_id, sending.job_id].sort());
    expect(await readWallet(user)).toMatchObject({ available: 9, reserved: 0, spent: 1 });
    const ledger = (await readLedger(user)).map(({ kind, application }) => [kind, application?.id]);
    expect(ledger.filter(([, id]) => id === sending_id)).toEqual([
      ['return', sending_id],
      ['reserve', sending_id],
    ]);
    expect(ledger.filter(([, id]) => id === opening_id)).toEqual([
      ['spend', opening_id],
      ['reserve', opening_id],
    ]);
  } finally {
    await stack.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
});
