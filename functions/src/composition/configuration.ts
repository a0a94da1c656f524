import type { SecretParam, StringParam } from 'firebase-functions/params';
import {
  CONFIG,
  GEMINI_API_KEY,
  isGiven,
  REDDIT_ACCESS_TOKEN,
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
} from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';

/** A part of the product that needs values of this project. */
export type Integration = {
  name: string;
  /** What does not work without it, as the end of "Without it …". */
  without: string;
  params: (StringParam | SecretParam)[];
  /** Deploys without it are rejected: half of the product would be missing. */
  required: boolean;
};

export const INTEGRATIONS: readonly Integration[] = [
  {
    name: 'Account emails',
    without: 'password reset emails aren’t sent',
    params: [CONFIG.identity_api_key],
    required: true,
  },
  {
    name: 'Reddit conversions',
    without: 'conversions aren’t sent',
    params: [CONFIG.reddit_pixel_id, REDDIT_ACCESS_TOKEN],
    required: false,
  },
  {
    name: 'Payments',
    without: 'checkout is closed',
    params: [CONFIG.site_origin, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET],
    required: false,
  },
  {
    name: 'Search index',
    without: 'Firestore answers searches for jobs, with fewer words',
    params: [CONFIG.search_index_url],
    required: false,
  },
  {
    name: 'Language model',
    without: 'nobody can have a resume checked by one',
    params: [CONFIG.gemini_model, GEMINI_API_KEY],
    required: false,
  },
  {
    name: 'Notices',
    without: 'nobody hears of failed payments by email',
    params: [CONFIG.smtp_origin, CONFIG.mail_from],
    required: false,
  },
];

/** Integrations with missing values, and the names of those. `read` returns a param's value. */
export function missingIntegrations(
  read: (param: StringParam | SecretParam) => string | undefined,
): (Integration & { missing: string[] })[] {
  return INTEGRATIONS.map((integration) => {
    const missing = integration.params.filter((param) => !isGiven(read(param))).map(({ name }) => name);
    return { ...integration, missing };
  }).filter(({ missing }) => missing.length > 0);
}

/** Logs one line per integration that is not configured, when a process with all params starts. */
export function reportConfiguration(logger: Logger): void {
  for (const { name, without, required, missing } of missingIntegrations((param) => param.value())) {
    const message = `${name}: ${missing.join(', ')} not set, so ${without}`;
    if (required) logger.error(message, { alarm: 'configuration_missing' });
    else logger.warn(message);
  }
}
