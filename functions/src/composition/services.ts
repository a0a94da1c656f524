import { randomUUID } from 'node:crypto';
import { PostingSummary } from '../contract/postings.ts';
import { firebaseAccounts } from '../integrations/accounts.ts';
import type { LanguageModel } from '../integrations/language-model.ts';
import type { AccountDeps } from '../modules/account/account-deps.ts';
import { deletionsRepository } from '../modules/account/deletions.repository.ts';
import { exportsRepository } from '../modules/account/exports.repository.ts';
import { ownedDataRepository } from '../modules/account/owned-data.repository.ts';
import { answersRepository } from '../modules/applications/answers/answers.repository.ts';
import type { ApplicationDeps } from '../modules/applications/application-deps.ts';
import { applicationsRepository } from '../modules/applications/applications.repository.ts';
import { driversRepository } from '../modules/applications/driver/drivers.repository.ts';
import { formsRepository } from '../modules/applications/form-preview/forms.repository.ts';
import { publishedAt } from '../modules/applications/form-preview/published-at.ts';
import { notesRepository } from '../modules/applications/notes/notes.repository.ts';
import { outcomesRepository } from '../modules/applications/outcomes/outcomes.repository.ts';
import { plansRepository } from '../modules/applications/plan/plans.repository.ts';
import { findApplicationIds } from '../modules/applications/read/read-applications.ts';
import { billingRepository } from '../modules/billing/billing.repository.ts';
import type { BillingDeps } from '../modules/billing/billing-deps.ts';
import { closeBilling } from '../modules/billing/close-billing.ts';
import { closingsRepository } from '../modules/billing/closings.repository.ts';
import { paymentsRepository } from '../modules/billing/payments.repository.ts';
import { stripeEventsRepository } from '../modules/billing/stripe-events.repository.ts';
import { attributionRepository } from '../modules/conversions/attribution.repository.ts';
import { circuitRepository } from '../modules/conversions/circuit.repository.ts';
import { RELAY_PACE, type RelayDeps } from '../modules/conversions/conversion-deps.ts';
import { conversionsRepository } from '../modules/conversions/conversions.repository.ts';
import { feedbackRepository } from '../modules/feedback/feedback.repository.ts';
import { mayFillWith } from '../modules/form-vendors/may-fill.ts';
import { exclusionReasons } from '../modules/matches/exclusion-reasons.ts';
import { findScore } from '../modules/matches/get-match.ts';
import type { MatchDeps } from '../modules/matches/match-deps.ts';
import { savedSearchesRepository } from '../modules/matches/saved-searches.repository.ts';
import { scoreFeedbackRepository } from '../modules/matches/score-feedback.repository.ts';
import { searchesRepository } from '../modules/matches/searches.repository.ts';
import { verdictsRepository } from '../modules/matches/verdicts.repository.ts';
import type { AnnounceDeps } from '../modules/notices/announce-checkout.ts';
import { noticesRepository } from '../modules/notices/notices.repository.ts';
import type { NoticeDeps } from '../modules/notices/send-notices.ts';
import type { ComputePayDeps } from '../modules/pay-ranges/compute-pay-ranges.ts';
import { payRangesRepository } from '../modules/pay-ranges/pay-ranges.repository.ts';
import { boardsRepository } from '../modules/postings/boards.repository.ts';
import { companiesRepository } from '../modules/postings/companies/companies.repository.ts';
import { copiesRepository } from '../modules/postings/copies.repository.ts';
import { directoryRepository } from '../modules/postings/directory/directory.repository.ts';
import { getPosting } from '../modules/postings/get-posting.ts';
import { postingsRepository } from '../modules/postings/postings.repository.ts';
import { publicSearch } from '../modules/postings/search/public-search.ts';
import { searchChangesRepository } from '../modules/postings/search/search-changes.repository.ts';
import { profileRepository } from '../modules/profile/profile.repository.ts';
import type { ProfileDeps } from '../modules/profile/profiles.ts';
import { careerRepository } from '../modules/resumes/career.repository.ts';
import type { ResumeDeps } from '../modules/resumes/resume-deps.ts';
import { resumesRepository } from '../modules/resumes/resumes.repository.ts';
import { publishedAs } from '../modules/tools/published-as.ts';
import type { ExpiryDeps } from '../modules/wallet/expire-credits.ts';
import type { ReconcileDeps } from '../modules/wallet/reconcile-wallets.ts';
import { reconciliationRepository } from '../modules/wallet/reconciliation.repository.ts';
import { walletRepository } from '../modules/wallet/wallet.repository.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { CONFIG, REGION } from '../platform/config.ts';
import { cloudFileStore } from '../platform/file-store.ts';
import { connectFirebase, type Firebase } from '../platform/firebase.ts';
import { cloudLogger, type Logger } from '../platform/logger.ts';
import { revocationList } from '../platform/revocation-list.ts';
import { transactionsOf } from '../platform/transaction.ts';
import { cloudTaskQueue } from '../tasks/cloud-task-queue.ts';
import type { TaskQueue } from '../tasks/queue.ts';
import { projectMailer } from './mail.ts';
import { redditSettings } from './reddit.ts';
import { projectSearchIndex, type SearchIndex } from './search-index.ts';
import { stripeClient, stripeSettings } from './stripe.ts';

export type Platform = {
  firebase: Firebase;
  queue: TaskQueue;
  clock: Clock;
  logger: Logger;
  /** Default: the account of this project's params. */
  stripe?: Pick<BillingDeps, 'settings' | 'stripe'>;
  /** Default: the one of this project's params; null for none. */
  searchIndex?: SearchIndex | null;
  /** Default: the one of this project's params; null for none. */
  languageModel?: LanguageModel | null;
};

