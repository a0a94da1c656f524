import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Company } from '../../../contract/companies.ts';

/** The facts are stored as text: nothing looks for a company by them. */
type Stored = { version: number; computed_at: Timestamp; facts: string };

/** Incremented when `Company` or what its figures mean changes: what was stored before is then computed anew. */
const VERSION = 1;

export type CompaniesRepository = ReturnType<typeof companiesRepository>;

/** All Firestore access to `companies/{slug}`. */
export function companiesRepository(db: Firestore) {
  const companies = db.collection('companies');

  /** What was computed last. One read. */
  async function get(slug: string): Promise<Company | null> {
    const stored = (await companies.doc(slug).get()).data() as Stored | undefined; // only save writes it
    return stored?.version === VERSION ? (JSON.parse(stored.facts) as Company) : null;
  }

  async function save(company: Company): Promise<void> {
    const computed_at = Timestamp.fromDate(new Date(company.computed_at));
    const stored: Stored = { version: VERSION, computed_at, facts: JSON.stringify(company) };
    await companies.doc(company.slug).set(stored);
  }

  return { get, save };
}
