import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LedgerKind } from '../../functions/src/contract/wallet.ts';
import { expireCredits } from '../../functions/src/modules/wallet/expire-credits.ts';
import { grant } from '../../functions/src/modules/wallet/ledger-commands.ts';
import { LEDGER_GROUPS } from '../../functions/src/modules/wallet/ledger-groups.ts';
import { planCredits } from '../../functions/src/modules/wallet/plan-credits.ts';
import { reconcileWallets } from '../../functions/src/modules/wallet/reconcile-wallets.ts';
import { endReservation, reserveCredit } from '../../functions/src/modules/wallet/reserve-credit.ts';
import type { LedgerFilter } from '../../functions/src/modules/wallet/wallet.repository.ts';
import { AppError } from '../../functions/src/platform/app-error.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { billCounter } from '../support/billing.ts';
import { signUp, type TestUser } from '../support/users.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.services.clock().getTime() + hours * HOUR_MS);
const applicationNamed = (id: string) => ({
  id,
  title: 'Nurse',
  company: 'Acme',
  status: 'queued' as const,
  hand_over_reason: null,
});

async function give(uid: string, id: string, credits: number, expires_at: Date | null): Promise<void> {
  const { credits: deps } = api.services;
  await deps.runTransaction(async (tx) => {
    const write = await planCredits(tx, deps, uid, { id }, () =>
      grant({ id, kind: 'subscription_grant', credits, expires_at, payment: null, note: '' }),
    );
    write();
  });
}

async function reserve(uid: string, id: string): Promise<void> {
  const { credits: deps } = api.services;
  await deps.runTransaction(async (tx) =>
    (await reserveCredit(tx, deps, { uid, attempt: 1, application: applicationNamed(id) }))(),
  );
}

async function spend(uid: string, id: string): Promise<void> {
  const { credits: deps } = api.services;
  await deps.runTransaction(async (tx) =>
    (await endReservation(tx, deps, { uid, attempt: 1, application: applicationNamed(id) }, 'spend'))(),
  );
}

async function release(uid: string, id: string): Promise<void> {
  const { credits: deps } = api.services;
  await deps.runTransaction(async (tx) =>
    (await endReservation(tx, deps, { uid, attempt: 1, application: applicationNamed(id) }, 'return'))(),
  );
}

const get = async (user: TestUser, path: string) => (await api.call('GET', path, { token: user.token })).body;
const kindsOf = async (user: TestUser) =>
  (await get(user, '/api/wallet/ledger')).items.map(({ kind }: { kind: string }) => kind);

it('gives the last fifty credits to exactly fifty of two hundred at once', { timeout: 120_000 }, async () => {
  const user = await signUp();
  await give(user.uid, 'month', 30, inHours(24));
  await give(user.uid, 'pack', 20, null);
  const tried = await Promise.allSettled(
    Array.from({ length: 200 }, async (_, n) => {
      await reserve(user.uid, `a${n}`);
      await spend(user.uid, `a${n}`);
    }),
  );
  const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.filter((error) => !(error instanceof AppError))).toEqual([]);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['insufficient_credits']));
  expect(tried.length - refused.length).toBe(50);
  expect(await get(user, '/api/wallet')).toEqual({ available: 0, reserved: 0, spent: 50 });
  expect(await reconcileWallets(settled())).toMatchObject({ differing: 0 });
});

it('lists the entries of one kind of change or one application, reading no others', async () => {
  const user = await signUp();
  await give(user.uid, 'pack', 5, null);
  for (const id of ['one', 'two', 'three']) await reserve(user.uid, id);
  await spend(user.uid, 'one');
  await release(user.uid, 'two');
  const list = async (query: string) =>
    (await get(user, `/api/wallet/ledger?${query}`)).items.map(
      ({ kind, application }: { kind: string; application: { id: string } | null }) =>
        application ? `${kind} ${application.id}` : kind,
    );
  expect(await list('group=added')).toEqual(['subscription_grant']);
  expect(await list('group=used')).toEqual(['spend one', 'reserve three', 'reserve two', 'reserve one']);
  expect(await list('group=returned')).toEqual(['return two']);
  expect(await list('group=removed')).toEqual([]);
  expect(await list('application=two')).toEqual(['return two', 'reserve two']);
  expect(await list('application=two&group=used')).toEqual(['reserve two']);
  expect(await list('application=nobodys')).toEqual([]);
  const first = await get(user, '/api/wallet/ledger?group=used&limit=3');
  expect(await list(`group=used&limit=3&cursor=${first.next_cursor}`)).toEqual(['reserve one']);
  expect((await api.call('GET', '/api/wallet/ledger?group=lost', { token: user.token })).status).toBe(400);

  // Each entry is a read; an answer without any is one.
  const bill = billCounter(api.services.db);
  const { wallets } = api.services.credits;
  const reads = async (filter: LedgerFilter, limit = 10) =>
    (await bill.of(() => wallets.page(user.uid, filter, null, limit))).reads;
  expect(await reads({})).toBe(6);
  expect(await reads({ group: 'used' }, 2)).toBe(2);
  expect(await reads({ group: 'returned' })).toBe(1);
  expect(await reads({ application: 'two' })).toBe(2);
  expect(await reads({ group: 'removed' })).toBe(1);
});

it('has a group for each kind of entry', () => {
  expect(Object.values(LEDGER_GROUPS).flat().sort()).toEqual([...LedgerKind.options].sort());
});

