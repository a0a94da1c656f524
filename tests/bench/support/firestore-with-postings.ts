/**
 * A process with an embedded Firestore that holds very many postings: those of one corpus, repeated with other ids,
 * places and dates, put into memory without going through the wire. Started by search-scale.ts with the number of postings;
 * answers each message with what it is asked for.
 */
import { readFileSync } from 'node:fs';
import { startFirestore } from '../../../emulators/firestore/server.ts';
import type { StoredDoc } from '../../../emulators/firestore/stored-doc.ts';
import { random } from '../../../functions/scripts/embedding/random.ts';
import { embedText } from '../../../functions/src/modules/job-text/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../../../functions/src/modules/job-text/embedding/embedding-model.ts';
import { postingsRepository } from '../../../functions/src/modules/postings/postings.repository.ts';
import { connectFirebase } from '../../../functions/src/platform/firebase.ts';
import { PROJECT_ID } from '../../support/project-id.ts';
import { generatedPostings } from './generated-postings.ts';

const count = Number(process.argv[2]);
const TEMPLATES = 5_000;
const BATCH = 200;
const root = new URL('../../../', import.meta.url);
const firestore = await startFirestore({
  port: 0,
  host: '127.0.0.1',
  projectId: PROJECT_ID,
  rules: readFileSync(new URL('firestore.rules', root), 'utf8'),
  indexes: readFileSync(new URL('firestore.indexes.json', root), 'utf8'),
  dataDir: null,
  log: (line) => process.stderr.write(`${line}\n`),
});
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${firestore.port}`;
process.env.GCLOUD_PROJECT = PROJECT_ID;
const { db } = connectFirebase();
const postings = postingsRepository(db, () => new Date());
const now = new Date();
const templates = generatedPostings(Math.min(count, TEMPLATES), now);
for (let from = 0; from < templates.length; from += BATCH) {
  const batch = db.batch();
  postings.stage(
    batch,
    templates.slice(from, from + BATCH).map((posting) => {
      const url = `https://employers.test/${posting.id}`;
      const apply = { kind: 'greenhouse' as const, url };
      const seen = now.toISOString();
      return {
        kind: 'create',
        record: {
          ...posting,
          url,
          apply,
          origins: [{ source: posting.source, external_id: posting.id, url, apply }],
          fingerprint: posting.id,
          reposts: 0,
          risk_flags_later: [],
          content_hash: posting.id,
          embedding_model: EMBEDDING_MODEL,
          first_seen_at: seen,
          last_seen_at: seen,
          missed: 0,
        },
        content: { description_html: '', description_text: '' },
        embedding: embedText(posting.features.title),
      };
    }),
  );
  await batch.commit();
}
const database = firestore.database(`projects/${PROJECT_ID}/databases/(default)`);
const stored = [...database.all()].filter(({ collection }) => collection === 'postings');
const next = random(11);
for (let n = stored.length; n < count; n += 1) {
  const title = stored[n % stored.length] as StoredDoc;
  const place = stored[Math.floor(next() * stored.length)] as StoredDoc;
  const { market, area, locations, country, workplace } = place.data;
  const { places } = place.data.features as { places: never };
  const days = Math.floor(next() * 45 * 86_400_000);
  database.restore({
    ...title,
    path: `postings/copy-${String(n).padStart(7, '0')}`,
    data: {
      ...title.data,
      ...{ market, area, locations, country, workplace },
      features: { ...(title.data.features as object), places, workplace } as never,
      posted_at: new Date(now.getTime() - days).toISOString(),
    } as StoredDoc['data'],
  });
}
await postings.recountOpen(count, now);
process.on('message', () => process.send?.({ resident_mb: process.memoryUsage().rss / 2 ** 20 }));
process.send?.({ port: firestore.port });
// Ends by itself, so that `--cpu-prof` writes what it found.
process.on('SIGTERM', () => process.exit());
