import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../functions/src/contract/api.ts';
import { startApi, type TestApi } from '../support/api.ts';

describe.each(['api', 'uploads', 'webhooks'] as const)('the function %s', (unit) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ unit });
  });
  afterAll(() => api.close());

  const call = (endpoint: (typeof ENDPOINTS)[number]) =>
    api.call(endpoint.method, endpoint.path.replace(/:\w+/g, 'some-id'), {
      headers: { authorization: 'Bearer no.such.token' },
    });

  it('has nothing at the addresses of the other, whoever asks it directly', async () => {
    for (const endpoint of ENDPOINTS.filter((one) => one.unit !== unit)) {
      const { status, body } = await call(endpoint);
      expect({ status, code: body.code }, endpoint.name).toEqual({ status: 404, code: 'not_found' });
    }
  });

  it('has its own', async () => {
    if (unit === 'webhooks') {
      // Everyone may call it; without a key it says that payments are not set up.
      for (const endpoint of ENDPOINTS.filter((one) => one.unit === unit))
        expect((await call(endpoint)).body.code, endpoint.name).toBe('checkout_closed');
      return;
    }
    const own = ENDPOINTS.filter((one) => one.unit === unit && one.auth !== 'public');
    expect(own.length).toBeGreaterThan(0);
    for (const endpoint of own) expect((await call(endpoint)).status, endpoint.name).toBe(401);
  });
});
