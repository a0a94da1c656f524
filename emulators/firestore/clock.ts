import { Timestamp } from 'firebase-admin/firestore';
import type { ProtoTimestamp } from './wire.ts';

const micro = 1_000_000;

/** Strictly increasing times in microseconds, across restarts too. */
export class Clock {
  #last = 0;

  /** The current time; never the same twice. */
  tick(): Timestamp {
    const now = Math.floor((performance.timeOrigin + performance.now()) * 1000);
    this.#last = Math.max(now, this.#last + 1);
    return timestampOf(this.#last);
  }

  /** Ensures that the clock never returns an earlier time than this. */
  atLeast(micros: number): void {
    this.#last = Math.max(this.#last, micros);
  }
}

export const timestampOf = (micros: number) =>
  new Timestamp(Math.floor(micros / micro), (micros % micro) * 1000);
export const toProto = (time: Timestamp): ProtoTimestamp => ({
  seconds: String(time.seconds),
  nanos: time.nanoseconds,
});
export const microsOf = (time: ProtoTimestamp) =>
  Number(time.seconds ?? 0) * micro + Math.floor((time.nanos ?? 0) / 1000);
