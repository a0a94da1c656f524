import type { SkillMention } from '../skills/find-skills.ts';

/** What the employer is called in a sentence of which it is the subject: "The Payments team …", "This platform …". */
const GROUPS =
  '(?:teams?|groups?|divisions?|departments?|practices?|organi[sz]ations?|compan(?:y|ies)|firm|agency|platforms?|products?|services?|solutions?|tribe|squad|unit|office|center|centre|institute|labs?|hospital|facility|stores?)';
const DOES =
  '(?:is|are|was|were|has|have|had|provides?|delivers?|uses?|supports?|enables?|drives?|works?|combines?|helps?|develops?|builds?|offers?|focus(?:es)?|powers?|includes?|creates?|makes?|runs?|owns?|manages?|leverages?|brings?|serves?|specializ?es|partners?|covers?|operates?|allows?|gives?|lets|removes?|continues?|leads?)';
const GROUP_OPENS = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:and|so|but|today|now|here),? )?(?:the|this|our|each|every|at the)(?: [\p{L}\d&/'’+-]+){0,5}? ${GROUPS}(?: (?:in|at|of|within|for)(?: [\p{L}\d&'’-]+){1,4})?(?: \([^()]{1,20}\))? (?:(?:also|currently|now|proudly|already|both) )?${DOES}\b`,
  'iu',
);

/** The same by name: "Azure Time Series service is …", "Northlight Payments provides …". */
const NAMED_GROUP_OPENS = new RegExp(
  String.raw`^(?:[-–—•*\s]*)(?:\p{Lu}[\p{L}\d&’'.-]*(?: \([^()]{1,20}\))? ){1,6}${GROUPS} (?:is|are|was|were|has|have|provides|delivers|enables|powers|helps|offers|combines|allows|lets)\b`,
  'u',
);

/** "Lumen 365 provides the best …": a name with what it does, unless it is that of a job ("Account Manager provides …"). */
const NAME_DOES =
  /^[-–—•*\s]*(?:\p{Lu}[\p{L}\d&’'.-]*(?: [\p{Lu}\d][\p{L}\d&’'.-]*){0,3}) (?<!(?:er|or|ist|ian|ant|ent|ead|nurse|hief|ntern|ep|ate|ect|alyst|ech|VP|ide)s? )(?:provides|enables|powers|combines|empowers|removes|transforms|helps|offers|brings together) (?:the|a|an|our|its|your|people|companies|businesses|customers|clients|organi[sz]ations|teams|everyone|users|[\w-]+s)\b/u;

