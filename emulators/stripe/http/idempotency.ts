import { StripeError } from '../core/stripe-error.ts';

/** Stripe forgets a key after at least a day. */
const KEPT_SECONDS = 86_400;
const MAX_KEY_LENGTH = 255;

export type Answer = { status: number; body: string };
type Entry = { fingerprint: string; request_id: string; at: number; answer: Answer | null };
export type Replay = { answer: Answer; request_id: string };

/** Answers by idempotency key, so that a repeated request does nothing twice. */
export class IdempotencyKeys {
  private readonly entries: Map<string, Entry>;

  constructor(saved: [string, Entry][] = []) {
    this.entries = new Map(saved);
  }

  /**
   * Begins a request; returns the answer to give again if it was made before. Throws 400 when the key was used with
   * other parameters and 409 while the first request still runs.
   */
  begin(key: string, fingerprint: string, request_id: string, now: number): Replay | null {
    if (key.length > MAX_KEY_LENGTH) {
      throw new StripeError(400, `Idempotency keys can be at most ${MAX_KEY_LENGTH} characters long.`, {
        type: 'idempotency_error',
      });
    }
    const entry = this.entries.get(key);
    if (!entry || entry.at + KEPT_SECONDS < now) {
      this.entries.set(key, { fingerprint, request_id, at: now, answer: null });
      return null;
    }
    if (entry.fingerprint !== fingerprint) {
      throw new StripeError(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    if (entry.answer === null) {
      throw new StripeError(
        409,
        `There is currently another in-progress request using this Stripe Account and Idempotency Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again in a bit.`,
        { type: 'idempotency_error', code: 'idempotency_key_in_use' },
      );
    }
    return { answer: entry.answer, request_id: entry.request_id };
  }

  finish(key: string, answer: Answer): void {
    const entry = this.entries.get(key);
    if (entry) entry.answer = answer;
  }

  /** Forgets a request that was refused before it did anything, so that it can be made again in another form. */
  abandon(key: string): void {
    this.entries.delete(key);
  }

  /** Drops the keys that Stripe would have forgotten. */
  forgetOld(now: number): void {
    for (const [key, { at }] of this.entries) if (at + KEPT_SECONDS < now) this.entries.delete(key);
  }

  /** Finished requests only: one that was under way when the process ended did nothing that was saved. */
  toJSON(): [string, Entry][] {
    return [...this.entries].filter(([, entry]) => entry.answer !== null);
  }
}
