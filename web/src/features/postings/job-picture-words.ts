import type { PicturedJob } from '@contract/rendered-pages.ts';
import { formatPay } from '@/lib/format.ts';
import { isDrawn } from '@/lib/share-image.ts';

export type PictureWords = {
  title: string;
  /** Small lines above and below the title; empty if there is nothing to say. */
  above: string;
  below: string;
};

/** What the picture for links to a job says; null if its font lacks a character, so the job has none of its own. */
export function jobPictureWords({ title, company, locations, salary }: PicturedJob): PictureWords | null {
  // Locations can be long, and what doesn't fit is cut off at the end.
  const below = [formatPay(salary), locations[0]].filter(Boolean).join(' · ');
  const words = { title, above: company, below };
  return Object.values(words).every(isDrawn) ? words : null;
}
