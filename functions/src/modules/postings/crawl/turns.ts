import type { SourceName } from '../../../contract/postings.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OutgoingAnswer } from '../../../platform/outgoing.ts';
import { BoardError } from '../sources/board-request.ts';
import type { Turn } from '../sources/job-source.ts';
import { HOST_POLICIES } from './host-policies.ts';
import { enter, isInTime, leave, refused, reserve, retryAfterMs } from './host-state.ts';
import type { HostsRepository } from './hosts.repository.ts';
import { type RobotsDeps, requireAllowed } from './robots.ts';

export type TurnDeps = {
  hosts: HostsRepository;
  clock: Clock;
  sleep: (ms: number) => Promise<void>;
  /** How each host's robots.txt is obeyed; without it, none is read. */
  robots?: RobotsDeps;
};

/** Requests that one run makes of a vendor, none before its turn. */
export type Turns = {
  turn: Turn;
  /** Milliseconds for which it was asked to wait when it was refused; 0 if it wasn't. */
  askedToWait: () => number;
  /** Ends the run, and counts what it cost besides requests. */
  close: (cost: { reads: number; writes: number; answered: boolean }) => Promise<void>;
};

/** Turns reserved at a time after the first: a board with details needs many. */
const AT_A_TIME = 10;

/** Turns tried for one request. */
const MOST_ATTEMPTS = 12;

/** Answers by which a vendor says that it wants to be left alone. */
const REFUSALS: readonly number[] = [403, 429, 503];

/** Begins a run of requests; null if the vendor is paused or busy. Takes one read and one write. */
export async function openTurns(deps: TurnDeps, source: SourceName, run: string): Promise<Turns | null> {
  const { hosts, clock, sleep } = deps;
  const policy = HOST_POLICIES[source];
  const now = () => clock().getTime();
  const first = await hosts.change(source, (state) => {
    const entered = enter(state, policy, run, now());
    if (!entered) return null;
    const { state: next, turns } = reserve(entered, policy, 1, now());
    return { state: next, result: turns };
  });
  if (!first) return null;
  const turns = [...first];
  let requests = 0;
  let paused = false;
  let asked_ms = 0;

  /** Waits for a turn. One that has passed, because the last answer was slow, is lost. */
  async function waitForTurn(): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const turn = await nextTurn();
      const wait = turn - now();
      if (wait > 0) await sleep(wait);
      if (isInTime(turn, policy, now())) return;
    }
    throw new BoardError('found no turn in time', { stops: true });
  }

  async function nextTurn(): Promise<number> {
    while (turns[0] !== undefined && !isInTime(turns[0], policy, now())) turns.shift();
    if (turns.length === 0) {
      const more = await hosts.change(source, (state) => {
        if (state.paused_until > now()) return null;
        const { state: next, turns: reserved } = reserve(state, policy, AT_A_TIME, now());
        return { state: next, result: reserved };
      });
      if (!more) {
        paused = true;
        throw new BoardError('its vendor wants to be left alone', { stops: true });
      }
      turns.push(...more);
    }
    return turns.shift() ?? now();
  }

  const allowed = new Set<string>();

  /** Makes one request in its turn. */
  async function ask(send: () => Promise<OutgoingAnswer>): Promise<OutgoingAnswer> {
    if (paused) throw new BoardError('its vendor wants to be left alone', { stops: true });
    await waitForTurn();
    requests += 1;
    const answer = await send();
    if (REFUSALS.includes(answer.status)) {
      paused = true;
      const ms = retryAfterMs(answer.headers.get('retry-after'), now());
      asked_ms = Math.max(asked_ms, ms ?? 0);
      // One portal's 403 may be its own; a vendor that wants less says 429 or 503, or how long to wait. Where each board
      // has its own host, only that board is left alone: its run fails, and it waits longer each time.
      if (!policy.own_hosts && (answer.status !== 403 || ms !== null))
        await hosts.change(source, (state) => ({ state: refused(state, ms, now()), result: null }));
    }
    return answer;
  }

  return {
    async turn(url, send) {
      const { host, pathname } = new URL(url);
      // Details lie below the list that was allowed.
      const place = `${host} ${pathname.split('/').slice(0, 4).join('/')}`;
      if (deps.robots && !allowed.has(place)) {
        await requireAllowed(deps.robots, url, ask);
        allowed.add(place);
      }
      return ask(send);
    },
    askedToWait: () => asked_ms,
    async close({ answered, reads, writes }) {
      const cost = { runs: 1, requests, reads, writes, answered };
      await hosts.change(source, (state) => ({ state: leave(state, run, cost, now()), result: null }));
    },
  };
}
