import type { ConsentMode } from '../../contract/conversion-rules.ts';
import type { RedditClient } from '../../integrations/reddit-conversions.ts';
import type { Clock } from '../../platform/clock.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import type { RunTransaction } from '../../platform/transaction.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { AttributionRepository } from './attribution.repository.ts';
import type { CircuitRepository } from './circuit.repository.ts';
import type { ConversionsRepository } from './conversions.repository.ts';

/** How this project is connected with Reddit. */
export type RedditSettings = {
  /** Null without a pixel id and a token: then nothing is sent. */
  client: RedditClient | null;
  pixel_id: string | null;
  has_token: boolean;
  api_origin: string;
  /** Set in test mode: every event carries it and shows in Event Testing. */
  test_id: string | null;
  /** Hash of pixel and token, so that a changed configuration is noticed. */
  configuration: string;
  consent: ConsentMode;
};

export type ConversionDeps = {
  conversions: ConversionsRepository;
  attributions: AttributionRepository;
  circuits: CircuitRepository;
  reddit: () => RedditSettings;
  queue: TaskQueue;
  runTransaction: RunTransaction;
  clock: Clock;
  logger: Logger;
};

/** Sizes and times of the relay; the tests shorten them. */
export type RelayPace = {
  /** Events in one request to Reddit. */
  batch: number;
  /** After this a worker that has not settled what it took up is taken for dead. Longer than a delivery may run. */
  lease_ms: number;
  /** A delivery begins no further request after this. */
  delivery_ms: number;
  /** First pause when Reddit takes nothing; doubles with each further one. Only an event's age ends its retries. */
  backoff_ms: number;
  max_backoff_ms: number;
  /** How often a refused configuration is tried with one conversion. */
  probe_ms: number;
  /** The sweeper leaves what became due within this to the task that is on its way. */
  grace_ms: number;
};

/**
 * A hundred events of the largest size stay far below a megabyte, fit one transaction, and are settled within a
 * second; Reddit takes 1,000.
 */
export const RELAY_PACE: RelayPace = {
  batch: 100,
  lease_ms: 180_000,
  delivery_ms: 60_000,
  backoff_ms: 10_000,
  max_backoff_ms: 3600_000,
  probe_ms: 15 * 60_000,
  grace_ms: 30_000,
};

export type RelayDeps = ConversionDeps & {
  pace: RelayPace;
  /** A new name for each worker that takes conversions up. */
  newHolder: () => string;
};

/** Starts sending. A lost task is no loss: the sweeper finds what waits. */
export async function enqueueRelay(
  deps: Pick<ConversionDeps, 'queue' | 'logger'>,
  id: string,
): Promise<void> {
  await deps.queue.enqueue('redditRelay', { conversion_id: id }).catch((error: unknown) => {
    deps.logger.warn('Reddit relay: not enqueued', { conversion_id: id, ...errorFields(error) });
  });
}
