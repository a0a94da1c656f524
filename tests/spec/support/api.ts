import type { Page, Request, Route } from '@playwright/test';

export type Reply =
  | { status?: number; json?: unknown; body?: string; content_type?: string }
  | 'no answer'
  | ((route: Route) => Promise<void>);

/**
 * Watches the calls of one method and path, and answers them itself if a reply is given; without one they go to the
 * product. The list grows as calls are made.
 */
export async function calls(page: Page, method: string, path: string, reply?: Reply): Promise<Request[]> {
  const seen: Request[] = [];
  await page.context().route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      seen.push(route.request());
      if (!reply) return route.fallback();
      if (typeof reply === 'function') return reply(route);
      if (reply === 'no answer') return route.abort('connectionfailed');
      const { status = 200, json, body, content_type } = reply;
      return route.fulfill({
        status,
        ...(json === undefined ? { body: body ?? '' } : { json }),
        ...(content_type ? { contentType: content_type } : {}),
      });
    },
  );
  return seen;
}

export const PROBLEM = 'application/problem+json';

export function problem(status: number, code: string, detail = 'Something is not right.') {
  return {
    status,
    content_type: PROBLEM,
    body: JSON.stringify({
      type: 'about:blank',
      title: code,
      status,
      code,
      detail,
      request_id: 'request-of-a-test',
    }),
  };
}

/** The notification area and the toast in it. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
