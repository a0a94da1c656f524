import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** The user whose documents the tests are about. */
export const OWNER = 'owner-1';

/** Every kind of caller that rules distinguish. */
export const CALLERS = {
  anonymous: (env: RulesTestEnvironment): RulesTestContext => env.unauthenticatedContext(),
  owner: (env: RulesTestEnvironment): RulesTestContext =>
    env.authenticatedContext(OWNER, { email: 'owner@example.com', email_verified: true }),
  'other user': (env: RulesTestEnvironment): RulesTestContext =>
    env.authenticatedContext('other-1', { email: 'other@example.com', email_verified: true }),
  'admin claim': (env: RulesTestEnvironment): RulesTestContext =>
    env.authenticatedContext('admin-1', { email: 'admin@example.com', email_verified: true, admin: true }),
};

export type CallerName = keyof typeof CALLERS;
export const CALLER_NAMES = Object.keys(CALLERS) as CallerName[]; // the keys of a literal are its own
