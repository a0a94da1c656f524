import path from 'node:path';
import type { DemoAccount } from './account-chooser/page.ts';
import { startAccountChooser } from './account-chooser/server.ts';
import { relayAccountMails } from './account-mail/relay.ts';
import { startEmployers } from './employers/server.ts';
import { startFrontEnd } from './front-end/server.ts';
import { startGemini } from './gemini/server.ts';
import { startJobBoards } from './job-boards/server.ts';
import { startLibsql } from './libsql/server.ts';
import { type RunningMailbox, startMailbox } from './mailbox/server.ts';
import { type Ports, portsAt } from './ports.ts';
import { startReddit } from './reddit/server.ts';
import { startStorage } from './storage/server.ts';
import { DEMO_WEBHOOK_SECRET, startStripe } from './stripe/server.ts';
import type { RunningServer } from './support/http-server.ts';

export type ExternalServicesOptions = {
  ports: Pick<
    Ports,
    | 'storage'
    | 'smtp'
    | 'mailbox'
    | 'employers'
    | 'job_boards'
    | 'account_chooser'
    | 'gemini'
    | 'reddit'
    | 'stripe'
    | 'search'
  >;
  host: string;
  /** Each service keeps what it must not forget in a folder of its own below this one. */
  dataDir: string;
  /** Folder of recorded job-board answers; own fixtures by default. */
  jobBoardsDir?: string;
  /** Accounts that the account chooser offers. */
  accounts?: DemoAccount[];
  /** Where Stripe's events go from the start; nowhere without it. */
  stripe_webhook?: string;
  /** The Auth emulator, whose mails go to the mailbox; none is asked without it. */
  auth?: { origin: string; project_id: string; app_origin: string };
};

export type ExternalServices = {
  storage: RunningServer;
  mailbox: RunningMailbox;
  employers: RunningServer;
  job_boards: RunningServer;
  account_chooser: RunningServer;
  gemini: RunningServer;
  reddit: RunningServer;
  stripe: RunningServer;
  search: RunningServer;
  close: () => Promise<void>;
};

/**
 * Starts what the product talks to besides Firebase: Cloud Storage, mailbox, demo employers, job boards, the account
 * chooser, Gemini, Reddit, Stripe and the search index. When one cannot start (a taken port), those already up are stopped and the error is thrown.
 */
export async function startExternalServices(options: ExternalServicesOptions): Promise<ExternalServices> {
  const { ports, host, dataDir } = options;
  const started: { close: () => Promise<void> }[] = [];
  const keep = async <T extends { close: () => Promise<void> }>(starting: Promise<T>): Promise<T> => {
    const service = await starting;
    started.push(service);
    return service;
  };
  const closeAll = async () => {
    await Promise.all(started.map((service) => service.close()));
  };
  try {
    const folder = (name: string) => path.join(dataDir, name);
    const storage = await keep(startStorage({ port: ports.storage, host, dataDir: folder('storage') }));
    const mailbox = await keep(
      startMailbox({ port: ports.mailbox, smtpPort: ports.smtp, host, dataDir: folder('mailbox') }),
    );
    const employers = await keep(
      startEmployers({
        port: ports.employers,
        host,
        dataDir: folder('employers'),
        sendMail: (mail) => mailbox.deliver({ from: 'no-reply@employers.test', ...mail }),
      }),
    );
    const job_boards = await keep(
      startJobBoards({
        port: ports.job_boards,
        host,
        dir: options.jobBoardsDir,
        employersOrigin: employers.origin,
      }),
    );
    const account_chooser = await keep(
      startAccountChooser({ port: ports.account_chooser, host, accounts: options.accounts }),
    );
    if (options.auth) {
      const { origin: auth_origin, project_id, app_origin } = options.auth;
      const pages_origin = account_chooser.origin;
      const { deliver } = mailbox;
      started.push({
        close: relayAccountMails({ auth_origin, project_id, pages_origin, app_origin, deliver }),
      });
    }
    const gemini = await keep(startGemini({ port: ports.gemini, host }));
    const reddit = await keep(startReddit({ port: ports.reddit, host, dataDir: folder('reddit') }));
    const stripe = await keep(
      startStripe({
        port: ports.stripe,
        host,
        dataDir: folder('stripe'),
        webhook: options.stripe_webhook
          ? { url: options.stripe_webhook, secret: DEMO_WEBHOOK_SECRET }
          : undefined,
      }),
    );
    const search = await keep(startLibsql({ port: ports.search, host, dataDir: folder('search') }));
    return {
      storage,
      mailbox,
      employers,
      job_boards,
      account_chooser,
      gemini,
      reddit,
      stripe,
      search,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Where the functions take Stripe's events. */
const STRIPE_WEBHOOK_PATH = '/api/webhooks/stripe';

/** `DEMO_ACCOUNTS` is JSON: `[{"email": "…", "name": "…"}]`. */
function accountsFromEnv(value: string | undefined): DemoAccount[] {
  if (!value) return [{ email: 'demo@example.com', name: 'Demo Seeker' }];
  return JSON.parse(value) as DemoAccount[];
}

/** Run as a process: `node emulators/external-services.ts [data folder]`, with `PORT_OFFSET`, `HOST`, `JOB_BOARDS_DIR`. */
async function main(): Promise<void> {
  const { PORT_OFFSET, DATA_DIR, JOB_BOARDS_DIR, DEMO_ACCOUNTS } = process.env;
  const { GCLOUD_PROJECT, FIREBASE_AUTH_EMULATOR_HOST } = process.env;
  const ports = portsAt(Number(PORT_OFFSET ?? 0));
  const host = process.env.HOST ?? '127.0.0.1';
  const running = await startExternalServices({
    ports,
    host,
    dataDir: path.resolve(process.argv[2] ?? DATA_DIR ?? '.data/external-services'),
    jobBoardsDir: JOB_BOARDS_DIR,
    accounts: accountsFromEnv(DEMO_ACCOUNTS),
    stripe_webhook: `http://${host}:${ports.hosting}${STRIPE_WEBHOOK_PATH}`,
    ...(GCLOUD_PROJECT && FIREBASE_AUTH_EMULATOR_HOST
      ? {
          auth: {
            origin: `http://${FIREBASE_AUTH_EMULATOR_HOST}`,
            project_id: GCLOUD_PROJECT,
            app_origin: `http://${host}:${ports.hosting}`,
          },
        }
      : {}),
  });
  const front_ends = await Promise.all([
    startFrontEnd({ host, port: ports.hosting, behind: ports.hosting_emulator, serves: 'hosting' }),
    startFrontEnd({ host, port: ports.functions, behind: ports.functions_emulator, serves: 'functions' }),
  ]);
  const stop = () => {
    for (const front_end of front_ends) void front_end.close();
    void running.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const { close: _close, ...services } = running;
  const addresses = Object.entries(services).map(([name, service]) => `${name} ${service.origin}`);
  console.log(`External services ready: ${addresses.join(', ')}, smtp ${services.mailbox.smtpPort}`);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error('External services could not start:', error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
