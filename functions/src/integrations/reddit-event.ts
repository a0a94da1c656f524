import type { RedditEventType } from '../contract/conversion-ids.ts';

/** One event of the Conversions API v3. Reddit rejects unknown fields. */
export type RedditEvent = {
  /** Unix milliseconds; not older than 7 days, not more than 5 minutes ahead. */
  event_at: number;
  action_source: 'WEBSITE';
  event_source_url?: string;
  /** Never hashed. */
  click_id?: string;
  type: { tracking_type: RedditEventType; custom_event_name?: string };
  user?: RedditUser;
  metadata: RedditMetadata;
};

/** Match keys; email, phone, and ids of users and devices as SHA-256 in lower-case hex. */
export type RedditUser = {
  email?: string;
  phone_number?: string;
  external_id?: string;
  user_agent?: string;
  /** The whole value of the pixel's cookie, its time prefix included. */
  uuid?: string;
  idfa?: string;
  aaid?: string;
  screen_dimensions?: { width: number; height: number };
  data_processing_options?: { modes: ['LDU']; country?: string; region?: string };
};

export type RedditMetadata = {
  conversion_id: string;
  item_count?: number;
  currency?: string;
  /** Whole currency units, not cents. */
  value?: number;
  products?: { id: string; name?: string; category?: string }[];
};
