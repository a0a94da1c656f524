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
    label: "Networks of Hosting's proxies, whose word about a caller's address is believed",
    description: 'Leave it. Networks as address/bits, joined by commas.',
  }),
  identity_origin: defineString('IDENTITY_ORIGIN', {
    default: 'https://identitytoolkit.googleapis.com',
    label: "Identity Platform's REST service",
    description: 'Leave it.',
  }),
  identity_api_key: defineString('IDENTITY_API_KEY', {
    label: 'Web API key of the project, with which Identity Platform sends reset mails',
    description:
      'Firebase console, Project settings, General, Web API key. The same value as VITE_FIREBASE_API_KEY.',
  }),
  chrome_path: defineString('CHROME_PATH', {
    default: '',
    label: 'The program of a Chromium on this machine; empty means the packed one, which runs on Linux x64',
    description: 'Leave it empty in a deploy.',
  }),
  apply_concurrency: defineInt('APPLY_CONCURRENCY', {
    default: 50,
    label: 'How many application forms are worked on at once, each in a Chromium of its own',
    description: 'Lower it to cap what instances with a Chromium cost.',
  }),
  form_origins: defineString('FORM_ORIGINS', {
    default: [
      'https://boards.greenhouse.io',
      'https://job-boards.greenhouse.io',
      'https://boards.eu.greenhouse.io',
      'https://job-boards.eu.greenhouse.io',
      'https://jobs.lever.co',
      'https://jobs.eu.lever.co',
      'https://jobs.ashbyhq.com',
    ].join(),
    label: 'Origins whose application forms may be opened and sent, joined by commas',
    description: "Leave it: they are the vendors'.",
  }),
  greenhouse_api: defineString('GREENHOUSE_API_ORIGIN', {
    default: 'https://boards-api.greenhouse.io',
    label: "Greenhouse's job-board API",
    description: 'Leave it.',
  }),
  lever_api: defineString('LEVER_API_ORIGIN', {
    default: 'https://api.lever.co',
    label: "Lever's job-board API",
    description: 'Leave it.',
  }),
  ashby_api: defineString('ASHBY_API_ORIGIN', {
    default: 'https://api.ashbyhq.com',
    label: "Ashby's job-board API",
    description: 'Leave it.',
  }),
  reddit_api: defineString('REDDIT_API_ORIGIN', {
    default: 'https://ads-api.reddit.com',
    label: "Reddit's ads API",
    description: 'Leave it.',
  }),
  reddit_pixel_id: defineString('REDDIT_PIXEL_ID', {
    default: '',
    label: 'The Reddit pixel that conversions go to, `a2_…`',
    description: 'Reddit Ads Manager, Events Manager. The same value as VITE_REDDIT_PIXEL_ID.',
  }),
  reddit_test_id: defineString('REDDIT_TEST_ID', {
    default: '',
    label: 'Test mode: every conversion carries this id of Event Testing',
    description: 'Reddit Ads Manager, Events Manager, Event Testing. Empty in production.',
  }),
  consent: defineString('CONSENT', {
    default: 'opt-in',
    label: '`opt-in`: who has not chosen is not measured. `opt-out`: is measured under Limited Data Use',
    description: 'The same value as VITE_CONSENT.',
  }),
};

export const REDDIT_ACCESS_TOKEN = defineSecret('REDDIT_ACCESS_TOKEN', {
  label: "Conversion access token of Reddit's Ads Manager; `off` means that no conversions are sent",
  description: 'Reddit Ads Manager, Events Manager, Conversions API.',
});

/** Whether a value was given; a secret, which cannot be empty, uses `off` for none. */
export function isGiven(value: string | undefined): boolean {
  return !['', 'off'].includes(value?.trim() ?? '');
}
