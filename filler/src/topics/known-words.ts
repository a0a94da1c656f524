import { withoutCountries } from '../places/asked-country.ts';
import { withoutYesOrNo } from './negation.ts';
import { withoutVisasNamed } from './second-claims.ts';

/**
 * The words of questions on the right to work and on sponsorship that ask for nothing more. Any other word may add a
 * claim or a limit ("at night", "for your studies", "with a car"), so a question with one is asked.
 */
const KNOWN = new Set(
  [
    'a an the this that which where of to in on at for from within it is are am be being if or and',
    'i you your my me we us our do does will would can could should must have hold possess please confirm indicate whether provide show prove',
    'now currently presently today later ever time any point some sometime present future both true',
    'not dont no without need needs needed needing require requires required requiring requirement',
    'sponsor sponsors sponsoring sponsorship visa visas immigration petition application case commence file support kind assistance',
    'status permit permission authorization authorisation authorized authorised right eligible eligibility entitled',
    'permitted allowed able legal legally lawful lawfully valid current open full proof documentation evidence proving',
    'work working job jobs role position post company companies organization organisation firm employment employed',
    'employ employer employers employer-provided employment-based after hiring hired hire offer offered upon accept all every multiple different',
    'other another new country countries location located based posted posting specified listed advertised opening vacancy office resides apply applying applied state here',
    'continue begin start date first day order retain obtain maintain extend renew keep remain behalf',
  ].flatMap((line) => line.split(' ')),
);

/** The sentences from the first that has these words on: what stands before only introduces them. */
function from(words: RegExp, label: string): string {
  const at = Math.max(0, label.search(words));
  const before = [...label.slice(0, at).matchAll(/[.?!:;]\s+/g)].at(-1);
  return before ? label.slice(before.index) : label;
}

/**
 * Whether a question has a word that its subject does not explain, apart from names, which begin with a capital, and
 * examples, which stand in brackets.
 */
export function hasUnknownWord(label: string, subject: RegExp): boolean {
  const bare = withoutCountries(withoutVisasNamed(withoutYesOrNo(from(subject, label))))
    .replace(/\b(?:with|by) (?=our |us\b|the (?:company|employer))/gi, ' ')
    .replace(/\b(?:e\. ?g\.|i\. ?e\.|etc\b)/gi, ' ')
    .replace(/['’](?:s|re|ll|ve|m|d)\b/g, '')
    .replace(/n['’]t\b/g, ' not');
  const isShouted = bare === bare.toUpperCase();
  const words = bare.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  return words.some(
    (word, at) => (isShouted || at === 0 || !/^\p{Lu}/u.test(word)) && !KNOWN.has(word.toLowerCase()),
  );
}
