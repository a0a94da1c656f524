import { describe, expect, it } from 'vitest';
import { RUNNING_STATUSES } from '../../functions/src/modules/applications/lifecycle/status-transitions.ts';
import { prepareApplication } from '../../functions/src/modules/applications/prepare/prepare-application.ts';
import { submitApplication } from '../../functions/src/modules/applications/submit/submit-application.ts';
import { applicationDesk, queuedApplication, reviewedApplication } from '../support/applications.ts';
import { FIELDS } from '../support/fake-driver.ts';
import { mortal } from '../support/mortal.ts';
import { expectOk, type TestUser } from '../support/users.ts';

const at = applicationDesk();

/** What happens after a crash: the emulator's tasks are gone, leases run out, the sweeper comes. */
async function recover(user: TestUser, id: string): Promise<void> {
  at.api.tasks.length = 0;
  for (let round = 0; round < 4; round += 1) {
    const { status } = await at.read(user, id);
    if (!RUNNING_STATUSES.some((running) => running === status)) return;
    at.api.advance(2 * 60_000);
    await at.sweep();
    await at.deliver();
  }
}

async function expectSettledOnce(user: TestUser, id: string, place: string): Promise<void> {
  const application = await at.read(user, id);
  const wallet = await at.wallet(user);
  expect(at.driver.clicks, place).toBeLessThanOrEqual(1);
  expect(['submitted', 'unconfirmed', 'failed'], place).toContain(application.status);
  if (application.status === 'submitted') {
    expect(at.driver.clicks, place).toBe(1);
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
      at.driver.clicks = 0;
      const { user, id } = await reviewedApplication(at);
      expectOk(await at.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
      at.api.tasks.length = 0;
      const doomed = mortal(at, dies_at);
      await submitApplication(doomed.work, id).catch(() => undefined);
      if (!doomed.died()) break;
      await recover(user, id);
      await expectSettledOnce(user, id, `step ${dies_at}, ${doomed.place()}`);
      const { status } = await at.read(user, id);
      ends.set(status, (ends.get(status) ?? 0) + 1);
    }
    // Both kinds of end were really reached.
    expect(ends.get('submitted')).toBeGreaterThan(3);
    expect(ends.get('unconfirmed')).toBeGreaterThan(1);
  });
});

