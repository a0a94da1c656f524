import type { RedditEventType } from '@contract/conversion-ids.ts';
import type { EventType } from '@contract/conversions.ts';
import type { Conversion, ConversionState } from '@contract/conversions-admin.ts';
import type { CaptureState } from '@/lib/tracking/track.ts';
import type { ChipKind } from '@/ui/status-chip.tsx';

/** Reddit's event names in plain words. */
export const TYPE_WORDS: Record<RedditEventType, string> = {
  PAGE_VISIT: 'Page visit',
  VIEW_CONTENT: 'View content',
  ADD_TO_CART: 'Add to cart',
  PURCHASE: 'Purchase',
  LEAD: 'Lead',
  SIGN_UP: 'Sign-up',
  CUSTOM: 'Custom',
};

/** What can be sent as a test. */
export const TEST_TYPES: Record<EventType, string> = {
  pagevisit: 'Page visit',
  signup: 'Sign-up',
  addtocart: 'Add to cart',
  purchase: 'Purchase',
  lead: 'Lead',
  viewcontent: 'View content',
  custom: 'Custom',
};

/** Hatched is what nobody knows yet: an event that Reddit hasn't responded to. */
export const STATE_WORDS: Record<ConversionState, { word: string; kind: ChipKind }> = {
  queued: { word: 'Queued', kind: 'unknown' },
  sending: { word: 'Sending', kind: 'unknown' },
  accepted: { word: 'Accepted', kind: 'ok' },
  rejected: { word: 'Rejected', kind: 'missing' },
  skipped: { word: 'Skipped', kind: 'neutral' },
  failed: { word: 'Failed', kind: 'missing' },
};

export const SOURCE_WORDS: Record<Conversion['source'], string> = {
  browser: 'Browser',
  server: 'Server',
  test: 'Test',
};

export function captureWords(state: CaptureState): string {
  switch (state.status) {
    case 'idle':
      return 'Not started';
    case 'retrying':
      return `Looking, try ${state.retries + 1} of 15`;
    case 'polling':
      return 'Looking every 5 seconds';
    case 'captured':
      return state.by === 'uuid' ? 'Found a pixel UUID' : 'Found a click ID';
    case 'gave up':
      return 'Nothing found';
  }
}
