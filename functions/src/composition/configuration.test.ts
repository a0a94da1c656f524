import { declaredParams } from 'firebase-functions/params';
import { afterEach, expect, it, vi } from 'vitest';
import { INTEGRATIONS, reportConfiguration } from './configuration.ts';

afterEach(() => vi.unstubAllEnvs());

const GIVEN = {
  IDENTITY_API_KEY: 'key',
  GEMINI_MODEL: 'gemini-flash-latest',
  GEMINI_API_KEY: 'key',
  REDDIT_PIXEL_ID: 'a2_x',
  REDDIT_ACCESS_TOKEN: 'token',
  SEARCH_INDEX_URL: 'libsql://search.example.com',
  SITE_ORIGIN: 'https://example.com',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_ORIGIN: 'smtps://mail.example.com:465',
  MAIL_FROM: 'help@example.com',
};

function reported(values: Partial<typeof GIVEN>): string[] {
  for (const [name, value] of Object.entries({ ...GIVEN, ...values })) vi.stubEnv(name, value);
  const lines: string[] = [];
  const line =
    (level: string) =>
    (message: string, fields: Record<string, unknown> = {}) =>
      lines.push([level, message, fields.alarm].filter(Boolean).join(' | '));
  reportConfiguration({ info: line('info'), warn: line('warn'), error: line('error') });
  return lines;
}

it('says nothing when every integration has its values', () => {
  expect(reported({})).toEqual([]);
});

it('raises the alarm for what the product cannot do without', () => {
  expect(reported({ IDENTITY_API_KEY: ' ' })).toEqual([
    'error | Account emails: IDENTITY_API_KEY not set, so password reset emails aren’t sent | configuration_missing',
  ]);
});

it('names an optional integration that is off, once', () => {
  expect(reported({ REDDIT_ACCESS_TOKEN: 'off' })).toEqual([
    'warn | Reddit conversions: REDDIT_ACCESS_TOKEN not set, so conversions aren’t sent',
  ]);
});

it('says in one line that checkout is closed', () => {
  expect(reported({ STRIPE_SECRET_KEY: 'off', STRIPE_WEBHOOK_SECRET: 'off' })).toEqual([
    'warn | Payments: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET not set, so checkout is closed',
  ]);
});

type WireParam = { name: string; type: string; default?: unknown; label?: string; description?: string };
/** As firebase-functions passes them to firebase-tools; its types omit the method. */
const wireParams = () =>
  declaredParams.map((param) => (param as unknown as { toSpec(): WireParam }).toSpec());

it('every param says what it is for and where its value comes from', () => {
  expect(wireParams().length).toBeGreaterThan(10);
  for (const { name, label, description } of wireParams()) {
    expect({ name, label, description }).toEqual({
      name,
      label: expect.stringMatching(/.{10,}/),
      description: expect.stringMatching(/.{5,}\.$/),
    });
  }
});

it('a param without a default belongs to a required integration', () => {
  const required = INTEGRATIONS.filter((one) => one.required).flatMap(({ params }) =>
    params.map(({ name }) => name),
  );
  const demanded = wireParams().filter((spec) => spec.type !== 'secret' && !('default' in spec));
  expect(demanded.length).toBeGreaterThan(0);
  for (const { name } of demanded) expect(required).toContain(name);
});
