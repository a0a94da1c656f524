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
  'refund',
]);
export type LedgerKind = z.infer<typeof LedgerKind>;

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
  /** Null for credits that did not go to an application or come back from one. */
  application: LedgerApplication.nullable(),
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

export const getWallet = endpoint({
  name: 'getWallet',
  summary: 'The user’s credits.',
  method: 'GET',
  path: '/api/wallet',
  auth: 'user',
  response: Wallet,
});

export const listLedger = endpoint({
  name: 'listLedger',
  summary: 'Every change to the user’s credits, newest first.',
  method: 'GET',
  path: '/api/wallet/ledger',
  auth: 'user',
  query: PageQuery,
  response: page(LedgerEntry),
});
