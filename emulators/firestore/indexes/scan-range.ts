import { compareFieldValues, DocName, fieldReader } from '../query-filter.ts';
import { againstBound, type QueryPlan } from '../query-plan.ts';
import type { StoredDoc } from '../stored-doc.ts';
import { kindOf } from '../values.ts';
import type { Entries } from './ordered-index.ts';
import type { Order } from './planner.ts';
import type { Term } from './term.ts';

/** True for all documents from some position in the order (`start`), or up to some position (`end`). */
type Limits = { start: ((doc: StoredDoc) => boolean)[]; end: ((doc: StoredDoc) => boolean)[] };

/**
 * The entries between a query's cursors and within a term's ranges on the first field of the order, in order. It may
 * include documents that the filter rejects, but omits none that it accepts.
 */
export function* scanRange(
  plan: QueryPlan,
  term: Term,
  first: Order | undefined,
  entries: Entries,
): Iterable<StoredDoc> {
  const limits: Limits = { start: [], end: [] };
  const { startAt, endAt } = plan;
  if (startAt) limits.start.push((doc) => againstBound(plan, doc, startAt) > 0);
  if (endAt) limits.end.push((doc) => againstBound(plan, doc, endAt) < 0);
  if (first) limitByRanges(term, first, limits);
  const { start, end } = limits;
  const hasStarted = (doc: StoredDoc) => start.every((holds) => holds(doc));
  for (const doc of entries.from(start.length > 0 ? (doc) => (hasStarted(doc) ? -1 : 1) : undefined)) {
    if (!end.every((holds) => holds(doc))) return;
    yield doc;
  }
}

function limitByRanges(term: Term, { path, direction }: Order, limits: Limits): void {
  const read = fieldReader(path);
  const [low, high] = direction === 'ASCENDING' ? [limits.start, limits.end] : [limits.end, limits.start];
  for (const { path: of, op, value } of term.compared) {
    if (of !== path) continue;
    const against = (doc: StoredDoc) => compareFieldValues(read(doc), value);
    // A range contains only values of its bound's type, which are contiguous in the order.
    const isOfType = (doc: StoredDoc) => {
      const actual = read(doc);
      return actual instanceof DocName || kindOf(actual) === kindOf(value);
    };
    switch (op) {
      case 'GREATER_THAN':
      case 'GREATER_THAN_OR_EQUAL':
        low.push(op === 'GREATER_THAN' ? (doc) => against(doc) > 0 : (doc) => against(doc) >= 0);
        high.push((doc) => isOfType(doc) || against(doc) < 0);
        break;
      case 'LESS_THAN':
      case 'LESS_THAN_OR_EQUAL':
        high.push(op === 'LESS_THAN' ? (doc) => against(doc) < 0 : (doc) => against(doc) <= 0);
        low.push((doc) => isOfType(doc) || against(doc) > 0);
        break;
    }
  }
}
