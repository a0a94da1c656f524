import type { ConsentMode } from '@contract/conversion-rules.ts';
import { CONSENT_MODE } from '@/lib/consent.ts';

/** How the pages were built, which knows nothing of how the server is configured. */
const BUILT = { consent: CONSENT_MODE, pixel_id: import.meta.env.VITE_REDDIT_PIXEL_ID || null };

type Setup = { consent: ConsentMode; pixel_id: string | null };

/** What pages and server must say alike and do not. */
export function mismatches(server: Setup, pages: Setup = BUILT): string[] {
  const found: string[] = [];
  if (pages.consent !== server.consent) {
    found.push(
      `The pages ask for ${pages.consent} (VITE_CONSENT), the server for ${server.consent} (CONSENT): what one of them permits, the other drops.`,
    );
  }
  if (pages.pixel_id !== null && pages.pixel_id !== server.pixel_id) {
    found.push(
      `The pages load the pixel ${pages.pixel_id} (VITE_REDDIT_PIXEL_ID), the server sends to ${server.pixel_id ?? 'none'} (REDDIT_PIXEL_ID): Reddit counts each conversion twice or at the wrong one.`,
    );
  }
  return found;
}
