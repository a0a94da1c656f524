import { libsqlDatabase, type SqlDatabase } from '../integrations/libsql.ts';
import { type IndexReader, indexReader } from '../modules/postings/search/index-reader.ts';
import { type IndexWriter, indexWriter } from '../modules/postings/search/index-writer.ts';
import { CONFIG, isGiven, SEARCH_INDEX_TOKEN } from '../platform/config.ts';

/** The index of the public search. */
export type SearchIndex = IndexReader & IndexWriter;

export const searchIndexOn = (database: SqlDatabase): SearchIndex => ({
  ...indexReader(database),
  ...indexWriter(database),
});

/** This project's index; null if none is configured. */
export function projectSearchIndex(): SearchIndex | null {
  const url = CONFIG.search_index_url.value();
  if (!isGiven(url)) return null;
  const token = () => (isGiven(SEARCH_INDEX_TOKEN.value()) ? SEARCH_INDEX_TOKEN.value() : '');
  return searchIndexOn(libsqlDatabase(url, token));
}
