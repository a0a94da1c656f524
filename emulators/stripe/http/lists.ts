import type Stripe from 'stripe';
import type { Kind, Objects, State } from '../core/state.ts';
import { badRequest } from '../core/stripe-error.ts';
import { listOf } from '../core/world.ts';
import { array, hash, integer, string } from './params.ts';

/** What every list of the API takes. */
export const PAGE_PARAMS = {
  limit: integer(),
  starting_after: string(),
  ending_before: string(),
  expand: array(string()),
};

/** A point in time, or bounds. */
export const RANGE_PARAM = hash({ gt: integer(), gte: integer(), lt: integer(), lte: integer() });

type Page = { limit?: number; starting_after?: string; ending_before?: string };
type Range = { gt?: number; gte?: number; lt?: number; lte?: number };

/** One page of the objects that `matches`, newest first, as the SDK pages through them. */
export function pageOf<K extends Kind>(
  state: State,
  kind: K,
  url: string,
  page: Page,
  matches: (row: Objects[K]) => boolean,
): Stripe.ApiList<Objects[K]> {
  const { limit = 10, starting_after, ending_before } = page;
  if (limit < 1 || limit > 100) {
    throw badRequest(
      limit < 1
        ? 'This value must be greater than or equal to 1.'
        : 'This value must be less than or equal to 100.',
      'limit',
      'parameter_invalid_integer',
    );
  }
  if (starting_after !== undefined && ending_before !== undefined) {
    throw badRequest(
      'Received both `starting_after` and `ending_before`: pass one of them.',
      'ending_before',
    );
  }
  if (starting_after !== undefined) state.get(kind, starting_after, 'starting_after');
  if (ending_before !== undefined) state.get(kind, ending_before, 'ending_before');
  const rows = state.list(kind);
  if (ending_before !== undefined) {
    const before = rows
      .slice(
        0,
        rows.findIndex(({ id }) => id === ending_before),
      )
      .filter(matches);
    return listOf(before.slice(-limit), url, before.length > limit);
  }
  const from = starting_after === undefined ? 0 : rows.findIndex(({ id }) => id === starting_after) + 1;
  const after = rows.slice(from).filter(matches);
  return listOf(after.slice(0, limit), url, after.length > limit);
}

export function inRange(value: number, range: Range | undefined): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range ?? {};
  return value > gt && value >= gte && value < lt && value <= lte;
}
