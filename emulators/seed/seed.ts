/**
 * Fills a local stack: the sample postings, ingested by the product's own use-case, and the demo accounts. Run as
 * `node emulators/seed/seed.ts` with `GCLOUD_PROJECT`, `FIRESTORE_EMULATOR_HOST`, `FIREBASE_AUTH_EMULATOR_HOST` and
 * `PORT_OFFSET`. A second run finds everything there: no writes, one read.
 */
import { embedText } from '../../functions/src/modules/matches/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../../functions/src/modules/matches/embedding/embedding-model.ts';
import { extractFeatures } from '../../functions/src/modules/matches/features/extract-features.ts';
import { type IngestOutcome, ingestSource } from '../../functions/src/modules/postings/ingest-source.ts';
import { postingsRepository } from '../../functions/src/modules/postings/postings.repository.ts';
import { weeklySample } from '../../functions/src/modules/postings/sources/sample/sample-source.ts';
import { sourcesRepository } from '../../functions/src/modules/postings/sources.repository.ts';
import { connectFirebase, type Firebase } from '../../functions/src/platform/firebase.ts';
import { portsAt } from '../ports.ts';
import { seedAccounts } from './demo-accounts.ts';
import { seedProfiles } from './demo-profiles.ts';

/** The emulator's address from the environment: without it the seed would reach for a real project. */
function emulatorHost(name: string): string {
  const host = process.env[name];
  if (!host) throw new Error(`${name} is not set: the seed writes to emulators alone.`);
  return host;
}

async function seedPostings({ db }: Firebase, employers_origin: string): Promise<IngestOutcome> {
  const deps = {
    postings: postingsRepository(db),
    sources: sourcesRepository(db),
    extractFeatures,
    embedText,
    embedding_model: EMBEDDING_MODEL,
    clock: () => new Date(),
  };
  return ingestSource(deps, weeklySample(new Date(), employers_origin), { ignore_backoff: true });
}

function describe(outcome: IngestOutcome): string {
  if (outcome.kind === 'skipped') return 'postings are there';
  const { status, counts, errors } = outcome.state;
  if (status !== 'ok' || !counts) throw new Error(`The sample postings failed: ${errors.join('; ')}`);
  return `${counts.created} postings new, ${counts.changed} changed, ${counts.closed} closed`;
}

async function main(): Promise<void> {
  // No Google machine here: without this the client libraries look for one and warn that there is none.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const started = performance.now();
  emulatorHost('FIRESTORE_EMULATOR_HOST');
  const auth_host = emulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  const employers_origin =
    process.env.SAMPLE_EMPLOYERS_ORIGIN ??
    `http://127.0.0.1:${portsAt(Number(process.env.PORT_OFFSET ?? 0)).employers}`;
  const firebase = connectFirebase();
  const outcome = await seedPostings(firebase, employers_origin);
  const stored = performance.now();
  const accounts = await seedAccounts(firebase.auth, auth_host);
  await seedProfiles(firebase);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `Seeded in ${seconds(started, performance.now())} s: ${describe(outcome)} (${seconds(started, stored)} s), ${accounts} accounts new`,
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
