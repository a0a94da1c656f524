import type { TaskPayloads } from '../../tasks/queue.ts';
import type { RelayDeps } from './conversion-deps.ts';
import { relayConversions } from './relay-conversions.ts';

/** Handler of the `redditRelay` task. */
export function handleRedditRelay(deps: RelayDeps) {
  return ({ conversion_id }: TaskPayloads['redditRelay']): Promise<void> =>
    relayConversions(deps, conversion_id);
}
