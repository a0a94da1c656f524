import type { Express } from 'express';
import { firebaseTokenVerifier } from '../http/authenticate.ts';
import { createApp } from '../http/create-app.ts';
import { firestoreIdempotency } from '../http/idempotency.ts';
import { firestoreRateLimiter } from '../http/rate-limit.ts';
import { type AccountMailer, identityPlatform } from '../integrations/identity-platform.ts';
import { authRepository } from '../modules/auth/auth.repository.ts';
import { ANSWER_AFTER_MS } from '../modules/auth/request-password-reset.ts';
import { feedbackRepository } from '../modules/feedback/feedback.repository.ts';
import { postingsRepository } from '../modules/postings/postings.repository.ts';
import { sourcesRepository } from '../modules/postings/sources.repository.ts';
import { CONFIG } from '../platform/config.ts';
import type { Logger } from '../platform/logger.ts';
import { apiRoutes } from './routes.ts';
import { connectServices } from './services.ts';

/** The API of this project, connected. */
export function connectApi(): Express {
  const services = connectServices();
  const { db, clock, logger } = services;
  const routes = apiRoutes({
    auth: {
      auth_repository: authRepository(db),
      password_reset: { mailer: accountMailer(logger), logger, answer_after_ms: ANSWER_AFTER_MS },
      clock,
    },
    feedback: feedbackRepository(db),
    postings: { postings: postingsRepository(db), sources: sourcesRepository(db) },
    profile: services.profile,
    resume: services.resume,
    clock,
  });
  return createApp({
    routes,
    verifyToken: firebaseTokenVerifier(services.auth),
    rateLimiter: firestoreRateLimiter(db, clock),
    idempotency: firestoreIdempotency(db, clock),
    logger,
    proxy_hops: CONFIG.proxy_hops.value(),
  });
}

function accountMailer(logger: Logger): AccountMailer {
  const api_key = CONFIG.web_api_key.value();
  if (api_key) return identityPlatform({ origin: CONFIG.identity_platform_origin.value(), api_key });
  logger.warn('WEB_API_KEY is not set: no reset mails are sent');
  return { sendPasswordReset: async () => undefined };
}
