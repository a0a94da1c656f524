import type { ConsentMode } from '@contract/conversion-rules.ts';
import { CONSENT_MODE } from '@/lib/consent.ts';

/** How the pages were built, which knows nothing of how the server is configured. */
const BUILT = { consent: CONSENT_MODE, pixel_id: import.meta.env.VITE_REDDIT_PIXEL_ID || null };

type Setup = { consent: ConsentMode; pixel_id: string | null };

/** Settings that must be the same in the pages and on the server, and aren't. */
export function mismatches(server: Setup, pages: Setup = BUILT): string[] {
  const found: string[] = [];
  if (pages.consent !== server.consent) {
    found.push(
      `The pages use ${pages.consent} (VITE_CONSENT), but the server uses ${server.consent} (CONSENT), so events that one allows are dropped by the other. Set both to the same value.`,
    );
  }
  if (pages.pixel_id !== null && pages.pixel_id !== server.pixel_id) {
    found.push(
      `The pages load the pixel ${pages.pixel_id} (VITE_REDDIT_PIXEL_ID), but the server sends to ${server.pixel_id ?? 'none'} (REDDIT_PIXEL_ID), so Reddit counts conversions twice or for the wrong pixel. Set both to the same value.`,
    );
  }
  return found;
}
