import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { digest } from '../../../platform/hash.ts';
import type { ApplyTarget, HandOver } from '../driver/application-driver.ts';
import type { FormField } from '../filler/types.ts';

/** A question of a form, without anything that was filled in. */
export type FormQuestion = Omit<FormField, 'value'>;

/** A form as it was read. */
export type KnownForm = {
  url: string;
  questions: FormQuestion[];
  /** What stopped Huntwell there; null if nothing did. */
  obstacle: HandOver | null;
  read_at: Date;
};

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
      const form = toForm(known) ?? { url: apply.url, questions: [], obstacle, read_at: at };
      await opened({ apply, company_key }).set(toData({ ...form, obstacle }));
    },
  };
}

function toData({ read_at, ...form }: KnownForm): DocumentData {
  return { ...form, read_at: Timestamp.fromDate(read_at) };
}

function toForm(data: DocumentData | undefined): KnownForm | null {
  // Only `toData` writes these documents.
  return data ? ({ ...data, read_at: data.read_at.toDate() } as KnownForm) : null;
}
