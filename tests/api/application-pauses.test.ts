import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Driver, DriverKind } from '../../functions/src/contract/admin-drivers.ts';
import type { FilledField } from '../../functions/src/contract/applications.ts';
import type {
  Dossier,
  SubmitHooks,
} from '../../functions/src/modules/applications/driver/application-driver.ts';
import { planDay } from '../../functions/src/modules/applications/plan/plan-day.ts';
import { prepareApplication } from '../../functions/src/modules/applications/prepare/prepare-application.ts';
import { submitApplication } from '../../functions/src/modules/applications/submit/submit-application.ts';
import { queuedApplication, reviewedApplication, useApplicationHarness } from '../support/applications.ts';
import { FIELDS, SCREENSHOT, submittedOutcome } from '../support/fake-driver.ts';
import { expectOk, makeAdmin, signUp, signUpComplete, type TestUser } from '../support/users.ts';

const harness = useApplicationHarness();
let admin: TestUser;
beforeAll(async () => {
  admin = await makeAdmin(harness.api, await signUp());
});

const patch = async (user: TestUser, json: unknown) =>
  expectOk(await harness.api.call('PATCH', '/api/profile', { token: user.token, json }));
const approve = async (user: TestUser, id: string) =>
  expectOk(await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
const withdraw = async (user: TestUser, id: string) =>
  expectOk(
    await harness.api.call('POST', `/api/applications/${id}/status`, {
      token: user.token,
      json: { status: 'withdrawn' },
    }),
  );
const retry = (user: TestUser, id: string) =>
  harness.api.call('POST', `/api/applications/${id}/retry`, { token: user.token });
const asAdmin = async (method: 'GET' | 'PUT' | 'DELETE', path: string) =>
  expectOk(await harness.api.call(method, path, { token: admin.token }));
const lastNote = (application: { events: { note: string }[] }) => application.events.at(-1)?.note;

/** A driver that submits these fields, whatever was prepared. */
function sends(fields: (dossier: Dossier) => FilledField[], before?: () => Promise<unknown>) {
  return async (dossier: Dossier, hooks: SubmitHooks) => {
    await before?.();
    await hooks.beforeSubmit(SCREENSHOT, fields(dossier));
    harness.driver.clicks += 1;
    return submittedOutcome();
  };
}

const [FIRST_NAME, RESUME] = FIELDS as [FilledField, FilledField];
const CHANGED = [{ ...FIRST_NAME, value: 'Augusta' }, RESUME];

describe('what the user approved', () => {
  it('is what is sent: a changed answer goes back to the user, and what is approved then is sent', async () => {
    const { user, id } = await reviewedApplication(harness);
    harness.driver.onSubmit = sends(() => CHANGED);
    await approve(user, id);
    await harness.deliver();
    const back = await harness.read(user, id);
    expect(back).toMatchObject({ status: 'ready_for_review', fields: CHANGED, credit: 'reserved' });
    expect(lastNote(back)).toContain('changed after you approved');
    expect(harness.driver.clicks).toBe(0);

    await approve(user, id);
    await harness.deliver();
    expect(harness.driver.clicks).toBe(1);
    expect(await harness.read(user, id)).toMatchObject({ status: 'submitted', credit: 'spent' });
  });

  it('is the answers as they were entered: what the page makes of them, or enters itself, is on the receipt', async () => {
    const { user, id } = await reviewedApplication(harness);
    const held: FilledField[] = [
      { ...FIRST_NAME, value: 'ADA', entered: FIRST_NAME.value },
      RESUME,
      { key: 'source', label: 'Source', value: 'careers-page', origin: 'page', answered_at: null },
    ];
    harness.driver.onSubmit = async (_, hooks) => {
      await hooks.beforeSubmit(SCREENSHOT, held);
      return { ...submittedOutcome(), fields: held };
    };
    await approve(user, id);
    await harness.deliver();
    expect(await harness.read(user, id)).toMatchObject({ status: 'submitted', receipt: { fields: held } });
  });

  it('includes fields that were not there before', async () => {
    const { user, id } = await reviewedApplication(harness);
    harness.driver.onSubmit = sends(() => [
      ...FIELDS,
      { ...FIRST_NAME, key: 'more', label: 'Why us?', value: 'x' },
    ]);
    await approve(user, id);
    await harness.deliver();
    expect((await harness.read(user, id)).status).toBe('ready_for_review');
    expect(harness.driver.clicks).toBe(0);
  });

  it('includes the file: another version under the same name is looked at again', async () => {
    const user = await signUpComplete(harness.api);
    const upload = () =>
      harness.api.call('POST', '/api/resumes?file_name=resume.txt', {
        token: user.token,
        bytes: new TextEncoder().encode(RESUME_TEXT),
      });
    expectOk(await upload());
    const withFile = (dossier: Dossier) => [
      FIRST_NAME,
      { ...RESUME, value: dossier.resume?.file_name ?? 'none' },
    ];
    harness.driver.onPrepare = async (dossier) => ({ kind: 'ready', fields: withFile(dossier) });
    harness.driver.onSubmit = sends(withFile);
    const { body } = await harness.apply(user);
    await harness.deliver();
    await approve(user, body.id);
    expectOk(await upload());
    await harness.deliver();
    expect((await harness.read(user, body.id)).status).toBe('ready_for_review');
    expect(harness.driver.clicks).toBe(0);
    await approve(user, body.id);
    await harness.deliver();
    expect((await harness.read(user, body.id)).receipt?.resume_version).toBe(2);
  });

  it('does not bind who wants no review: the newest answers are sent', async () => {
    const user = await signUpComplete(harness.api);
    await patch(user, { review_before_submit: false });
    harness.driver.onSubmit = sends(() => CHANGED);
    const { body } = await harness.apply(user);
    await harness.deliver();
    expect((await harness.read(user, body.id)).status).toBe('submitted');
  });
});

const RESUME_TEXT = `Ada Test\nada@example.com\n+1 212 555 0100\n\nExperience\nRegistered Nurse, Clinic, 2019 to 2024\n${'Cared for patients in the emergency department. '.repeat(8)}\n\nSkills\ntriage, wound care\n`;

describe('a pause', () => {
  it('stops what is queued, and taking it back goes on at once', async () => {
    const { user, id } = await queuedApplication(harness);
    await patch(user, { applications_paused: true });
    await harness.deliver();
    expect((await harness.read(user, id)).status).toBe('queued');
    expect((await harness.apply(user)).body.code).toBe('applications_paused');
    // Nothing comes due meanwhile, so paused users do not hold up the sweeper.
    harness.api.advance(60 * 60_000);
    expect(
      await harness.api.services.application.applications.due(harness.api.services.clock(), 200),
    ).not.toContain(id);
    await patch(user, { applications_paused: false });
    expect(harness.api.tasks).toContainEqual({ name: 'prepareApplication', payload: { application_id: id } });
    await harness.deliver();
    expect((await harness.read(user, id)).status).toBe('ready_for_review');
  });

  it('counts up to the moment before the click', async () => {
    const { user, id } = await reviewedApplication(harness);
    harness.driver.onSubmit = sends(
      () => FIELDS,
      () => patch(user, { applications_paused: true }),
    );
    await approve(user, id);
    await harness.deliver();
    const stopped = await harness.read(user, id);
    expect(stopped).toMatchObject({ status: 'ready_for_review', credit: 'reserved' });
    expect(lastNote(stopped)).toBe('Applications are paused');
    expect(harness.driver.clicks).toBe(0);
  });
});

describe('a suspension', () => {
  it('stops what is queued, also after a day, until it is taken back', async () => {
    const { user, id } = await queuedApplication(harness);
    await asAdmin('PUT', `/api/admin/users/${user.uid}/suspension`);
    await harness.deliver();
    // By now only the account itself records it, not the list of recent suspensions.
    harness.api.advance(25 * 3600_000);
    await harness.sweep();
    await harness.deliver();
    expect(harness.driver.dossiers).toEqual([]);
    await asAdmin('DELETE', `/api/admin/users/${user.uid}/suspension`);
    await harness.deliver();
    expect(harness.driver.dossiers).toHaveLength(1);
    expect((await harness.api.services.application.applications.find(id))?.status).toBe('ready_for_review');
  });

  it('is asked about while no transaction runs, when preparing and when submitting', async () => {
    let open = 0;
    const asked: number[] = [];
    const work: typeof harness.work = {
      ...harness.work,
      runTransaction: (action) =>
        harness.work.runTransaction((tx) => {
          open += 1;
          return action(tx).finally(() => {
            open -= 1;
          });
        }),
      isRevoked: async () => {
        asked.push(open);
        return false;
      },
    };
    const { user, id } = await queuedApplication(harness);
    await prepareApplication(work, id);
    await approve(user, id);
    await submitApplication(work, id);
    expect((await harness.read(user, id)).status).toBe('submitted');
    expect(asked).toEqual([0, 0, 0]);
  });

  it('stops what was approved, before the form is opened and before the click', async () => {
    for (const when of ['queued', 'filling'] as const) {
      harness.driver.clicks = 0;
      const { user, id } = await reviewedApplication(harness);
      const suspend = () => asAdmin('PUT', `/api/admin/users/${user.uid}/suspension`);
      harness.driver.onSubmit = sends(() => FIELDS, when === 'filling' ? suspend : undefined);
      await approve(user, id);
      if (when === 'queued') await suspend();
      await harness.deliver();
      expect(harness.driver.clicks).toBe(0);
      const record = await harness.api.services.application.applications.find(id);
      expect(record).toMatchObject({ status: 'ready_for_review', credit: 'reserved' });
    }
  });
});

describe('a driver that is switched off', () => {
  const stop = '/api/admin/drivers/greenhouse/stop';
  const handed = { status: 'handed_over', hand_over: { reason: 'switched_off' }, credit: 'returned' };

  afterEach(() => asAdmin('DELETE', stop));

  it('prepares nothing: the application is handed over with the credit back, other vendors go on', async () => {
    const { user, id } = await queuedApplication(harness);
    const other = await harness.apply(user, harness.board.publish({ kind: 'lever' }));
    const { body } = await asAdmin('PUT', stop);
    expect(body).toMatchObject({ kind: 'greenhouse', off_since: expect.any(String) });
    await harness.deliver();
    expect(await harness.read(user, id)).toMatchObject(handed);
    expect((await harness.read(user, other.body.id)).status).toBe('ready_for_review');
    expect(harness.driver.dossiers).toHaveLength(1);
  });

  it('sends nothing that was approved, up to the moment before the click, and hands over the answers', async () => {
    for (const when of ['queued', 'filling'] as const) {
      await asAdmin('DELETE', stop);
      const { user, id } = await reviewedApplication(harness);
      harness.driver.onSubmit = sends(
        () => FIELDS,
        () => asAdmin('PUT', stop),
      );
      await approve(user, id);
      if (when === 'queued') await asAdmin('PUT', stop);
      await harness.deliver();
      expect(await harness.read(user, id)).toMatchObject({ ...handed, fields: FIELDS });
      expect(harness.driver.clicks).toBe(0);
    }
  });

  it('is left out by automatic applying, and works again when switched on', async () => {
    const user = await signUpComplete(harness.api);
    await patch(user, { auto_apply: true, review_before_submit: false });
    const [off, on] = [harness.board.publish(), harness.board.publish({ kind: 'ashby' })];
    const bestMatches = async function* () {
      for (const posting_id of [off, on]) yield { posting_id, score: 90, known_share: 1, why: null };
    };
    const { application } = harness.api.services;
    const plan = (search_id: string) => planDay({ ...application, bestMatches }, user.uid, search_id);
    await asAdmin('PUT', stop);
    expect(await plan('first')).toBe(1);
    await asAdmin('DELETE', stop);
    expect(await plan('second')).toBe(1);
  });

  it('is shown to administrators, written into the audit, and nobody else’s to switch', async () => {
    const since = (await asAdmin('PUT', stop)).body.off_since;
    harness.api.advance(60_000);
    expect((await asAdmin('PUT', stop)).body.off_since).toBe(since);
    const drivers: Driver[] = (await asAdmin('GET', '/api/admin/drivers')).body.items;
    expect(drivers.map(({ kind }) => kind)).toEqual(DriverKind.options);
    expect(drivers.filter(({ off_since }) => off_since !== null)).toMatchObject([
      { kind: 'greenhouse', off_since: since },
    ]);
    const { items } = (await asAdmin('GET', '/api/admin/audit?target=greenhouse')).body;
    expect(items[0]).toMatchObject({ uid: admin.uid, action: 'switchDriverOff', outcome: 'done' });
    const unknown = await harness.api.call('PUT', '/api/admin/drivers/external/stop', { token: admin.token });
    expect(unknown.body.code).toBe('not_found');
    const user = await signUp();
    expect((await harness.api.call('PUT', stop, { token: user.token })).status).toBe(403);
  });
});

describe('what was withdrawn before it was sent', () => {
  it('may be tried after all, from its page or from the posting', async () => {
    const { user, id, posting_id } = await reviewedApplication(harness);
    await withdraw(user, id);
    expect((await retry(user, id)).body).toMatchObject({ status: 'queued', credit: 'reserved' });
    await withdraw(user, id);
    expect(await harness.wallet(user)).toEqual({ available: 10, reserved: 0, spent: 0 });
    expect((await harness.apply(user, posting_id)).body).toMatchObject({ id, status: 'queued' });
    await harness.deliver();
    await approve(user, id);
    await harness.deliver();
    expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 0, spent: 1 });
    await withdraw(user, id);
    expect((await retry(user, id)).body.code).toBe('illegal_transition');
    expect((await harness.apply(user, posting_id)).body.code).toBe('already_applied');
  });
});

