import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const SearchIndexHealth = z.object({
  /** `off`: none is configured. `building`, `down`: the database answers instead. */
  state: z.enum(['off', 'building', 'ready', 'down']),
  /** Jobs that it finds; null unless it is ready. */
  indexed: z.number().int().nullable(),
  /** Open jobs in the database, as of the last count. */
  open: z.number().int(),
  milliseconds: z.number().int(),
});
export type SearchIndexHealth = z.infer<typeof SearchIndexHealth>;

export const getSearchIndex = endpoint({
  name: 'getSearchIndex',
  summary: 'Whether the index of the public search answers, and how many jobs it finds.',
  method: 'GET',
  path: '/api/admin/search-index',
  auth: 'admin',
  response: SearchIndexHealth,
});

export const rebuildSearchIndex = endpoint({
  name: 'rebuildSearchIndex',
  summary: 'Empties the search index and fills it from the database. Until then the database answers.',
  method: 'POST',
  path: '/api/admin/search-index/rebuild',
  auth: 'admin',
  affects: ['getSearchIndex', 'listAudit'],
  success_status: 202,
  response: z.object({ build_id: z.string() }),
  errors: ['not_found'],
  rate_limit: 10,
});
