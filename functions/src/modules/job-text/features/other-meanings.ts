import type { SkillMention } from '../skills/find-skills.ts';

/** After "shipping": it goes to users, and not by truck. */
const RELEASED =
  /^\s+(?:(?:high|large|modern|consumer|production|commercial|multiple|great|quality|new|reliable|scalable|robust|secure|resilient|distributed|complex|enterprise|cloud|scale|and|\w+-\w+)[\s-]){0,6}(?:software|web|mobile|apps?|applications?|code|features|products?|services|updates|releases|firmware)\b/i;

/** An account to be sent or shown, and no tool to be used: "your GitHub", "a link to a GitHub profile". */
const ACCOUNT_BEFORE =
  /\b(?:your|links? to(?: an?| your)?|share an?|check out (?:this|our|the|my)|public|portfolio[ ,/]+(?:or )?) $/i;
const ACCOUNT_AFTER =
  /^(?:[/ ]+(?:and |or )?(?:profile|portfolio|link|url|account|page|details|handle|username)s?\b|\s*:\s*(?:https?:|www\.|@))/i;

/** "Examples of your work, such as GitHub repositories". */
const SHOWN_BEFORE = /\b(?:examples?|samples?|portfolio|your|links? to|show|share)\b[^.;]{0,80}$/i;

/** "Communities like Kubernetes and Kafka that we help": with whom the employer is, or one talks. */
const NAMES = String.raw`(?:\p{Lu}[\p{L}\p{N}.'’&-]*(?: \p{Lu}[\p{L}\p{N}.'’&-]*){0,3}(?:,? (?:and|or|&) |, )){0,6}`;
const AMONG_COMMUNITIES = new RegExp(
  String.raw`\b(?:[Cc]ommunities|[Ff]orums) \(?(?:like|such as|including|e\.g\.,?) ${NAMES}$`,
  'u',
);

/** "Clinical trial safety regulations", "safety regulations (FDA, ICH)": of medicines, and not of a workplace. */
const OF_MEDICINES = /\b(?:drug|clinical|trial|product|patient|post-marketing|food) $/i;
const IS_OF_MEDICINES = /^[^.;]{0,20}\b(?:FDA|EMA|ICH)\b/;
/** "Relationships with various Microsoft teams". */
const OF_PEOPLE = /\b(?:various|other|several|many|across|all|multiple|different) $/i;

/** "SQL injection" is an attack. */
const OF_ATTACK = /^ injections?\b/i;

/** "Business analysts": people whom one works with. */
const PEOPLE = /(?:analyst|designer|bookkeeper|writer)s$/i;
/** Between two names of people: "product managers, UX, developers". */
const WORKER = '(?:manager|engineer|developer|designer|scientist|analyst|researcher|marketer|writer)s';
const PEOPLE_BEFORE = new RegExp(String.raw`\b${WORKER},? (?:and |or |& )?$`, 'i');
const PEOPLE_AFTER = new RegExp(String.raw`^,? (?:and |or |& )?(?:[\w-]+ )?${WORKER}\b`, 'i');

/** What the employer has for its people: "A performance management system to provide you with feedback". */
const FOR_YOU = /^[^.,;]{0,40} (?:to|that will|which will) (?:provide|give|offer|support|reward) you\b/i;

/** A heading names no skill: "Security & Compliance Requirements". */
const IS_HEADING = /^[^.,;:]{0,60}\b(?:requirements|responsibilities|qualifications|duties)\W*$/i;

/** Whether a term plainly names something else than the skill, whatever the posting asks for. */
export function meansSomethingElse(text: string, { index, end, field_word }: SkillMention): boolean {
  const named = text.slice(index, end);
  const before = text.slice(Math.max(0, index - 120), index);
  const after = text.slice(end);
  if (/^shipping$/i.test(named)) return RELEASED.test(after);
  // What comes after marketing is no marketing.
  if (/\bpost-$/i.test(before)) return true;
  if (/^interviewing$/i.test(named) && /^ with (?:us\b|\p{Lu})/u.test(after)) return true;
  if (/^safety /i.test(named) && (OF_MEDICINES.test(before) || IS_OF_MEDICINES.test(after))) return true;
  if (/^microsoft teams$/i.test(named) && OF_PEOPLE.test(before)) return true;
  if (/^sql$/i.test(named) && OF_ATTACK.test(after)) return true;
  if (
    /^git(?:hub|lab)$/i.test(named) &&
    SHOWN_BEFORE.test(before) &&
    /^ (?:repositories|repos|contributions|projects)\b/i.test(after)
  )
    return true;
  if (/^git(?:hub|lab)$/i.test(named) && (ACCOUNT_BEFORE.test(before) || ACCOUNT_AFTER.test(after)))
    return true;
  return AMONG_COMMUNITIES.test(before) || FOR_YOU.test(after) || (field_word && IS_HEADING.test(text));
}

/** Whether a term names people whom somebody works with, and not what these do. */
export function namesColleagues(text: string, { index, end }: SkillMention): boolean {
  return (
    PEOPLE.test(text.slice(index, end)) ||
    (PEOPLE_BEFORE.test(text.slice(Math.max(0, index - 40), index)) && PEOPLE_AFTER.test(text.slice(end)))
  );
}

/** Asked for, also at the end of a list, but not as an example or a purpose: "experience in advertising and social media". */
const ASKED_BEFORE =
  /\b(?:experienced?|knowledge|understanding|proficien\w+|familiar\w*|expertise|expert|skill(?:s|ed)|background|fluen\w+|versed|adept)\b(?:(?!\b(?:such as|including|like|to|data)\b)[^.;:]){0,80}$/i;
/** What somebody is to make: "build and maintain dashboards". */
const MADE_BEFORE =
  /\b(?:buil[dt]|creat|develop|design|defin|establish|maintain|implement|manag|writ|deliver|own|lead|monitor|track|report|analy[sz]|compil|improv|grow|increas|handl)(?:s|e|es|ed|ing)?(?:[\s:,/&()]+(?!(?:such|like|via|through|using|from|by)\b)[\w'’-]+){0,5}?[\s:,/&()]+$/i;
const ASKED_AFTER =
  /^[\s/]*(?:[\w-]+ )?(?:experience|skills?|knowledge|expertise|marketing|development|developers?|engineers?|engineering|frameworks?|technolog(?:y|ies))\b/i;
/** What the same words are of elsewhere: "backend assembly", "social media data", "the iOS and Android marketplaces". */
const OF_ELSEWHERE =
  /^(?:(?:(?: and |\/)\w{1,20})? (?:marketplaces?|app stores?|devices?|phones?|tablets?|users?|assembly|manufacturing|data|datasets?|texts?|tools?|of (?:the )?(?:house|stores?))\b|-)/i;

const MOST_WORDS_OF_ITEM = 4;

/** Whether a text is nothing but a list of short items: "SEO, social media, copywriting". */
function isList(text: string): boolean {
  const items = text
    .split(/[,;:•()/]|\band\b/i)
    .map((item) => item.match(/[\p{L}\p{N}+#&'’-]+/gu)?.length ?? 0);
  return items.every((words) => words <= MOST_WORDS_OF_ITEM);
}

/** Whether a loose word is asked for itself. */
export function isAskedForItself(text: string, { index, end }: SkillMention): boolean {
  const after = text.slice(end);
  if (OF_ELSEWHERE.test(after)) return false;
  const before = text.slice(Math.max(0, index - 90), index);
  return (
    [ASKED_BEFORE, MADE_BEFORE].some((asks) => asks.test(before)) || ASKED_AFTER.test(after) || isList(text)
  );
}