export type Services = ReturnType<typeof servicesOn>;

/** The project that this process runs in. */
export function connectPlatform(): Platform {
  const firebase = connectFirebase();
  return {
    firebase,
    queue: cloudTaskQueue(firebase.functions, REGION),
    clock: systemClock,
    logger: cloudLogger,
  };
}

/** What the API and the background functions share: each module's dependencies on this platform. */
export function servicesOn(platform: Platform) {
  const { firebase, queue, clock, logger } = platform;
  const { db } = firebase;
  const runTransaction = transactionsOf(db);
  const feedback = feedbackRepository(db);
  const files = cloudFileStore(firebase.bucket);
  const payments = paymentsRepository(db);
  const credits: ReconcileDeps & ExpiryDeps = {
    wallets: walletRepository(db),
    countTaken: payments.countTaken,
    reconciliation: reconciliationRepository(db),
    runTransaction,
    clock,
    logger,
  };
  const conversion: RelayDeps = {
    conversions: conversionsRepository(db),
    attributions: attributionRepository(db),
    circuits: circuitRepository(db),
    reddit: redditSettings,
    queue,
    runTransaction,
    clock,
    logger,
    pace: RELAY_PACE,
    newHolder: randomUUID,
  };
  const profile: ProfileDeps = {
    profiles: profileRepository(db),
    credits,
    conversions: conversion,
    runTransaction,
    clock,
  };
  const resume: ResumeDeps = {
    resumes: resumesRepository(db),
    career: careerRepository(db),
    files,
    runTransaction,
    clock,
  };
  const postings = postingsRepository(db, clock);
  const searchIndex = platform.searchIndex === undefined ? projectSearchIndex() : platform.searchIndex;
  const posting = {
    postings,
    searchIndex,
    searchChanges: searchChangesRepository(db),
    search: publicSearch({ postings, index: searchIndex, clock, logger }),
    copies: copiesRepository(db),
    boards: boardsRepository(db),
    directory: directoryRepository(db),
    companies: companiesRepository(db),
  };
  const pay: ComputePayDeps = {
    payRanges: payRangesRepository(db),
    paidPostings: posting.postings.openWithPay,
    clock,
  };
  const applications = applicationsRepository(db);
  const match: MatchDeps = {
    searches: searchesRepository(db),
    verdicts: verdictsRepository(db),
    savedSearches: savedSearchesRepository(db),
    scoreFeedback: scoreFeedbackRepository(db),
    profile,
    resume,
    postingIndex: posting.postings.index,
    countOpenPostings: posting.postings.countOpen,
    findStoredPosting: posting.postings.get,
    getPosting: (posting_id) => getPosting(posting, posting_id),
    applicationIds: (uid, posting_ids, options) =>
      findApplicationIds({ applications }, uid, posting_ids, options),
    recentlyAppliedTo: (uid) => applications.recentlyAppliedTo(uid),
    queue,
    runTransaction,
    clock,
    logger,
  };
  const application: ApplicationDeps = {
    applications,
    answers: answersRepository(db),
    notes: notesRepository(db),
    plans: plansRepository(db),
    outcomes: outcomesRepository(db),
    drivers: driversRepository(db),
    forms: formsRepository(db),
    credits,
    profile,
    findPosting: async (posting_id) => {
      const record = await posting.postings.get(posting_id);
      if (!record) return null;
      const { apply, origins } = record;
      return {
        summary: PostingSummary.parse(record),
        apply,
        published_at: publishedAt(apply, origins),
        published_as: publishedAs(apply, origins),
        stored: record,
      };
    },
    mayFill: (kind) => mayFillWith(CONFIG.form_permissions.value())(kind),
    readPublishedForm: async (at) => (await import('./published-forms.ts')).readPublishedForm(at),
    findScore: (uid, posting_id) => findScore(match, uid, posting_id),
    exclusionReasons: (user) => exclusionReasons(match, user),
    queue,
    files,
    runTransaction,
    clock,
    logger,
  };
  const notices = noticesRepository(db);
  const billing: BillingDeps = {
    ...(platform.stripe ?? { settings: stripeSettings, stripe: stripeClient }),
    accounts: billingRepository(db),
    payments,
    events: stripeEventsRepository(db),
    closings: closingsRepository(db),
    notices,
    credits,
    conversions: conversion,
    queue,
    runTransaction,
    clock,
    logger,
  };
  const account: AccountDeps = {
    accounts: firebaseAccounts(firebase.auth),
    revocations: revocationList(db, clock),
    owned: ownedDataRepository(db),
    deletions: deletionsRepository(db),
    exports: exportsRepository(db),
    closeBilling: (uid) => closeBilling(billing, uid),
    files,
    queue,
    runTransaction,
    clock,
    logger,
    newId: randomUUID,
  };
  const notice: NoticeDeps & AnnounceDeps = {
    notices,
    mailer: projectMailer,
    site_origin: () => billing.settings().site_origin,
    emailOf: async (uid) => (await account.accounts.find(uid))?.email ?? null,
    isOpen: () => billing.settings().missing.length === 0,
    wishes: feedback.checkoutWishes,
    fulfill: feedback.remove,
    runTransaction,
    clock,
    logger,
  };
  return {
    ...platform,
    db,
    notice,
    credits,
    profile,
    resume,
    posting,
    pay,
    match,
    application,
    conversion,
    billing,
    account,
  };
}
