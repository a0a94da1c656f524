import type { Challenges } from './challenges.ts';
import type { Faults } from './faults.ts';
import type { FileStore } from './file-store.ts';
import type { ReceptionStore } from './reception-store.ts';

/** Dependencies shared by all parts of the employers' site. */
export type Site = {
  receptions: ReceptionStore;
  files: FileStore;
  faults: Faults;
  challenges: Challenges;
};
