import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldReader, fieldReader } from '../query-filter.ts';
import type { StoredDoc } from '../stored-doc.ts';
import type { IndexDefinitions } from './definitions.ts';
import type { QueryShape } from './query-shape.ts';

/** A field with an override that occurs in a stored document. */
export type WrittenField = { collectionGroup: string; path: string };
type Line = { served: QueryShape } | { wrote: WrittenField };

/** Logs each distinct query shape once, and which fields with an override occur in documents. */
export class QueryLog {
  readonly #file: string;
  readonly #known = new Set<string>();
  /** By collection group: fields not yet seen in a document. */
  readonly #unseen = new Map<string, Map<string, FieldReader>>();

  constructor(folder: string, definitions: IndexDefinitions | undefined) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${process.pid}-${randomUUID()}.jsonl`);
    for (const { collectionGroup, path } of definitions?.overrides ?? []) {
      const fields = this.#unseen.get(collectionGroup) ?? new Map<string, FieldReader>();
      this.#unseen.set(collectionGroup, fields.set(path, fieldReader(path)));
    }
  }

  served(shape: QueryShape): void {
    this.#append({ served: shape });
  }

  wrote(doc: StoredDoc): void {
    const collectionGroup = doc.collection.slice(doc.collection.lastIndexOf('/') + 1);
    const fields = this.#unseen.get(collectionGroup);
    for (const [path, read] of fields ?? []) {
      if (read(doc) === undefined) continue;
      fields?.delete(path);
      this.#append({ wrote: { collectionGroup, path } });
    }
  }

  #append(line: Line): void {
    const text = JSON.stringify(line);
    if (this.#known.has(text)) return;
    this.#known.add(text);
    appendFileSync(this.#file, `${text}\n`);
  }
}

/** Everything that all processes logged to a folder. */
export function readQueryLog(folder: string): { served: QueryShape[]; wrote: WrittenField[] } {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  const lines = [...new Set(texts)].filter((text) => text !== '').map((text) => JSON.parse(text) as Line);
  return {
    served: lines.flatMap((line) => ('served' in line ? [line.served] : [])),
    wrote: lines.flatMap((line) => ('wrote' in line ? [line.wrote] : [])),
  };
}
