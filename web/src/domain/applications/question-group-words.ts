import type { QuestionGroup } from '@contract/applications-questions.ts';
import { plural } from '@/lib/format.ts';

type Asking = QuestionGroup['applications'];

/** How many employers are named before the rest are counted. */
const NAMED = 3;

/** `Loomsey, Oxmere Freight, Tarnwood Labs, and 4 more` */
export function employersOf(applications: Asking): string {
  const names = [...new Set(applications.map(({ company }) => company))];
  const named = names.slice(0, NAMED);
  const more = names.length - named.length;
  return more > 0 ? `${named.join(', ')}, and ${more} more` : named.join(', ');
}

/** How many applications continue with this one answer. */
export function unlockedBy({ applications }: Pick<QuestionGroup, 'applications'>): number {
  return applications.filter(({ unlocked }) => unlocked).length;
}

/** What an answer does, as a heading: `1 answer unlocks 7 applications`. */
export function effectWords(group: Pick<QuestionGroup, 'applications'>): string {
  const unlocked = unlockedBy(group);
  return unlocked > 0
    ? `1 answer unlocks ${plural(unlocked, 'application')}`
    : `${plural(group.applications.length, 'application')} ${group.applications.length === 1 ? 'asks' : 'ask'} this`;
}

/** What an answer did: `7 applications continue`. */
export function answeredWords(group: Pick<QuestionGroup, 'applications'>): string {
  const unlocked = unlockedBy(group);
  if (unlocked === 0) return 'Answer saved';
  return `${plural(unlocked, 'application')} ${unlocked === 1 ? 'continues' : 'continue'}`;
}

/** `2 questions are holding up 7 applications.` */
export function waitingWords(groups: readonly QuestionGroup[]): string {
  const waiting = new Set(groups.flatMap(({ applications }) => applications.map(({ id }) => id))).size;
  const questions = plural(groups.length, 'question is', 'questions are');
  return `${questions} holding up ${plural(waiting, 'application')}.`;
}
