import { isNumber, sumOf, toDouble } from './numbers.ts';
import { fieldReader } from './query-filter.ts';
import { invalid } from './status.ts';
import type { StoredDoc } from './stored-doc.ts';
import type { Aggregation, Fields, Value } from './wire.ts';
import { encodeValue } from './wire-values.ts';

const maxAggregations = 5;

/**
 * Counts, sums and averages over documents, or just a count where only the number is known. Throws INVALID_ARGUMENT for
 * whatever Firestore rejects.
 */
export function aggregate(docs: StoredDoc[] | number, aggregations: Aggregation[]): Fields {
  if (aggregations.length === 0) throw invalid('An aggregation query needs at least one aggregation.');
  if (aggregations.length > maxAggregations)
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}.`,
    );
  const result: Fields = {};
  for (const [index, aggregation] of aggregations.entries()) {
    const alias = aggregation.alias || `field_${index + 1}`;
    if (Object.hasOwn(result, alias)) throw invalid(`Duplicate aggregation alias "${alias}".`);
    result[alias] = compute(docs, aggregation);
  }
  return result;
}

function compute(found: StoredDoc[] | number, { count, sum, avg }: Aggregation): Value {
  const docs = typeof found === 'number' ? [] : found;
  if (count) {
    const number = typeof found === 'number' ? found : found.length;
    const upTo = count.upTo ? Number(count.upTo.value ?? 0) : number;
    return { integerValue: String(Math.min(number, upTo)) };
  }
  const fieldPath = (sum ?? avg)?.field?.fieldPath;
  if (!fieldPath) throw invalid('An aggregation needs a field.');
  const read = fieldReader(fieldPath);
  const numbers = docs.map(read).filter(isNumber);
  if (sum) return encodeValue(sumOf(numbers));
  if (numbers.length === 0) return { nullValue: 'NULL_VALUE' };
  return { doubleValue: toDouble(sumOf(numbers)) / numbers.length };
}

/** Fields that the aggregations read; documents missing any of them are excluded, as they are from the index. */
export const aggregatedFields = (aggregations: Aggregation[]): string[] =>
  aggregations.flatMap(({ sum, avg }) => (sum ?? avg)?.field?.fieldPath ?? []);