/** What a sentence that opens with a group says of the person all the same. */
const OF_PERSON =
  /\b(?:you(?:r|rself|['’](?:ll|re|ve))?|candidates?|applicants?|someone|individuals?|person|seek\w*|look\w* for|hir(?:e|es|ing)|needs?|requir\w*|want\w*|expect\w*|must|ideal\w*|role|position|responsib\w+|preferred|a plus)\b/i;

/** "This is done by combining …". */
const DONE_BY = /^\W*(?:this|it|that) (?:is|was) (?:done|achieved|made possible|possible|accomplished)\b/i;

/** What is in use at the place of work: "Our services run on AWS", "We write code in C++". */
const IN_USE =
  /\b(?:us(?:e|es|ing|ers of)|leverag(?:e|es|ing)|runs?|running|built|build(?:s|ing)?|writ(?:e|es|ing|ten)|cod(?:e|es|ing)|develop\w*|deploy\w*|hosted|stack|technolog(?:y|ies)|tech|tools?|toolset|tooling|languages?|frameworks?|environments?|architecture|code ?base|rel(?:y|ies) on|embrac\w+|breathe|based on|powered by|work(?:s|ing)? (?:with|in|on)|client is|component)\b/i;
/** What others use, and who they are, although tools are named beside: "our customers include Dell". */
const OF_OUTSIDERS =
  /\b(?:used by|users|(?:customers?|clients?|partners?)(?: list)?(?: that)? (?:like|such|includ\w+|are)|investors?|founders|funded|backed|competitors|integrat\w+ with|brands)\b/i;

/** Whether a sentence says what a group of the employer, or what it makes, is or does. */
export function speaksOfGroup(text: string): boolean {
  return (
    [GROUP_OPENS, NAMED_GROUP_OPENS, NAME_DOES, DONE_BY].some((opens) => opens.test(text)) &&
    !OF_PERSON.test(text)
  );
}

/** Of tools that a sentence about the employer names: whether they are those that it works with. */
export function isInUse(text: string): boolean {
  return IN_USE.test(text) && !OF_OUTSIDERS.test(text);
}

/** "We practice test-driven development": how all work there, whoever says it. */
export function isWayOfWorking(text: string, named: string): boolean {
  return WAY_OF_WORKING.test(named) && WORKS_SO.test(text);
}
const WAY_OF_WORKING =
  /^(?:agile\b.*|scrum|kanban|devops|tdd|test[- ]driven development|ci\/?cd|continuous (?:integration|delivery|deployment)|code reviews?|pair programming|microservices)$/i;
const WORKS_SO =
  /\b(?:practi[cs]e|follow|believers? in|work(?:s|ing)? (?:in|with|on|within)|adopt\w*|us(?:e|ing)|environment|embrace|run)\b/i;

/** "We have a proven track record in banking", "our experience in retail": what the employer has, and asks of nobody. */
const EMPLOYER_HAS =
  /\b(?:we|company|firm|team) (?:\w+ )?(?:have|has|had|bring|brings|combine|combines|possess|apply|applying) (?:(?!(?:for|with|people|who|openings?|roles?)\b)[\w'’+,&%-]+ ){0,7}(?:experience|expertise|track record|knowledge|background|understanding)\b|\bour (?:[\w-]+,? (?:and )?){0,4}(?:experience|expertise|knowledge|track record|understanding|background)\b/i;

/** Whether the words that ask in a sentence are about the employer. */
export function employerHasIt(text: string): boolean {
  return EMPLOYER_HAS.test(text) && !OF_PERSON.test(text);
}

/** "Cloud computing is the next big thing": a field, of which a sentence tells what it is or does in the world. */
const IS_SOMETHING =
  /^ (?:and [\w -]{1,30} )?(?:is|are|has|have) (?:(?:also|now|not|just|quickly|rapidly|being|becoming|transforming|changing|driving|one of|at|the|an?|more|been|revolutioni[sz]\w+|every\w*|our|in)\b)/i;
const IS_NEEDED =
  /\b(?:essential|important|critical|necessary|helpful|desir\w+|advantage\w*|beneficial|key|nice|bonus|asset|core|part of|central|skills?|experience)\b/i;

/** Whether a sentence says of a field what it is, and not that it is needed. */
export function tellsOfField(text: string, { index, end }: SkillMention): boolean {
  return (
    /^[^\p{L}]*(?:[\p{L}/]+ (?:and|&) )?$/u.test(text.slice(0, index)) &&
    IS_SOMETHING.test(text.slice(end)) &&
    !IS_NEEDED.test(text) &&
    !OF_PERSON.test(text)
  );
}

/** What no order to somebody begins with: "With …", "Consumers …", and a name. */
const NO_ORDER =
  /^[^\p{L}]*(?:the|this|that|these|those|in|at|with|as|since|through|by|from|on|for|using|today|founded|based|when|while|because|over|more|many|most|all|every|each|millions?|thousands?|hundreds?|people|consumers|customers|clients|companies|businesses|brands|teams|users|leading|it|they|there|here)\b/iu;

/** Whether a sentence names the employer, by the first word of its name, as that of which it tells. */
export function tellsOfEmployer(text: string, company: string): boolean {
  const [first = ''] = company.match(/[\p{L}\p{N}]+/u) ?? [];
  if (first.length < 4 || OF_PERSON.test(text)) return false;
  const at = text.search(new RegExp(String.raw`(?<![\p{L}\p{N}])${first}(?![\p{L}\p{N}])`, 'u'));
  if (at < 0) return false;
  const opens = /^[^\p{L}]*$/u.test(text.slice(0, at)) && /^['’]s\b/.test(text.slice(at + first.length));
  return opens || NO_ORDER.test(text);
}

/** "Platforms that enable business intelligence": what the work makes possible for others. */
const ENABLES =
  /\b(?:that|which|to|and) (?:\w+ly )?(?:enables?|underpins?|powers?|empowers?|feeds?) (?:(?!(?:you|we|will|by|using|with|through|via|to|from|in|on)\b)[\w&/-]+,? ){0,8}$/i;
/** "Datasets for data science projects", "support analytics teams": whom the work is for. */
const FOR_BEFORE =
  /(?:\bfor|\b(?:to|that|which) (?:supports?|enables?)) (?:(?:the|our|their|its|all|various|advanced|in-house|downstream|[\w-]+,|and|or) ){0,4}$/i;
const FOR_AFTER =
  /^(?:,? (?:and|or|&) [\w-]+(?: [\w-]+)?)? (?:projects|efforts|initiatives|use cases|workloads|consumers|teams?|stakeholders)\b/i;

/** "Consider the impact on operations and manufacturing": what work touches. */
const AFFECTS =
  /\b(?:impacts? (?:on|to)|implications (?:for|on)|allow(?:s|ing)?|enabl(?:es?|ing)) (?:(?!(?:you|we|will|by|using|with|through|via|to|from|for)\b)[\w&/-]+,? ){0,8}$/i;
/** "Enabling program management to see results": people. */
const AFTER_PEOPLE = /^ to\b/i;
const LETS = /\b(?:allow|enabl|help|let|empower)(?:s|es|e|ing|ting)? (?:the |our |their )?$/i;
/** "Support client services in answering", "assists technical support with": people. */
const BACKS = /\b(?:support|assist)(?:s|ing)? (?:the |our )?$/i;
const OF_PEOPLE = /(?:services?|support|marketing|sales|operations|management|development|success)$/i;
const AFTER_BACKED = /^ in \w+ing\b|^ (?:and [\w -]{1,30} )?with\b/i;
/** "Bring project management capabilities to our users": what users get. */
const FOR_USERS =
  /^ (?:capabilities|features|experiences|solutions|tools) (?:to|for) (?:our|its|their) (?:users|customers|clients|members)\b/i;
const GIVES = /\b(?:bring|provid|deliver|offer|giv)\w*\b[^.;]{0,60}$/i;
/** "Giving feedback to Product Management and Engineering". */
const TELLS =
  /\b(?:feedback|insights?|findings|recommendations|suggestions|issues|concerns|problems|bugs|(?:expert )?opinions?|requests)\b[^.;]{0,40} (?:to|with) (?:the |our )?(?:(?:[\w&-]+,? ){1,6}(?:and|or|&) )?$/i;
/** "Report the status of work to project and account management". */
const REPORTS =
  /\b(?:report(?:s|ing)?|status|updates?|escalat\w+|opinions?|advice|knowledge)\b[^.;]{0,50} to (?:the |our |[\w-]+ (?:and|or|&) )?$/i;
/** "Serve as the business partner to Regional Sales and Operations Management": whom somebody serves. */
const SERVES =
  /\b(?:[Pp]artner|[Aa]dvis[eo]r|[Ll]iaison|[Cc]onsultant|[Pp]oint of contact) (?:to|for) (?:the |our )?(?:\p{Lu}[\w&-]*,? (?:(?:and|or|&) )?){0,5}$/u;
const OF_LEADERS = /(?:management|leadership|engineering|operations)$/i;
const AND_OTHERS = /^(?:,? (?:and|or|&) (?:\p{Lu}|\p{Ll}+ )|, \p{Lu}|\s*[.;]|\s*$)/u;
const AND_OTHERS_TOO = /^(?:,? (?:and|or|&|as well as) |,|\s*[.;]|\s*$)/;

/** "With the growth of digital marketing": the world, whoever works in it. */
const OF_WORLD = /\b(?:growth|rise|future|world|wave|popularity) of (?:the )?$/i;
/** "Understand competitors' products, pricing, and sales": theirs. */
const OF_COMPETITORS = /\bcompetitors?(?:['’]s?)? (?:[\w-]+(?: [\w-]+)?, ){0,5}(?:and |or )?$/i;

/** "Serving clients in many industries, including financial services": theirs. */
const OF_CUSTOMERS =
  /\b(?:clients|customers|companies|organi[sz]ations|businesses|firms)\b[^.;]{0,40}\b(?:industries|sectors|verticals)\b,? (?:including|such as|like|from|spanning)\b[^.;]{0,160}$/i;

/** Whether a term names a field in which customers of the employer work. */
export function isFieldOfCustomers(text: string, { index }: SkillMention): boolean {
  return OF_CUSTOMERS.test(text.slice(Math.max(0, index - 240), index));
}

/** Whether a term names what goes on outside, at competitors or in the world. */
export function isOutside(text: string, { index }: SkillMention): boolean {
  const before = text.slice(Math.max(0, index - 120), index);
  return OF_WORLD.test(before) || OF_COMPETITORS.test(before);
}

/** Whether a term names what the work is for, which somebody else does. */
export function isForOthers(text: string, { index, end }: SkillMention): boolean {
  const before = text.slice(Math.max(0, index - 120), index);
  const after = text.slice(end);
  if (LETS.test(before) && AFTER_PEOPLE.test(after)) return true;
  if (BACKS.test(before) && OF_PEOPLE.test(text.slice(index, end)) && AFTER_BACKED.test(after)) return true;
  if (FOR_USERS.test(after) && GIVES.test(before)) return true;
  if (REPORTS.test(before) && OF_LEADERS.test(text.slice(index, end)) && AND_OTHERS_TOO.test(after))
    return true;
  if (SERVES.test(before) && /^\p{Lu}/u.test(text.slice(index)) && AND_OTHERS.test(after)) return true;
  if (TELLS.test(before) && /^\p{Lu}/u.test(text.slice(index)) && AND_OTHERS.test(after)) return true;
  return ENABLES.test(before) || AFFECTS.test(before) || (FOR_BEFORE.test(before) && FOR_AFTER.test(after));
}

/** "Groundbreaking data analytics platform for hospitals": what the employer offers, and nobody makes in this sentence. */
const IS_OFFERED =
  /^ (?:platforms?|products?|solutions?|software|compan(?:y|ies)|start-?ups?|provider|firm|marketplace) (?:for|that|which|serving|helping|used|designed|built|focus\w*)\b/i;
const MAKES =
  /\b(?:buil[dt]|creat|develop|design|implement|maintain|support|own|lead|us(?:e|ing)|manag|deploy|architect|engineer|operat|work|grow|scal|sell|deliver|improv|defin|driv|run|our)\w*\b/i;

export function isOffered(text: string, { index, end }: SkillMention): boolean {
  return IS_OFFERED.test(text.slice(end)) && !MAKES.test(text.slice(0, index)) && !OF_PERSON.test(text);
}

/** "Works with the VP of FP&A": a person, unless somebody has been one ("experience as a director of sales"). */
const OFFICE_BEFORE =
  /\b(?:(?:S|E|A)?VP|vice president|directors?|heads?|chief|presidents?)(?: of|,) (?:the |our )?$/i;
const HELD_OFFICE = /\b(?:as|been|experience|worked)\b[^.;]{0,40}$/i;

export function namesSomeoneElse(text: string, { index }: SkillMention): boolean {
  const before = text.slice(Math.max(0, index - 80), index);
  const office = OFFICE_BEFORE.exec(before);
  return office !== null && !HELD_OFFICE.test(before.slice(0, office.index));
}

/** "So that we can talk on Zoom", "interviews via Skype": how one meets. */
const MEET_BY =
  /\b(?:talk|chat|meet|interview(?:s|ed)?|speak|catch up)\b[^.;]{0,20} (?:on|over|via|by|through) (?:\w+(?:,| and| or) ){0,2}$/i;
/** "Accredited by the Joint Commission". */
const ACCREDITED = /\b(?:accredited|recogni[sz]ed|certified|awarded) by [^.;]{0,100}$/i;
const WE_ARE_CERTIFIED =
  /\b(?:we|our [\w ]{1,30}|company) ?(?:are|is|['’]re) [^.;]{0,120}\b(?:certified|accredited|compliant)\b/i;
/** "Investments from Snowflake", "a client list that includes Dell". */
const NAMES = String.raw`(?:\p{Lu}[\p{L}\p{N}.'’&-]*(?: \p{Lu}[\p{L}\p{N}.'’&-]*){0,3}(?:,? (?:and|or|&) |, )){0,8}`;
const OF_FIRMS = new RegExp(
  String.raw`\b(?:[Ff]unded by|[Bb]acked by|[Ii]nvestments? from|[Ii]nvestors (?:are|include)|(?:[Cc]lients?|[Cc]ustomers?|[Pp]artners?)(?: list)?(?: that| which)? (?:includes?|including|are)) ${NAMES}$`,
  'u',
);

/** "Who all hail from firms such as Splunk". */
const ALUMNI =
  /\b(?:hail(?:s|ing)? from|came from|alumni (?:of|from)|(?:previously|formerly) (?:at|of|worked at))\b[^;]{0,80}$/i;

/** Whether a sentence names the employer's own means to meet, its certificates, or firms around it. */
export function isAroundEmployer(text: string, { index }: SkillMention): boolean {
  const before = text.slice(Math.max(0, index - 160), index);
  if (ALUMNI.test(before) && /^\p{Lu}/u.test(text.slice(index))) return true;
  return (
    MEET_BY.test(before) || ACCREDITED.test(before) || WE_ARE_CERTIFIED.test(text) || OF_FIRMS.test(before)
  );
}
