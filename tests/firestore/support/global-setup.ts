import { startEmbedded } from './embedded.ts';
import { startOfficial } from './official.ts';

/** Points FIRESTORE_EMULATOR_HOST at the emulator under test. Returns the teardown function. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.FIRESTORE === 'official') {
    if (process.env.FIRESTORE_EMULATOR_HOST) return async () => {};
    const { port, stop } = await startOfficial();
    process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
    return stop;
  }
  const { port, kill } = await startEmbedded();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  return () => kill('SIGTERM');
}