describe('trying again', () => {
  const fail = async () => ({ kind: 'failed', retryable: false, detail: 'No form.' }) as const;

  it('waits while applications are paused', async () => {
    harness.driver.onPrepare = fail;
    const { user, id } = await reviewedApplication(harness);
    await patch(user, { applications_paused: true });
    expect((await retry(user, id)).body.code).toBe('applications_paused');
    expect(await harness.wallet(user)).toEqual({ available: 10, reserved: 0, spent: 0 });
  });

  it('keeps to the cap of a company and counts towards it', async () => {
    harness.driver.onPrepare = fail;
    const user = await signUpComplete(harness.api);
    const apply = async () => (await harness.apply(user, harness.board.publish({ company: 'Acme' }))).body.id;
    const failed = [await apply(), await apply()];
    await harness.deliver();
    harness.driver.onPrepare = async () => ({ kind: 'ready', fields: FIELDS });
    // A month later, so that only newly queued work counts.
    harness.api.advance(31 * 24 * 3600_000);
    for (const id of failed) expectOk(await retry(user, id));
    const third = await apply();
    await withdraw(user, third);
    expectOk(await harness.apply(user, harness.board.publish({ company: 'Acme' })));
    expect((await retry(user, third)).body.code).toBe('company_limit_reached');
  });
});
