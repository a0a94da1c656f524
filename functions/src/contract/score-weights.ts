import type { PartKind } from './matches.ts';

/** Weight of each part when everything is known; they add up to 1. The age of a posting is shown, never scored. */
export const PART_WEIGHTS: Record<PartKind, number> = {
  title: 0.3,
  skills: 0.3,
  background: 0.2,
  experience: 0.05,
  location: 0.1,
  salary: 0.05,
  freshness: 0,
};
