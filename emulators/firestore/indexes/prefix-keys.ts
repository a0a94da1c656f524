import { type FieldReader, fieldReader } from '../query-filter.ts';
import type { StoredDoc } from '../stored-doc.ts';
import type { Native } from '../values.ts';
import type { PrefixField } from './planner.ts';
import type { Term } from './term.ts';
import { valueKey } from './value-key.ts';

/** The index parts that contain a document: one per combination of prefix values. */
export class PrefixKeys {
  readonly #fields: { field: PrefixField; read: FieldReader }[];

  constructor(prefix: PrefixField[]) {
    this.#fields = prefix.map((field) => ({ field, read: fieldReader(field.path) }));
  }

  /** Empty if the document lacks one of the fields. */
  of(doc: StoredDoc): string[] {
    let keys = [''];
    for (const { field, read } of this.#fields) {
      const value = read(doc);
      if (value === undefined || (field.contains && !Array.isArray(value))) return [];
      if (field.contains) {
        const elements = new Set((value as Native[]).map(valueKey));
        keys = keys.flatMap((key) => [...elements].map((element) => `${key}|${element}`));
      } else {
        const own = valueKey(value);
        keys = keys.map((key) => `${key}|${own}`);
      }
    }
    return keys;
  }

  /** The part that contains a term's documents. */
  ofTerm(term: Term): string {
    let key = '';
    for (const { field } of this.#fields) {
      const fixed = field.contains ? term.contains : term.equal;
      key += `|${valueKey(fixed.find(({ path }) => path === field.path)?.value)}`;
    }
    return key;
  }
}
