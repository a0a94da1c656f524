import { z } from 'zod';
import { ApplicationStatus, HandOverReason } from './applications.ts';
import { Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';

export const LedgerKind = z.enum([
  'sign_up_grant',
  'reserve',
  'spend',
  'return',
  'purchase',
  'subscription_grant',
  'admin_grant',
  'expiry',
  /** Credits taken back because their payment was refunded. */
  'refund',
  /** A refund failed, so its credits are given again. */
  'refund_reversal',
  /** Credits put on hold because their payment is disputed, and made usable again. */
  'freeze',
  'unfreeze',
  /** Credits taken back because the bank returned their payment, or they came back after it was refunded. */
  'clawback',
]);
export type LedgerKind = z.infer<typeof LedgerKind>;

/** What entries mean to their reader: `removed` are credits that expired, were taken back with their money, or are on hold. */
export const LedgerGroup = z.enum(['added', 'used', 'returned', 'removed']);
export type LedgerGroup = z.infer<typeof LedgerGroup>;

/** The application that a credit was set aside for, as it was when the entry was made. */
export const LedgerApplication = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  /** The status it reached with this entry, which is why the credit was used or came back. */
  status: ApplicationStatus,
  /** Why the user has to finish it; null unless it was handed over. */
  hand_over_reason: HandOverReason.nullable(),
});
export type LedgerApplication = z.infer<typeof LedgerApplication>;

/** One entry of the append-only ledger. `available_change` and `reserved_change` are its effect on the wallet. */
export const LedgerEntry = z.object({
  id: z.string(),
  kind: LedgerKind,
  available_change: z.number().int(),
  reserved_change: z.number().int(),
  /** Available credits after this entry. */
  available_after: z.number().int().nonnegative(),
  /** When the credits that the entry brought expire; null: never, or it brought none. */
  expires_at: Instant.nullable(),
  /** Null for credits that did not go to an application or come back from one. */
  application: LedgerApplication.nullable(),
  /** The payment behind it, as `listPayments` names it; null if there is none. */
  payment: z.string().nullable(),
  /** What an administrator wrote with a grant; empty for other entries. */
  note: z.string(),
  at: Instant,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The fold of the ledger. */
export const Wallet = z.object({
  available: z.number().int().nonnegative(),
  /** Reserved for applications that are not finished. */
  reserved: z.number().int().nonnegative(),
  spent: z.number().int().nonnegative(),
});
export type Wallet = z.infer<typeof Wallet>;

/** Credits that came together and expire together. */
export const CreditBucket = z.object({
  id: z.string(),
  /** What brought them; `return` for a credit that came back after the bucket it came from had expired. */
  kind: z.enum([
    'sign_up_grant',
    'purchase',
    'subscription_grant',
    'admin_grant',
    'refund_reversal',
    'return',
  ]),
  /** Those that are left, without those set aside. */
  credits: z.number().int().positive(),
  /** Null: never. */
  expires_at: Instant.nullable(),
  /** Their payment is disputed: they cannot be used until that is decided. */
  on_hold: z.boolean(),
});
export type CreditBucket = z.infer<typeof CreditBucket>;

export const getWallet = endpoint({
  name: 'getWallet',
  summary: 'The user’s credits.',
  method: 'GET',
  path: '/api/wallet',
  auth: 'user',
  response: Wallet,
});

export const listCreditBuckets = endpoint({
  name: 'listCreditBuckets',
  summary: 'The user’s credits by when they expire, in the order in which they are used.',
  method: 'GET',
  path: '/api/wallet/buckets',
  auth: 'user',
  response: z.object({ items: z.array(CreditBucket) }),
});

export const listLedger = endpoint({
  name: 'listLedger',
  summary: 'Changes to the user’s credits, newest first.',
  method: 'GET',
  path: '/api/wallet/ledger',
  auth: 'user',
  query: PageQuery.extend({
    /** Only entries of this group. */
    group: LedgerGroup.optional(),
    /** Only those about the application with this id. */
    application: z.string().max(100).optional(),
  }),
  response: page(LedgerEntry),
});
