import { randomUUID } from 'node:crypto';
import type { Route } from '../http/route.ts';
import type { AccountMailer } from '../integrations/identity-platform.ts';
import { requestDeletion } from '../modules/account/request-deletion.ts';
import { adminRoutes } from '../modules/admin/admin.routes.ts';
import { adminTestingRoutes } from '../modules/admin/admin-testing.routes.ts';
import { auditRepository } from '../modules/admin/audit.repository.ts';
import { checksRepository } from '../modules/admin/checks.repository.ts';
import { grantAllowancesRepository } from '../modules/admin/grant-allowances.repository.ts';
import { numbersRepository } from '../modules/admin/numbers.repository.ts';
import { projectChecks } from '../modules/admin/run-checks.ts';
import { netRevenue } from '../modules/billing/read-as-admin.ts';
import { feedbackRepository } from '../modules/feedback/feedback.repository.ts';
import { checkSearchIndex } from '../modules/postings/search/search-index-health.ts';
import { readResume } from '../modules/resumes/read-resume.ts';
import type { Services } from './services.ts';

/** The routes of administrators. */
export function adminAreaRoutes(services: Services, mailer: AccountMailer): Route[] {
  const { db, clock, logger, queue, profile, posting, application, account, conversion } = services;
  const { accounts, revocations, files } = account;
  return [
    ...adminRoutes({
      numbers: numbersRepository(db),
      revenue: (from, to) => netRevenue(services.billing, from, to),
      audit: auditRepository(db, clock),
      users: { accounts, revocations, profile, deleteAccount: (uid) => requestDeletion(account, uid) },
      allowances: grantAllowancesRepository(db),
      application,
      posting,
      feedback: feedbackRepository(db),
      clock,
    }),
    ...adminTestingRoutes({
      checks: projectChecks({
        countPostings: posting.postings.countOpen,
        searchIndex: () => checkSearchIndex(posting),
        files,
        accounts,
        queue,
        mailer,
        reddit: conversion.reddit,
        checks: checksRepository(db, clock),
        clock,
        newId: randomUUID,
      }),
      resume: { parseResume: readResume },
      clock,
      logger,
    }),
  ];
}
