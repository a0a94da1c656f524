import type { Plugin } from 'vite';

type WebVariable = {
  name: string;
  /** What it is for. */
  purpose: string;
  /** Where its value comes from. */
  source: string;
  /** What is off without it, as the end of "Without it …"; absent for what a build for the cloud must have. */
  without?: string;
};

const CONSOLE = 'Firebase console, Project settings, General, Your apps, SDK setup and configuration.';

/** What a build for the cloud is told about its project: in the environment, `.env.MODE` or `.env.MODE.local`. */
const WEB_ENV = [
  {
    name: 'VITE_FIREBASE_API_KEY',
    purpose: 'Web API key of the project (apiKey): sign-in',
    source: CONSOLE,
  },
  {
    name: 'VITE_FIREBASE_AUTH_DOMAIN',
    purpose: 'Where the Google sign-in pop-up opens (authDomain)',
    source: CONSOLE,
  },
  {
    name: 'VITE_FIREBASE_PROJECT_ID',
    purpose: 'Id of the project (projectId): sign-in',
    source: CONSOLE,
  },
  {
    name: 'VITE_FIREBASE_APP_ID',
    purpose: 'Id of the web app in the project (appId): sign-in',
    source: CONSOLE,
  },
  {
    name: 'VITE_CONSENT',
    purpose: '`opt-in`: nothing is measured before a yes. `opt-out`: measured under limited use until a no',
    source: 'The same value as CONSENT of the functions.',
    without: 'nothing is measured before a yes',
  },
  {
    name: 'VITE_POSTHOG_KEY',
    purpose: 'Project API key of PostHog',
    source: 'PostHog, Project settings.',
    without: 'there is no product analytics, and the library is not built in',
  },
  {
    name: 'VITE_POSTHOG_HOST',
    purpose: "PostHog's host of the project's region",
    source: 'PostHog, Project settings: https://us.i.posthog.com or https://eu.i.posthog.com.',
    without: 'events go to the US',
  },
  {
    name: 'VITE_REDDIT_PIXEL_ID',
    purpose: "Reddit's pixel, `a2_…`",
    source: 'Reddit Ads Manager, Events Manager. The same value as REDDIT_PIXEL_ID of the functions.',
    without: 'the app loads no pixel',
  },
] as const satisfies readonly WebVariable[];

export type WebEnvName = (typeof WEB_ENV)[number]['name'];

/** The same, each with every possible field. */
export const webVariables: readonly WebVariable[] = WEB_ENV;

/** Required values that are missing from this environment. */
export function missingVariables(env: Record<string, string | undefined>): WebVariable[] {
  return webVariables.filter(({ name, without }) => !without && !env[name]?.trim());
}

/** Rejects a build for the cloud that would have no sign-in, listing everything that is missing at once. */
export function requireEnv(): Plugin {
  return {
    name: 'require-env',
    apply: 'build',
    configResolved({ mode, env }) {
      if (mode === 'emulator') return;
      const missing = missingVariables(env);
      if (missing.length === 0) return;
      const lines = missing.map(({ name, purpose, source }) => `  ${name}\n    ${purpose}. ${source}`);
      throw new Error(`A build needs these in web/.env.${mode} or the environment:\n${lines.join('\n')}`);
    },
  };
}
