import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { signUp } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('profile', () => {
  it('is 404 before the first sign-in created it', async () => {
    const { token } = await signUp();
    const answer = await api.call('GET', '/api/profile', { token });
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('profile_not_found');
  });

  it('starts with the specified defaults and what the account knows', async () => {
    const { uid, email, token } = await signUp();
    const answer = await api.call('POST', '/api/profile', { token, json: {} });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      uid,
      email,
      full_name: 'Ada Test',
      location: 'NY',
      experience: '0-1 years',
      is_remote: false,
      is_hybrid: false,
      is_any_location: false,
      demographic_info: '',
      auto_apply: false,
      dark_mode_enabled: null,
      review_before_submit: true,
      auto_apply_min_score: 80,
      auto_apply_daily_limit: 10,
      complete: false,
      created: true,
    });
  });

  it('is created once and grants ten credits once, however many ask at the same time', async () => {
    const { token } = await signUp();
    const json = { full_name: 'Grace' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.call('POST', '/api/profile', { token, json })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(answers.filter((answer) => answer.body.created)).toHaveLength(1);
    const wallet = await api.call('GET', '/api/wallet', { token });
    expect(wallet.body).toEqual({ available: 10, reserved: 0, spent: 0 });
    const ledger = await api.call('GET', '/api/wallet/ledger', { token });
    expect(ledger.body.items).toHaveLength(1);
  });

  it('is never reset by a later sign-in', async () => {
    const { token } = await signUp();
    await api.call('POST', '/api/profile', { token, json: { full_name: 'Grace' } });
    await api.call('PATCH', '/api/profile', {
      token,
      json: { full_name: 'Grace Hopper', location: 'Boston, MA' },
    });
    const again = await api.call('POST', '/api/profile', { token, json: { full_name: 'Somebody' } });
    expect(again.body).toMatchObject({ full_name: 'Grace Hopper', location: 'Boston, MA', created: false });
  });

  it('is complete with a phone number and without placeholders', async () => {
    const { token } = await signUp();
    await api.call('POST', '/api/profile', { token, json: {} });
    const patch = (json: unknown) => api.call('PATCH', '/api/profile', { token, json });
    expect((await patch({ phone_number: '+12125550100' })).body.complete).toBe(true);
    expect((await patch({ full_name: 'Enter Name Here' })).body.complete).toBe(false);
    expect((await patch({ full_name: 'Grace', job_title: 'Enter Job Title' })).body.complete).toBe(false);
  });

  it('keeps a value that equals its default apart from one that nobody chose', async () => {
    const { token } = await signUp();
    const created = await api.call('POST', '/api/profile', { token, json: {} });
    expect(created.body).toMatchObject({ experience: '0-1 years', location: 'NY', country: null });
    const json = { experience: '0-1 years', location: 'NY' };
    const changed = await api.call('PATCH', '/api/profile', { token, json });
    expect(changed.body).toMatchObject({ country: 'US', unanswered: ['salary_currency', 'salary_period'] });
    expect((await api.call('GET', '/api/profile', { token })).body).toEqual(changed.body);
  });

  it('knows the country of a place, and reads a phone number as it is written there', async () => {
    const { token } = await signUp();
    await api.call('POST', '/api/profile', { token, json: {} });
    const json = { location: 'Manchester', phone_number: '0161 496 0000' };
    const changed = await api.call('PATCH', '/api/profile', { token, json });
    expect(changed.body).toMatchObject({ country: 'GB', phone_number: '+441614960000' });
    const countryOf = async (location: string) =>
      (await api.call('GET', `/api/profile/country?location=${encodeURIComponent(location)}`, { token }))
        .body;
    expect(await countryOf('Toronto, ON')).toEqual({ country: 'CA' });
    expect(await countryOf('Nowhere in particular')).toEqual({ country: null });
  });

  it('refuses a lowest salary above the highest, also when they come one after the other', async () => {
    const { token } = await signUp();
    await api.call('POST', '/api/profile', { token, json: {} });
    const both = await api.call('PATCH', '/api/profile', { token, json: { salary_min: 2, salary_max: 1 } });
    expect(both.status).toBe(400);
    await api.call('PATCH', '/api/profile', { token, json: { salary_max: 5_000_000 } });
    const later = await api.call('PATCH', '/api/profile', { token, json: { salary_min: 6_000_000 } });
    expect(later.status).toBe(400);
    expect(later.body.errors).toEqual([
      { path: 'salary_max', message: 'The maximum pay is below the minimum.' },
    ]);
  });

  it('keeps the theme, null included', async () => {
    const { token } = await signUp();
    await api.call('POST', '/api/profile', { token, json: {} });
    for (const dark_mode_enabled of [true, false, null]) {
      const answer = await api.call('POST', '/api/profile/settings', { token, json: { dark_mode_enabled } });
      expect(answer.body).toEqual({ success: true });
      expect((await api.call('GET', '/api/profile', { token })).body.dark_mode_enabled).toBe(
        dark_mode_enabled,
      );
    }
  });
});
