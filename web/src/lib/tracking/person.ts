import { hashEmail, hashText } from './hash.ts';
import type { Hashes, Person } from './types.ts';

const NOBODY: Hashes = { email: null, external_id: null, name: null };

/** The signed-in person. Only hashes leave this store for the network. */
export function createPersonStore() {
  let coming: Person | null = null;
  let person: Person | null = null;
  let hashes = NOBODY;

  return {
    current: () => person,
    hashes: () => hashes,
    /** Returns the previous person, or `superseded` if another call came in meanwhile. */
    async become(next: Person | null): Promise<{ before: Person | null } | 'superseded'> {
      coming = next;
      // Until the new hashes are ready, events belong to nobody.
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
