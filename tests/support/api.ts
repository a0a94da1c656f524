import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiOn } from '../../functions/src/composition/api.ts';
import { type Platform, type Services, servicesOn } from '../../functions/src/composition/services.ts';
import type { ApiUnit } from '../../functions/src/contract/endpoint.ts';
import type { AccountMailer } from '../../functions/src/integrations/identity-platform.ts';
import type { Clock } from '../../functions/src/platform/clock.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import type { LogFields, Logger } from '../../functions/src/platform/logger.ts';
import type { TaskName, TaskPayloads, TaskQueue } from '../../functions/src/tasks/queue.ts';

/** A task that was enqueued and, in these tests, waits until a test delivers it. */
export type QueuedTask = { [N in TaskName]: { name: N; payload: TaskPayloads[N] } }[TaskName];
export type LogLine = { level: 'info' | 'warn' | 'error'; message: string; fields: LogFields };

export type TestApi = {
  services: Services;
  origin: string;
  tasks: QueuedTask[];
  logs: LogLine[];
  mails: string[];
  /** Moves the product's clock; it keeps running from there. */
  advance(ms: number): void;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
};

export type CallOptions = {
  token?: string | undefined;
  json?: unknown;
  bytes?: Uint8Array | string;
  headers?: Record<string, string>;
};

// Tests read responses untyped; the API itself checks them against the contract.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Answer = { status: number; headers: Headers; body: any; bytes: Uint8Array };

/** A project without payments. */
const NO_STRIPE: NonNullable<Platform['stripe']> = {
  settings: () => ({
    missing: ['SITE_ORIGIN', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    live: null,
    webhook_secret: null,
    site_origin: '',
    tax: false,
  }),
  stripe: () => Promise.reject(new Error('There is no key')),
};

/** The API listening on a free port, on the emulators, with a database of its own, and a queue and a clock that the test controls. */
export async function startApi(
  overrides: {
    queue?: TaskQueue;
    mailer?: AccountMailer;
    unit?: ApiUnit;
    stripe?: NonNullable<Platform['stripe']>;
    searchIndex?: NonNullable<Platform['searchIndex']>;
    languageModel?: NonNullable<Platform['languageModel']>;
  } = {},
): Promise<TestApi> {
  const tasks: QueuedTask[] = [];
  const logs: LogLine[] = [];
  const mails: string[] = [];
  let offset = 0;
  const clock: Clock = () => new Date(Date.now() + offset);
  const logger: Logger = {
    info: (message, fields = {}) => logs.push({ level: 'info', message, fields }),
    warn: (message, fields = {}) => logs.push({ level: 'warn', message, fields }),
    error: (message, fields = {}) => logs.push({ level: 'error', message, fields }),
  };
  const queue: TaskQueue = overrides.queue ?? {
    enqueue: async (name, payload) => {
      tasks.push({ name, payload } as QueuedTask); // name and payload belong together by the port's type
    },
  };
  const mailer: AccountMailer = overrides.mailer ?? {
    sendPasswordReset: async (email) => {
      mails.push(email);
    },
  };
  const firebase = connectFirebase(`test-${randomUUID()}`);
  const services = servicesOn({
    firebase,
    queue,
    clock,
    logger,
    stripe: overrides.stripe ?? NO_STRIPE,
    searchIndex: overrides.searchIndex ?? null,
    languageModel: overrides.languageModel ?? null,
  });
  const server = createServer(apiOn(services, mailer, '', overrides.unit));
  // A busy test must not lose its connection to an idle timeout.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    services,
    origin,
    tasks,
    logs,
    mails,
    advance: (ms) => {
      offset += ms;
    },
    call: (method, path, options = {}) => call(origin, method, path, options),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function call(origin: string, method: string, path: string, options: CallOptions): Promise<Answer> {
  const headers = new Headers(options.headers);
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  // Like the web app: a call without a key is a new intention. An empty key sends none.
  if (method === 'POST' && !headers.has('idempotency-key')) headers.set('idempotency-key', randomUUID());
  const json = options.json === undefined ? undefined : JSON.stringify(options.json);
  if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
  if (options.bytes && !headers.has('content-type')) headers.set('content-type', 'application/octet-stream');
  const body = json ?? (options.bytes as BodyInit | undefined);
  const response = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body }) });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const is_json = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: is_json ? JSON.parse(new TextDecoder().decode(bytes)) : null,
    bytes,
  };
}
