import type { SkillMention } from '../skills/find-skills.ts';
import type { Sentence } from './sections.ts';

/** Words that ask for what follows them. */
const ASKS_BEFORE =
  /\b(?:experienc\w+|knowledge\w*|understand\w*|proficien\w+|familiar\w*|expert\w*|skill\w*|background|train(?:ed|ing)|certifi\w+|competen\w+|fluen\w+|able to|ability to|abilities|qualified|aptitude|versed|adept|exposure|master(?:y|ed)|track record|hands-on|worked (?:in|with|on)|\d\+? (?:years|yrs))\b/i;
/** Words that ask for what they follow: "recruiting experience", "SaaS background preferred". */
const ASKS_AFTER =
  /^[\s/]*(?:and [\w-]+ )?(?:[\w-]+ )?(?:experience|skills?|knowledge|background|expertise|certificat\w+|proficiency|is (?:required|preferred|a plus)|required|preferred)\b/i;
/** Asking words reach no further than this, in characters. */
const REACH = 90;

/**
 * Words after a field that make it a place, a group or a thing and not a skill: "the insurance industry". Hyphens stand
 * in words and between them, so every repetition is bounded: a line of hyphens would otherwise take minutes.
 */
const NAMES_SOMETHING_ELSE =
  /^(?:[\s/&,-]{1,4}\w[\w-]{0,40}){0,2}?[\s/-]{1,4}(?:industr(?:y|ies)|sectors?|compan(?:y|ies)|firms?|clients?|customers?|spaces?|markets?|domains?|verticals?|teams?|departments?|groups?|organi[sz]ations?|business(?:es)?|partners?|startups?|providers?|products?|platforms?|facilit(?:y|ies)|benefits?|coverage|issues|services|communit(?:y|ies)|plants?|environments?|leaders?|professionals)\b/i;

/** Before the departments that somebody works with. */
const COLLABORATES =
  /\b(?:work\w*|collaborat\w+|partner(?:s|ing)?|liais\w+|interfac\w+|coordinat\w+|communicat\w+|interact\w*)(?: (?:closely|cross-functionally|effectively))? (?:with|across|between|alongside)\b[^.]*$|\bcross-functional\b[^.]*$/i;

/** Conditions of employment, whoever does the work. */
const CONDITION =
  /\b(?:pass|complet\w+|undergo|submit to|subject to|contingent|conditional|condition of|clear|successful\w*|consent|pre-employment|satisfactory|willing\w*|must (?:have|hold|be)|required)\b[^.]{0,90}\b(?:background|criminal|drug|credit|reference|employment|driving) (?:checks?|screen\w*|investigations?|tests?|history|records?)/i;
const BACKGROUND = /\bbackground (?:checks?|screen\w*|investigations?)/i;

const DEGREE =
  /\b(?:degrees?|bachelor\S*|master['’]s|masters|ph\.?\s?d\.?|doctorate|doctoral|(?:b\.?s|m\.?s|b\.?a)c?\.?(?=\s*(?:[/,(]|or\b|and\b|in\b|degree))|mba|diploma|major(?:ing|ed)?|studying|graduate)(?![\p{L}\p{N}])/giu;
/** Where the list of subjects of a degree ends. */
const DEGREE_ENDS =
  /[.;]\s|\b(?:experience|knowledge|proficien\w+|familiar\w*|skills?|understanding|years?|ability|with)\b/i;

/** Whether the mention is a subject of a degree: "BS in Mathematics or Statistics" asks for a degree, not for skills. */
function isSubjectOfDegree(text: string, { index }: SkillMention): boolean {
  let from = -1;
  for (const match of text.slice(0, index).matchAll(DEGREE)) from = match.index + match[0].length;
  return (
    from >= 0 &&
    /\b(?:in|of)\b|[:,(]/.test(text.slice(from, index)) &&
    !DEGREE_ENDS.test(text.slice(from, index))
  );
}

/**
 * Whether a sentence of a posting uses the term as a skill. Fields and duties have to be asked for; `related` says that the
 * posting is about such work anyway. Subjects of degrees and conditions of employment never are skills.
 */
export function isAskedFor({ text, section }: Sentence, mention: SkillMention, related: boolean): boolean {
  if (isSubjectOfDegree(text, mention)) return false;
  const named = text.slice(mention.index, mention.end);
  if (BACKGROUND.test(named) && CONDITION.test(text)) return false;
  if (!mention.field_word) return true;
  const after = text.slice(mention.end);
  if (NAMES_SOMETHING_ELSE.test(after)) return false;
  if (related || ASKS_AFTER.test(after)) return true;
  const before = text.slice(Math.max(0, mention.index - REACH), mention.index);
  if (COLLABORATES.test(before)) return false;
  if (ASKS_BEFORE.test(before.slice(before.lastIndexOf('. ') + 1))) return true;
  return section !== 'duties' && isItem(text, mention);
}

const MOST_WORDS_OF_ITEM = 4;

/** Whether the term is an item of its own, or with a word or two, in a list of requirements. */
function isItem(text: string, { index, end }: SkillMention): boolean {
  const from =
    Math.max(...[',', ';', ':', '(', '•', '/'].map((mark) => text.lastIndexOf(mark, index - 1))) + 1;
  const rest = text.slice(end).search(/[,;:().•/]/);
  const item = text.slice(from, rest < 0 ? text.length : end + rest);
  return (item.match(/[\p{L}\p{N}+#&'’-]+/gu)?.length ?? 0) <= MOST_WORDS_OF_ITEM;
}
