import { Timestamp } from 'firebase-admin/firestore';
import type { ProtoTimestamp } from './wire.ts';

const micro = 1_000_000;

/** Times in microseconds, each later than the one before, also over a restart. */
export class Clock {
  #last = 0;

  /** The time now; never the same twice. */
  tick(): Timestamp {
    const now = Math.floor((performance.timeOrigin + performance.now()) * 1000);
    this.#last = Math.max(now, this.#last + 1);
    return timestampOf(this.#last);
  }

  /** The clock never goes back behind this time. */
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
