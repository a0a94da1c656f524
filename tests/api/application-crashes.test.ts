import { describe, expect, it } from 'vitest';
import { RUNNING_STATUSES } from '../../functions/src/modules/applications/lifecycle/status-transitions.ts';
import { prepareApplication } from '../../functions/src/modules/applications/prepare/prepare-application.ts';
import { submitApplication } from '../../functions/src/modules/applications/submit/submit-application.ts';
import { queuedApplication, reviewedApplication, useApplicationHarness } from '../support/applications.ts';
import { FIELDS } from '../support/fake-driver.ts';
import { faultyWorker } from '../support/faulty-worker.ts';
import { expectOk, type TestUser } from '../support/users.ts';

const harness = useApplicationHarness();

/** After a crash: the emulator's tasks are gone, leases expire, the sweeper runs. */
async function recover(user: TestUser, id: string): Promise<void> {
  harness.api.tasks.length = 0;
  for (let round = 0; round < 4; round += 1) {
    const { status } = await harness.read(user, id);
    if (!RUNNING_STATUSES.some((running) => running === status)) return;
    harness.api.advance(2 * 60_000);
    await harness.sweep();
    await harness.deliver();
  }
}

async function expectResolvedOnce(user: TestUser, id: string, place: string): Promise<void> {
  const application = await harness.read(user, id);
  const wallet = await harness.wallet(user);
  expect(harness.driver.clicks, place).toBeLessThanOrEqual(1);
  expect(['submitted', 'unconfirmed', 'failed'], place).toContain(application.status);
  if (application.status === 'submitted') {
    expect(harness.driver.clicks, place).toBe(1);
    expect(wallet, place).toEqual({ available: 9, reserved: 0, spent: 1 });
  } else {
    expect(wallet, place).toEqual({ available: 10, reserved: 0, spent: 0 });
  }
}

describe('a worker that is killed while submitting', () => {
  it('at any step leaves an application that is sent at most once and settles', {
    timeout: 120_000,
  }, async () => {
    const ends = new Map<string, number>();
    for (let dies_at = 1; ; dies_at += 1) {
      harness.driver.clicks = 0;
      const { user, id } = await reviewedApplication(harness);
      expectOk(await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
      harness.api.tasks.length = 0;
      const doomed = faultyWorker(harness, dies_at);
      await submitApplication(doomed.work, id).catch(() => undefined);
      if (!doomed.failed()) break;
      await recover(user, id);
      await expectResolvedOnce(user, id, `step ${dies_at}, ${doomed.place()}`);
      const { status } = await harness.read(user, id);
      ends.set(status, (ends.get(status) ?? 0) + 1);
    }
    // Both outcomes really occurred.
    expect(ends.get('submitted')).toBeGreaterThan(3);
    expect(ends.get('unconfirmed')).toBeGreaterThan(1);
  });
});

describe('a worker for whom one step fails while submitting', () => {
  it('at any step leaves an application that settles, and unconfirmed only if the button was clicked', {
    timeout: 120_000,
  }, async () => {
    for (let fails_at = 1; ; fails_at += 1) {
      harness.driver.clicks = 0;
      const { user, id } = await reviewedApplication(harness);
      expectOk(await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
      harness.api.tasks.length = 0;
      const troubled = faultyWorker(harness, fails_at, 'fails');
      await submitApplication(troubled.work, id).catch(() => undefined);
      if (!troubled.failed()) break;
      await recover(user, id);
      const place = `step ${fails_at}, ${troubled.place()}`;
      await expectResolvedOnce(user, id, place);
      const { status } = await harness.read(user, id);
      // It is unknown whether a failed click reached the page; only then may an unsent application be unconfirmed.
      if (status === 'unconfirmed' && troubled.place() !== 'before the click')
        expect(harness.driver.clicks, place).toBe(1);
    }
  });
});

describe('a worker that is killed while preparing', () => {
  it('at any step leaves an application that is prepared in the end', { timeout: 120_000 }, async () => {
    for (let dies_at = 1; ; dies_at += 1) {
      const { user, id } = await queuedApplication(harness);
      harness.api.tasks.length = 0;
      const doomed = faultyWorker(harness, dies_at);
      await prepareApplication(doomed.work, id).catch(() => undefined);
      if (!doomed.failed()) break;
      await recover(user, id);
      expect((await harness.read(user, id)).status, `step ${dies_at}, ${doomed.place()}`).toBe(
        'ready_for_review',
      );
      expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 1, spent: 0 });
    }
  });

  it('every time is given up after three tries, with the credit back', async () => {
    harness.driver.onPrepare = async () => {
      throw new Error('Chromium is gone');
    };
    const { user, id } = await reviewedApplication(harness);
    expect(await harness.read(user, id)).toMatchObject({ status: 'failed', credit: 'returned' });
    expect(harness.driver.dossiers).toHaveLength(3);
  });
});

