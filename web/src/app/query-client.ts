import { keepFresh } from '@/lib/freshness.ts';
import { createQueryClient } from '@/lib/query-client.ts';

/** The app's query cache. */
export const queryClient = createQueryClient();
keepFresh(queryClient);
