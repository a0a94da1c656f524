import type { Challenges } from './challenges.ts';
import type { Faults } from './faults.ts';
import type { FileStore } from './file-store.ts';
import type { ReceptionStore } from './reception-store.ts';

/** What every part of the employers' site works with. */
export type Site = {
  receptions: ReceptionStore;
  files: FileStore;
  faults: Faults;
  challenges: Challenges;
};
