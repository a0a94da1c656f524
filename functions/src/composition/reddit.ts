import { redditConversions } from '../integrations/reddit-conversions.ts';
import type { RedditSettings } from '../modules/conversions/conversion-deps.ts';
import { CONFIG, isGiven, REDDIT_ACCESS_TOKEN } from '../platform/config.ts';
import { digest } from '../platform/hash.ts';

/** This project's Reddit settings. The secret `off` stands for none, because a secret cannot be empty. */
export function redditSettings(): RedditSettings {
  const api_origin = CONFIG.reddit_api.value();
  const pixel_id = CONFIG.reddit_pixel_id.value().trim();
  const secret = REDDIT_ACCESS_TOKEN.value()?.trim() ?? '';
  const token = isGiven(secret) ? secret : '';
  const configured = pixel_id !== '' && token !== '';
  return {
    client: configured ? redditConversions({ origin: api_origin, pixel_id, token }) : null,
    pixel_id: pixel_id || null,
    has_token: token !== '',
    api_origin,
    test_id: CONFIG.reddit_test_id.value().trim() || null,
    configuration: digest(api_origin, pixel_id, token),
    consent: CONFIG.consent.value() === 'opt-out' ? 'opt-out' : 'opt-in',
  };
}
