import { describe, expect, it, vi } from 'vitest';
import { type Captured, createCapture, retryDelay } from './capture.ts';
import { fakeClock } from './testing.ts';

/** With 15 retries of these waits, without jitter. */
const WAITS = [100, 250, 625, 1562.5, 3906.25, ...Array<number>(10).fill(5000)];
const RETRIES_END = WAITS.reduce((sum, wait) => sum + wait, 0);

function setup() {
  const time = fakeClock();
  const found: { what: Captured | null } = { what: null };
  const looks: number[] = [];
  const onChange = vi.fn();
  const capture = createCapture({
    clock: time.clock,
    look: () => {
      looks.push(time.elapsed());
      return found.what;
    },
    onChange,
    log: vi.fn(),
  });
  return { time, found, looks, capture, onChange };
}

describe('capture', () => {
  it('waits 100 ms, 2.5 times as long each time, never more than 5 s', () => {
    expect(Array.from({ length: 15 }, (_, retry) => retryDelay(retry))).toEqual(WAITS);
  });

  it('looks at once, 15 times with growing waits, then every 5 s for 2 minutes, then rests [4.click.2] [9.tracking.3]', () => {
    const { time, looks, capture } = setup();
    capture.start();
    time.advance(10 * 60_000);
    let sum = 0;
    const retries = WAITS.map((wait) => {
      sum += wait;
      return sum;
    });
    const polls = Array.from({ length: 24 }, (_, at) => RETRIES_END + (at + 1) * 5000);
    expect(looks).toEqual([0, ...retries, ...polls]);
    expect(looks.at(-1)).toBe(RETRIES_END + 120_000);
    expect(capture.state()).toEqual({ status: 'gave up' });
    expect(time.waiting()).toBe(0);
  });

  it('adds jitter of at most 200 ms to each retry, and none to the polls [4.click.2] [9.tracking.3]', () => {
    const { time, looks, capture } = setup();
    time.setRandom(0.5);
    capture.start();
    time.advance(RETRIES_END + 15 * 100 + 5000);
    expect(looks[1]).toBe(200);
    expect(looks[2]).toBe(200 + 350);
    expect(looks[15]).toBe(RETRIES_END + 15 * 100);
    expect(looks[16]).toBe(RETRIES_END + 15 * 100 + 5000);
  });

  it('retries to the very millisecond', () => {
    const { time, looks, capture } = setup();
    capture.start();
    time.advance(99);
    expect(looks).toHaveLength(1);
    time.advance(1);
    expect(looks).toHaveLength(2);
    time.advance(249);
    expect(looks).toHaveLength(2);
    time.advance(1);
    expect(looks).toHaveLength(3);
  });

  it('stops once something is found, during the retries and during the polls', () => {
    for (const after of [300, RETRIES_END + 7000]) {
      const { time, found, looks, capture } = setup();
      capture.start();
      time.advance(after);
      found.what = 'uuid';
      time.advance(5000);
      expect(capture.state()).toEqual({ status: 'captured', by: 'uuid' });
      const soFar = looks.length;
      time.advance(10 * 60_000);
      expect(looks).toHaveLength(soFar);
      expect(time.waiting()).toBe(0);
    }
  });

  it('looks once more when it is started again, and keeps its schedule', () => {
    const { time, looks, capture } = setup();
    capture.start();
    time.advance(400);
    capture.start();
    time.advance(575);
    expect(looks).toEqual([0, 100, 350, 400, 975]);
    expect(time.waiting()).toBe(1);
  });

  it('stops for good when the page is left', () => {
    const { time, looks, capture } = setup();
    capture.start();
    time.advance(120);
    capture.stop();
    time.advance(10 * 60_000);
    expect(looks).toEqual([0, 100]);
    expect(time.waiting()).toBe(0);
  });

  it('takes a look that throws for one that found nothing', () => {
    const time = fakeClock();
    const log = vi.fn();
    let broken = true;
    const capture = createCapture({
      clock: time.clock,
      look: () => {
        if (broken) throw new Error('storage is blocked');
        return 'click id';
      },
      onChange: vi.fn(),
      log,
    });
    capture.start();
    broken = false;
    time.advance(100);
    expect(capture.state().status).toBe('captured');
    expect(log).toHaveBeenCalledOnce();
  });

  it('tells each change of its state', () => {
    const { time, capture, onChange } = setup();
    capture.start();
    expect(capture.state()).toEqual({ status: 'retrying', retries: 0 });
    time.advance(100);
    expect(capture.state()).toEqual({ status: 'retrying', retries: 1 });
    time.advance(RETRIES_END - 100);
    expect(capture.state()).toEqual({ status: 'polling', since: time.start + RETRIES_END });
    capture.stop();
    expect(capture.state()).toEqual({ status: 'idle' });
    expect(onChange.mock.calls.map(([state]) => state.status)).toEqual([
      ...Array<string>(15).fill('retrying'),
      'polling',
      'idle',
    ]);
    onChange.mockClear();
    capture.stop();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('waits for nothing once a second start has found something', () => {
    const { time, found, capture } = setup();
    capture.start();
    found.what = 'click id';
    capture.start();
    expect(capture.state()).toEqual({ status: 'captured', by: 'click id' });
    expect(time.waiting()).toBe(0);
  });

  it('looks again when it is started after it gave up', () => {
    const { time, capture, looks } = setup();
    capture.start();
    time.advance(10 * 60_000);
    const soFar = looks.length;
    capture.start();
    time.advance(100);
    expect(looks).toHaveLength(soFar + 2);
  });
});
