import { AggregateField, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { type ApplicationStatus, CreditState, UserSetStatus } from '../../contract/applications.ts';
import type { ApplyKind } from '../../contract/postings.ts';
import type { LedgerKind } from '../../contract/wallet.ts';

/** From the first instant up to, not including, the second. */
export type Span = { from: Date; to: Date };

export type NumbersRepository = ReturnType<typeof numbersRepository>;

/** Credit states of applications through Huntwell; those that users added themselves have none. */
const CREDIT_STATES = CreditState.options;

/** Aggregated counts across all users: a thousand counted documents cost one read. */
export function numbersRepository(db: Firestore) {
  const users = db.collection('users');
  const applications = db.collection('applications');
  const throughHuntwell = applications.where('credit', 'in', CREDIT_STATES);
  const own = applications.where('credit', '==', null);
  const searches = db.collectionGroup('searches');
  const within = (query: Query, field: string, { from, to }: Span) =>
    query.where(field, '>=', Timestamp.fromDate(from)).where(field, '<', Timestamp.fromDate(to));
  const count = async (query: Query) => (await query.count().get()).data().count;

  return {
    signUps: (span: Span) => count(within(users, 'created_at', span)),
    searches: (span: Span) => count(within(searches, 'created_at', span)),
    failedSearches: (span: Span) =>
      count(within(searches.where('status', '==', 'failed'), 'created_at', span)),
    /** Applications through Huntwell. */
    applications: (span: Span) => count(within(throughHuntwell, 'created_at', span)),
    applicationsIn: (status: ApplicationStatus) => count(throughHuntwell.where('status', '==', status)),
    /** Transitions of applications through Huntwell. */
    async moves(to: ApplicationStatus, span: Span): Promise<number> {
      const events = db.collectionGroup('events').where('to', '==', to);
      const mayBeOwn = (UserSetStatus.options as readonly ApplicationStatus[]).includes(to);
      const [all, ofOwn] = await Promise.all([
        count(within(events, 'at', span)),
        mayBeOwn ? count(within(events.where('own', '==', true), 'at', span)) : 0,
      ]);
      return all - ofOwn;
    },
    /** Applications that users sent themselves and added. */
    ownApplications: (span: Span) => count(within(own, 'created_at', span)),
    ownApplicationsIn: (status: ApplicationStatus) => count(own.where('status', '==', status)),

    /** Applications through this kind of form whose credit was spent, so they were sent with proof. */
    proven: (kind: ApplyKind, span: Span) =>
      count(
        within(
          applications.where('apply.kind', '==', kind).where('credit', '==', 'spent'),
          'created_at',
          span,
        ),
      ),
    throughForm: (kind: ApplyKind, status: ApplicationStatus, span: Span) =>
      count(
        within(
          applications.where('apply.kind', '==', kind).where('status', '==', status),
          'created_at',
          span,
        ),
      ),

    /** Credits moved by ledger entries of this kind. */
    async credits(kind: LedgerKind, span: Span): Promise<number> {
      const lines = within(db.collectionGroup('ledger').where('kind', '==', kind), 'at', span);
      return (await lines.aggregate({ credits: AggregateField.sum('credits') }).get()).data().credits;
    },

    failedBoards: () => count(db.collection('boards').where('status', '==', 'failed')),
    failedConversions: async (span: Span): Promise<number> => {
      const of = (state: string) =>
        count(
          within(db.collection('conversions').where('state', '==', state), 'created_at', span).orderBy(
            'created_at',
            'desc',
          ),
        );
      const [rejected, failed] = await Promise.all([of('rejected'), of('failed')]);
      return rejected + failed;
    },
  };
}
