/**
 * Every collection of the database, as the path template of its documents: `{name}` stands for one document id.
 * Repositories build their paths from these, and `tests/rules` proves for each that no client can access it, so a new
 * collection is added here first.
 */
export const COLLECTIONS = [
  'users/{uid}',
  'users/{uid}/resumes/{id}',
  'users/{uid}/searches/{id}',
  'users/{uid}/searches/{id}/match_chunks/{id}',
  'users/{uid}/verdicts/{id}',
  'users/{uid}/saved_searches/{id}',
  'users/{uid}/deleted_saved_searches/{id}',
  'users/{uid}/answers/{topic}',
  'users/{uid}/deleted_answers/{topic}',
  'users/{uid}/counters/{id}',
  'users/{uid}/outcomes/{quarter}',
  'users/{uid}/application_notes/{id}',
  'users/{uid}/reminders/{id}',
  'users/{uid}/attribution/{id}',
  'applications/{id}',
  'applications/{id}/events/{id}',
  'employer_forms/{id}',
  'wallets/{uid}',
  'wallets/{uid}/ledger/{id}',
  'wallets/{uid}/checkpoints/{id}',
  'billing/{uid}',
  'payments/{id}',
  'stripe_events/{id}',
  'stripe_closings/{id}',
  'notices/{id}',
  'postings/{id}',
  'postings/{id}/content/{id}',
  'corpus/{id}',
  'pay_ranges/{id}',
  'boards/{id}',
  'boards/{id}/manifest/{id}',
  'feedback/{id}',
  'idempotency/{id}',
  'rate_limits/{id}',
  'login_events/{id}',
  'audit/{id}',
  'access/{id}',
  'deletions/{uid}',
  'exports/{uid}',
  'conversions/{id}',
  'integrations/{id}',
  'checks/{id}',
] as const;

/** The path template of one collection's documents. */
export type Collection = (typeof COLLECTIONS)[number];
