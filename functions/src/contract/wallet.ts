import { z } from 'zod';
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

/** One line of the append-only ledger. `available_change` and `reserved_change` are what it did to the wallet. */
export const LedgerEntry = z.object({
  id: z.string(),
  kind: LedgerKind,
  available_change: z.number().int(),
  reserved_change: z.number().int(),
  /** Credits free to use after this line. */
  available_after: z.number().int().nonnegative(),
  application_id: z.string().nullable(),
  note: z.string(),
  at: Instant,
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The fold of the ledger. */
export const Wallet = z.object({
  /** Free to use. */
  available: z.number().int().nonnegative(),
  /** Set aside for applications that are not settled yet. */
  reserved: z.number().int().nonnegative(),
  /** Spent so far. */
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
  summary: 'Every change of the credits, newest first.',
  method: 'GET',
  path: '/api/wallet/ledger',
  auth: 'user',
  query: PageQuery,
  response: page(LedgerEntry),
});
