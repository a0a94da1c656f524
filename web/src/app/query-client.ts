import { keepFresh } from '@/lib/freshness.ts';
import { createQueryClient } from '@/lib/query-client.ts';

/** The app's one cache of answers. */
export const queryClient = createQueryClient();
keepFresh(queryClient);
