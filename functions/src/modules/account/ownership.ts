import type { Collection } from '../../platform/collections.ts';
import { digest } from '../../platform/hash.ts';
import { hashExternalId } from '../conversions/hash-match-keys.ts';

export type Owner = {
  uid: string;
  /** Null unless verified. */
  email: string | null;
};

/** How the documents of a collection belong to a user. */
export type Ownership =
  /** The document with the user's id, and everything below it. */
  | { kind: 'id' }
  /** Below a document that belongs to the user. */
  | { kind: 'below' }
  /**
   * Documents in which one of these fields contains a value derived from the owner; `tree`: with everything below them.
   */
  | {
      kind: 'field';
      fields: Record<string, (owner: Owner) => string | null>;
      tree: boolean;
      exported: boolean;
    }
  /** Kept after the account is deleted, with a pseudonym in place of the user's id. */
  | { kind: 'pseudonym'; fields: readonly string[]; exported: boolean }
  /** Contains no personal data; `why` says how that is ensured. */
  | { kind: 'nobody'; why: string };

const uid = (owner: Owner) => owner.uid;
const BELOW = { kind: 'below' } as const;

/**
 * Who owns the documents of each collection. Data export and account deletion are both driven by this table; a new
 * collection without an entry does not compile.
 */
export const OWNERSHIP: Record<Collection, Ownership> = {
  'users/{uid}': { kind: 'id' },
  'users/{uid}/resumes/{id}': BELOW,
  'users/{uid}/career/{id}': BELOW,
  'users/{uid}/corrections/{id}': BELOW,
  'users/{uid}/searches/{id}': BELOW,
  'users/{uid}/searches/{id}/match_chunks/{id}': BELOW,
  'users/{uid}/verdicts/{id}': BELOW,
  'users/{uid}/score_feedback/{id}': BELOW,
  'users/{uid}/saved_searches/{id}': BELOW,
  'users/{uid}/deleted_saved_searches/{id}': BELOW,
  'users/{uid}/answers/{topic}': BELOW,
  'users/{uid}/deleted_answers/{topic}': BELOW,
  'users/{uid}/counters/{id}': BELOW,
  'users/{uid}/outcomes/{quarter}': BELOW,
  'users/{uid}/application_notes/{id}': BELOW,
  'users/{uid}/reminders/{id}': BELOW,
  'users/{uid}/attribution/{id}': BELOW,
  'applications/{id}': { kind: 'field', fields: { uid }, tree: true, exported: true },
  'applications/{id}/events/{id}': BELOW,
  'apply_plans/{id}': { kind: 'field', fields: { uid }, tree: false, exported: true },
  'wallets/{uid}': { kind: 'id' },
  'wallets/{uid}/ledger/{id}': BELOW,
  'wallets/{uid}/checkpoints/{id}': BELOW,
  'feedback/{id}': {
    kind: 'field',
    fields: { uid, email: (owner) => owner.email },
    tree: false,
    exported: true,
  },
  'login_events/{id}': { kind: 'field', fields: { uid }, tree: false, exported: true },
  // Copies of responses; what they contain is exported already.
  'idempotency/{id}': {
    kind: 'field',
    fields: { owner: (owner) => `uid:${owner.uid}` },
    tree: false,
    exported: false,
  },
  // Hashes for an advertiser, removed once it has accepted them.
  'conversions/{id}': {
    kind: 'field',
    fields: { 'match.external_id': (owner) => hashExternalId(owner.uid) },
    tree: false,
    exported: false,
  },
  'audit/{id}': { kind: 'pseudonym', fields: ['uid', 'target'], exported: false },
  'billing/{uid}': { kind: 'id' },
  // Accounting law asks for these; they name no person.
  'payments/{id}': { kind: 'pseudonym', fields: ['uid'], exported: true },
  // Only which emails were sent, under ids; what they say of plans is in the plans.
  'notices/{id}': { kind: 'field', fields: { uid }, tree: false, exported: false },
  'stripe_events/{id}': { kind: 'nobody', why: 'ids of events and of the objects they are about' },
  'stripe_closings/{id}': { kind: 'nobody', why: 'customers at Stripe that wait to be deleted' },
  'postings/{id}': { kind: 'nobody', why: 'published by employers' },
  'postings/{id}/content/{id}': { kind: 'nobody', why: 'published by employers' },
  'employer_forms/{id}': { kind: 'nobody', why: 'questions of employers, without answers' },
  'corpus/{id}': { kind: 'nobody', why: 'counts of jobs, and their titles' },
  'pay_ranges/{id}': { kind: 'nobody', why: 'figures about jobs' },
  'search_changes/{id}': { kind: 'nobody', why: 'published by employers' },
  'companies/{slug}': { kind: 'nobody', why: 'figures about jobs' },
  'boards/{id}': { kind: 'nobody', why: 'about job boards' },
  'crawl_robots/{host}': { kind: 'nobody', why: 'about job boards' },
  'crawl_hosts/{source}': { kind: 'nobody', why: 'about job boards' },
  'boards/{id}/manifest/{id}': { kind: 'nobody', why: 'about job boards' },
  'rate_limits/{id}': { kind: 'nobody', why: 'hashes that expire within minutes' },
  'access/{id}': { kind: 'nobody', why: 'hashes that expire within the hour' },
  // The progress of the export itself.
  'exports/{uid}': { kind: 'field', fields: { uid }, tree: false, exported: false },
  'deletions/{uid}': { kind: 'nobody', why: 'exists only while an account is being deleted' },
  'integrations/{id}': { kind: 'nobody', why: 'states of outside services' },
  'model_use/{day}': { kind: 'nobody', why: 'how much a language model was used in a day' },
  'checks/{id}': { kind: 'nobody', why: 'whether a function works, gone within the hour' },
};

/** Replaces a deleted account's id in the audit log, so that its entries still belong together. */
export function pseudonymOf(uid: string): string {
  return `deleted:${digest(uid).slice(0, 12)}`;
}
