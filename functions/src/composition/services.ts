import { profileRepository } from '../modules/profile/profile.repository.ts';
import type { ProfileDeps } from '../modules/profile/profiles.ts';
import { readResume } from '../modules/resumes/read-resume.ts';
import { resumesRepository } from '../modules/resumes/resumes.repository.ts';
import type { ResumeDeps } from '../modules/resumes/resumes.ts';
import type { CreditDeps } from '../modules/wallet/change-credits.ts';
import { walletRepository } from '../modules/wallet/wallet.repository.ts';
import { systemClock } from '../platform/clock.ts';
import { REGION } from '../platform/config.ts';
import { cloudFileStore } from '../platform/file-store.ts';
import { connectFirebase } from '../platform/firebase.ts';
import { cloudLogger } from '../platform/logger.ts';
import { transactionsOf } from '../platform/transaction.ts';
import { cloudTaskQueue } from '../tasks/cloud-task-queue.ts';

export type Services = ReturnType<typeof connectServices>;

/** What API and background functions share, connected to this project. */
export function connectServices() {
  const firebase = connectFirebase();
  const { db } = firebase;
  const clock = systemClock;
  const runTransaction = transactionsOf(db);
  const files = cloudFileStore(firebase.bucket);
  const credits: CreditDeps = { wallets: walletRepository(db), clock };
  const profile: ProfileDeps = { profiles: profileRepository(db), credits, runTransaction, clock };
  const resume: ResumeDeps = {
    resumes: resumesRepository(db),
    files,
    parseResume: readResume,
    runTransaction,
    clock,
  };
  return {
    db,
    auth: firebase.auth,
    clock,
    logger: cloudLogger,
    runTransaction,
    files,
    queue: cloudTaskQueue(firebase.functions, REGION),
    credits,
    profile,
    resume,
  };
}
