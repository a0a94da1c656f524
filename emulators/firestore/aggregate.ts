import { fieldReader } from './query-filter.ts';
import { invalid } from './status.ts';
import type { StoredDoc } from './stored-doc.ts';
import type { Aggregation, Fields, Value } from './wire.ts';

const maxAggregations = 5;

/** Counts, sums and averages over documents. Throws INVALID_ARGUMENT for what Firestore refuses. */
export function aggregate(docs: StoredDoc[], aggregations: Aggregation[]): Fields {
  if (aggregations.length === 0 || aggregations.length > maxAggregations) {
    throw invalid(`A query takes one to ${maxAggregations} aggregations.`);
  }
  const result: Fields = {};
  for (const [index, aggregation] of aggregations.entries()) {
    const alias = aggregation.alias || `field_${index + 1}`;
    if (Object.hasOwn(result, alias)) throw invalid(`Duplicate aggregation alias "${alias}".`);
    result[alias] = compute(docs, aggregation);
  }
  return result;
}

function compute(docs: StoredDoc[], { count, sum, avg }: Aggregation): Value {
  if (count) {
    const upTo = count.upTo ? Number(count.upTo.value ?? 0) : docs.length;
    return { integerValue: String(Math.min(docs.length, upTo)) };
  }
  const fieldPath = (sum ?? avg)?.field?.fieldPath;
  if (!fieldPath) throw invalid('An aggregation needs a field.');
  const read = fieldReader(fieldPath);
  const numbers = docs.map(read).filter((value) => typeof value === 'number');
  const total = numbers.reduce((left, right) => left + right, 0);
  if (avg)
    return numbers.length === 0 ? { nullValue: 'NULL_VALUE' } : { doubleValue: total / numbers.length };
  return numbers.every(Number.isInteger) && Number.isSafeInteger(total)
    ? { integerValue: String(total) }
    : { doubleValue: total };
}

/** Fields that the aggregations read; documents without all of them are left out, as the index leaves them out. */
export const aggregatedFields = (aggregations: Aggregation[]): string[] =>
  aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []);
