import { createOutgoing, OutgoingError, type OutgoingFetch } from '../platform/outgoing.ts';
import type { RedditEvent } from './reddit-event.ts';

/** Reddit's Conversions API, version 3. */
const REDDIT_HOSTS = ['ads-api.reddit.com'];
/** Reddit rejects the user agents that HTTP libraries send by default. */
const USER_AGENT = 'server:conversion-relay:1.0 (Conversions API v3)';
const TIMEOUT_MS = 20_000;
const MESSAGE_LENGTH = 300;

/**
 * Reddit's response. `status` is null if there was none: then the events may or may not have been received, and sending
 * them again under the same conversion ids is right.
 */
export type RedditAnswer = {
  status: number | null;
  message: string;
  /** How long Reddit asks us to wait. */
  retry_after_seconds: number | null;
};

export type RedditClient = {
  /**
   * Sends up to 1,000 events in one call; Reddit accepts all or none. `test_id` shows a single event in Event Testing.
   */
  send(events: readonly RedditEvent[], test_id: string | null): Promise<RedditAnswer>;
};

export type RedditClientOptions = {
  /** `https://ads-api.reddit.com`. */
  origin: string;
  pixel_id: string;
  /** The conversion access token of Ads Manager. */
  token: string;
  outgoing?: OutgoingFetch;
};

export function redditConversions(options: RedditClientOptions): RedditClient {
  const { origin, pixel_id, token } = options;
  const send =
    options.outgoing ??
    createOutgoing({ hosts: REDDIT_HOSTS, base_url: origin, timeout_ms: TIMEOUT_MS, max_bytes: 256 * 1024 });
  const url = `${origin}/api/v3/pixels/${encodeURIComponent(pixel_id)}/conversion_events`;
  return {
    async send(events, test_id) {
      const data = test_id === null ? { events } : { events, test_id };
      try {
        const answer = await send(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'user-agent': USER_AGENT,
          },
          body: JSON.stringify({ data }),
        });
        return {
          status: answer.status,
          message: messageOf(answer.text).slice(0, MESSAGE_LENGTH),
          retry_after_seconds: retryAfter(answer.headers.get('retry-after')),
        };
      } catch (error) {
        if (!(error instanceof OutgoingError)) throw error;
        return { status: null, message: error.reason, retry_after_seconds: null };
      }
    },
  };
}

/** The message in a response: its bodies are v3 envelopes, older envelopes, or plain text. */
function messageOf(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text.trim();
  }
  if (typeof body === 'string') return body;
  const { data, error, message } = Object(body) as Record<string, unknown>;
  for (const candidate of [Object(error).message, Object(error).explanation, Object(data).message, message]) {
    if (typeof candidate === 'string') return candidate;
  }
  return '';
}

/** Seconds of a Retry-After header, which is a number or a date. */
function retryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
