import type { Route } from '../http/route.ts';
import { type AuthDeps, authRoutes } from '../modules/auth/auth.routes.ts';
import type { FeedbackRepository } from '../modules/feedback/feedback.repository.ts';
import { feedbackRoutes } from '../modules/feedback/feedback.routes.ts';
import { healthRoutes } from '../modules/health/health.routes.ts';
import type { ReadPostingDeps } from '../modules/postings/get-posting.ts';
import { postingsRoutes } from '../modules/postings/postings.routes.ts';
import { profileRoutes } from '../modules/profile/profile.routes.ts';
import type { ProfileDeps } from '../modules/profile/profiles.ts';
import { resumesRoutes } from '../modules/resumes/resumes.routes.ts';
import type { ResumeDeps } from '../modules/resumes/resumes.ts';
import { walletRoutes } from '../modules/wallet/wallet.routes.ts';
import type { Clock } from '../platform/clock.ts';

export type ApiDeps = {
  auth: AuthDeps;
  feedback: FeedbackRepository;
  postings: ReadPostingDeps;
  profile: ProfileDeps;
  resume: ResumeDeps;
  clock: Clock;
};

/** Every route of the API; a test compares it with the contract. */
export function apiRoutes(deps: ApiDeps): Route[] {
  return [
    ...healthRoutes(),
    ...authRoutes(deps.auth),
    ...profileRoutes(deps.profile),
    ...feedbackRoutes(deps),
    ...resumesRoutes(deps.resume),
    ...walletRoutes(deps.profile.credits.wallets),
    ...postingsRoutes(deps.postings),
  ];
}
