import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Where every function of the product runs. */
export const REGION = 'us-central1';

/** Deploy configuration, declared once and read nowhere else. An empty value turns an optional part off. */
export const CONFIG = {
  /** Proxies in front of the API whose `X-Forwarded-For` entries are believed: Hosting and the load balancer. */
  proxy_hops: defineInt('PROXY_HOPS', { default: 2 }),
  /** Identity Platform's REST service. */
  identity_origin: defineString('IDENTITY_ORIGIN', {
    default: 'https://identitytoolkit.googleapis.com',
  }),
  /** The project's web API key; without it no reset mails are sent. */
  identity_api_key: defineString('IDENTITY_API_KEY', { default: '' }),
  /** A Chromium on this machine; empty means the one that is packed for Cloud Functions. */
  chrome_path: defineString('CHROME_PATH', { default: '' }),
  /** How many application forms are worked on at once, each in a Chromium of its own. */
  apply_concurrency: defineInt('APPLY_CONCURRENCY', { default: 50 }),
  /** Where the forms of the sample postings are; empty means there is no `sample` source. */
  sample_employers_origin: defineString('SAMPLE_EMPLOYERS_ORIGIN', { default: '' }),
  /** Job-board APIs. */
  greenhouse_api: defineString('GREENHOUSE_API_ORIGIN', { default: 'https://boards-api.greenhouse.io' }),
  lever_api: defineString('LEVER_API_ORIGIN', { default: 'https://api.lever.co' }),
  ashby_api: defineString('ASHBY_API_ORIGIN', { default: 'https://api.ashbyhq.com' }),
  /** Boards to read, by their names joined by commas: `acme,umbrella`. */
  greenhouse_boards: defineString('GREENHOUSE_BOARDS', { default: '' }),
  lever_boards: defineString('LEVER_BOARDS', { default: '' }),
  ashby_boards: defineString('ASHBY_BOARDS', { default: '' }),
  /** Reddit's ads API. */
  reddit_api: defineString('REDDIT_API_ORIGIN', { default: 'https://ads-api.reddit.com' }),
  /** The pixel that conversions go to, `a2_…`; without it none are sent. */
  reddit_pixel_id: defineString('REDDIT_PIXEL_ID', { default: '' }),
  /** Test mode: every event carries this id of Event Testing. Empty in production. */
  reddit_test_id: defineString('REDDIT_TEST_ID', { default: '' }),
  /** `opt-in`: who has not chosen is not measured. `opt-out`: is measured under Limited Data Use. */
  consent: defineString('CONSENT', { default: 'opt-in' }),
};

/** Conversion access token of Reddit's Ads Manager; `off` means that no conversions are sent. */
export const REDDIT_ACCESS_TOKEN = defineSecret('REDDIT_ACCESS_TOKEN');
