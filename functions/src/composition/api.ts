import type { Express } from 'express';
import type { ApiUnit } from '../contract/endpoint.ts';
import { firebaseTokenVerifier } from '../http/authenticate.ts';
import { clientAddresses } from '../http/client-address.ts';
import { createApp } from '../http/create-app.ts';
import { firestoreIdempotency } from '../http/idempotency.ts';
import { firestoreRateLimiter } from '../http/rate-limit.ts';
import { type AccountMailer, identityPlatform } from '../integrations/identity-platform.ts';
import { auditRepository } from '../modules/admin/audit.repository.ts';
import { CONFIG } from '../platform/config.ts';
import { reportConfiguration } from './configuration.ts';
import { apiRoutes } from './routes.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** The part of this project's API that this unit serves; paths of another unit are not found. */
export function connectApi(unit: ApiUnit): Express {
  const services = servicesOn(connectPlatform());
  reportConfiguration(services.logger);
  const mailer = identityPlatform({
    origin: CONFIG.identity_origin.value(),
    api_key: CONFIG.identity_api_key.value(),
  });
  return apiOn(services, mailer, CONFIG.hosting_networks.value(), unit);
}

/** The API on these services, or one unit of it; tests build it on the emulators. */
export function apiOn(
  services: Services,
  mailer: AccountMailer,
  hosting_networks: string,
  unit?: ApiUnit,
): Express {
  const { db, clock, logger, firebase, account } = services;
  const routes = apiRoutes(services, mailer);
  return createApp({
    routes: unit ? routes.filter(({ endpoint }) => endpoint.unit === unit) : routes,
    verifyToken: firebaseTokenVerifier(firebase.auth, account.revocations),
    rateLimiter: firestoreRateLimiter(db, clock),
    idempotency: firestoreIdempotency(db, clock),
    audit: auditRepository(db, clock).trail,
    logger,
    addressOf: clientAddresses(hosting_networks),
  });
}
