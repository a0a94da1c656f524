// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginEarly, endEarly } from '@/lib/early-session.ts';
import { toasts } from '@/ui/toast-store.ts';
import { useBulkVerdict } from './bulk/use-bulk-verdict.ts';
import { useVerdict } from './use-verdict.tsx';

const USER = {
  uid: 'u1',
  stsTokenManager: { accessToken: 'token', expirationTime: Date.now() + 3_600_000 },
};
const JOB = { id: 'p1', company: 'Acme' };

/** The bodies that reached the server, and what lets it answer each. */
const sent: unknown[] = [];
const answers: (() => void)[] = [];

beforeEach(async () => {
  localStorage.setItem(
    `firebase:authUser:${import.meta.env.VITE_FIREBASE_API_KEY}:[DEFAULT]`,
    JSON.stringify(USER),
  );
  vi.stubGlobal('fetch', (_: string, { body = '' }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => {
      answers.push(() => resolve(Response.json({ verdict: 'dismissed', before: [], missing: [] })));
    });
  });
  await beginEarly([]);
});
afterEach(() => {
  cleanup();
  const shown = toasts.get();
  if (shown) toasts.dismiss(shown.id);
  endEarly();
  localStorage.clear();
  vi.unstubAllGlobals();
  sent.length = 0;
  answers.length = 0;
});

test('the reason of a dismissal is sent after the dismissal has arrived, and everything else after both', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ judge: useVerdict({ stays: true }), judgeAll: useBulkVerdict() }), {
    wrapper,
  });
  act(() => result.current.judge(JOB, { verdict: 'dismissed' }));
  act(() => result.current.judge(JOB, { verdict: 'dismissed', reason: 'pay' }));
  act(() => result.current.judgeAll([], 'saved'));
  await waitFor(() => expect(sent).toEqual([{ verdict: 'dismissed' }]));
  // Time in which the others would have been sent.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(sent).toHaveLength(1);
  answers.shift()?.();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ verdict: 'dismissed', reason: 'pay' });
  answers.shift()?.();
  await waitFor(() => expect(sent).toHaveLength(3));
  answers.shift()?.();
  await waitFor(() => expect(client.isMutating()).toBe(0));
});
