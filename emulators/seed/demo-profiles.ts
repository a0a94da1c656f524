import { CreateProfileBody } from '../../functions/src/contract/profile.ts';
import { paymentsRepository } from '../../functions/src/modules/billing/payments.repository.ts';
import { profileRepository } from '../../functions/src/modules/profile/profile.repository.ts';
import type { StoredProfile } from '../../functions/src/modules/profile/profile-rules.ts';
import { createProfileOnce } from '../../functions/src/modules/profile/profiles.ts';
import { walletRepository } from '../../functions/src/modules/wallet/wallet.repository.ts';
import type { Firebase } from '../../functions/src/platform/firebase.ts';
import { transactionsOf } from '../../functions/src/platform/transaction.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

const clock = () => new Date();

/** The demo admin's profile; without it every admin page would redirect to onboarding. */
const ADMIN_PROFILE: Partial<StoredProfile> = {
  phone_number: '+15125550142',
  job_title: 'Operations Manager',
  job_titles: ['Operations Manager'],
  location: 'Austin, TX',
  experience: '5-10 years',
  onboarding_step: 'done',
};

/** Completes the profiles of the demo admins; the demo job seeker starts as a new account does. */
export async function seedProfiles({ db }: Pick<Firebase, 'db'>): Promise<void> {
  const profiles = profileRepository(db);
  const runTransaction = transactionsOf(db);
  const credits = { wallets: walletRepository(db), countTaken: paymentsRepository(db).countTaken, clock };
  for (const account of DEMO_ACCOUNTS.filter(({ admin }) => admin)) {
    const { created } = await createProfileOnce(
      { profiles, credits, runTransaction, clock },
      account,
      CreateProfileBody.parse({}),
    );
    if (created) {
      await runTransaction(async (tx) => profiles.update(tx, account.uid, ADMIN_PROFILE, clock()));
    }
  }
}