describe('a task that is delivered twice', () => {
  it('at the same time or later opens the form once for each purpose', async () => {
    const { user, id } = await queuedApplication(harness);
    harness.api.tasks.length = 0;
    await Promise.all(Array.from({ length: 4 }, () => harness.deliverOnce('prepareApplication', id)));
    await harness.deliverOnce('prepareApplication', id);
    expect(harness.driver.dossiers).toHaveLength(1);
    expectOk(await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
    await Promise.all(Array.from({ length: 4 }, () => harness.deliverOnce('submitApplication', id)));
    await harness.deliverOnce('submitApplication', id);
    await harness.deliverOnce('prepareApplication', id);
    expect(harness.driver.clicks).toBe(1);
    expect((await harness.read(user, id)).status).toBe('submitted');
    expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 0, spent: 1 });
  });
});

describe('the sweeper', () => {
  it('queues again what never reached the queue', async () => {
    const { user, id } = await queuedApplication(harness);
    harness.api.tasks.length = 0;
    await harness.sweep();
    expect(harness.api.tasks).toEqual([]);
    harness.api.advance(61_000);
    await Promise.all([harness.sweep(), harness.sweep()]);
    expect(harness.api.tasks.filter((task) => task.name === 'prepareApplication')).toContainEqual({
      name: 'prepareApplication',
      payload: { application_id: id },
    });
    await harness.deliver();
    expect((await harness.read(user, id)).status).toBe('ready_for_review');
  });

  it('leaves a worker alone whose lease still runs', async () => {
    const { user, id } = await queuedApplication(harness);
    let finish = () => {};
    const opened = new Promise<void>((resolve) => {
      harness.driver.onPrepare = async () => {
        resolve();
        await new Promise<void>((end) => {
          finish = end;
        });
        return { kind: 'ready', fields: FIELDS };
      };
    });
    harness.api.tasks.length = 0;
    const working = harness.deliverOnce('prepareApplication', id);
    await opened;
    harness.api.advance(60_000);
    await harness.sweep();
    expect(harness.api.tasks).toEqual([]);
    finish();
    await working;
    expect((await harness.read(user, id)).status).toBe('ready_for_review');
  });

  it('wins over a worker that comes back from the dead: its click is refused', async () => {
    const { user, id } = await reviewedApplication(harness);
    expectOk(await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
    harness.api.tasks.length = 0;
    harness.driver.onSubmit = async (_, hooks) => {
      // Frozen for longer than its lease while the sweeper takes over the work.
      harness.api.advance(2 * 60_000);
      await harness.sweep();
      await harness.driver.clickSend(hooks);
      throw new Error('not reached');
    };
    await harness.deliverOnce('submitApplication', id);
    expect(harness.driver.clicks).toBe(0);
    expect((await harness.read(user, id)).status).toBe('submitting');
  });

  /** An application whose worker sees the proof only after the sweeper has settled it and `meanwhile` has happened. */
  async function provenLate(
    meanwhile: (user: TestUser, id: string) => Promise<unknown>,
  ): Promise<{ user: TestUser; id: string }> {
    const { user, id } = await reviewedApplication(harness);
    expectOk(await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
    harness.api.tasks.length = 0;
    const confirmed = harness.driver.onSubmit;
    harness.driver.onSubmit = async (dossier, hooks) => {
      const outcome = await confirmed(dossier, hooks);
      harness.api.advance(2 * 60_000);
      await harness.sweep();
      await meanwhile(user, id);
      return outcome;
    };
    await harness.deliverOnce('submitApplication', id);
    return { user, id };
  }

  it('takes a proof that comes after it had settled for unconfirmed', async () => {
    const { user, id } = await provenLate(async (user, id) =>
      expect((await harness.read(user, id)).status).toBe('unconfirmed'),
    );
    expect(await harness.read(user, id)).toMatchObject({ status: 'submitted', credit: 'spent' });
    expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 0, spent: 1 });
  });

  it('takes a proof that comes after the user said what became of it, and leaves what they said', async () => {
    const { user, id } = await provenLate(async (user, id) => {
      const json = { status: 'interviewing' };
      expectOk(await harness.api.call('POST', `/api/applications/${id}/status`, { token: user.token, json }));
      expect((await harness.read(user, id)).receipt?.confirmed_at).toBeNull();
    });
    const application = await harness.read(user, id);
    expect(application).toMatchObject({ status: 'interviewing', credit: 'returned' });
    expect(application.receipt?.confirmed_at).not.toBeNull();
    expect(await harness.wallet(user)).toEqual({ available: 10, reserved: 0, spent: 0 });
  });

  it('asks no credit for such a proof of someone who has none left', async () => {
    const { user, id } = await provenLate(async (user) => {
      // The credit that came back is used elsewhere before the proof is stored.
      for (let used = 0; used < 10; used += 1) expectOk(await harness.apply(user));
    });
    expect(await harness.read(user, id)).toMatchObject({ status: 'submitted', credit: 'returned' });
    expect(await harness.wallet(user)).toEqual({ available: 0, reserved: 10, spent: 0 });
  });
});
