import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import { digest } from '../platform/hash.ts';

/** Counts calls against the limits of their endpoint; throws `rate_limited` when one is used up. */
export type RateLimiter = {
  /** Counts against `rate_limit`, per caller. */
  consume(
    endpoint: Pick<EndpointDefinition, 'name' | 'rate_limit'>,
    uid: string | null,
    ip: string,
  ): Promise<void>;
  /** Counts against `hourly_limit`, per value in the body. */
  consumeFor(endpoint: EndpointDefinition, body: unknown): Promise<void>;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 3600_000;
/** Everyone behind one address (an office, a campus) shares this multiple of one user's limit. */
const USERS_PER_ADDRESS = 20;
/** An instance claims 1/SHARE of a limit at once and spends it from memory: one write for many calls. */
const SHARE = 20;
/** Entries cached per instance; evicting one costs a write, and never grants an extra permit. */
const MAX_CACHED = 5000;

type Permits = { window: number; left: number };

/**
 * Fixed windows of a minute or an hour in Firestore. Exact for limits below 40, never above the limit for others:
 * permits that an instance claimed and did not use are lost, so a caller spread over many instances is stopped a little
 * early.
 */
export function firestoreRateLimiter(db: Firestore, clock: Clock): RateLimiter {
  const permits = new Map<string, Permits>();
  /** The last call per subject: calls of one subject queue here instead of contending in Firestore. */
  const turns = new Map<string, Promise<void>>();

  function consumePermit(
    endpoint_name: string,
    subject: string,
    limit: number,
    window_ms = MINUTE_MS,
  ): Promise<void> {
    const id = digest(endpoint_name, subject);
    const before = turns.get(id) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(() => spendPermit(id, limit, window_ms));
    turns.set(id, turn);
    return turn.finally(() => {
      if (turns.get(id) === turn) turns.delete(id);
    });
  }

  async function spendPermit(id: string, limit: number, window_ms: number): Promise<void> {
    const now = clock().getTime();
    const window = Math.floor(now / window_ms);
    const held = permits.get(id);
    if (held && held.window === window && held.left > 0) {
      held.left -= 1;
      return;
    }
    const taken = await claimShare(db, id, window, limit, window_ms);
    if (taken === 0) {
      const retry_after_seconds = ((window + 1) * window_ms - now) / 1000;
      throw new AppError('rate_limited', 'Too many requests. Wait a minute and try again.', {
        retry_after_seconds,
      });
    }
    if (permits.size >= MAX_CACHED) permits.clear();
    permits.set(id, { window, left: taken - 1 });
  }

  return {
    async consume(endpoint, uid, ip) {
      const limit = endpoint.rate_limit;
      if (limit === undefined) return;
      if (uid === null) {
        await consumePermit(endpoint.name, `ip:${ip}`, limit);
        return;
      }
      await Promise.all([
        consumePermit(endpoint.name, `uid:${uid}`, limit),
        consumePermit(endpoint.name, `users-at:${ip}`, limit * USERS_PER_ADDRESS),
      ]);
    },
    async consumeFor({ name, hourly_limit }, body) {
      if (!hourly_limit) return;
      const about = String(Object(body)[hourly_limit.field]).toLowerCase();
      await consumePermit(name, `about:${about}`, hourly_limit.calls, HOUR_MS);
    },
  };
}

function claimShare(
  db: Firestore,
  id: string,
  window: number,
  limit: number,
  window_ms: number,
): Promise<number> {
  const doc = db.collection('rate_limits').doc(id);
  return db.runTransaction(async (tx) => {
    const stored = (await tx.get(doc)).data();
    const used = stored?.window === window ? Number(stored.used) : 0;
    const taken = Math.min(Math.max(1, Math.floor(limit / SHARE)), limit - used);
    if (taken <= 0) return 0;
    const expire_at = Timestamp.fromMillis((window + 2) * window_ms);
    tx.set(doc, { window, used: used + taken, expire_at });
    return taken;
  });
}
