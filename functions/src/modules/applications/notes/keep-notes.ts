import type { ApplicationNotes, Reminder } from '../../../contract/applications-notes.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isDocumentId } from '../../../platform/document-id.ts';
import type { Tx } from '../../../platform/transaction.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { requireApplication } from '../read/read-applications.ts';
import type { WrittenNotes } from './notes.repository.ts';

type NotesDeps = Pick<ApplicationDeps, 'applications' | 'notes' | 'runTransaction' | 'clock'>;
type ReminderInput = Pick<Reminder, 'kind' | 'at' | 'all_day' | 'text'>;

/** What the user wrote down about one of their applications. */
export async function readNotes(
  deps: NotesDeps,
  uid: string,
  application_id: string,
): Promise<ApplicationNotes> {
  await requireApplication(deps, uid, application_id);
  return findNotes(deps, uid, application_id);
}

export async function saveNotes(
  deps: NotesDeps,
  uid: string,
  application_id: string,
  changes: Partial<WrittenNotes>,
): Promise<ApplicationNotes> {
  await requireApplication(deps, uid, application_id);
  await deps.notes.save(uid, application_id, changes, deps.clock());
  return findNotes(deps, uid, application_id);
}

async function findNotes(deps: NotesDeps, uid: string, application_id: string): Promise<ApplicationNotes> {
  const [written, reminders] = await Promise.all([
    deps.notes.find(uid, application_id),
    deps.notes.remindersOf(uid, application_id),
  ]);
  return { ...written, reminders };
}

/** Adds a reminder. There is a limit on how many may be open, so that lists of them stay whole. */
export async function createReminder(
  deps: NotesDeps,
  uid: string,
  application_id: string,
  input: ReminderInput,
): Promise<Reminder> {
  const { posting } = await requireApplication(deps, uid, application_id);
  const reminder: Reminder = {
    ...input,
    id: deps.notes.newReminderId(uid),
    application_id,
    done: false,
    title: posting.title,
    company: posting.company,
  };
  await deps.runTransaction(async (tx) => {
    if ((await deps.notes.countOpenInTx(tx, uid)) >= LIMITS.open_reminders) {
      throw new AppError(
        'conflict',
        `You have ${LIMITS.open_reminders} open reminders, which is the limit. Complete or delete some first.`,
      );
    }
    deps.notes.saveReminder(tx, uid, reminder);
  });
  return reminder;
}

export async function changeReminder(
  deps: NotesDeps,
  uid: string,
  id: string,
  changes: Partial<ReminderInput & Pick<Reminder, 'done'>>,
): Promise<Reminder> {
  return deps.runTransaction(async (tx) => {
    const reminder = await requireReminder(tx, deps, uid, id);
    const changed = { ...reminder, ...changes };
    deps.notes.saveReminder(tx, uid, changed);
    return changed;
  });
}

export function deleteReminder(deps: NotesDeps, uid: string, id: string): Promise<void> {
  return deps.runTransaction(async (tx) => {
    const reminder = await requireReminder(tx, deps, uid, id);
    deps.notes.deleteReminder(tx, uid, reminder.id);
  });
}

async function requireReminder(tx: Tx, deps: NotesDeps, uid: string, id: string): Promise<Reminder> {
  const reminder = isDocumentId(id) ? await deps.notes.findReminderInTx(tx, uid, id) : null;
  if (!reminder) throw new AppError('not_found', 'Reminder not found. It may have been deleted.');
  return reminder;
}

/** The reminders that are not done, the soonest first. */
export async function listReminders(
  deps: NotesDeps,
  uid: string,
  { limit }: { limit: number },
): Promise<{ items: Reminder[] }> {
  return { items: await deps.notes.openReminders(uid, limit) };
}
