import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import { openBrowser } from '../../functions/src/modules/applications/driver/browser.ts';
import { currentRun, type WorkerRun } from './worker-run.ts';

/** What the driver does through Playwright that reaches the browser or the employer. */
const STEPS = {
  page: ['goto', 'evaluate', 'screenshot', 'exposeBinding', 'addInitScript'],
  locator: ['click', 'fill', 'blur', 'press', 'setInputFiles'],
  context: ['newPage', 'route', 'newCDPSession'],
} as const;

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;
type Owner = { context?(): BrowserContext; page?(): Page };

/** Names of one employer's jobs, files and tokens differ from run to run. */
const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replace(/crash-[\w-]+|[0-9a-f]{8}-[0-9a-f-]{20,}/g, ':id')}`;

/** What the filler is asked to do: `page.evaluate fill`. */
function stepName(owner: string, method: string, args: unknown[]): string {
  const asked = method === 'evaluate' ? /huntwellFiller\.(\w+)/.exec(String(args[0]))?.[1] : undefined;
  return [`${owner}.${method}`, asked].filter(Boolean).join(' ');
}

/**
 * Makes every step of the real driver in its browser one at which a worker may meet a fault: what it does on a page, each
 * request that the page sends, and each response that arrives. Playwright's own classes are changed, so no step of the
 * driver can be left out; `restore` undoes it. A page belongs to the worker that opened it.
 */
export async function stepwiseBrowser(chrome_path: string): Promise<{ restore(): void }> {
  const browser = await openBrowser({ chrome_path });
  const context = await browser.newContext();
  const page = await context.newPage();
  const route = new Promise<Route>((resolve) => {
    void page.route('**/*', async (one) => {
      resolve(one);
      await one.fulfill({ body: '' });
    });
  });
  await page.goto('http://employers.test/');
  const objects = { page, locator: page.locator('body'), context, route: await route, browser };
  // The objects are Playwright's; their methods are called by name.
  const classOf = (name: keyof typeof objects) => Object.getPrototypeOf(objects[name]) as Methods;
  const owners = new WeakMap<BrowserContext, WorkerRun>();
  const undo: (() => void)[] = [];
  const replace = (
    of: keyof typeof objects,
    name: string,
    by: (original: Methods[string]) => Methods[string],
  ) => {
    const prototype = classOf(of);
    const original = prototype[name];
    if (!original) throw new Error(`Playwright has no ${of}.${name}`);
    prototype[name] = by(original);
    undo.push(() => {
      prototype[name] = original;
    });
  };

  for (const [owner, names] of Object.entries(STEPS)) {
    for (const name of names) {
      replace(
        owner as keyof typeof STEPS,
        name,
        (original) =>
          function step(this: unknown, ...args: unknown[]) {
            const act = () => Reflect.apply(original, this, args) as Promise<unknown>;
            const run = runOf(this as Owner, owners);
            return run ? run.step(stepName(owner, name, args), act) : act();
          },
      );
    }
  }
  replace(
    'browser',
    'newContext',
    (original) =>
      async function newContext(this: Browser, ...args: unknown[]) {
        const run = currentRun();
        const act = () => Reflect.apply(original, this, args) as Promise<BrowserContext>;
        if (!run) return act();
        const opened = await run.step('browser.newContext', act);
        owners.set(opened, run);
        run.owns(() => opened.close().catch(() => undefined));
        opened.on('requestfinished', (request) => run.arrived(`response to ${nameOf(request)}`));
        return opened;
      },
  );
  replace(
    'route',
    'continue',
    (original) =>
      async function passOn(this: Route, ...args: unknown[]) {
        const act = () => Reflect.apply(original, this, args) as Promise<void>;
        const request = this.request();
        const run = owners.get(request.frame().page().context());
        if (!run) return act();
        // The page sees a request that fails; of a dead worker's nothing is left to see it.
        await run
          .step(`request ${nameOf(request)}`, act)
          .catch(() => this.abort('connectionreset').catch(() => undefined));
      },
  );
  await context.close();
  return {
    restore: () => {
      for (const one of undo) one();
    },
  };
}

/** Whose page, context, or element this is; actions that a page asks for have no worker of their own. */
function runOf(object: Owner, owners: WeakMap<BrowserContext, WorkerRun>): WorkerRun | undefined {
  const context = object.context?.() ?? object.page?.().context() ?? (object as BrowserContext);
  return owners.get(context);
}
