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

/** `Unlocks 7 applications`; empty if each of them is waiting for something else too. */
export function effectOfAnswer(applications: Asking): string {
  const unlocked = applications.filter((one) => one.unlocked).length;
  return unlocked > 0 ? `Unlocks ${plural(unlocked, 'application')}` : '';
}

/** `2 questions are holding up 7 applications.` */
export function waitingWords(groups: readonly QuestionGroup[]): string {
  const waiting = new Set(groups.flatMap(({ applications }) => applications.map(({ id }) => id))).size;
  const questions = plural(groups.length, 'question is', 'questions are');
  return `${questions} holding up ${plural(waiting, 'application')}.`;
}
