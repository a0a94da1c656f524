import { CAPTURE } from '../constants.ts';
import type { Clock, Log } from './types.ts';

export type Captured = 'click id' | 'uuid';

export type CaptureState =
  | { status: 'idle' }
  /** Checked once, then `retries` more times. */
  | { status: 'retrying'; retries: number }
  | { status: 'polling'; since: number }
  | { status: 'captured'; by: Captured }
  | { status: 'gave up' };

type CaptureOptions = {
  clock: Clock;
  /** Checks the URL and the cookies, stores what it finds, and returns which it was. */
  look: () => Captured | null;
  onChange: (state: CaptureState) => void;
  log: Log;
};

export type Capture = {
  state(): CaptureState;
  /** Checks now. A capture in progress keeps its schedule; a finished one does nothing. */
  start(): void;
  stop(): void;
};

/** Delay before a retry in ms, without jitter. The first retry is number 0. */
export function retryDelay(retry: number): number {
  return Math.min(CAPTURE.baseMs * CAPTURE.factor ** retry, CAPTURE.capMs);
}

/** Looks for a click id or a uuid: immediately, 15 times with growing delays, then every 5 s for 2 minutes. */
export function createCapture({ clock, look, onChange, log }: CaptureOptions): Capture {
  let state: CaptureState = { status: 'idle' };
  let timer: unknown = null;

  function become(next: CaptureState): void {
    state = next;
    onChange(next);
  }
  function wake(callback: () => void, ms: number): void {
    timer = clock.setTimeout(callback, ms);
  }
  function found(): boolean {
    let by: Captured | null = null;
    try {
      by = look();
    } catch (error) {
      log('The click id could not be looked for', error);
    }
    if (by === null) return false;
    clock.clearTimeout(timer);
    become({ status: 'captured', by });
    return true;
  }
  function retryAfter(retries: number): void {
    become({ status: 'retrying', retries });
    wake(
      () => {
        if (found()) return;
        if (retries + 1 < CAPTURE.retries) retryAfter(retries + 1);
        else pollFrom(clock.now());
      },
      retryDelay(retries) + clock.random() * CAPTURE.jitterMs,
    );
  }
  function pollFrom(since: number): void {
    become({ status: 'polling', since });
    const poll = () => {
      if (found()) return;
      if (clock.now() - since >= CAPTURE.pollTimeoutMs) become({ status: 'gave up' });
      else wake(poll, CAPTURE.pollMs);
    };
    wake(poll, CAPTURE.pollMs);
  }

  return {
    state: () => state,
    start() {
      if (state.status === 'captured' || found()) return;
      if (state.status === 'idle' || state.status === 'gave up') retryAfter(0);
    },
    stop() {
      clock.clearTimeout(timer);
      if (state.status !== 'idle') become({ status: 'idle' });
    },
  };
}
