import type { Collection } from '../../platform/collections.ts';
import { digest } from '../../platform/hash.ts';
import { hashExternalId } from '../conversions/hash-match-keys.ts';

export type Owner = {
  uid: string;
  /** Null unless it is proven to be theirs. */
  email: string | null;
};

/** How the documents of a collection belong to a person. */
export type Ownership =
  /** The document of this id, with everything below it. */
  | { kind: 'id' }
  /** Below a document that belongs to the person. */
  | { kind: 'below' }
  /** Documents in which one of these fields holds what is made of the owner; `tree`: with what is below them. */
  | {
      kind: 'field';
      fields: Record<string, (owner: Owner) => string | null>;
      tree: boolean;
      exported: boolean;
    }
  /** Kept after the person is gone, with a pseudonym in place of their id. */
  | { kind: 'pseudonym'; fields: readonly string[] }
  /** Holds nothing of anybody; `why` says how that is sure. */
  | { kind: 'nobody'; why: string };

const uid = (owner: Owner) => owner.uid;
const BELOW = { kind: 'below' } as const;

/**
 * To whom the documents of each collection belong: what the copy of a person's data holds and what deleting an account
 * removes are made from it. A new collection without a line here does not compile.
 */
export const OWNERSHIP: Record<Collection, Ownership> = {
  'users/{uid}': { kind: 'id' },
  'users/{uid}/resumes/{id}': BELOW,
  'users/{uid}/searches/{id}': BELOW,
  'users/{uid}/searches/{id}/match_chunks/{id}': BELOW,
  'users/{uid}/verdicts/{id}': BELOW,
  'users/{uid}/answers/{topic}': BELOW,
  'users/{uid}/counters/{id}': BELOW,
  'users/{uid}/outcomes/{quarter}': BELOW,
  'users/{uid}/application_notes/{id}': BELOW,
  'users/{uid}/reminders/{id}': BELOW,
  'users/{uid}/attribution/{id}': BELOW,
  'applications/{id}': { kind: 'field', fields: { uid }, tree: true, exported: true },
  'applications/{id}/events/{id}': BELOW,
  'wallets/{uid}': { kind: 'id' },
  'wallets/{uid}/ledger/{id}': BELOW,
  'feedback/{id}': {
    kind: 'field',
    fields: { uid, email: (owner) => owner.email },
    tree: false,
    exported: true,
  },
  'login_events/{id}': { kind: 'field', fields: { uid }, tree: false, exported: true },
  // Copies of answers: what they say is in the copy of the data already.
  'idempotency/{id}': {
    kind: 'field',
    fields: { owner: (owner) => `uid:${owner.uid}` },
    tree: false,
    exported: false,
  },
  // Hashes for an advertiser, gone once it has taken them.
  'conversions/{id}': {
    kind: 'field',
    fields: { 'match.external_id': (owner) => hashExternalId(owner.uid) },
    tree: false,
    exported: false,
  },
  'audit/{id}': { kind: 'pseudonym', fields: ['uid', 'target'] },
  'postings/{id}': { kind: 'nobody', why: 'published by employers' },
  'postings/{id}/content/{id}': { kind: 'nobody', why: 'published by employers' },
  'corpus/{id}': { kind: 'nobody', why: 'counts of postings' },
  'boards/{id}': { kind: 'nobody', why: 'about job boards' },
  'boards/{id}/manifest/{id}': { kind: 'nobody', why: 'about job boards' },
  'rate_limits/{id}': { kind: 'nobody', why: 'hashes that expire within minutes' },
  'access/{id}': { kind: 'nobody', why: 'hashes that expire within the hour' },
  // How far the copy of the data is: not part of it.
  'exports/{uid}': { kind: 'field', fields: { uid }, tree: false, exported: false },
  'deletions/{uid}': { kind: 'nobody', why: 'exists only while an account is being deleted' },
  'integrations/{id}': { kind: 'nobody', why: 'states of outside services' },
  'checks/{id}': { kind: 'nobody', why: 'whether a function works, gone within the hour' },
};

/** Stands for a deleted account in the audit, so that what was done to one account still belongs together. */
export function pseudonymOf(uid: string): string {
  return `deleted:${digest(uid).slice(0, 12)}`;
}
