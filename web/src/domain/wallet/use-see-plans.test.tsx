// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '@/lib/api-error.ts';
import { safeNext } from '@/lib/paths.ts';
import { useSeePlans } from './use-see-plans.ts';

const MATCHES = '/job-search?sort=newest&min_score=80';

beforeEach(() => window.history.replaceState(null, '', MATCHES));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const failure = (code: ApiError['code']) => new ApiError({ message: '', status: 0, code, detail: '' });
const actionFor = (error: unknown) =>
  renderHook(useSeePlans, { wrapper: BrowserRouter }).result.current.actionFor(error);

test('an empty wallet leads to the plans, and from there back to the same page with its filters', () => {
  const action = actionFor(failure('insufficient_credits'));
  expect(action?.label).toBe('See plans');
  act(() => action?.onClick());
  const { pathname, searchParams } = new URL(window.location.href);
  expect(pathname).toBe('/credits');
  expect(safeNext(searchParams.get('next'))).toBe(MATCHES);
});

test.each([failure('network'), failure('daily_limit_reached'), new Error('insufficient_credits')])(
  'credits are no answer to another error',
  (error) => {
    expect(actionFor(error)).toBeUndefined();
  },
);
