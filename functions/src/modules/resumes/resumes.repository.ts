import {
  type DocumentData,
  FieldValue,
  Filter,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { ResumeRefinement } from '../../contract/resume-refinement.ts';
import { type ParsedResume, type Resume, SourceLine } from '../../contract/resumes.ts';
import { toInstant } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';

export type NewResume = Omit<Resume, 'version' | 'active' | 'sent' | 'created_at'> & { file_path: string };
export type ResumeRecord = Resume & { file_path: string; refinement: StoredRefinement | null };
/** What came of asking a language model about a resume; `call` tells a repeated call from a new one. */
export type StoredRefinement = Pick<ResumeRefinement, 'found' | 'confirmed'> & {
  status: 'asking' | 'done' | 'failed';
  call: string;
  asked_at: string;
};
/** What decisions about resumes need to know of each. */
export type ResumeHead = { id: string; active: boolean; sent: boolean; version: number };
/** What a resume is used for. */
export type ResumeUse = Pick<ResumeHead, 'active' | 'sent'>;
/** A deleted resume that can still be restored. */
export type DeletedResume = { resume: ResumeRecord; was: ResumeUse };
/** A deleted resume whose file is to be removed by now. */
export type DueResume = { uid: string; id: string; file_path: string };

export type ResumesRepository = ReturnType<typeof resumesRepository>;

/** All Firestore access to `users/{uid}/resumes`. A deleted one carries `purge_at`, and only what restores or purges it sees it. */
export function resumesRepository(db: Firestore) {
  const resumes = (uid: string) => db.collection('users').doc(uid).collection('resumes');
  const active = (uid: string) => resumes(uid).where('active', '==', true).limit(1);
  const counter = (uid: string) => db.collection('users').doc(uid).collection('counters').doc('resumes');

  return {
    newId: (uid: string) => resumes(uid).doc().id,

    async list(uid: string): Promise<ResumeRecord[]> {
      const snapshot = await resumes(uid).orderBy('version', 'desc').get();
      return snapshot.docs.filter(isKept).map(toRecord);
    },

    async find(uid: string, resume_id: string): Promise<ResumeRecord | null> {
      const doc = await resumes(uid).doc(resume_id).get();
      const data = doc.data();
      return data && !isDeleted(data) ? fromData(doc.id, data) : null;
    },

    async findInTx(tx: Tx, uid: string, resume_id: string): Promise<ResumeRecord | null> {
      const data = (await tx.get(resumes(uid).doc(resume_id))).data();
      return data && !isDeleted(data) ? fromData(resume_id, data) : null;
    },

    async findActive(uid: string): Promise<ResumeRecord | null> {
      return firstOf(await active(uid).get());
    },

    async findActiveInTx(tx: Tx, uid: string): Promise<ResumeRecord | null> {
      return firstOf(await tx.get(active(uid)));
    },

    /** What is used for what, in one query. Until they were told apart, the active one is sent. */
    async findUsed(uid: string): Promise<{ active: ResumeRecord | null; sent: ResumeRecord | null }> {
      const used = Filter.or(Filter.where('active', '==', true), Filter.where('sent', '==', true));
      const found = (await resumes(uid).where(used).limit(2).get()).docs.map(toRecord);
      const active = found.find((one) => one.active) ?? null;
      return { active, sent: found.find((one) => one.sent) ?? active };
    },

    /** Every resume without its content, newest first. */
    async heads(tx: Tx, uid: string): Promise<ResumeHead[]> {
      const snapshot = await tx.get(resumes(uid).select('active', 'sent', 'version', 'purge_at'));
      return snapshot.docs
        .filter(isKept)
        .map((doc) => ({
          id: doc.id,
          ...useOf(doc.data()),
          version: Number(doc.data().version),
        }))
        .sort((a, b) => b.version - a.version);
    },

    /** Uploads so far, including deleted ones. */
    async uploads(tx: Tx, uid: string): Promise<number> {
      return Number((await tx.get(counter(uid))).data()?.uploads ?? 0);
    },

    create(tx: Tx, uid: string, resume: NewResume, version: number, at: Date): Resume {
      const { id, ...fields } = resume;
      tx.create(resumes(uid).doc(id), {
        ...fields,
        version,
        active: true,
        sent: true,
        created_at: Timestamp.fromDate(at),
      });
      tx.set(counter(uid), { uploads: version });
      const { file_path: _, ...shown } = resume;
      return { ...shown, version, active: true, sent: true, created_at: at.toISOString() };
    },

    setRefinement(
      tx: Tx,
      uid: string,
      resume_id: string,
      refinement: StoredRefinement | null,
      read: Pick<Resume, 'parsed' | 'source_lines'> | null = null,
    ): void {
      tx.update(resumes(uid).doc(resume_id), {
        ...read,
        refinement: refinement && {
          ...refinement,
          asked_at: Timestamp.fromDate(new Date(refinement.asked_at)),
        },
      });
    },

    setUse(tx: Tx, uid: string, resume_id: string, { active, sent }: ResumeUse): void {
      tx.update(resumes(uid).doc(resume_id), { active, sent });
    },

    /** Null if it isn't deleted, or can no longer be restored: its file may be gone. */
    async findDeletedInTx(tx: Tx, uid: string, resume_id: string, now: Date): Promise<DeletedResume | null> {
      const data = (await tx.get(resumes(uid).doc(resume_id))).data();
      return data && isDeleted(data) && data.purge_at.toDate() > now
        ? {
            resume: fromData(resume_id, data),
            was: { active: data.was_active === true, sent: (data.was_sent ?? data.was_active) === true },
          }
        : null;
    },

    markDeleted(tx: Tx, uid: string, head: ResumeHead, purge_at: Date): void {
      tx.update(resumes(uid).doc(head.id), {
        active: false,
        sent: false,
        was_active: head.active,
        was_sent: head.sent,
        purge_at: Timestamp.fromDate(purge_at),
      });
    },

    restore(tx: Tx, uid: string, resume_id: string, { active, sent }: ResumeUse): void {
      const gone = FieldValue.delete();
      const fields = { active, sent, was_active: gone, was_sent: gone, purge_at: gone };
      tx.update(resumes(uid).doc(resume_id), fields);
    },

    remove(tx: Tx, uid: string, resume_id: string): void {
      tx.delete(resumes(uid).doc(resume_id));
    },

    /** Deleted resumes of all users that are due to be purged, the longest overdue first. */
    async due(now: Date, limit: number): Promise<DueResume[]> {
      const query = db
        .collectionGroup('resumes')
        .where('purge_at', '<=', Timestamp.fromDate(now))
        .orderBy('purge_at')
        .limit(limit);
      return (await query.get()).docs.flatMap((doc) => {
        const uid = doc.ref.parent.parent?.id;
        return uid ? [{ uid, id: doc.id, file_path: String(doc.data().file_path) }] : [];
      });
    },
  };
}

function isDeleted(data: DocumentData): boolean {
  return data.purge_at !== undefined;
}

function isKept(doc: QueryDocumentSnapshot): boolean {
  return !isDeleted(doc.data());
}

function firstOf({ docs: [doc] }: QuerySnapshot): ResumeRecord | null {
  return doc ? toRecord(doc) : null;
}

function toRecord(doc: QueryDocumentSnapshot): ResumeRecord {
  return fromData(doc.id, doc.data());
}

function fromData(id: string, data: DocumentData): ResumeRecord {
  return {
    id,
    file_name: data.file_name,
    file_type: data.file_type,
    bytes: data.bytes,
    pages: data.pages,
    version: data.version,
    ...useOf(data),
    parsed: withEverySection(data.parsed),
    // One that the contract refuses would be refused with the whole list of resumes.
    source_lines: (data.source_lines ?? []).filter((line: unknown) => SourceLine.safeParse(line).success),
    created_at: toInstant(data.created_at),
    file_path: data.file_path,
    refinement: data.refinement
      ? { ...data.refinement, asked_at: toInstant(data.refinement.asked_at) }
      : null,
  };
}

/** Before they could differ, the active resume was the one that was sent. */
function useOf(data: DocumentData): ResumeUse {
  return { active: data.active === true, sent: (data.sent ?? data.active) === true };
}

/** Resumes read by an earlier version lack the sections that were not read then. */
function withEverySection(parsed: ParsedResume): ParsedResume {
  return {
    ...parsed,
    language: parsed.language ?? { value: null, confidence: 0, source: null },
    volunteer: parsed.volunteer ?? [],
    projects: parsed.projects ?? [],
    publications: parsed.publications ?? [],
    awards: parsed.awards ?? [],
    skills: parsed.skills.map((skill) => ({
      ...skill,
      used_in: skill.used_in ?? [],
      last_used: skill.last_used ?? null,
    })),
  };
}
