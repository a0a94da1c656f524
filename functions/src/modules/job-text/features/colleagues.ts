import type { SkillMention } from '../skills/find-skills.ts';

/** Before those that somebody works with, without doubt: "partner with Product Management". */
const COLLABORATES_SURELY =
  /\b(?:(?:(?:meetings?|calls?)|collaborat\w+|partnerships(?= with\b)|(?:in )?(?:close )?partner(?:s|ing|ship)?(?: on (?:[\w-]+ ){0,2}[\w-]+)?|coordinat\w+ (?:[\w-]+ ){0,2}(?:activities|efforts|plans|projects|schedules|work)|(?:effectively|closely|directly) work(?:s|ing)?|liais\w+|interfac\w+|interact\w*|consult\w*|work\w* (?:well|directly|closely|effectively|cooperatively|collaboratively|jointly|cross-functionally|in conjunction|hand in hand|side by side|alongside))(?: (?:closely|cross-functionally|effectively|directly|regularly|daily))? (?:with|across|between|alongside|in)|(?:teams?|groups|departments),? (?:including|such as|like|in|from)|(?:peers|counterparts|colleagues|teammates) (?:in|from|across))\b(?:e\.g\.|i\.e\.|[^.])*$/i;

/** Behind those that somebody works with: what they do there, "partner with sales to build". */
const PURPOSE =
  /\b(?:to|using|use|as|by|via|through|who|that|where|you|on|for|while)\b|\b(?:build|design|develop|implement|writ|creat|support|deliver)(?:s|e|es|ing)?\b|[;:•]/i;

/** Whether the words say what somebody does with those they work with. */
export const hasPurpose = (words: string): boolean => PURPOSE.test(words);

/** A verb of the person's own among departments: "…, providing insight". */
const OWN_VERB =
  /\b(?!(?:engineering|marketing|accounting|manufacturing|purchasing|recruiting|planning|merchandising|training)\b)\w{3,}ing\b/i;

/** What all of them do together: "with product managers to analyze", and not "to the", which is a direction. */
const TO_DO =
  /\bto (?!(?:the|our|their|all|any|other|internal|external|an?|both|key|senior|various|our|support|enable|help|ensure|allow|leverage|understand|align|meet)\b)\p{Ll}{3,}/u;

/** The words from those on which somebody works with others up to a term; far away, only a list of others is believed. */
export function togetherWith(clause: string, far: string): string | undefined {
  const near = COLLABORATES_SURELY.exec(clause)?.[0];
  if (near !== undefined) {
    const names = near.replace(/^\S+/, '');
    const isTheirPurpose = TO_DO.test(names) || (/\b(?:e\.g|i\.e)\./.test(near) && hasPurpose(names));
    return isTheirPurpose ? undefined : near;
  }
  const list = COLLABORATES_SURELY.exec(far.slice(far.lastIndexOf('. ') + 1))?.[0];
  const names = list?.replace(/^\S+/, '') ?? '';
  return hasPurpose(names) || OWN_VERB.test(names) ? undefined : list;
}

/** "Work with experts across domains that include DevOps", "a team of people with skills in React": what others know. */
const OTHERS_KNOW =
  /(?<!\b(?:lead|leads|leading|manage|manages|managing|build|building|mentor|coach|grow|train|hire|supervise|direct) (?:an? |the |our )?(?:[\w-]+ )?)\b(?:works? (?:with|alongside)|working (?:with|alongside)|brings? together|consist(?:s|ing) of|compris\w+(?: of)?|teams? of|groups? of|more than \d+|over \d+|\d+\+) (?:an? )?(?:[\w-]+,? ){0,4}(?:experts?|talents?|specialists|professionals|individuals|people|minds|engineers|scientists|developers|members) (?:with|in|across|from|that|who)\b(?! (?:an?|the|our)\b(?![^.;]*\b(?:understanding|experience|knowledge|expertise|skills|array|areas|background)\b))([^.;]*)$/i;
const THEIR_OWN =
  /\b(?:to|you|by|on|for|while|using)\b|^ (?:build|creat|develop|design|deliver|driv|maintain|support|mak|runn|manag|solv|implement)ing\b/i;

/** Whether a term names what others know, with whom the person will work. */
export function othersKnowIt(text: string, { index }: SkillMention): boolean {
  const known = OTHERS_KNOW.exec(text.slice(Math.max(0, index - 260), index));
  const words = known?.[1] ?? '';
  return known !== null && !THEIR_OWN.test(words);
}

/** "Works with Business Development, Service Delivery, and Operations to start …": departments by their names. */
const WORKS_WITH_NAMES = /\b(?:work|works|working|align|aligns) with (?:the |our |other )?$/i;
const AND_NAMES_TO = /^(?:, [\w &-]{1,40}){0,4},? (?:and|or|&) [\w -]{1,40}\bto\b/i;

export function worksWithDepartment(text: string, { index, end }: SkillMention): boolean {
  return (
    /^\p{Lu}/u.test(text.slice(index)) &&
    WORKS_WITH_NAMES.test(text.slice(Math.max(0, index - 40), index)) &&
    AND_NAMES_TO.test(text.slice(end))
  );
}

/** What departments are called. Two of them beside a term make it a department as well. */
const DEPARTMENT =
  /^(?:(?:the|our|other|internal|external|various|including|as|such as|like|e\.g\.)\s+)*(?:product|engineering|marketing|sales|legal|finance|hr|human resources|people|operations|design|it|support|communications|procurement|policy|research|qa|quality|security|analytics|editorial|commercial|compliance|recruiting|accounting|risk|supply chain|manufacturing|business development|public relations|pr|customer (?:support|success|service|care)|account managers?|client services|(?:customer|partner|sales|product|account|field|channel|client) (?:solutions|engineering|operations|accounts?|marketing|partnerships))(?: (?:teams?|departments?|groups?|leaders?|partners?|organi[sz]ations?|functions?))?$/i;

/** "Design and implement …": a verb at the beginning. */
const IS_ORDER = /^\W*(?:design|support|research)\s*$/i;

/** "Requests from Sales, Product Management, and Legal": a list of departments, not of skills. */
export function isAmongDepartments(text: string, { index, end }: SkillMention): boolean {
  const from = Math.max(...['.', ';', ':', '(', '•'].map((mark) => text.lastIndexOf(mark, index - 1))) + 1;
  const rest = text.slice(end).search(/[.;:)•]/);
  const others = `${text.slice(from, index)},${text.slice(end, rest < 0 ? undefined : end + rest)}`
    .split(/,|\/|&|\b(?:and|or|with|from|across|between|in)\b/i)
    .filter((item, at) => DEPARTMENT.test(item.trim()) && !(at === 0 && IS_ORDER.test(item)));
  return others.length >= 2;
}
