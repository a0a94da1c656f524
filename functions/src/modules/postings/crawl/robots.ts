import robotsParser from 'robots-parser';
import type { Clock } from '../../../platform/clock.ts';
import type { OutgoingAnswer, OutgoingFetch } from '../../../platform/outgoing.ts';
import { BoardError } from '../sources/board-request.ts';
import type { HostsRepository } from './hosts.repository.ts';

export type RobotsDeps = {
  hosts: Pick<HostsRepository, 'readRobots' | 'saveRobots'>;
  fetch: OutgoingFetch;
  clock: Clock;
  /** The name that robots.txt may address us by. */
  agent: string;
  /** Hosts that the operator may read whatever their robots.txt says, because it has their permission. */
  exceptions: readonly string[];
};

/** For as long a host's robots.txt is taken to be the same. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** What is read of one, as crawlers usually do. */
const MOST_CHARACTERS = 100_000;

/**
 * Throws BoardError if a host's robots.txt disallows an address, or cannot be read now. A missing one allows everything.
 *
 * @param ask makes the request when it is the vendor's turn
 */
export async function requireAllowed(
  deps: RobotsDeps,
  url: string,
  ask: (send: () => Promise<OutgoingAnswer>) => Promise<OutgoingAnswer>,
): Promise<void> {
  const { origin, host } = new URL(url);
  if (deps.exceptions.includes(host)) return;
  const address = `${origin}/robots.txt`;
  const now = deps.clock().getTime();
  const kept = await deps.hosts.readRobots(host);
  let text = kept?.text ?? '';
  if (!kept || now - Date.parse(kept.checked_at) > KEPT_MS) {
    const answer = await ask(() => deps.fetch(address, { headers: { accept: 'text/plain' } }));
    if (answer.status >= 500 || answer.status === 429)
      throw new BoardError(`robots.txt answered ${answer.status}`);
    const isText = !/^\s*</.test(answer.text);
    text = answer.status === 200 && isText ? answer.text.slice(0, MOST_CHARACTERS) : '';
    await deps.hosts.saveRobots(host, { text, checked_at: new Date(now).toISOString() });
  }
  if (robotsParser(address, text).isDisallowed(url, deps.agent) === true) {
    throw new BoardError('robots.txt doesn’t allow reading it', { stops: true });
  }
}
