import { z } from 'zod';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { MESSAGES } from './messages.ts';

/** The sign-in form, both tabs. */
export const Credentials = z.object({
  email: z.string().trim().pipe(z.email(MESSAGES.email_invalid)),
  password: z.string().min(6, MESSAGES.password_short),
});

export const LoginType = z.enum(['email', 'email_signup', 'google', 'google_signup']);
export type LoginType = z.infer<typeof LoginType>;

export const recordLogin = endpoint({
  name: 'recordLogin',
  summary: 'Records a sign-in in the account’s history.',
  method: 'POST',
  path: '/api/auth/login-event',
  auth: 'user',
  affects: { nothing: 'No page shows sign-in times.' },
  body: z.object({ login_type: LoginType, timestamp: Instant }),
  response: z.object({ success: z.boolean() }),
  rate_limit: 30,
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Requests a password reset email; the response is the same whether or not the account exists.',
  method: 'POST',
  path: '/api/auth/forgot-password',
  auth: 'public',
  affects: { nothing: 'It only sends an email.' },
  body: z.object({ email: z.string().trim().pipe(z.email(MESSAGES.email_invalid)) }),
  response: z.object({ message: z.string() }),
  rate_limit: 5,
  // So that nobody's mailbox can be flooded from many addresses.
  hourly_limit: { field: 'email', calls: 5 },
});