describe('a worker for whom one step fails while submitting', () => {
  it('at any step leaves an application that settles, and unconfirmed only if the button was clicked', {
    timeout: 120_000,
  }, async () => {
    for (let fails_at = 1; ; fails_at += 1) {
      at.driver.clicks = 0;
      const { user, id } = await reviewedApplication(at);
      expectOk(await at.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
      at.api.tasks.length = 0;
      const troubled = mortal(at, fails_at, 'fails');
      await submitApplication(troubled.work, id).catch(() => undefined);
      if (!troubled.died()) break;
      await recover(user, id);
      const place = `step ${fails_at}, ${troubled.place()}`;
      await expectSettledOnce(user, id, place);
      const { status } = await at.read(user, id);
      // Of a click that fails nobody knows whether it reached the page; that alone may be unconfirmed unsent.
      if (status === 'unconfirmed' && troubled.place() !== 'before the click')
        expect(at.driver.clicks, place).toBe(1);
    }
  });
});

describe('a worker that is killed while preparing', () => {
  it('at any step leaves an application that is prepared in the end', { timeout: 120_000 }, async () => {
    for (let dies_at = 1; ; dies_at += 1) {
      const { user, id } = await queuedApplication(at);
      at.api.tasks.length = 0;
      const doomed = mortal(at, dies_at);
      await prepareApplication(doomed.work, id).catch(() => undefined);
      if (!doomed.died()) break;
      await recover(user, id);
      expect((await at.read(user, id)).status, `step ${dies_at}, ${doomed.place()}`).toBe('ready_for_review');
      expect(await at.wallet(user)).toEqual({ available: 9, reserved: 1, spent: 0 });
    }
  });

  it('every time is given up after three tries, with the credit back', async () => {
    at.driver.onPrepare = async () => {
      throw new Error('Chromium is gone');
    };
    const { user, id } = await reviewedApplication(at);
    expect(await at.read(user, id)).toMatchObject({ status: 'failed', credit: 'returned' });
    expect(at.driver.dossiers).toHaveLength(3);
  });
});

describe('a task that is delivered twice', () => {
  it('at the same time or later opens the form once for each purpose', async () => {
    const { user, id } = await queuedApplication(at);
    at.api.tasks.length = 0;
    await Promise.all(Array.from({ length: 4 }, () => at.deliverOnce('prepareApplication', id)));
    await at.deliverOnce('prepareApplication', id);
    expect(at.driver.dossiers).toHaveLength(1);
    expectOk(await at.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
    await Promise.all(Array.from({ length: 4 }, () => at.deliverOnce('submitApplication', id)));
    await at.deliverOnce('submitApplication', id);
    await at.deliverOnce('prepareApplication', id);
    expect(at.driver.clicks).toBe(1);
    expect((await at.read(user, id)).status).toBe('submitted');
    expect(await at.wallet(user)).toEqual({ available: 9, reserved: 0, spent: 1 });
  });
});

describe('the sweeper', () => {
  it('queues again what never reached the queue', async () => {
    const { user, id } = await queuedApplication(at);
    at.api.tasks.length = 0;
    await at.sweep();
    expect(at.api.tasks).toEqual([]);
    at.api.advance(61_000);
    await Promise.all([at.sweep(), at.sweep()]);
    expect(at.api.tasks.filter((task) => task.name === 'prepareApplication')).toContainEqual({
      name: 'prepareApplication',
      payload: { application_id: id },
    });
    await at.deliver();
    expect((await at.read(user, id)).status).toBe('ready_for_review');
  });

  it('leaves a worker alone whose lease still runs', async () => {
    const { user, id } = await queuedApplication(at);
    let finish = () => {};
    const opened = new Promise<void>((resolve) => {
      at.driver.onPrepare = async () => {
        resolve();
        await new Promise<void>((end) => {
          finish = end;
        });
        return { kind: 'ready', fields: FIELDS };
      };
    });
    at.api.tasks.length = 0;
    const working = at.deliverOnce('prepareApplication', id);
    await opened;
    at.api.advance(60_000);
    await at.sweep();
    expect(at.api.tasks).toEqual([]);
    finish();
    await working;
    expect((await at.read(user, id)).status).toBe('ready_for_review');
  });

  it('wins over a worker that comes back from the dead: its click is refused', async () => {
    const { user, id } = await reviewedApplication(at);
    expectOk(await at.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
    at.api.tasks.length = 0;
    at.driver.onSubmit = async (_, hooks) => {
      // Frozen for longer than its lease while the sweeper takes the work away.
      at.api.advance(2 * 60_000);
      await at.sweep();
      await at.driver.clickSend(hooks);
      throw new Error('not reached');
    };
    await at.deliverOnce('submitApplication', id);
    expect(at.driver.clicks).toBe(0);
    expect((await at.read(user, id)).status).toBe('submitting');
  });

  it('takes a proof that comes after it had settled for unconfirmed', async () => {
    const { user, id } = await reviewedApplication(at);
    expectOk(await at.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
    at.api.tasks.length = 0;
    const confirmed = at.driver.onSubmit;
    at.driver.onSubmit = async (dossier, hooks) => {
      const outcome = await confirmed(dossier, hooks);
      at.api.advance(2 * 60_000);
      await at.sweep();
      expect((await at.read(user, id)).status).toBe('unconfirmed');
      return outcome;
    };
    await at.deliverOnce('submitApplication', id);
    expect(await at.read(user, id)).toMatchObject({ status: 'submitted', credit: 'returned' });
    expect(await at.wallet(user)).toEqual({ available: 10, reserved: 0, spent: 0 });
  });
});
