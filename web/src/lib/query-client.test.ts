import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorDetail, errorFromResponse } from './api-error.ts';
import { createQueryClient, queryErrorMessage, shouldRetry } from './query-client.ts';

describe('shouldRetry', () => {
  it('retries once, and never when the message contains the digit 4', () => {
    expect(shouldRetry(0, new Error('500: Internal Server Error'))).toBe(true);
    expect(shouldRetry(1, new Error('500: Internal Server Error'))).toBe(false);
    expect(shouldRetry(0, new Error('404: {}'))).toBe(false);
  });
});

describe('a page that mounts after its loader has failed', () => {
  afterEach(() => vi.useRealTimers());

  it('does not ask again at once, and asks again when somebody comes back later', async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    const queryFn = vi.fn().mockRejectedValue(new Error('404: {}'));
    await client.prefetchQuery({ queryKey: ['jobs'], queryFn });
    const mount = () => new QueryObserver(client, { queryKey: ['jobs'], queryFn }).subscribe(() => {});

    mount()();
    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6000);
    mount()();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('queryErrorMessage', () => {
  it('gives status text from 500 up and the body below', () => {
    expect(queryErrorMessage(503, 'Service Unavailable', 'body')).toBe('503: Service Unavailable');
    expect(queryErrorMessage(404, 'Not Found', '{"code":"not_found"}')).toBe('404: {"code":"not_found"}');
  });
});

describe('errorFromResponse', () => {
  it('carries the fields of problem+json', async () => {
    const body = {
      type: 'about:blank',
      title: 'Payment Required',
      status: 402,
      code: 'insufficient_credits',
      detail: 'No credits left.',
      request_id: 'r1',
    };
    const error = await errorFromResponse(
      new Response(JSON.stringify(body), { status: 402, headers: { 'retry-after': '7' } }),
    );
    expect(error).toMatchObject({
      status: 402,
      code: 'insufficient_credits',
      detail: 'No credits left.',
      requestId: 'r1',
      retryAfter: 7,
    });
  });

  it('says something sensible for an answer that is no JSON', async () => {
    const error = await errorFromResponse(new Response('<html>', { status: 502 }));
    expect(error.code).toBe('unavailable');
    expect(errorDetail(error)).toContain('Try again');
  });
});
