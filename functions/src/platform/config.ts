import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { GOOGLE_NETWORKS } from './google-networks.ts';

/** The region of every function. */
export const REGION = 'us-central1';

/**
 * Deploy configuration, declared here and read nowhere else. `label` says what a param is for and `description` where
 * its value comes from; firebase-tools shows both when it prompts, and `npm run deploy:check` when it is missing. A
 * param without a default is required.
 */
export const CONFIG = {
  hosting_networks: defineString('HOSTING_NETWORKS', {
    default: GOOGLE_NETWORKS,
    label: "Networks of Hosting's proxies, which are trusted to report the caller's address",
    description: 'Keep the default. Networks as address/bits, separated by commas.',
  }),
  identity_origin: defineString('IDENTITY_ORIGIN', {
    default: 'https://identitytoolkit.googleapis.com',
    label: "Identity Platform's REST service",
    description: 'Keep the default.',
  }),
  identity_api_key: defineString('IDENTITY_API_KEY', {
    label: "The project's web API key, used to send password reset emails through Identity Platform",
    description:
      'Firebase console, Project settings, General, Web API key. The same value as VITE_FIREBASE_API_KEY.',
  }),
  chrome_path: defineString('CHROME_PATH', {
    default: '',
    label: 'Path of a Chromium executable; if empty, the packed one for Linux x64 is used',
    description: 'Leave it empty in a deploy.',
  }),
  apply_concurrency: defineInt('APPLY_CONCURRENCY', {
    default: 50,
    label: 'How many application forms are processed at once, each in its own Chromium',
    description: 'Lower it to cap the cost of instances that run Chromium.',
  }),
  form_origins: defineString('FORM_ORIGINS', {
    default: '',
    label: "Origins whose application forms may be opened and submitted, if not the vendors' own",
    description: 'Leave it empty in a deploy.',
  }),
  form_permissions: defineString('FORM_PERMISSIONS', {
    default: '',
    label:
      'Vendors whose forms may be filled by our own browser besides those that it fills anyway, separated by commas',
    description:
      'Only vendors that permit it, such as `recruitee`: see decision 048. Forms of all others are handed over with the answers prepared.',
  }),
  greenhouse_api: defineString('GREENHOUSE_API_ORIGIN', {
    default: 'https://boards-api.greenhouse.io',
    label: "Greenhouse's job-board API",
    description: 'Keep the default.',
  }),
  lever_api: defineString('LEVER_API_ORIGIN', {
    default: 'https://api.lever.co',
    label: "Lever's job-board API",
    description: 'Keep the default.',
  }),
  ashby_api: defineString('ASHBY_API_ORIGIN', {
    default: 'https://api.ashbyhq.com',
    label: "Ashby's job-board API",
    description: 'Keep the default.',
  }),
  job_boards_origin: defineString('JOB_BOARDS_ORIGIN', {
    default: '',
    label: "Where all other sources of jobs are, if not at their vendors' own addresses",
    description: 'Leave it empty in a deploy.',
  }),
  robots_exceptions: defineString('ROBOTS_EXCEPTIONS', {
    default: '',
    label: 'Hosts of job boards that may be read whatever their robots.txt says, separated by commas',
    description: 'Only hosts that you have permission for, such as `api.smartrecruiters.com`.',
  }),
  crawl_requests: defineInt('CRAWL_REQUESTS_PER_DAY', {
    default: 250_000,
    label: 'How many requests to job boards are made in a day at most',
    description: 'The default reads 45,000 boards several times a day where they change.',
  }),
  crawl_dollars: defineInt('CRAWL_DOLLARS_PER_DAY', {
    default: 8,
    label: 'What reading job boards may cost in a day, in dollars, as docs/costs.md counts',
    description: 'The default fills an empty database in about a day. What is most wanted is read first.',
  }),
  search_index_url: defineString('SEARCH_INDEX_URL', {
    default: '',
    label: 'The libSQL database of the public search, `libsql://…`',
    description:
      'From Turso, or the address of a sqld of your own. Empty: Firestore answers, with fewer words.',
  }),
  reddit_api: defineString('REDDIT_API_ORIGIN', {
    default: 'https://ads-api.reddit.com',
    label: "Reddit's ads API",
    description: 'Keep the default.',
  }),
  reddit_pixel_id: defineString('REDDIT_PIXEL_ID', {
    default: '',
    label: 'The Reddit pixel that conversions go to, `a2_…`',
    description: 'Reddit Ads Manager, Events Manager. The same value as VITE_REDDIT_PIXEL_ID.',
  }),
  reddit_test_id: defineString('REDDIT_TEST_ID', {
    default: '',
    label: 'Test mode: the Event Testing id sent with every conversion',
    description: 'Reddit Ads Manager, Events Manager, Event Testing. Empty in production.',
  }),
  gemini_api: defineString('GEMINI_API_ORIGIN', {
    default: 'https://generativelanguage.googleapis.com',
    label: "Google's Gemini API",
    description: 'Keep the default.',
  }),
  gemini_model: defineString('GEMINI_MODEL', {
    default: '',
    label: 'The Gemini model that people may have their resumes checked by',
    description: 'Such as `gemini-flash-latest`. Empty: no language model is asked.',
  }),
  gemini_tokens: defineInt('GEMINI_TOKENS_PER_DAY', {
    default: 1_000_000,
    label: 'How many tokens Gemini may read and write in a day, for everyone together',
    description:
      'A resume takes about 4,500, as docs/costs.md counts. What is asked beyond that waits for the next day.',
  }),
  stripe_api: defineString('STRIPE_API_ORIGIN', {
    default: 'https://api.stripe.com',
    label: "Stripe's API",
    description: 'Keep the default.',
  }),
  stripe_tax: defineString('STRIPE_TAX', {
    default: 'off',
    label: '`on`: Stripe Tax computes and adds taxes. `off`: prices are final',
    description: 'Switch on Stripe Tax in the dashboard first.',
  }),
  site_origin: defineString('SITE_ORIGIN', {
    default: '',
    label: 'Where the site is, `https://your.domain`; people return there from Stripe, and emails link to it',
    description: 'The address of the site without a path.',
  }),
  smtp_origin: defineString('SMTP_ORIGIN', {
    default: '',
    label: 'The SMTP server that notices about payments go through, `smtps://host:465`',
    description: 'From your email provider. Empty: no notices are sent.',
  }),
  mail_from: defineString('MAIL_FROM', {
    default: '',
    label: 'Sender of notices, an address at your domain',
    description: 'An address that the SMTP server may send from.',
  }),
  consent: defineString('CONSENT', {
    default: 'opt-in',
    label:
      "`opt-in`: visitors who haven't chosen aren't measured. `opt-out`: they are, under Limited Data Use",
    description: 'The same value as VITE_CONSENT.',
  }),
};

