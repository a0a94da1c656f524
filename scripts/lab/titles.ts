import { readFile } from 'node:fs/promises';
import { embedEnglish, inEnglish } from '../../functions/src/modules/job-text/embedding/embed-text.ts';
import { readOccupations } from '../../functions/src/modules/job-text/title-search/occupation-file.ts';
import { OccupationVotes } from '../../functions/src/modules/job-text/title-search/occupation-votes.ts';
import { TitleSearch } from '../../functions/src/modules/job-text/title-search/title-search.ts';
import { likelyLanguage } from '../../functions/src/modules/job-text/translation/likely-language.ts';

const USAGE = 'Usage: npm run lab -- titles --queries Q.tsv --corpus C.tsv';
/** The best matches printed for each query. */
const BEST = 50;

type Row = { id: string; text: string };

/**
 * Prints the nearest titles of the corpus for each query as TSV: `query_id, corpus_id, similarity` (at most 1), nearest
 * first. Both files have the columns `id<TAB>text[<TAB>description]`; descriptions are not read. Returns the exit code.
 */
export async function runTitles(args: string[]): Promise<number> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const [queriesFile, corpusFile] = [option('--queries'), option('--corpus')];
  if (queriesFile === undefined || corpusFile === undefined) {
    console.error(USAGE);
    return 2;
  }
  const [queries, corpus] = [await readRows(queriesFile), await readRows(corpusFile)];
  const votes = new OccupationVotes(readOccupations(), embedEnglish);
  const search = new TitleSearch(
    corpus.map(({ text }) => text),
    {
      toEnglish: translator(corpus),
      embed: embedEnglish,
      votes,
    },
  );
  const toEnglish = translator(queries);
  for (const query of queries) {
    const similarities = search.similarities(query.text, toEnglish);
    const best = [...similarities.keys()].sort((a, b) => similarities[b]! - similarities[a]!).slice(0, BEST);
    process.stdout.write(
      best.map((i) => `${query.id}\t${corpus[i]!.id}\t${similarities[i]!.toFixed(6)}\n`).join(''),
    );
  }
  return 0;
}

/** Titles of one file are taken to be in one language, unless a title says otherwise. */
function translator(rows: Row[]): (title: string) => string {
  const language = likelyLanguage(rows.map(({ text }) => text));
  return (title) => inEnglish(title, language);
}

async function readRows(file: string): Promise<Row[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [id = '', text = ''] = line.split('\t');
    return { id, text };
  });
}
