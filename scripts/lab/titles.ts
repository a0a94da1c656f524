import { readFile } from 'node:fs/promises';
import { embedText } from '../../functions/src/modules/job-text/embedding/embed-text.ts';
import { normaliseTitle } from '../../functions/src/modules/job-text/titles/normalise-title.ts';

const USAGE = 'Usage: npm run lab -- titles --queries Q.tsv --corpus C.tsv';
/** The best matches printed for each query. */
const BEST = 50;

type Row = { id: string; vector: Float64Array };

/**
 * Prints the nearest titles of the corpus for each query as TSV: `query_id, corpus_id, similarity` (a cosine), nearest
 * first. Both files have the columns `id<TAB>text[<TAB>description]`. Returns the exit code.
 */
export async function runTitles(args: string[]): Promise<number> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const [queries, corpus] = [option('--queries'), option('--corpus')];
  if (queries === undefined || corpus === undefined) {
    console.error(USAGE);
    return 2;
  }
  const candidates = await readTitles(corpus);
  for (const query of await readTitles(queries)) {
    const best = candidates
      .map(({ id, vector }) => ({ id, similarity: cosine(query.vector, vector) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, BEST);
    process.stdout.write(
      best.map(({ id, similarity }) => `${query.id}\t${id}\t${similarity.toFixed(6)}\n`).join(''),
    );
  }
  return 0;
}

async function readTitles(file: string): Promise<Row[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [id = '', text = ''] = line.split('\t');
    // A title of nothing but rank and place ("Senior") is compared as it stands.
    return { id, vector: Float64Array.from(embedText(normaliseTitle(text) || text)) };
  });
}

function cosine(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += a[d]! * b[d]!;
  return sum;
}
