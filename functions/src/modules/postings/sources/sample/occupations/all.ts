import type { Occupation } from '../occupation.ts';
import { HEALTH } from './health.ts';

type Table = Omit<Occupation, 'teams'>;

const withTeams = (tables: readonly Table[], teams: string): Occupation[] =>
  tables.map((table) => ({ ...table, teams: teams.split(' | ') }));

/** Every occupation of the sample, with what its colleagues are called. */
export const OCCUPATIONS: readonly Occupation[] = [
  ...withTeams(HEALTH, 'care team | clinical team | team | patient services team'),
];
