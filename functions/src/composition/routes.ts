import type { Route } from '../http/route.ts';
import type { AccountMailer } from '../integrations/identity-platform.ts';
import { accountRoutes } from '../modules/account/account.routes.ts';
import { applicationsRoutes } from '../modules/applications/applications.routes.ts';
import { listReminders } from '../modules/applications/notes/keep-notes.ts';
import { readOutcomes } from '../modules/applications/outcomes/read-outcomes.ts';
import { requeuePaused } from '../modules/applications/pause/requeue-paused.ts';
import { continueWaiting } from '../modules/applications/questions/continue-waiting.ts';
import { applicationsNamed } from '../modules/applications/read/read-applications.ts';
import { readWaiting } from '../modules/applications/read/read-waiting.ts';
import { authRepository } from '../modules/auth/auth.repository.ts';
import { authRoutes } from '../modules/auth/auth.routes.ts';
import { ANSWER_AFTER_MS } from '../modules/auth/request-password-reset.ts';
import { adminBillingRoutes } from '../modules/billing/admin-billing.routes.ts';
import { billingRoutes } from '../modules/billing/billing.routes.ts';
import { adminConversionsRoutes } from '../modules/conversions/admin-conversions.routes.ts';
import { conversionsRoutes } from '../modules/conversions/conversions.routes.ts';
import { dashboardRoutes } from '../modules/dashboard/dashboard.routes.ts';
import { feedbackRepository } from '../modules/feedback/feedback.repository.ts';
import { feedbackRoutes } from '../modules/feedback/feedback.routes.ts';
import { healthRoutes } from '../modules/health/health.routes.ts';
import { newMatches } from '../modules/matches/list-matches.ts';
import { matchesRoutes } from '../modules/matches/matches.routes.ts';
import { findSearch, searchHistory } from '../modules/matches/read-searches.ts';
import { savedSearchesRoutes } from '../modules/matches/saved-searches.routes.ts';
import { searchesRoutes } from '../modules/matches/searches.routes.ts';
import { payRangesRoutes } from '../modules/pay-ranges/pay-ranges.routes.ts';
import { postingsRoutes } from '../modules/postings/postings.routes.ts';
import { profileRoutes } from '../modules/profile/profile.routes.ts';
import { readResume } from '../modules/resumes/read-resume.ts';
import { modelUseRepository } from '../modules/resumes/refine/model-use.repository.ts';
import type { RefiningDeps } from '../modules/resumes/refine/refine-deps.ts';
import { resumesRoutes } from '../modules/resumes/resumes.routes.ts';
import { findActiveResume } from '../modules/resumes/resumes.ts';
import { toolsRoutes } from '../modules/tools/tools.routes.ts';
import { trialRoutes } from '../modules/trial/trial.routes.ts';
import { readWallet } from '../modules/wallet/read-wallet.ts';
import { walletRoutes } from '../modules/wallet/wallet.routes.ts';
import { readActivity, storeVisit } from '../platform/activity.ts';
import { CONFIG } from '../platform/config.ts';
import { adminAreaRoutes } from './admin-routes.ts';
import { projectLanguageModel } from './language-model.ts';
import type { Services } from './services.ts';

/** Every route of the API; a test compares them with the contract. */
export function apiRoutes(services: Services, mailer: AccountMailer): Route[] {
  const { db, clock, logger, credits, profile, resume, posting, match, application, conversion } = services;
  const { languageModel } = services;
  const refining: RefiningDeps = {
    model: languageModel === undefined ? projectLanguageModel : () => languageModel,
    modelUse: modelUseRepository(db),
    tokensPerDay: () => CONFIG.gemini_tokens.value(),
    readWithLayout: (bytes) => readResume(bytes, true),
    logger,
  };
  return [
    ...healthRoutes(),
    ...authRoutes({
      auth_repository: authRepository(db),
      password_reset: { mailer, logger, answer_after_ms: ANSWER_AFTER_MS },
      clock,
    }),
    ...profileRoutes(profile, {
      onUnpaused: (uid) => requeuePaused(application, uid),
      onAnswered: (uid) => continueWaiting({ ...application, resume }, uid),
    }),
    ...feedbackRoutes({ feedback: feedbackRepository(db), clock }),
    ...resumesRoutes(resume, refining, readResume, (uid) => continueWaiting({ ...application, resume }, uid)),
    ...walletRoutes(credits),
    ...billingRoutes(services.billing),
    ...adminBillingRoutes({ ...services.billing, lastRun: credits.reconciliation.last }),
    ...postingsRoutes({ ...posting, clock }),
    ...payRangesRoutes(services.pay),
    ...searchesRoutes(match),
    ...matchesRoutes(match),
    ...savedSearchesRoutes(match),
    ...trialRoutes(match, readResume),
    ...toolsRoutes({
      parseWithLayout: (bytes) => readResume(bytes, true),
      apiOf: async (link) => (await import('./job-status.ts')).apiOfVendor(link),
      clock,
      logger,
    }),
    ...applicationsRoutes(application, resume),
    ...conversionsRoutes(conversion),
    ...adminConversionsRoutes(conversion),
    ...accountRoutes(services.account),
    ...adminAreaRoutes(services, mailer),
    ...dashboardRoutes({
      activity: (uid) => readActivity(db, uid),
      storeVisit: (uid, visit) => storeVisit(db, uid, visit),
      findSearch: (uid, search_id) => findSearch(match, uid, search_id),
      searchHistory: (uid) => searchHistory(match, uid),
      newMatches: (uid, found) => newMatches(match, uid, found),
      applicationsNamed: (ids) => applicationsNamed(application, ids),
      waiting: (uid) => readWaiting(application, uid),
      outcomes: async (uid) => (await readOutcomes(application, uid)).items,
      reminders: async (uid, limit) => (await listReminders(application, uid, { limit })).items,
      wallet: (uid) => readWallet(credits, uid),
      resumeFile: async (uid) => (await findActiveResume(resume, uid))?.file_name ?? null,
      clock,
      logger,
    }),
  ];
}
