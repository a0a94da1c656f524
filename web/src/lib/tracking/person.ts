import { hashEmail, hashText } from './hash.ts';
import type { Hashes, Person } from './types.ts';

const NOBODY: Hashes = { email: null, external_id: null, name: null };

/** Who is signed in, known to the outside by hashes alone. */
export function createPersonStore() {
  let coming: Person | null = null;
  let person: Person | null = null;
  let hashes = NOBODY;

  return {
    current: () => person,
    hashes: () => hashes,
    /** Gives who was there before, or `superseded` if somebody else, or nobody, has come meanwhile. */
    async become(next: Person | null): Promise<{ before: Person | null } | 'superseded'> {
      coming = next;
      // What happens until the new hashes are there belongs to nobody.
      if (person?.uid !== next?.uid) hashes = NOBODY;
      const [email, externalId, name] = await Promise.all([
        hashEmail(next?.email),
        hashText(next?.uid),
        hashText(next?.name),
      ]);
      if (coming !== next) return 'superseded';
      const before = person;
      person = next;
      hashes = { email, external_id: externalId, name };
      return { before };
    },
  };
}
