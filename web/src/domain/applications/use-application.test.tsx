// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '@/lib/api-error.ts';
import { toasts } from '@/ui/toast-store.ts';
import { useChangeApplication } from './use-application.ts';

afterEach(() => {
  cleanup();
  const shown = toasts.get();
  if (shown) toasts.dismiss(shown.id);
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

/** Tries the application again, which fails, and returns the toast about it. */
async function retryFailing(code: ApiError['code'], detail: string) {
  const send = () => Promise.reject(new ApiError({ message: detail, status: 0, code, detail }));
  const { result } = renderHook(() => useChangeApplication(send, 'Couldn’t apply to Northlight'), {
    wrapper,
  });
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isError).toBe(true));
  return toasts.get();
}

test('a retry without credits says so, and leads to the plans', async () => {
  expect(await retryFailing('insufficient_credits', 'You’re out of credits.')).toMatchObject({
    variant: 'destructive',
    title: 'Couldn’t apply to Northlight',
    description: 'You’re out of credits.',
    action: { label: 'See plans' },
  });
});

test('a retry that fails for another reason doesn’t offer credits', async () => {
  const shown = await retryFailing('posting_closed', 'This job is closed.');
  expect(shown).toMatchObject({ title: 'Couldn’t apply to Northlight', description: 'This job is closed.' });
  expect(shown?.action).toBeUndefined();
});
