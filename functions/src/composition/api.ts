import type { Express } from 'express';
import { firebaseTokenVerifier } from '../http/authenticate.ts';
import { createApp } from '../http/create-app.ts';
import { firestoreIdempotency } from '../http/idempotency.ts';
import { firestoreRateLimiter } from '../http/rate-limit.ts';
import { type AccountMailer, identityPlatform } from '../integrations/identity-platform.ts';
import { auditRepository } from '../modules/admin/audit.repository.ts';
import { CONFIG } from '../platform/config.ts';
import { reportConfiguration } from './configuration.ts';
import { apiRoutes } from './routes.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** The API of this project. */
export function connectApi(): Express {
  const services = servicesOn(connectPlatform());
  reportConfiguration(services.logger);
  const mailer = identityPlatform({
    origin: CONFIG.identity_origin.value(),
    api_key: CONFIG.identity_api_key.value(),
  });
  return apiOn(services, mailer, CONFIG.proxy_hops.value());
}

/** The API on these services; the tests build it on the emulators. */
export function apiOn(services: Services, mailer: AccountMailer, proxy_hops: number): Express {
  const { db, clock, logger, firebase, account } = services;
  return createApp({
    routes: apiRoutes(services, mailer),
    verifyToken: firebaseTokenVerifier(firebase.auth, account.access),
    rateLimiter: firestoreRateLimiter(db, clock),
    idempotency: firestoreIdempotency(db, clock),
    audit: auditRepository(db, clock).trail,
    logger,
    proxy_hops,
  });
}
