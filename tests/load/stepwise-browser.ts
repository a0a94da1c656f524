import { openBrowser } from '../../functions/src/modules/applications/driver/browser.ts';
import type { AroundStep } from '../support/fake-driver.ts';

/** What the driver does through Playwright that reaches the browser or the employer. */
const STEPS = {
  page: ['goto', 'evaluate', 'screenshot', 'exposeBinding', 'addInitScript'],
  locator: ['click', 'fill', 'blur', 'press', 'setInputFiles'],
  context: ['newPage'],
} as const;

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * Makes every step of the real driver on a browser's page one that a test can let fail. Playwright's own classes are
 * changed, so no step of the driver can be left out; `restore` undoes it.
 */
export async function stepwiseBrowser(chrome_path: string) {
  const context = await (await openBrowser({ chrome_path })).newContext();
  const page = await context.newPage();
  const prototypes = { page, locator: page.locator('body'), context } as const;
  let around: AroundStep | null = null;
  const undo: (() => void)[] = [];
  for (const [what, names] of Object.entries(STEPS)) {
    // The objects are Playwright's; their methods are called by name.
    const prototype = Object.getPrototypeOf(prototypes[what as keyof typeof STEPS]) as Methods;
    for (const name of names) {
      const original = prototype[name];
      if (!original) throw new Error(`Playwright has no ${what}.${name}`);
      prototype[name] = function step(this: unknown, ...args: unknown[]) {
        const act = () => Reflect.apply(original, this, args) as Promise<unknown>;
        return around ? around(`${what}.${name}`, act) : act();
      };
      undo.push(() => {
        prototype[name] = original;
      });
    }
  }
  await context.close();
  return {
    /** From now on every step runs within this; null ends it. */
    surround: (by: AroundStep | null) => {
      around = by;
    },
    restore: () => {
      for (const one of undo) one();
    },
  };
}
