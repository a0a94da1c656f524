import type { Choice } from '../consent.ts';
import { PENDING } from '../constants.ts';
import type { Clock, KeyValue, Log } from './types.ts';

/** What the server was told last, and about whom (as a hash): it is told again only when this changes. */
const TOLD_KEY = 'consent_told';

export type ToldConsent = { choice: Choice; chosen_at: string };

type Options = {
  clock: Clock;
  storage: KeyValue;
  /** Says whether it was taken; may reject. */
  send: (consent: ToldConsent) => Promise<boolean>;
  log: Log;
};

/**
 * Tells the server the signed-in person's choice, for what it raises by itself: one call at a time, the newest choice
 * last, and again every minute until it is taken.
 */
export function createConsentTeller({ clock, storage, send, log }: Options) {
  let wanted: { key: string; consent: ToldConsent } | null = null;
  let calling = false;
  let timer: unknown = null;

  async function call(): Promise<void> {
    clock.clearTimeout(timer);
    while (!calling && wanted && storage.getItem(TOLD_KEY) !== wanted.key) {
      const { key, consent } = wanted;
      calling = true;
      const taken = await send(consent).catch((error: unknown) => {
        log('The server was not told of the choice', error);
        return false;
      });
      calling = false;
      if (taken) storage.setItem(TOLD_KEY, key);
      // Meanwhile another choice was made: that one now.
      else if (wanted?.key === key) {
        timer = clock.setTimeout(() => void call(), PENDING.sweepMs);
        return;
      }
    }
  }

  return {
    /** Null: there is nobody, or nothing, to tell about. */
    tell(externalId: string | null, consent: ToldConsent | null): void {
      wanted =
        externalId === null || consent === null
          ? null
          : { key: `${externalId.slice(0, 16)}:${consent.choice}:${consent.chosen_at}`, consent };
      void call();
    },
  };
}
