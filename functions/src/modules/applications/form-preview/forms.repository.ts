import type { FormField } from '@huntwell/filler';
import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { digest } from '../../../platform/hash.ts';
import type { ApplyTarget, HandOver } from '../driver/application-driver.ts';

/** A question of a form, without anything that was filled in. */
export type FormQuestion = Omit<FormField, 'value'>;

/** A form as it was read. */
export type KnownForm = {
  url: string;
  questions: FormQuestion[];
  /** When the questions were read. */
  read_at: Date;
  /** What stopped Huntwell there; null if nothing did. */
  obstacle: HandOver | null;
  /** When Huntwell was last there and met the obstacle, or none. */
  obstacle_at: Date;
};

/** Employers change their forms: nothing older is shown, and the platform then deletes it by its `expire_at`. */
export const FORM_KNOWN_MS = 60 * 24 * 3600_000;

export type Employer = { apply: ApplyTarget; company_key: string };

export type FormsRepository = ReturnType<typeof formsRepository>;

/**
 * All Firestore access to `employer_forms/{id}`: the published form of a posting, and the form that was last opened at an
 * employer. They hold employers' words only.
 */
export function formsRepository(db: Firestore) {
  const forms = db.collection('employer_forms');
  const published = ({ url }: ApplyTarget) => forms.doc(digest('published', url).slice(0, 40));
  const opened = ({ apply, company_key }: Employer) =>
    forms.doc(digest('opened', apply.kind, company_key).slice(0, 40));

  return {
    async find(employer: Employer): Promise<{ published: KnownForm | null; opened: KnownForm | null }> {
      const [one, other] = await db.getAll(published(employer.apply), opened(employer));
      return { published: toForm(one?.data()), opened: toForm(other?.data()) };
    },

    async savePublished(apply: ApplyTarget, form: KnownForm): Promise<void> {
      await published(apply).set(toData(form));
    },

    /** Takes the place of the form that was opened at this employer before. */
    async saveOpened(employer: Employer, form: KnownForm): Promise<void> {
      await opened(employer).set(toData(form));
    },

    /** What stopped Huntwell before it reached the questions; those that are known stay. */
    async saveObstacle({ apply, company_key }: Employer, obstacle: HandOver | null, at: Date): Promise<void> {
      const known = (await opened({ apply, company_key }).get()).data();
      const form = toForm(known) ?? { url: apply.url, questions: [], read_at: at };
      await opened({ apply, company_key }).set(toData({ ...form, obstacle, obstacle_at: at }));
    },
  };
}

function toData({ read_at, obstacle_at, ...form }: KnownForm): DocumentData {
  const newest = Math.max(read_at.getTime(), obstacle_at.getTime());
  return {
    ...form,
    read_at: Timestamp.fromDate(read_at),
    obstacle_at: Timestamp.fromDate(obstacle_at),
    expire_at: Timestamp.fromMillis(newest + FORM_KNOWN_MS),
  };
}

function toForm(data: DocumentData | undefined): KnownForm | null {
  if (!data) return null;
  const { url, questions, obstacle, read_at, obstacle_at = read_at } = data;
  return { url, questions, obstacle, read_at: read_at.toDate(), obstacle_at: obstacle_at.toDate() };
}
