import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { HOSTING_NETWORK } from '../front-end/server.ts';
import { DEMO_KEYS } from '../job-boards/keys.ts';
import { DEMO_SEARCH_TOKEN } from '../libsql/server.ts';
import type { Ports } from '../ports.ts';
import { DEMO_PIXEL_ID, DEMO_TOKEN } from '../reddit/server.ts';
import { DEMO_SECRET_KEY, DEMO_WEBHOOK_SECRET } from '../stripe/server.ts';

/**
 * Params of the deployed functions, pointed at this machine. The product reads the same names in production and cannot
 * tell the difference.
 */
function functionParams(ports: Ports, chromePath: string): Record<string, string> {
  return {
    CHROME_PATH: chromePath,
    HOSTING_NETWORKS: HOSTING_NETWORK,
    APPLY_CONCURRENCY: '2',
    // Addresses of Personio's postings follow from their board, which redirects to the form.
    FORM_ORIGINS: `http://127.0.0.1:${ports.employers},http://127.0.0.1:${ports.job_boards}`,
    // The demo employers permit it.
    FORM_PERMISSIONS:
      'smartrecruiters,recruitee,workable,teamtailor,breezy,rippling,pinpoint,personio,bamboohr',
    GREENHOUSE_API_ORIGIN: `http://127.0.0.1:${ports.job_boards}`,
    LEVER_API_ORIGIN: `http://127.0.0.1:${ports.job_boards}`,
    ASHBY_API_ORIGIN: `http://127.0.0.1:${ports.job_boards}`,
    JOB_BOARDS_ORIGIN: `http://127.0.0.1:${ports.job_boards}`,
    IDENTITY_ORIGIN: `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com`,
    IDENTITY_API_KEY: 'demo-key',
    SEARCH_INDEX_URL: `http://127.0.0.1:${ports.search}`,
    GEMINI_MODEL: 'gemini-flash-latest',
    GEMINI_API_ORIGIN: `http://127.0.0.1:${ports.gemini}`,
    REDDIT_API_ORIGIN: `http://127.0.0.1:${ports.reddit}`,
    REDDIT_PIXEL_ID: DEMO_PIXEL_ID,
    REDDIT_TEST_ID: 't2_local',
    SMTP_ORIGIN: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'help@huntwell.example',
    SITE_ORIGIN: `http://127.0.0.1:${ports.hosting}`,
    STRIPE_API_ORIGIN: `http://127.0.0.1:${ports.stripe}`,
    CONSENT: 'opt-in',
  };
}

/** What the functions get as secrets on this machine. */
const SECRETS: Record<string, string> = {
  // Nobody is asked: the emulated model answers only what a test has told it.
  GEMINI_API_KEY: 'off',
  REDDIT_ACCESS_TOKEN: DEMO_TOKEN,
  USAJOBS_KEY: `${DEMO_KEYS.usajobs.email}:${DEMO_KEYS.usajobs.key}`,
  ADZUNA_KEY: `${DEMO_KEYS.adzuna.app_id}:${DEMO_KEYS.adzuna.app_key}`,
  SEARCH_INDEX_TOKEN: DEMO_SEARCH_TOKEN,
  SMTP_CREDENTIALS: 'off',
  STRIPE_SECRET_KEY: DEMO_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: DEMO_WEBHOOK_SECRET,
};

/**
 * The functions emulator reads secrets only from this git-ignored file beside the functions. Values that are already
 * there stay.
 */
function writeLocalSecrets(file: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const missing = Object.entries(SECRETS).filter(([name]) => !new RegExp(`^${name}=`, 'm').test(present));
  if (missing.length === 0) return;
  const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('');
  writeFileSync(file, present === '' || present.endsWith('\n') ? present + lines : `${present}\n${lines}`);
}

/**
 * Writes the Firebase configuration of one running stack: the project's `firebase.json` with this stack's ports, and a
 * folder with the functions' params. Returns the configuration's path.
 *
 * firebase-tools resolves paths against the folder of its configuration, so the copy lies in the root (git-ignored),
 * one per port offset.
 */
export function writeFirebaseConfig(options: {
  root: string;
  ports: Ports;
  offset: number;
  cache_dir: string;
  chrome_path: string;
}): string {
  const { root, ports } = options;
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const host = '127.0.0.1';
  config.emulators = {
    auth: { host, port: ports.auth },
    functions: { host, port: ports.functions_emulator },
    hosting: { host, port: ports.hosting_emulator },
    tasks: { host, port: ports.tasks },
    hub: { host, port: ports.hub },
    logging: { host, port: ports.logging },
    eventarc: { host, port: ports.eventarc },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  // The page may call the Auth emulator instead of Identity Platform; the rest of the policy stays.
  for (const { headers } of config.hosting.headers as { headers: { key: string; value: string }[] }[]) {
    for (const header of headers) {
      if (header.key === 'Content-Security-Policy') {
        header.value = header.value.replace(
          'connect-src',
          `connect-src http://${host}:${ports.auth} http://localhost:${ports.auth}`,
        );
      }
    }
  }
  const paramsDir = join(options.cache_dir, 'functions-params');
  mkdirSync(paramsDir, { recursive: true });
  const params = Object.entries(functionParams(ports, options.chrome_path));
  writeFileSync(join(paramsDir, '.env.local'), params.map(([name, value]) => `${name}=${value}\n`).join(''));
  // The stack decides what to build before a start, not a deploy hook.
  delete config.hosting.predeploy;
  for (const codebase of config.functions) {
    delete codebase.predeploy;
    codebase.configDir = relative(root, paramsDir);
    writeLocalSecrets(join(root, codebase.source, '.secret.local'));
  }
  const file = join(root, `.firebase.local-${options.offset}.json`);
  writeFileSync(file, JSON.stringify(config, null, 2));
  return file;
}
