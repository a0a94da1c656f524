import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { revocationList } from './revocation-list.ts';

/** An in-memory document that merges entries as Firestore does, and counts reads. */
function database() {
  const entries: Record<string, unknown> = {};
  const state = { reads: 0, entries };
  const doc = {
    async get() {
      state.reads += 1;
      return { data: () => ({ entries: { ...entries } }) };
    },
    async set(data: { entries: Record<string, unknown> }) {
      for (const [key, value] of Object.entries(data.entries)) {
        if (typeof value === 'object' && value !== null && 'why' in value) entries[key] = value;
        else delete entries[key];
      }
    },
  };
  return { state, db: { collection: () => ({ doc: () => doc }) } as unknown as Firestore };
}

describe('the list of those without access', () => {
  it('is read a few times a minute, however many ask', async () => {
    const { db, state } = database();
    let now = 0;
    const revocations = revocationList(db, () => new Date(now));
    await Promise.all(Array.from({ length: 50 }, (_, n) => revocations.find(`u${n}`)));
    for (now = 1; now < 9_000; now += 1000) await revocations.find('u');
    expect(state.reads).toBe(1);
    now = 11_000;
    await revocations.find('u');
    expect(state.reads).toBe(2);
  });

  it('holds a bar until the last token has run out, and then drops it', async () => {
    const { db, state } = database();
    let now = 0;
    const revocations = revocationList(db, () => new Date(now));
    await revocations.revoke('u1', 'suspended');
    expect(await revocations.find('u1')).toEqual({ why: 'suspended', since: 0 });
    expect(JSON.stringify(state.entries)).not.toContain('u1');
    now = 64 * 60_000;
    expect(await revocations.find('u1')).not.toBeNull();
    now = 66 * 60_000;
    expect(await revocations.find('u1')).toBeNull();
    await revocations.revoke('u2', 'deleted');
    expect(Object.keys(state.entries)).toHaveLength(1);
  });

  it('is heard of by another instance within ten seconds, and taken back as fast', async () => {
    const { db } = database();
    let now = 0;
    const [here, there] = [revocationList(db, () => new Date(now)), revocationList(db, () => new Date(now))];
    expect(await there.find('u1')).toBeNull();
    await here.revoke('u1', 'suspended');
    now = 10_000;
    expect(await there.find('u1')).toMatchObject({ why: 'suspended' });
    await here.restore('u1');
    expect(await here.find('u1')).toBeNull();
    now = 20_000;
    expect(await there.find('u1')).toBeNull();
  });
});
