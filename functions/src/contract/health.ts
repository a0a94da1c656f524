import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Health check of the API.',
  method: 'GET',
  path: '/api/health',
  auth: 'public',
  response: z.object({ ok: z.literal(true) }),
  rate_limit: 600,
});
