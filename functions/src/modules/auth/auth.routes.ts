import { forgotPassword, recordLogin } from '../../contract/auth.ts';
import { type Route, route } from '../../http/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AuthRepository } from './auth.repository.ts';
import { type PasswordResetDeps, requestPasswordReset } from './request-password-reset.ts';

export type AuthDeps = { auth_repository: AuthRepository; password_reset: PasswordResetDeps; clock: Clock };

export function authRoutes(deps: AuthDeps): Route[] {
  return [
    route(recordLogin, async ({ caller, body }) => {
      await deps.auth_repository.addLoginEvent({
        uid: caller.uid,
        login_type: body.login_type,
        happened_at: body.timestamp,
        received_at: deps.clock(),
      });
      return { success: true };
    }),
    route(forgotPassword, ({ body }) => requestPasswordReset(deps.password_reset, body.email)),
  ];
}
