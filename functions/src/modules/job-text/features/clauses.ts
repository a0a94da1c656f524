/** Words that mark something as preferred, not required. */
export const PREFERRED =
  /\b(?:preferred|preferably|a plus|is plus|plus\b(?= but)|nice[- ]to[- ]have|bonus|desired|desirable|ideally|an asset|advantage(?:ous)?|good to have|not required|would be (?:great|nice|helpful))\b/i;

/** Words after what they make required or preferred, or before it: "preferred: …", "a plus if …". */
const MARKS =
  /(?<preferred>\b(?:(?:strongly |highly )?preferred|preferably|we prefer|a (?:big |strong |definite |huge )?plus|is plus|nice[- ]to[- ]haves?|bonus points|(?:is|as|be|are|considered) (?:an? )?(?:added |big |huge |definite |nice )?bonus|an added bonus|(?<=\()bonus(?=\))|(?<!\b(?:with|plus|and|receive|get|earn|offer|pay|paid) )a bonus(?=\s*(?:[.;,)!]|$|if\b|but\b))|bonus(?=:|\s+if\b)|desired|desirable|ideal(?:ly)?(?! candidate)|an asset|(?:an |distinct )?advantage(?:ous)?|good to have|beneficial|(?:highly )?valued|appreciated|optional|unnecessary|would be (?:great|nice|helpful|ideal))\b|(?:\bnot|n['’]t) (?:strictly |always |absolutely )?(?:required|necessary|needed|essential|mandatory|a (?:must|requirement|prerequisite))\b)|(?<required>\b(?:(?<!not )(?<!n['’]t )(?:required|mandatory|essential|necessary)|(?:a|is) must|must[- ]have)\b)/gi;
/** After a mark that stands before what it is about. */
const LEADS =
  /^\s*(?:[:–—-]|if\b|when\b|for\b|(?:qualifications?|skills|experience|requirements?|candidates?|applicants?|background)\b)/i;
const ALWAYS_LEADS = /^(?:preferably|ideally|we prefer)$/i;
/** Between requirements that have nothing to do with each other. */
const ENDS = /[;|]|(?<=[\p{Ll}\d)]{2})\.\s|\s[–—]\s|\b(?:but|although|though|while|whereas)\b/giu;
const CLAUSE = /[,()]|\bwith (?=an?\b|at least\b|\d)/gi;
/** In texts without line breaks, a mark is about what is near. */
const REACH = { back: 160, ahead: 220 };
/** Characters that the patterns look back beyond their match. */
const LOOKBEHIND = 2;
/** A mark this early stands before what it is about. */
const EARLY = 14;

/** Nothing but the mark: "…, strongly preferred". */
const BARE = /^(?:(?:is|are|which|this|would|be|strongly|highly|also|considered|of)\s*)*$/i;

/** "… in physics, mathematics, or a related field". */
const OF_LIST =
  /,[^,]{1,40},[^,]{1,40}\b(?:and|or)\b[^,]{1,40}$|\bor (?:an? |any )?(?:other |closely )?(?:related|similar|other|equivalent|relevant|comparable)\b[^,]{0,40}$/i;

/** What begins no item of the list before it: "…, SQL skills, and a PMP certification preferred". */
const NEW_THING =
  /^and (?:an?|the|some|any|knowledge|experience|familiarity|ability|fluency|certif\w+|proficiency|working|strong|prior|previous)\b/i;

type Mark = { at: number; end: number; preferred: boolean; leads: boolean };

function marksIn(sentence: string, first_mention: number): Mark[] {
  return [...sentence.matchAll(MARKS)].map((match) => {
    const [word] = match;
    const end = match.index + word.length;
    const preferred = match.groups?.preferred !== undefined;
    const leads =
      ALWAYS_LEADS.test(word) ||
      LEADS.test(sentence.slice(end, end + 20)) ||
      (preferred && match.index < EARLY && first_mention > match.index);
    return { at: match.index, end, preferred, leads };
  });
}

/**
 * Where a pattern matches last before a position, just after the match, as far back as a mark reaches: a text of nothing
 * but marks would be read once for each.
 */
function lastEnd(text: string, pattern: RegExp, before: number): number {
  const from = Math.max(0, before - REACH.back - LOOKBEHIND);
  const last = [...text.slice(from, before).matchAll(pattern)].at(-1);
  return last ? from + last.index + last[0].length : from;
}

/**
 * Tells for each place in a sentence where something is asked for whether it is preferred rather than required, clause by
 * clause: of "3 years required, 5 preferred" the second, of "a bachelor's or master's degree preferred" both.
 *
 * @param mentions where the sentence names something of the kind, in order
 */
export function preferredAmong(sentence: string, mentions: readonly number[]): Set<number> {
  const found = new Set<number>();
  const marks = marksIn(sentence, mentions[0] ?? 0);
  for (const [n, mark] of marks.entries()) {
    if (!mark.preferred) continue;
    if (mark.leads) {
      const next = marks[n + 1]?.at ?? sentence.length;
      const rest = sentence.slice(mark.end, Math.min(next, mark.end + REACH.ahead));
      const ends = rest.search(/[;|]|(?<=[\p{Ll}\d)]{2})\.\s|\bbut\b/u);
      const until = mark.end + (ends < 0 ? rest.length : ends);
      for (const at of mentions) if (at >= mark.end && at < until) found.add(at);
      continue;
    }
    const end = lastEnd(sentence, ENDS, mark.at);
    // "Would be great, but is not required" is about the same.
    const before = Math.max(
      BARE.test(sentence.slice(end, mark.at).trim()) ? 0 : Math.max(end, marks[n - 1]?.end ?? 0),
      mark.at - REACH.back,
    );
    const clause = Math.max(before, lastEnd(sentence, CLAUSE, mark.at));
    const here = mentions.filter((at) => at >= clause && at < mark.at);
    const words = sentence.slice(clause, mark.at).trim();
    // "Java, Python, and Go preferred" goes on with a list; "…, SQL preferred" and "…, and AWS is a plus" are about
    // something else.
    const goes_on =
      BARE.test(words) ||
      /^or\b/i.test(words) ||
      (OF_LIST.test(sentence.slice(before, mark.at)) && !NEW_THING.test(words));
    const meant = here.length > 0 || !goes_on ? here : mentions.filter((at) => at >= before && at < mark.at);
    for (const at of meant) found.add(at);
  }
  return found;
}
