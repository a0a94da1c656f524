import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ApplicationNotes, Reminder } from '../../../contract/applications-notes.ts';
import { toInstant, toInstantOrNull } from '../../../platform/instants.ts';
import type { Tx } from '../../../platform/transaction.ts';

export type NotesRepository = ReturnType<typeof notesRepository>;

/** The note and the contacts, without the reminders, which have documents of their own. */
export type WrittenNotes = Omit<ApplicationNotes, 'reminders' | 'updated_at'>;

/**
 * All Firestore access to what the user writes down about applications: `users/{uid}/application_notes/{id}` by the
 * application's id, and `users/{uid}/reminders/{id}`.
 */
export function notesRepository(db: Firestore) {
  const user = (uid: string) => db.collection('users').doc(uid);
  const note = (uid: string, application_id: string) =>
    user(uid).collection('application_notes').doc(application_id);
  const reminders = (uid: string) => user(uid).collection('reminders');

  return {
    async find(uid: string, application_id: string): Promise<Omit<ApplicationNotes, 'reminders'>> {
      const data = (await note(uid, application_id).get()).data();
      return {
        note: data?.note ?? '',
        contacts: data?.contacts ?? [],
        updated_at: toInstantOrNull(data?.updated_at),
      };
    },

    /** Replaces what is given and leaves the rest. */
    async save(uid: string, application_id: string, changes: Partial<WrittenNotes>, at: Date): Promise<void> {
      const updated_at = Timestamp.fromDate(at);
      await note(uid, application_id).set(
        { ...changes, updated_at },
        { mergeFields: [...Object.keys(changes), 'updated_at'] },
      );
    },

    newReminderId: (uid: string): string => reminders(uid).doc().id,

    saveReminder(tx: Tx, uid: string, { id, at, ...reminder }: Reminder): void {
      tx.set(reminders(uid).doc(id), { ...reminder, at: Timestamp.fromDate(new Date(at)) });
    },

    async findReminderInTx(tx: Tx, uid: string, id: string): Promise<Reminder | null> {
      const data = (await tx.get(reminders(uid).doc(id))).data();
      return data ? toReminder(id, data) : null;
    },

    deleteReminder(tx: Tx, uid: string, id: string): void {
      tx.delete(reminders(uid).doc(id));
    },

    /** Finds everything written down about one application; the result deletes it. */
    async removalOf(tx: Tx, uid: string, application_id: string): Promise<() => void> {
      const found = await tx.get(reminders(uid).where('application_id', '==', application_id));
      return () => {
        for (const doc of found.docs) tx.delete(doc.ref);
        tx.delete(note(uid, application_id));
      };
    },

    async countOpenInTx(tx: Tx, uid: string): Promise<number> {
      return (await tx.get(reminders(uid).where('done', '==', false).count())).data().count;
    },

    /** Those of one application, soonest first. */
    async remindersOf(uid: string, application_id: string): Promise<Reminder[]> {
      const snapshot = await reminders(uid).where('application_id', '==', application_id).get();
      return snapshot.docs
        .map((doc) => toReminder(doc.id, doc.data()))
        .sort((a, b) => a.at.localeCompare(b.at));
    },

    /** Those that are not done, soonest first. */
    async openReminders(uid: string, limit: number): Promise<Reminder[]> {
      const snapshot = await reminders(uid).where('done', '==', false).orderBy('at').limit(limit).get();
      return snapshot.docs.map((doc) => toReminder(doc.id, doc.data()));
    },
  };
}

function toReminder(id: string, stored: DocumentData): Reminder {
  const { application_id, kind, at, all_day, text, done, title, company } = stored;
  return { id, application_id, kind, at: toInstant(at), all_day, text, done, title, company };
}
