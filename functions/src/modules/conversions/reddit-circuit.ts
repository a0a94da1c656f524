import type { ConversionDeps, RelayDeps } from './conversion-deps.ts';

/** `shut`: send nothing. `probe`: try with one conversion whether Reddit takes our token again. */
export type Gate = 'open' | 'probe' | 'shut';

/** Whether anything may be sent. While Reddit refuses the token or the pixel, one worker in a while may probe. */
export async function passGate(deps: RelayDeps): Promise<Gate> {
  const { configuration } = deps.reddit();
  const seen = await deps.circuits.find();
  if (!seen || seen.configuration !== configuration) return 'open';
  if (deps.clock() < seen.retry_at) return 'shut';
  return deps.runTransaction(async (tx): Promise<Gate> => {
    const circuit = await deps.circuits.findInTx(tx);
    const now = deps.clock();
    if (!circuit) return 'open';
    if (now < circuit.retry_at) return 'shut';
    deps.circuits.open(tx, { ...circuit, retry_at: new Date(now.getTime() + deps.pace.probe_ms) });
    return 'probe';
  });
}

/** Stops the sending and raises the alarm, once for each configuration that is refused. Gives when to try again. */
export async function stopSending(deps: RelayDeps, status: number, message: string): Promise<Date> {
  const { configuration, pixel_id } = deps.reddit();
  const { alarm, retry_at } = await deps.runTransaction(async (tx) => {
    const circuit = await deps.circuits.findInTx(tx);
    const now = deps.clock();
    const known = circuit?.configuration === configuration;
    const retry_at = new Date(now.getTime() + deps.pace.probe_ms);
    const opened_at = known ? circuit.opened_at : now;
    deps.circuits.open(tx, { configuration, status, message, opened_at, retry_at });
    return { alarm: !known, retry_at };
  });
  if (alarm) {
    deps.logger.error('Reddit relay stopped: Reddit refuses the token or the pixel', {
      alarm: 'reddit_relay_refused',
      status,
      answer: message,
      pixel_id,
    });
  }
  return retry_at;
}

/** Reddit took an event: sending goes on if it had stopped. */
export async function resumeSending(deps: ConversionDeps): Promise<void> {
  if (!(await deps.circuits.find())) return;
  const closed = await deps.runTransaction(async (tx) => {
    const circuit = await deps.circuits.findInTx(tx);
    if (circuit) deps.circuits.close(tx);
    return circuit !== null;
  });
  if (closed) deps.logger.info('Reddit relay goes on: Reddit accepts events again');
}
