import { defineInt, defineString } from 'firebase-functions/params';

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
};
