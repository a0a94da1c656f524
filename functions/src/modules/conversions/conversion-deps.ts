import type { ConsentMode } from '../../contract/conversion-rules.ts';
import type { RedditClient } from '../../integrations/reddit-conversions.ts';
import type { Clock } from '../../platform/clock.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import type { RunTransaction } from '../../platform/transaction.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { AttributionRepository } from './attribution.repository.ts';
import type { CircuitRepository } from './circuit.repository.ts';
import type { ConversionsRepository } from './conversions.repository.ts';

/** This project's connection to Reddit. */
export type RedditSettings = {
  /** Null without a pixel id and a token: then nothing is sent. */
  client: RedditClient | null;
  pixel_id: string | null;
  has_token: boolean;
  api_origin: string;
  /** Set in test mode: every event carries it and shows in Event Testing. */
  test_id: string | null;
  /** Hash of pixel and token, to detect a changed configuration. */
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

/** Batch sizes and timing of the relay; shorter in tests. */
export type RelayPace = {
  /** Events per request to Reddit. */
  batch: number;
  /** Lease of a worker on the conversions it claimed. Longer than a delivery may run. */
  lease_ms: number;
  /** A delivery starts no further request after this. */
  delivery_ms: number;
  /** First pause when Reddit accepts nothing; doubles each time. Only an event's age ends its retries. */
  backoff_ms: number;
  max_backoff_ms: number;
  /** How often a rejected configuration is probed with one conversion. */
  probe_ms: number;
  /** The sweeper leaves what became due within this time to its own task. */
  grace_ms: number;
};

/**
 * A hundred of the largest events stay far below a megabyte, fit into one transaction, and are stored within a second;
 * Reddit accepts 1,000.
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
  /** A unique name for each worker that claims conversions. */
  newHolder: () => string;
};

/** Starts sending. A lost task does no harm: the sweeper finds what waits. */
export async function enqueueRelay(
  deps: Pick<ConversionDeps, 'queue' | 'logger'>,
  id: string,
): Promise<void> {
  await deps.queue.enqueue('redditRelay', { conversion_id: id }).catch((error: unknown) => {
    deps.logger.warn('Reddit relay: not enqueued', { conversion_id: id, ...errorFields(error) });
  });
}
