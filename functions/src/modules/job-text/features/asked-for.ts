import type { SkillMention } from '../skills/find-skills.ts';
import {
  employerHasIt,
  isAroundEmployer,
  isFieldOfCustomers,
  isForOthers,
  isInUse,
  isOffered,
  isOutside,
  isWayOfWorking,
  namesSomeoneElse,
  speaksOfGroup,
  tellsOfField,
} from './about-others.ts';
import {
  hasPurpose,
  isAmongDepartments,
  othersKnowIt,
  togetherWith,
  worksWithDepartment,
} from './colleagues.ts';
import { isFalseFriend } from './false-friends.ts';
import { isServiceToOthers, isTakenCareOf, speaksOfEmployer } from './of-employer.ts';
import { isAskedForItself, meansSomethingElse, namesColleagues } from './other-meanings.ts';
import { isMakersOwn, isWorkedWith } from './own-products.ts';
import type { Sentence } from './sections.ts';
import { isSubjectOfDegree } from './subjects-of-degree.ts';

/** Words that ask for what follows them. */
const ASKS_BEFORE =
  /\b(?:experienced|experiences?(?=\s*(?:[:(,]|(?:in|with|within|of|on|using|as|at|across|both|working|supporting|leading|managing|building|including|relat\w+|\w+ing)\b))|(?<!\b(?:advanc|shar|generat|creat|disseminat)\w{0,4} (?:[\w-]{1,20} ){0,3})knowledge(?! bases?\b)\w*|(?<!\b(?:customer|consumer|user|audience|market|language) )understand\w*|proficien\w+|familiar\w*|expertise|expert(?! (?:for|to)\b)|experts? (?:in|with|at)|skills?(?:ets?)?(?=\s*(?:[:(,]|(?:in|with|of|such|includ\w+|relat\w+|like|using)\b))|skilled (?:in|with|at)|background|trained|training(?=\s*(?:[:(]|(?:in|on|with|as|and experience)\b))|certifi\w+|competen\w+|fluen\w+|able to|ability to|abilities|qualified|aptitude|versed|adept|exposure|master(?:y|ed)|track record|hands-on|worked (?:in|with|on)|\d\+? (?:years|yrs))\b/i;
/** Words that ask for what they follow: "recruiting experience", "SaaS background preferred". */
const ASKS_AFTER =
  /^[\s/]*(?:and [\w-]+ )?(?:[\w-]+ )?(?:experience|skills?|knowledge|background|expertise|certificat\w+|proficiency|is (?:required|preferred|a plus)|required|preferred)\b/i;
/** Asking words reach no further than this, in characters. */
const REACH = 90;
/** Departments that somebody works with make long lists. */
const FAR = 260;

/**
 * Words after a field that make it a place, a group or a thing and not a skill: "the insurance industry". Hyphens stand
 * in words and between them, so every repetition is bounded: a line of hyphens would otherwise take minutes.
 */
const NAMES_SOMETHING_ELSE =
  /^(?:[\s/&,-]{1,4}\w[\w-]{0,40}){0,2}?[\s/-]{1,4}(?:industr(?:y|ies)|sectors?|compan(?:y|ies)|firms?|clients?|customers?|spaces?|markets?|domains?|verticals?|teams?|departments?|groups?|organi[sz]ations?|business(?:es)?|partners?|startups?|providers?|products?|platforms?|facilit(?:y|ies)|benefits?|expenses|coverage|issues|services|communit(?:y|ies)|plants?|environments?|leaders?|professionals)\b|^(?:(?: & | and |\/)\w{1,20})? (?:cloud|enablement)\b/i;

/** Before the departments that somebody works with. */
const COLLABORATES =
  /\b(?:work\w*|collaborat\w+|partner(?:s|ing|ship)?|liais\w+|interfac\w+|coordinat\w+|communicat\w+|interact\w*)(?: (?:closely|cross-functionally|effectively|directly|regularly|daily|in conjunction))? (?:with|across|between|alongside)\b[^.]*$|\bcross-functional\b[^.]*$/i;

/** Right after the term: whoever does this work, so the term is a name of people. */
const NAMES_PEOPLE =
  /^(?:[\s/&,-]{1,4}(?:and )?\w[\w-]{0,40}){0,2}?(?: \(\w{2,6}\))?[\s/-]{1,4}(?:teams?|departments?|groups?|organi[sz]ations?|units?|practice areas?|personnel|communit(?:y|ies)|colleagues|leaders|professionals|experts|executives|partners|stakeholders|providers|vendors|suppliers|(?:engineer|manager|director|scientist|analyst|developer|specialist|expert|consultant|officer|trainer|recruiter|strategist)s?|rep(?:resentative)?s|staff)\b/i;
/** Not "machine learning industry experience"; "a property management company", "the digital marketing and analytics industry". */
const IS_INDUSTRY =
  /^(?:,? (?:and|&) (?!industry)[\w-]+)?(?: (?!and\b|or\b|in\b|of\b|for\b|with\b|to\b)[\w-]+)?? (?:industr(?:y|ies)|sectors?|compan(?:y|ies)|firms?|start-?ups?|agenc(?:y|ies))\b(?! (?:experience|knowledge|expertise|background|skills?))/i;
/** Before departments that somebody has worked in: "3 years of experience in sales, marketing, or finance". */
const WORKED_IN =
  /\b(?:experience|background) (?:working )?in (?:(?!working\b|collaborat|partner|support|communicat|coordinat|manag|lead|deal)[^.;:]){0,80}$/i;

/** Between two names of departments, of which the term is one: "input to Engineering and Product Management". */
const BESIDE_DEPARTMENT_BEFORE =
  /\b(?:input|support|requests?|feedback|guidance|updates?|reports?|advice) (?:to|from|for) (?:the )?(?:[A-Z][\w&]+,? )+(?:and|or) $/;

/** "Throughput and error statistics", "sales statistics": numbers, and no method. */
const NUMBERS_OF_SOMETHING =
  /\b(?:provid\w+|captur\w+|gather\w*|collect\w*|compil\w+|(?<!track )record\w*|report\w*|track(?:s|ing)?|maintain\w*|review\w*|prepar\w+|updat\w+) (?:(?!with\b|in\b|using\b|by\b|on\b|through\b|via\b|for\b)[\w-]+,? ){0,5}$|\b(?:errors?|usage|performance|production|sales|crime|vital|monthly|weekly|daily|department|necessary|requested|required) $/i;

/** Nothing but names, as in a list: "Google, Asana, and ". */
const NAMES = String.raw`(?:\p{Lu}[\p{L}\p{N}.'’&-]*(?: \p{Lu}[\p{L}\p{N}.'’&-]*){0,3}(?:,? (?:and|or|&) |, )){0,6}`;
/** "Companies like Google, Asana", "teammates from places like Salesforce": employers, and not their products. */
const AMONG_EMPLOYERS = new RegExp(
  String.raw`\b(?:[Cc]ompanies|[Pp]laces|[Bb]rands|[Ff]irms|[Ss]tartups|[Ee]mployers|[Cc]ompetitors) (?:like|such as|including) ${NAMES}$|\bpartner of $`,
  'u',
);
/** The same, but whom somebody has experience with may be named by their product: "cloud partners such as AWS". */
const AMONG_PARTNERS = new RegExp(
  String.raw`\b(?:[Cc]lients|[Cc]ustomers|[Ii]nvestors|[Pp]artners) (?:like|such as|including) ${NAMES}$`,
  'u',
);
/** "Instagram: https://…" */
const IS_ADDRESS = /^\s*:\s*(?:https?:|www\.|@)/i;
/** All that a sentence says is what the employer has for its people: "Robust training and onboarding program". */
const PROMISES_PROGRAM =
  /^\W*(?:(?:robust|great|excellent|comprehensive|generous|paid|ongoing|continuous|extensive|personal(?:ized)?) )?(?:(?:training|onboarding|learning|community outreach|mentoring|mentorship|career|professional|development|growth|wellness)(?:,? (?:and|&) |, | )){1,4}(?:programs?|plans?|opportunit(?:y|ies))\W*$/i;
/** "Together with our automated underwriting", "our software platform, Procore": what the employer has already. */
const OWN_MEANS =
  /\b(?:together with|thanks to|powered by) (?:our|its|their) (?:[\w-]+ )?$|\bour (?:[\w-]+ ){0,3}(?:platform|product|app|suite), (?:the )?$/i;
/** "Agile Scrum Teams" are people; the product stands alone, in a list, or beside its maker. */
const TEAMS_OF_PEOPLE = /[\p{L}\p{N}] $/u;
const BEFORE_PRODUCT =
  /\b(?:microsoft|ms|office|365|[om]365|outlook|sharepoint|onedrive|skype|zoom|slack|and|or|using|use|in|on|via|with|through|of) $/i;
/** "Ad hoc requests from FP&A". */
const ASKED_BY = /\b(?:requests?|questions?|inquiries) (?:from|by) (?:the |our )?$/i;
const TEAM_BY_LETTERS = /^(?:fp&a|pr|ui|ux|ui\/ux|ux\/ui|qa|seo|sem|ppc|crm|it|hr)$/i;

/** A name goes on behind words that begin it: "Operations Management Suite". */
const IN_A_NAME =
  /^ (?:Suite|Award|Awards|Week|Conference|Summit|Magazine|Institute|Association|Foundation|Act)\b|^,? (?:LLC|LLP|Inc|Ltd|GmbH|Corp|PLC)\b/;

/** Right before a term: what is not asked for. */
const DENIED =
  /(?:\bnot|n['’]t) (?:just|only|merely) (?:some|another|an?) (?:[\w-]+ )?$|(?:\bnot|n['’]t) (?:just|only|merely) (?:[\w-]+ ){1,5}of $|(?:,|\band) not (?!only\b|just\b|limited\b|necessarily\b|required\b)(?:[\w-]+ ){1,2}$|\b(?:not|no|without|isn['’]t|rather than|instead of|no need for|minimal|little(?: or no)?)\s+(?:an?\s+|any\s+|just\s+)?$/i;

/** "A background in banking is not required, but you …", unless it is still welcome. */
const NOT_REQUIRED = /^[^.,;]{0,24} (?:is|are)(?: not|n['’]t) (?:required|necessary|needed|a must)\b/i;
const EVEN_SO =
  /\b(?:plus|helpful|prefer\w*|nice|bonus|ideal|desirable|desired|advantage|asset|welcome|beneficial|great)\b/i;

const EVEN_SO_WITHIN = 80;

/** Conditions of employment, whoever does the work. */
const CONDITION =
  /\b(?:pass|complet\w+|undergo|submit to|subject to|contingent|conditional|condition of|clear|successful\w*|consent|pre-employment|satisfactory|willing\w*|must (?:have|hold|be)|required)\b[^.]{0,90}\b(?:background|criminal|drug|credit|reference|employment|driving) (?:checks?|screen\w*|investigations?|tests?|history|records?)/i;
/** What somebody must show or pass before the first day. */
const SHOWN_BEFORE_START =
  /\bproof of (?:\w+ )?(?:insurance|vaccinations?|immunizations?)|\bhealth screening|\bTB (?:test|clearance|screen)|\b(?:pre-employment|post-offer) (?:physical|exam\w*)|\b(?:fully |be )vaccinated\b/i;
/** Whoever checks the background of others. */
const CHECKS_OTHERS =
  /\b(?:conduct|perform|run|process|initiat|order|review|manag|coordinat|administer|facilitat|handl|oversee)\w*\b[^.;]{0,60}$/i;
const KNOWS_SUCH = /\b(?:experienced?|knowledge|familiar\w*|expertise|proficien\w+)\b[^.;]{0,60}$/i;
const BACKGROUND = /\bbackground (?:checks?|screen\w*|investigations?)/i;

/** "Work with inside sales to close deals": people. */
const WORKS_WITH = /\b(?:work|works|working) with (?:the |our |other )?$/i;

const WORKED_WITH = /\b(?:sales|marketing|finance|legal|engineering|support|management)$/i;

/** Crafts whose names are other things in software: "charting tools", "x86 assembly", "packaging releases". */
const OTHERWISE_IN_SOFTWARE =
  /^(?:charting|telemetry|triage|packaging|assembly|dispatch|shipping|receiving|diagnosis)$/i;

/** How the posting is about a skill. */
export type Relation = {
  /** Its title names the skill. */
  inTitle: boolean;
  /** It is about such work anyway. */
  isItsWork: boolean;
  /** It is about software, and the skill about the care of patients or a trade. */
  isForeign: boolean;
  /** Others of its kind are named too. */
  isAmongKin: boolean;
  /** The employer makes it. */
  isOwnProduct: boolean;
};

/**
 * Whether a sentence of a posting uses the term as a skill. Fields and duties have to be asked for, unless the posting is
 * about such work anyway. Ordinary words ("data science") are no skill where they name a team or what the employer does.
 * Subjects of degrees and conditions of employment never are skills.
 */
export function isAskedFor(
  { text, section }: Sentence,
  mention: SkillMention,
  { inTitle, isItsWork, isForeign, isAmongKin, isOwnProduct }: Relation,
): boolean {
  if (isSubjectOfDegree(text, mention)) return false;
  const named = text.slice(mention.index, mention.end);
  const after_background = text.slice(Math.max(0, mention.index - 'background '.length), mention.end);
  const before = text.slice(Math.max(0, mention.index - REACH), mention.index);
  const after = text.slice(mention.end);
  const checks = CHECKS_OTHERS.test(before) || KNOWS_SUCH.test(before);
  if (BACKGROUND.test(after_background) && (CONDITION.test(text) || !checks)) return false;
  if (SHOWN_BEFORE_START.test(text)) return false;
  if (mention.ordinary && !inTitle && /^\p{Lu}/u.test(named) && IN_A_NAME.test(after)) return false;
  if (meansSomethingElse(text, mention) || isFalseFriend(text, mention)) return false;
  if (mention.loose_word && !inTitle && !isAmongKin && !isAskedForItself(text, mention)) return false;
  if (DENIED.test(before) || AMONG_EMPLOYERS.test(before) || IS_ADDRESS.test(after)) return false;
  if (named === 'Teams' && TEAMS_OF_PEOPLE.test(before) && !BEFORE_PRODUCT.test(before)) return false;
  const clause = before.slice(before.lastIndexOf('. ') + 1);
  const asksBefore = ASKS_BEFORE.test(clause) && !employerHasIt(text);
  // What tells that a sentence is not about the person gives way where it is: a skill lost costs them more than one too many.
  const asks = asksBefore || (ASKS_AFTER.test(after) && !employerHasIt(text));
  const isRequired = section === 'required' || section === 'preferred' || asks;
  if (!inTitle && !asksBefore && PROMISES_PROGRAM.test(text)) return false;
  if (!inTitle && (isTakenCareOf(text, mention.index) || isAroundEmployer(text, mention))) return false;
  // Among requirements, only ordinary words in sentences of which the employer is the subject belong to it.
  const isListed = section !== 'duties' && (!mention.ordinary || isInUse(text));
  const isOfEmployer = !isListed && !asks && (speaksOfEmployer(text) || speaksOfGroup(text));
  if (!inTitle && isOfEmployer && (mention.ordinary ? !isWayOfWorking(text, named) : !isInUse(text)))
    return false;
  if (!inTitle && othersKnowIt(text, mention)) return false;
  if (NOT_REQUIRED.test(after) && !EVEN_SO.test(after.slice(0, EVEN_SO_WITHIN))) return false;
  if (mention.ordinary && !asks && tellsOfField(text, mention)) return false;
  if (!isRequired && !inTitle) {
    if (OWN_MEANS.test(before) || AMONG_PARTNERS.test(before)) return false;
    if (isServiceToOthers(text, mention.index)) return false;
    if (WORKS_WITH.test(before) && /^ (?:and [\w -]{1,30} )?to\b/i.test(after) && WORKED_WITH.test(named))
      return false;
    if (named === 'statistics' && NUMBERS_OF_SOMETHING.test(before)) return false;
  }
  // "EMR" beside "S3" is not a medical record.
  if (isForeign && (/^\p{Lu}{2,5}$/u.test(named) || (!inTitle && OTHERWISE_IN_SOFTWARE.test(named))))
    return false;
  // Whoever works with Salesforce's or a UX team need not know either.
  if (!inTitle && TEAM_BY_LETTERS.test(named) && !asksBefore && NAMES_PEOPLE.test(after)) return false;
  const together = togetherWith(clause, text.slice(Math.max(0, mention.index - FAR), mention.index));
  if (!inTitle && together && !hasPurpose(together) && NAMES_PEOPLE.test(after)) return false;
  const isTeam = TEAM_BY_LETTERS.test(named) && (namesSomeoneElse(text, mention) || ASKED_BY.test(before));
  if (!inTitle && isTeam) return false;
  if (!inTitle && namesColleagues(text, mention)) return asksBefore && ASKS_AFTER.test(after);
  if (mention.ordinary && !inTitle) {
    if (BESIDE_DEPARTMENT_BEFORE.test(clause) && /^\p{Lu}/u.test(named)) return false;
    if (isForOthers(text, mention) || namesSomeoneElse(text, mention)) return false;
    if (!isRequired && isOffered(text, mention)) return false;
    if (!asks && isFieldOfCustomers(text, mention)) return false;
    if (isOutside(text, mention) || worksWithDepartment(text, mention)) return false;
    const isDepartment = isAmongDepartments(text, mention) && !WORKED_IN.test(clause);
    if (together || isDepartment) return asksBefore && ASKS_AFTER.test(after);
    if (!asksBefore && (NAMES_PEOPLE.test(after) || IS_INDUSTRY.test(after))) return false;
    const isOurs = section !== 'required' && !asksBefore && speaksOfEmployer(text);
    if (isOurs && !isWayOfWorking(text, named)) return false;
  }
  if (isOwnProduct && !inTitle && isMakersOwn(text, mention.end)) return false;
  if (isOwnProduct) return isRequired || inTitle || isWorkedWith(text, mention);
  if (!mention.field_word && !isForeign) return true;
  if (NAMES_SOMETHING_ELSE.test(after)) return false;
  if (isItsWork || ASKS_AFTER.test(after)) return true;
  if (COLLABORATES.test(before)) return false;
  return asksBefore || (section !== 'duties' && isItem(text, mention));
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
