import type { HandOverReason } from '@contract/applications.ts';
import type { LedgerApplication } from '@contract/wallet.ts';
import type { z } from 'zod';
import { plural, shortDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { HistoryLine } from './history-days.ts';

/** Anchor of the list of payments. */
export const PAYMENTS_ID = 'payments';

/** A sentence with the part that stands out in the middle, and where to read more. */
export type HistoryWords = {
  before: string;
  strong: string;
  after: string;
  link: { to: string; label: string } | null;
};

/** What happened, in a sentence. */
export function historyWords({
  story,
  change,
  note,
  expiresAt,
  payment,
  applications,
}: HistoryLine): HistoryWords {
  const amount = plural(Math.abs(change), 'credit');
  const [application] = applications;
  switch (story) {
    case 'sign_up_grant':
      return plain('You got ', amount, ' for signing up.');
    case 'admin_grant':
      return plain('We added ', amount, note ? `: ${note}` : '.');
    case 'purchase':
      return ofPayment(payment, plain('You bought ', amount, '.'));
    case 'subscription_grant':
      return ofPayment(
        payment,
        plain('Premium added ', amount, expiresAt ? `, good until ${shortDate(expiresAt)}.` : '.'),
      );
    case 'expiry':
      return plain('', amount, ' expired unused.');
    case 'refund':
      return ofPayment(payment, plain('We refunded a payment and took back ', amount, '.'));
    case 'refund_reversal':
      return ofPayment(payment, plain('A refund didn’t go through, so you have ', amount, ' again.'));
    case 'freeze':
      return ofPayment(payment, plain('Your bank is looking into a payment, so ', amount, onHold(change)));
    case 'unfreeze':
      return ofPayment(payment, plain('Your bank settled the payment, so you can use ', amount, ' again.'));
    case 'clawback':
      return ofPayment(payment, plain('A payment was returned, so we took back ', amount, '.'));
    case 'reserve':
      return {
        ...plain(
          'We set aside ',
          amount,
          application ? ` for ${employers(applications)}${titleOf(applications)}.` : '.',
        ),
        link: linkTo(applications, 'application'),
      };
    case 'sent':
    case 'sent_later':
      if (!application) return plain('You used ', '1 credit', '.');
      return {
        before: 'Sent to ',
        strong: employers(applications),
        after: `${titleOf(applications)}${story === 'sent' ? '' : earlier(applications)}.`,
        link: linkTo(applications, 'receipt'),
      };
    case 'return':
      return application
        ? { ...cameBack(application, applications), link: linkTo(applications, 'application') }
        : plain('', amount, ' came back.');
  }
}

function onHold(change: number): string {
  return change === -1 ? ' is on hold.' : ' are on hold.';
}

/** `Acme`, `Acme and Beta`, `Acme and 2 others`; several jobs at one company: `Acme (2 jobs)`. */
function employers(applications: readonly LedgerApplication[]): string {
  const names = [...new Set(applications.map(({ company }) => company))];
  const [first = '', second = ''] = names;
  if (names.length === 1) return applications.length === 1 ? first : `${first} (${applications.length} jobs)`;
  if (applications.length === 2) return `${first} and ${second}`;
  return `${first} and ${plural(applications.length - 1, 'other')}`;
}

function titleOf(applications: readonly LedgerApplication[]): string {
  return applications.length === 1 ? `, ${applications[0]?.title}` : '';
}

function earlier({ length }: readonly LedgerApplication[]): string {
  return length === 1 ? ', with a credit set aside earlier' : ', with credits set aside earlier';
}

/** What an employer asked for, except a CAPTCHA, which is part of a form. */
const HAND_OVER: Record<Exclude<z.infer<typeof HandOverReason>, 'captcha'>, string> = {
  email_code: 'for a code from your email',
  login: 'you to sign in',
  payment: 'for a payment',
  identity: 'for ID or bank details',
  file: 'for a file we don’t have',
  switched_off: '',
  external: '',
};

function cameBack(
  application: LedgerApplication,
  all: readonly LedgerApplication[],
): Omit<HistoryWords, 'link'> {
  const one = all.length === 1;
  const who = employers(all);
  const back = one ? ' Your credit came back.' : ` ${plural(all.length, 'credit')} came back.`;
  const applications = one ? 'application' : 'applications';
  switch (application.status) {
    case 'closed_by_employer':
      return plain('', who, ` took down ${one ? 'the job' : 'their jobs'} before we sent anything.${back}`);
    case 'handed_over': {
      const reason = application.hand_over_reason;
      const yours = `, so you’d have to apply yourself.${back}`;
      if (reason === 'captcha')
        return one
          ? plain('', who, `’s form had a CAPTCHA${yours}`)
          : plain('The forms at ', who, ` had CAPTCHAs${yours}`);
      const asked = reason && HAND_OVER[reason];
      return asked
        ? plain('', who, ` asked ${asked}${yours}`)
        : plain(`We couldn’t fill out the ${one ? 'form' : 'forms'} at `, who, yours);
    }
    case 'failed':
      return plain(`We couldn’t send your ${applications} to `, who, `.${back}`);
    case 'withdrawn':
      return plain(`You withdrew your ${applications} to `, who, `.${back}`);
    case 'unconfirmed':
      return plain(`We sent your ${applications} to `, who, `, but no confirmation appeared.${back}`);
    default:
      return plain('You applied to ', who, ` yourself.${back}`);
  }
}

function linkTo(
  applications: readonly LedgerApplication[],
  what: 'application' | 'receipt',
): HistoryWords['link'] {
  const [application] = applications;
  if (!application) return null;
  return applications.length === 1
    ? { to: paths.application(application.id), label: what === 'receipt' ? 'Receipt' : 'Application' }
    : { to: paths.applications(), label: 'Applications' };
}

/** With a link to the payments below, if one is behind it. */
function ofPayment(payment: string | null, words: HistoryWords): HistoryWords {
  return payment ? { ...words, link: { to: `#${PAYMENTS_ID}`, label: 'Payment' } } : words;
}

function plain(before: string, strong: string, after: string): HistoryWords {
  return { before, strong, after, link: null };
}
