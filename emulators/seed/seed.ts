/**
 * Fills a local stack: what is sold at Stripe, the local job boards' postings, read by the product's own ingest, and the
 * demo accounts. Run as
 * `node emulators/seed/seed.ts` with `GCLOUD_PROJECT`, `FIRESTORE_EMULATOR_HOST`, `FIREBASE_AUTH_EMULATOR_HOST` and
 * `PORT_OFFSET`; `JOB_BOARDS_EVERY` is how many boards there are for each that is read. A second run finds everything
 * there and writes nothing.
 */
import { setUpAccount } from '../../functions/src/integrations/stripe-account.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import { portsAt } from '../ports.ts';
import { localStripe } from '../stripe/local-client.ts';
import { seedAccounts } from './demo-accounts.ts';
import { type SeededBoards, seedBoards } from './demo-boards.ts';
import { seedProfiles } from './demo-profiles.ts';
import { seedSearchIndex } from './search-index.ts';

/** The emulator's address from the environment: without it the seed would reach for a real project. */
function emulatorHost(name: string): string {
  const host = process.env[name];
  if (!host) throw new Error(`${name} isn’t set. The seed writes only to emulators.`);
  return host;
}

function describe({ read, postings }: SeededBoards): string {
  return read === 0 ? 'boards are there' : `${postings} postings of ${read} boards`;
}

async function main(): Promise<void> {
  // No Google machine here: without this the client libraries look for one and warn that there is none.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const started = performance.now();
  emulatorHost('FIRESTORE_EMULATOR_HOST');
  const auth_host = emulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  const ports = portsAt(Number(process.env.PORT_OFFSET ?? 0));
  const firebase = connectFirebase();
  // The stack's endpoint is known to Stripe from the start, with its secret.
  const site = `http://127.0.0.1:${ports.hosting}`;
  await setUpAccount(localStripe(ports.stripe), { site, webhook_url: null });
  const every = Number(process.env.JOB_BOARDS_EVERY ?? 1);
  if (!(Number.isInteger(every) && every > 0)) throw new Error('JOB_BOARDS_EVERY takes a number from 1.');
  const boards = await seedBoards(firebase, `http://127.0.0.1:${ports.job_boards}`, every);
  await seedSearchIndex(firebase, `http://127.0.0.1:${ports.search}`, boards.read > 0);
  const stored = performance.now();
  const accounts = await seedAccounts(firebase.auth, auth_host);
  await seedProfiles(firebase);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `Seeded in ${seconds(started, performance.now())} s: ${describe(boards)} (${seconds(started, stored)} s), ${accounts} accounts new`,
  );
  await firebase.db.terminate();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error('The demo data could not be stored:', error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