describe('credits that expire', () => {
  it('are used first, cannot be used afterwards, and are written off by the sweeper', async () => {
    const user = await signUp();
    await give(user.uid, 'pack', 2, null);
    await give(user.uid, 'month', 2, inHours(2));
    await reserve(user.uid, 'one');
    expect(await get(user, '/api/wallet/buckets')).toMatchObject({
      items: [
        { id: 'month', credits: 1, on_hold: false },
        { id: 'pack', credits: 2, expires_at: null },
      ],
    });
    api.advance(3 * HOUR_MS);
    // Before the sweeper comes, and after.
    expect(await get(user, '/api/wallet')).toEqual({ available: 2, reserved: 1, spent: 0 });
    expect(await expireCredits(api.services.credits)).toEqual({ expired: 1 });
    expect(await expireCredits(api.services.credits)).toEqual({ expired: 0 });
    expect(await get(user, '/api/wallet')).toEqual({ available: 2, reserved: 1, spent: 0 });
    expect(await kindsOf(user)).toEqual(['expiry', 'reserve', 'subscription_grant', 'subscription_grant']);
    // Two instances at once write off the same credits once.
    await give(user.uid, 'short', 1, inHours(1));
    api.advance(2 * HOUR_MS);
    await Promise.all([expireCredits(api.services.credits), reserve(user.uid, 'two')]);
    expect((await kindsOf(user)).filter((kind: string) => kind === 'expiry')).toHaveLength(2);
  });
});

it('a wallet that cannot be written off waits its turn, and does not keep others from it', async () => {
  const [broken, other] = [await signUp(), await signUp()];
  for (const { uid } of [broken, other]) await give(uid, 'short', 1, inHours(1));
  // An entry that says that it was written off already.
  await api.services.db.doc(`wallets/${broken.uid}/ledger/expiry:short`).set({ seq: 9 });
  api.advance(2 * HOUR_MS);
  api.logs.length = 0;
  expect(await expireCredits(api.services.credits)).toEqual({ expired: 1 });
  expect(await expireCredits(api.services.credits)).toEqual({ expired: 0 });
  const alarms = () => api.logs.filter(({ fields }) => fields?.alarm === 'wallet_broken');
  expect(alarms()).toHaveLength(1);
  api.advance(HOUR_MS);
  await expireCredits(api.services.credits);
  expect(alarms()).toHaveLength(2);
  await api.services.db.recursiveDelete(api.services.db.doc(`wallets/${broken.uid}`));
});

describe('the reconciler', () => {
  it('leaves nothing where a wallet was deleted', async () => {
    const user = await signUp();
    await give(user.uid, 'pack', 3, null);
    const wallet = api.services.db.doc(`wallets/${user.uid}`);
    await wallet.update({ spent: 5 });
    expect((await reconcileWallets(settled())).differing).toBe(1);
    await api.services.db.recursiveDelete(wallet);
    expect((await reconcileWallets(settled())).differing).toBe(0);
    expect(await api.services.credits.wallets.findCheckpoint(user.uid)).toBeNull();
  });

  it('proves a wallet from its ledger, and reports one that was tampered with until it is right', async () => {
    const user = await signUp();
    await give(user.uid, 'pack', 3, null);
    await reserve(user.uid, 'one');
    const before = await reconcileWallets(settled());
    expect(before.checked).toBeGreaterThan(0);
    expect(before.differing).toBe(0);

    const wallet = api.services.db.doc(`wallets/${user.uid}`);
    const right = (await wallet.get()).data()!;
    const buckets = [{ ...right.buckets[0], left: 7 }];
    await wallet.update({ buckets, updated_at: api.services.clock() });
    for (let run = 0; run < 2; run += 1) {
      api.logs.length = 0;
      expect((await reconcileWallets(settled())).differing).toBe(1);
      expect(api.logs).toContainEqual(
        expect.objectContaining({
          level: 'error',
          fields: expect.objectContaining({ alarm: 'wallet_mismatch', uid: user.uid }),
        }),
      );
    }
    await wallet.set(right);
    expect((await reconcileWallets(settled())).differing).toBe(0);
  });

  it('forgets none of many that differ', async () => {
    const { db, clock } = api.services;
    const wallets = Array.from({ length: 51 }, (_, n) => db.doc(`wallets/forged-${n}`));
    const batch = db.batch();
    const forged = { buckets: [], spent: 1, entries: 0, next_expiry_at: null, updated_at: clock() };
    for (const wallet of wallets) batch.set(wallet, forged);
    await batch.commit();
    for (let run = 0; run < 2; run += 1) {
      expect((await reconcileWallets(settled())).differing).toBe(51);
    }
    const end = db.batch();
    for (const wallet of wallets) end.delete(wallet);
    await end.commit();
    expect((await reconcileWallets(settled())).differing).toBe(0);
  });

  it('sees an entry that is missing from the ledger', async () => {
    const user = await signUp();
    await give(user.uid, 'pack', 3, null);
    await reserve(user.uid, 'one');
    const entry = api.services.db.doc(`wallets/${user.uid}/ledger/reserve:one:1`);
    const data = (await entry.get()).data()!;
    await entry.delete();
    expect((await reconcileWallets(settled())).differing).toBe(1);
    await entry.set(data);
    expect((await reconcileWallets(settled())).differing).toBe(0);
  });

  it('reads only what is new', async () => {
    const user = await signUp();
    await give(user.uid, 'pack', 3, null);
    await reconcileWallets(settled());
    const { wallets } = api.services.credits;
    expect(await wallets.findCheckpoint(user.uid)).toMatchObject({ entries: 1 });
    await reserve(user.uid, 'one');
    await reconcileWallets(settled());
    expect(await wallets.findCheckpoint(user.uid)).toMatchObject({ entries: 2 });
  });
});

/** The reconciler later, when nothing that has happened so far can still be under way. */
function settled() {
  const { credits } = api.services;
  return { ...credits, clock: () => new Date(credits.clock().getTime() + HOUR_MS) };
}
