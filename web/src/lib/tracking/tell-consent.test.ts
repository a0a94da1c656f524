import { expect, it, vi } from 'vitest';
import { createConsentTeller, type ToldConsent } from './tell-consent.ts';
import { fakeClock, memoryStorage, settled } from './testing.ts';

const HASH = 'a'.repeat(64);
const granted = { choice: 'granted', chosen_at: '2026-11-20T00:00:00.000Z' } as const;
const denied = { choice: 'denied', chosen_at: '2026-11-21T00:00:00.000Z' } as const;

/** A server whose answers the test gives, one after the other. */
function setup() {
  const time = fakeClock();
  const storage = memoryStorage();
  const answers: ((taken: boolean) => void)[] = [];
  const send = vi.fn(
    (_: ToldConsent) =>
      new Promise<boolean>((resolve) => {
        answers.push(resolve);
      }),
  );
  const teller = createConsentTeller({ clock: time.clock, storage, send, log: vi.fn() });
  const answer = async (taken: boolean) => {
    answers.shift()?.(taken);
    await settled();
  };
  return { time, storage, send, teller, answer };
}

it('has one call under way at a time, and tells the newest choice last', async () => {
  const { send, teller, answer } = setup();
  teller.tell(HASH, granted);
  teller.tell(HASH, denied);
  teller.tell(HASH, granted);
  teller.tell(HASH, denied);
  await settled();
  expect(send.mock.calls).toEqual([[granted]]);
  await answer(true);
  expect(send.mock.calls).toEqual([[granted], [denied]]);
  await answer(true);
  teller.tell(HASH, denied);
  await settled();
  expect(send).toHaveBeenCalledTimes(2);
});

it('tells a choice that did not arrive again, every minute', async () => {
  const { time, send, teller, answer } = setup();
  teller.tell(HASH, denied);
  for (let calls = 1; calls <= 4; calls += 1) {
    expect(send).toHaveBeenCalledTimes(calls);
    await answer(false);
    time.advance(59_999);
    expect(send).toHaveBeenCalledTimes(calls);
    time.advance(1);
  }
  await answer(true);
  expect(time.waiting()).toBe(0);
});

it('tells a choice that was made while another did not arrive, at once', async () => {
  const { send, teller, answer } = setup();
  teller.tell(HASH, granted);
  teller.tell(HASH, denied);
  await answer(false);
  expect(send).toHaveBeenLastCalledWith(denied);
});

it('tells nothing about nobody, and nothing twice in another visit', async () => {
  const { storage, teller, send, answer, time } = setup();
  teller.tell(null, granted);
  teller.tell(HASH, null);
  expect(send).not.toHaveBeenCalled();
  teller.tell(HASH, granted);
  await answer(true);
  const again = vi.fn(async () => true);
  createConsentTeller({ clock: time.clock, storage, send: again, log: vi.fn() }).tell(HASH, granted);
  expect(again).not.toHaveBeenCalled();
});

it('takes a call that fails for a choice that did not arrive, and leaves a note', async () => {
  const time = fakeClock();
  const log = vi.fn();
  const send = vi.fn(async () => true);
  const error = new Error('offline');
  send.mockRejectedValueOnce(error);
  const storage = memoryStorage();
  createConsentTeller({ clock: time.clock, storage, send, log }).tell(HASH, granted);
  await settled();
  expect(log.mock.calls).toEqual([['The server was not told of the choice', error]]);
  expect(storage.values.size).toBe(0);
  time.advance(60_000);
  await settled();
  expect(send).toHaveBeenCalledTimes(2);
  // As little of the hash as tells two people apart on one browser.
  expect([...storage.values]).toEqual([
    ['consent_told', 'aaaaaaaaaaaaaaaa:granted:2026-11-20T00:00:00.000Z'],
  ]);
});

it('waits no longer for the old minute when there is a new choice', async () => {
  const { time, send, teller, answer } = setup();
  teller.tell(HASH, granted);
  await answer(false);
  teller.tell(HASH, denied);
  await answer(false);
  expect(time.waiting()).toBe(1);
  expect(send).toHaveBeenCalledTimes(2);
});

it('forgets a choice of somebody who has left', async () => {
  const { time, teller, answer } = setup();
  teller.tell(HASH, granted);
  teller.tell(null, null);
  await answer(false);
  expect(time.waiting()).toBe(0);
});
