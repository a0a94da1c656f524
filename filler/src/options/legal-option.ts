import { declineOption, isYesOrNoAbroad, saysYesAbroad, yesNoOption } from './choose-option.ts';

/** Words that add nothing to a yes or a no. */
const EMPTY = new Set(
  'yes no true false i i’m am m is are was do does did have has had be been will would can could my me a an the to in of or and it that this one any past'.split(
    ' ',
  ),
);
const NEGATIONS = new Set('not never don dont haven won t none'.split(' '));
/** Words that limit an answer, whatever the question says. */
const LIMITS = /\b(?:but|only|with|if|unless|until|except|restrict\w*|temporar\w*|limited)\b/i;
const NOW = /\b(?:now|currently|present\w*|today)\b/i;
const LATER = /\b(?:future|later)\b/i;

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/is(?=e|ation)/g, 'iz')
      .match(/\p{L}+/gu) ?? []
  );
}

/** "Sponsor" and "sponsorship" are one word here. */
function isRepeated(word: string, question: readonly string[]): boolean {
  return question.some(
    (one) =>
      one === word ||
      (Math.min(one.length, word.length) >= 4 && (one.startsWith(word) || word.startsWith(one))),
  );
}

/** Whether an option says yes (or no) and nothing that its question did not ask. */
function saysOnly(option: string, yes: boolean, label: string): boolean {
  if (isYesOrNoAbroad(option)) return true;
  if (LIMITS.test(option) || NOW.test(option) !== LATER.test(option)) return false;
  const question = wordsOf(label);
  const words = wordsOf(option);
  const negated =
    words.slice(1).some((word) => NEGATIONS.has(word) || word === 'no') || NEGATIONS.has(words[0] ?? '');
  if (yes && negated) return false;
  // "No, I have one" contradicts itself.
  if (!yes && words[0] === 'no' && words.includes('i') && !negated) return false;
  return words.every((word) => EMPTY.has(word) || NEGATIONS.has(word) || isRepeated(word, question));
}

/** An option that is neither answer, without which yes and no are not the whole choice. */
function isThird(option: string): boolean {
  const neither = /^(?:n\/?a|not applicable|unsure|not sure|i don['’]?t know|other)\b/i.test(option.trim());
  return (
    !neither &&
    !isYesOrNoAbroad(option) &&
    !declineOption([option]) &&
    !yesNoOption([option], true) &&
    !yesNoOption([option], false)
  );
}

/** Words for no answer at all, which begin as a no does. */
const NO_ANSWER = /^no (?:answer|response|reply|comment)\b/i;

/** How many options begin as a yes does, or as a no: "No" and "Not required" are two answers. */
function saying(options: readonly string[], yes: boolean): number {
  return options.filter((one) => {
    if (NO_ANSWER.test(one.trim())) return false;
    return isYesOrNoAbroad(one) ? saysYesAbroad(one) === yes : yesNoOption([one], yes) !== null;
  }).length;
}

/**
 * Whether yes and no are not the whole choice: there is a third answer, or two that mean the same word. Which of them holds
 * is the applicant's to say.
 */
export function hasThirdAnswer(options: readonly string[]): boolean {
  return options.some(isThird) || saying(options, true) > 1 || saying(options, false) > 1;
}

/**
 * The option of a legal question that means this yes or no. A legal statement is the applicant's own: an option that says
 * more than its question asks ("Yes, but …", "I am a citizen"), and a list with a third answer, are theirs to choose, so
 * they give null.
 */
export function legalOption(options: string[], yes: boolean, label: string): string | null {
  const option = yesNoOption(options, yes);
  if (!option || hasThirdAnswer(options)) return null;
  return saysOnly(option, yes, label) ? option : null;
}
