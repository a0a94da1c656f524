import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount, type TestAccount } from './testing/account.ts';

let account: TestAccount;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${account.origin}${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_test_demo', ...headers },
    body: new URLSearchParams(body),
  });
const errorOf = async (answer: Response) => ((await answer.json()) as { error: object }).error;

describe('requests', () => {
  it('need the account’s key', async () => {
    const answer = await fetch(`${account.origin}/v1/customers`, {
      headers: { Authorization: 'Bearer sk_test_other' },
    });
    expect(answer.status).toBe(401);
    expect(await errorOf(answer)).toMatchObject({ message: 'Invalid API Key provided: sk_test_****ther' });
    expect((await fetch(`${account.origin}/v1/customers`)).status).toBe(401);
  });

  it('speak one version of the API', async () => {
    const answer = await post('/v1/customers', {}, { 'Stripe-Version': '2020-08-27' });
    expect(answer.status).toBe(400);
  });

  it.each([
    [
      '/v1/customers',
      { emial: 'a@b.example' },
      'parameter_unknown',
      'emial',
      'Received unknown parameter: emial',
    ],
    [
      '/v1/prices',
      { currency: 'usd', unit_amount: '1' },
      'parameter_missing',
      'product',
      'Missing required param: product.',
    ],
    [
      '/v1/prices',
      { currency: 'usd', unit_amount: '1.5', product: 'p' },
      'parameter_invalid_integer',
      'unit_amount',
      'Invalid integer: 1.5',
    ],
    [
      '/v1/customers',
      { test_clock: '' },
      'parameter_invalid_empty',
      'test_clock',
      /empty string for 'test_clock'/,
    ],
    [
      '/v1/customers',
      { test_clock: 'clock_1' },
      'resource_missing',
      'test_clock',
      "No such testclock: 'clock_1'",
    ],
    [
      '/v1/checkout/sessions',
      { mode: 'payment', success_url: 'http://a.example', 'line_items[0][prise]': 'x' },
      'parameter_unknown',
      'line_items[0][prise]',
      'Received unknown parameter: line_items[0][prise]',
    ],
    ['/v1/customers', { email: 'maria' }, 'email_invalid', 'email', 'Invalid email address: maria'],
    [
      '/v1/checkout/sessions',
      { mode: 'payment', 'line_items[0][price]': 'x', success_url: '/credits' },
      'url_invalid',
      'success_url',
      /An explicit scheme/,
    ],
    // What SDK 22 still had.
    [
      '/v1/checkout/sessions',
      { mode: 'payment', 'payment_method_types[0]': 'card' },
      'parameter_unknown',
      'payment_method_types',
      /payment_method_types/,
    ],
  ])('refuse %s with %o', async (path, body, code, param, message) => {
    const answer = await post(path, body as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await errorOf(answer)).toMatchObject({
      type: 'invalid_request_error',
      code,
      param,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('answer 404 for an id that is not there, with what the SDK makes of it', async () => {
    await expect(account.stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
    });
  });

  it('change metadata by key', async () => {
    const { stripe } = account;
    const { id } = await stripe.customers.create({ metadata: { uid: 'u1', plan: 'free' } });
    await stripe.customers.update(id, { metadata: { plan: '', from: 'ads' } });
    expect((await stripe.customers.retrieve(id)) as object).toMatchObject({
      metadata: { uid: 'u1', from: 'ads' },
    });
    expect(((await stripe.customers.update(id, { metadata: '' })) as { metadata: object }).metadata).toEqual(
      {},
    );
  });

  it('page through lists in both directions', async () => {
    const { stripe } = account;
    const made = [];
    for (let at = 0; at < 5; at += 1)
      made.push((await stripe.customers.create({ email: 'page@example.com' })).id);
    const newest_first = made.reverse();
    const list = (params: object) => stripe.customers.list({ email: 'page@example.com', ...params });
    const first = await list({ limit: 2 });
    expect(first).toMatchObject({ has_more: true, data: [{ id: newest_first[0] }, { id: newest_first[1] }] });
    const last = await list({ limit: 3, starting_after: newest_first[1] });
    expect(last.data.map(({ id }) => id)).toEqual(newest_first.slice(2));
    expect(last.has_more).toBe(false);
    const before = await list({ limit: 2, ending_before: newest_first[4] });
    expect(before.data.map(({ id }) => id)).toEqual(newest_first.slice(2, 4));
    expect(before.has_more).toBe(true);
    const all = await list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(newest_first);
  });

  it('expand what is asked for and nothing else', async () => {
    const { stripe, prices } = account;
    const price = await stripe.prices.retrieve(prices.pack, { expand: ['product'] });
    expect(price.product).toMatchObject({ name: '25 credits' });
    const list = await stripe.prices.list({ expand: ['data.product'] });
    expect(list.data[0]?.product).toMatchObject({ object: 'product' });
    await expect(stripe.prices.retrieve(prices.pack, { expand: ['currency'] })).rejects.toMatchObject({
      message: expect.stringContaining('cannot be expanded (currency)'),
    });
  });
});

describe('idempotency keys', () => {
  it('give the first answer again, an error too', async () => {
    const first = await post('/v1/customers', { email: 'once@example.com' }, { 'Idempotency-Key': 'k1' });
    const again = await post('/v1/customers', { email: 'once@example.com' }, { 'Idempotency-Key': 'k1' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('original-request')).toBe(first.headers.get('request-id'));
    expect(await again.text()).toBe(await first.text());
    expect((await account.stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
    const missing = () => post('/v1/refunds', { charge: 'ch_1' }, { 'Idempotency-Key': 'k-error' });
    const refused = await (await missing()).text();
    const replayed = await missing();
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(await replayed.text()).toBe(refused);
  });

  it('are refused with other parameters', async () => {
    await post('/v1/customers', { email: 'a@example.com' }, { 'Idempotency-Key': 'k2' });
    const other = await post('/v1/customers', { email: 'b@example.com' }, { 'Idempotency-Key': 'k2' });
    expect(other.status).toBe(400);
    expect(await errorOf(other)).toMatchObject({ type: 'idempotency_error' });
  });

  it('can be used again after a request that was not valid', async () => {
    const wrong = await post('/v1/customers', { emial: 'a@example.com' }, { 'Idempotency-Key': 'k3' });
    expect(wrong.status).toBe(400);
    expect(
      (await post('/v1/customers', { email: 'a@example.com' }, { 'Idempotency-Key': 'k3' })).status,
    ).toBe(200);
  });

  it('let one of two simultaneous requests through', async () => {
    const same = () => post('/v1/customers', { email: 'twice@example.com' }, { 'Idempotency-Key': 'k4' });
    const answers = await Promise.all([same(), same()]);
    const statuses = answers.map(({ status, headers }) =>
      headers.get('idempotent-replayed') ? 'replayed' : status,
    );
    // The second meets the first at work, or finds its answer.
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await account.stripe.customers.list({ email: 'twice@example.com' })).data).toHaveLength(1);
  });

  it('make a repeated request safe when the answer was lost', async () => {
    await account.control('PUT', '/faults', [{ path: '/v1/customers', drop: 'after' }]);
    const send = () => post('/v1/customers', { email: 'lost@example.com' }, { 'Idempotency-Key': 'k5' });
    await expect(send()).rejects.toThrow();
    expect((await send()).headers.get('idempotent-replayed')).toBe('true');
    expect((await account.stripe.customers.list({ email: 'lost@example.com' })).data).toHaveLength(1);
  });

  it('survive a restart', async () => {
    const send = () => post('/v1/customers', { email: 'later@example.com' }, { 'Idempotency-Key': 'k6' });
    const first = await (await send()).text();
    await account.restart();
    expect(await (await send()).text()).toBe(first);
  });
});
