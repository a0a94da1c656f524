/** What no line of its own ends with: "… statistics, or", "experience with". */
const GOES_ON =
  /(?:,|\/|&|(?<!\p{L})(?:and|or|nor|of|the|an?|to|in|for|with|by|on|at|from|as|is|are|be|been|that|which|who|our|your|their|its|this|these|into|than|between|within|including|using|such|e\.g\.))$/iu;
/** Words of those that no line ends with, whatever comes next: "Physics or⏎Applied Mathematics". */
const SURELY_GOES_ON = / (?:and|or|of|the|an?)$/;
/** A line of one word that begins a sentence, "Bachelor’s", and no item of a list. */
const STUB = /^\p{Lu}[\p{L}'’-]+$/u;
const LEAST_WORDS_AFTER = 4;
/** The last word or two of a sentence: "skills." */
const REST = /^\p{Ll}+(?: \p{Ll}+)?\.$/u;

/**
 * A text whose lines are broken in the middle of sentences, with those put together: "psychology,⏎statistics, or a related
 * field". Only where the next line begins small, and this one can't end, or one of both is but a word or two.
 */
export function joinedLines(text: string, isHeading: (line: string) => boolean): string {
  const lines = text.split(/\r?\n/);
  let out = lines[0] ?? '';
  for (let n = 1; n < lines.length; n++) {
    const line = lines[n - 1]!.trim();
    const next = lines[n]!.trim();
    const goesOn =
      line !== '' &&
      /^\p{L}/u.test(next) &&
      !isHeading(line) &&
      (SURELY_GOES_ON.test(line) || /^\p{Ll}/u.test(next)) &&
      (GOES_ON.test(line) ||
        (STUB.test(line) && next.split(' ').length >= LEAST_WORDS_AFTER) ||
        REST.test(next));
    out += (goesOn ? ' ' : '\n') + lines[n]!;
  }
  return out;
}
