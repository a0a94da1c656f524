import type { Page } from '@playwright/test';

/** Calls (of one method, or of all) that wait until `release` is called, then go on to the product. */
export async function holdCalls(
  page: Page,
  path: string | RegExp,
  method?: string,
): Promise<{ release: () => void; held: () => number }> {
  let release = () => {};
  let count = 0;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(
    (url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)),
    async (route) => {
      if (method && route.request().method() !== method) return route.fallback();
      count += 1;
      await gate;
      await route.fallback().catch(() => undefined);
    },
  );
  return { release, held: () => count };
}
