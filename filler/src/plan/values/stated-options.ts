import type { Dossier } from '../../dossier.ts';
import { declineOption } from '../../options/choose-option.ts';
import { legalOption } from '../../options/legal-option.ts';
import { ownWordOn } from './legal-words.ts';

const DISABILITY = /\bdisabilit(?:y|ies)\b|\bdisabled\b/i;
const QUESTION = 'Do you have a disability, or a history or record of having one, or had one previously?';
/** "I previously had one" alone is not what a yes says. */
const ONLY_BEFORE = /^(?!.*\bi have\b).*\bpreviously\b/i;

/**
 * The option on disability where the options are statements of their own ("No, I do not have a disability and have not
 * had one in the past"): the words around them, often "Please check one of the boxes below", need not ask.
 */
export function statedDisability(
  options: string[],
  dossier: Dossier,
): { option: string; at: string | null } | null {
  const stated = options.filter((option) => !declineOption([option]));
  if (stated.length !== 2 || !stated.every((option) => DISABILITY.test(option))) return null;
  const own = ownWordOn({ id: 'disability', negated: false }, dossier);
  const option = own && legalOption(options, own.yes, QUESTION);
  return option && !ONLY_BEFORE.test(option) ? { option, at: own.at } : null;
}
