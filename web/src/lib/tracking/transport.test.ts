import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getIdToken } from '../session.ts';
import { transport } from './transport.ts';

const CHOICE = { choice: 'denied', chosen_at: '2026-11-20T00:00:00.000Z' } as const;

vi.mock('../session.ts', () => ({ getIdToken: vi.fn() }));
const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://huntwell.example' });
  vi.stubGlobal('fetch', fetched.mockReset());
  fetched.mockResolvedValue(Response.json({ success: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells the server the choice of who is signed in', async () => {
  vi.mocked(getIdToken).mockResolvedValue('token');
  expect(await transport.consent(CHOICE)).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]).toMatchObject([
    '/api/reddit/consent',
    { headers: { authorization: 'Bearer token' } },
  ]);
});

it('asks nothing of the server once nobody is signed in', async () => {
  vi.mocked(getIdToken).mockResolvedValue(null);
  expect(await transport.consent(CHOICE)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
