import { expect, it } from 'vitest';
import { hashEmail, hashText } from './hash.ts';
import { createPersonStore } from './person.ts';
import { PERSON } from './testing.ts';

const NOBODY = { email: null, external_id: null, name: null };

it('hashes who is there, and says who was there before', async () => {
  const store = createPersonStore();
  expect(await store.become(PERSON)).toEqual({ before: null });
  expect(store.current()).toBe(PERSON);
  expect(store.hashes()).toEqual({
    email: await hashEmail(PERSON.email),
    external_id: await hashText(PERSON.uid),
    name: await hashText(PERSON.name),
  });
  expect(await store.become(null)).toEqual({ before: PERSON });
  expect(store.hashes()).toEqual(NOBODY);
});

it('keeps the hashes while only the name changes, not while somebody else comes', async () => {
  const store = createPersonStore();
  await store.become(PERSON);
  const known = store.hashes();
  const renamed = store.become({ ...PERSON, name: 'Dana Smith' });
  expect(store.hashes()).toBe(known);
  await renamed;
  const other = store.become({ ...PERSON, uid: 'another' });
  expect(store.hashes()).toEqual(NOBODY);
  await other;
});

it('does not go back to somebody who was left meanwhile', async () => {
  const store = createPersonStore();
  const first = store.become(PERSON);
  const second = store.become(null);
  expect(await first).toBe('superseded');
  expect(await second).toEqual({ before: null });
  expect(store.current()).toBeNull();
});