export const REDDIT_ACCESS_TOKEN = defineSecret('REDDIT_ACCESS_TOKEN', {
  label: "Conversion access token from Reddit's Ads Manager; `off` sends no conversions",
  description: 'Reddit Ads Manager, Events Manager, Conversions API.',
});

export const GEMINI_API_KEY = defineSecret('GEMINI_API_KEY', {
  label: 'Key of the Gemini API; `off` asks no language model',
  description:
    'Google AI Studio, API keys, in a project with billing: Google may use what it gets without billing to improve its products.',
});

export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY', {
  label: "Stripe's secret or restricted key; `off` closes the checkout",
  description: 'Stripe dashboard, Developers, API keys.',
});

export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET', {
  label: "Signing secret of Stripe's webhook, `whsec_…`; `off` closes the checkout",
  description: 'Printed by `npm run stripe:setup`, or Stripe dashboard, Developers, Webhooks.',
});

export const SEARCH_INDEX_TOKEN = defineSecret('SEARCH_INDEX_TOKEN', {
  label: "Token of the search index's database; `off` if it needs none",
  description: 'turso db tokens create NAME. Read and write.',
});

export const USAJOBS_KEY = defineSecret('USAJOBS_KEY', {
  label: "`email:key` of the USAJOBS API; `off` leaves the federal government's jobs out",
  description: 'Free, from developer.usajobs.gov. The key is sent with the email address it was given to.',
});

export const ADZUNA_KEY = defineSecret('ADZUNA_KEY', {
  label: '`id:key` of the Adzuna API; `off` leaves its jobs out',
  description: 'From developer.adzuna.com. Showing its jobs in a product needs their license.',
});

export const SMTP_CREDENTIALS = defineSecret('SMTP_CREDENTIALS', {
  label: "The SMTP server's `user:password`; `off` signs in without one",
  description: 'From your email provider.',
});

/** Whether a value was given; a secret, which cannot be empty, uses `off` for none. */
export function isGiven(value: string | undefined): boolean {
  return !['', 'off'].includes(value?.trim() ?? '');
}
