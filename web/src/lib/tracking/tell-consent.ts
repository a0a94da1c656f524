import type { Choice } from '../consent.ts';
import { PENDING } from '../constants.ts';
import type { Clock, KeyValue, Log } from './types.ts';

/** The last choice sent, with a hash of the person: it is sent again only when this changes. */
const TOLD_KEY = 'consent_told';

export type ToldConsent = { choice: Choice; chosen_at: string };

type Options = {
  clock: Clock;
  storage: KeyValue;
  /** Resolves to whether it was accepted; may reject. */
  send: (consent: ToldConsent) => Promise<boolean>;
  log: Log;
};

/**
 * Sends the signed-in person's choice to the server, for conversions the server raises itself: one request at a time,
 * the newest choice last, retried every minute until it is accepted.
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
      // If the choice has changed meanwhile, the loop sends the new one.
      else if (wanted?.key === key) {
        timer = clock.setTimeout(() => void call(), PENDING.sweepMs);
        return;
      }
    }
  }

  return {
    /** Null: nobody is signed in, or no choice was made. */
    tell(externalId: string | null, consent: ToldConsent | null): void {
      wanted =
        externalId === null || consent === null
          ? null
          : { key: `${externalId.slice(0, 16)}:${consent.choice}:${consent.chosen_at}`, consent };
      void call();
    },
  };
}
