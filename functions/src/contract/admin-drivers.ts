import { z } from 'zod';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ApplyKind } from './postings.ts';

/** Vendors whose forms Huntwell knows, each with a driver that administrators can switch off. */
export const DriverKind = ApplyKind.exclude(['external']);
export type DriverKind = z.infer<typeof DriverKind>;

export const CaptchaKind = z.enum(['recaptcha', 'hcaptcha', 'turnstile']);
export type CaptchaKind = z.infer<typeof CaptchaKind>;

export const Driver = z.object({
  kind: DriverKind,
  /**
   * Whether Huntwell's own browser may fill and send its forms. If not, applications are handed over with the answers
   * prepared.
   */
  permitted: z.boolean(),
  /** Challenges that were seen on its forms. */
  captchas: z.array(CaptchaKind),
  /** When it was switched off; null while it is on. */
  off_since: Instant.nullable(),
});
export type Driver = z.infer<typeof Driver>;

export const listDrivers = endpoint({
  name: 'listDrivers',
  summary: 'The drivers for employers’ forms, and which of them are switched off.',
  method: 'GET',
  path: '/api/admin/drivers',
  auth: 'admin',
  response: z.object({ items: z.array(Driver) }),
});

export const switchDriverOff = endpoint({
  name: 'switchDriverOff',
  summary: 'Stops opening and submitting this vendor’s forms: applications are handed over instead.',
  method: 'PUT',
  path: '/api/admin/drivers/:kind/stop',
  auth: 'admin',
  affects: ['listDrivers', 'listAudit'],
  response: Driver,
  errors: ['not_found'],
  rate_limit: 20,
});

export const switchDriverOn = endpoint({
  name: 'switchDriverOn',
  summary: 'Resumes filling this vendor’s forms. Applications handed over in the meantime stay handed over.',
  method: 'DELETE',
  path: '/api/admin/drivers/:kind/stop',
  auth: 'admin',
  affects: ['listDrivers', 'listAudit'],
  response: Driver,
  errors: ['not_found'],
  rate_limit: 20,
});
