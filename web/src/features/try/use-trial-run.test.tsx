// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginTrial, forgetTrial, getTrial } from '@/domain/trial/trial-store.ts';
import { useTrialRun } from './use-trial-run.ts';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

afterEach(() => {
  act(forgetTrial);
  vi.unstubAllGlobals();
});

test('a file that can’t be read takes only itself away, not the one given meanwhile', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise<Response>((answer) => answers.push(answer))),
  );
  const broken = () => Response.json({ code: 'resume_broken', detail: 'Broken.' }, { status: 422 });
  renderHook(useTrialRun, { wrapper });
  act(() => beginTrial(new File(['1'], 'first.pdf')));
  await waitFor(() => expect(answers).toHaveLength(1));
  const second = new File(['2'], 'second.pdf');
  act(() => beginTrial(second));
  await waitFor(() => expect(answers).toHaveLength(2));

  answers[0]?.(broken());
  await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('error'));
  expect(getTrial()?.file).toBe(second);
  answers[1]?.(broken());
  await waitFor(() => expect(getTrial()).toBeNull());
});
