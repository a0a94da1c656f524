/** Sentences of known tricks, which need no app and no word such as "reship". Each function reads one sentence in lower case. */

/** What the employer pays for, and what customers do. */
const NOT_OF_APPLICANTS =
  /\b(?:we|(?:the|your|our) (?:employer|company|firm|client|agency)|employer|company)(?: will| also| gladly)* (?:pays?|covers?|reimburses?)\b|\b(?:paid|covered|reimbursed|provided)(?: for)? by (?:us\b|(?:the |your |our )?(?:employer|company|firm|agency))|\bno (?:[\w-]+ ){0,3}(?:fees?|cost|charge)\b|\bnever\b|\bfree of charge\b|\b(?:assistance|reimbursements?|stipends?|allowances?|budgets?|bonus(?:es)?|discounts?|scholarships?)\b|\b(?:customers?|guests?|clients?|tenants?|residents?|students?|parents?|members?|patients?|vendors?|suppliers?|donors?|borrowers?|buyers?)\b/;

const MONEY_MOVED: readonly RegExp[] = [
  /\b(?:deduct|keep|take|retain)\b[^.\n]{0,15}\b(?:commission|\d{1,2} ?%|percent)[^.\n]{0,30}\b(?:forward|send|transfer|wire|remit)/,
  /\b(?:payments?|funds|transfers?|donations?|money)\b[^.\n]{0,25}\b(?:in|into|to|through|by) (?:your|their|his) (?:own |personal )?(?:bank )?account\b[^.\n]{0,60}\b(?:forward|send|transfer|disburse|buy|pass|convert|deduct|partners|field)/,
  /\b(?:help us|who (?:can|will) (?:help us )?)\b[^.\n]{0,20}\bcollect (?:the )?payments? from our (?:customers|clients)/,
  /\b(?:payment|money|financial) (?:agent|mule)\b|\bmedium between us and\b/,
  /\bcash the che(?:ck|que)s?\b|\bche(?:ck|que)s?\b[^.\n]{0,40}\bcan ?not (?:be )?cash/,
  /\b(?:accept|process|receive) (?:incoming )?(?:payments?|transfers?|wires?|funds)\b[^.\n]{0,25}\b(?:to|in|into) your account/,
  /\b(?:own|verified) (?:exchange|crypto|bank|merchant) accounts?\b[^.\n]{0,60}\b(?:bitcoin|btc|crypto|coins?|wire|transfer)|\b(?:bitcoin|btc|crypto)\b[^.\n]{0,60}\b(?:own exchange|verified account|our wallet)/,
  /\baccounts? (?:opened )?(?:in|under) your (?:own )?(?:name|details)\b/,
  /\b(?:\d{1,2} ?%|commission) (?:of|on|per|for) (?:each|every|the) (?:payment|transaction|transfer)s?\b/,
  /\b(?:inbound deliveries|parcels|packages|goods|orders)\b[^.\n]{0,30}\b(?:at|to) (?:your|their|own) (?:home |own )?(?:home|address)\b/,
  /\b(?:take photos|relabel|repack)\b[^.\n]{0,30}\b(?:send|forward|ship) to (?:the )?next address/,
  /\bpackages? from addresses (?:that )?we text|\bcollect parcels from people\b/,
];

/** Money or goods of others are to pass through the applicant's hands. */
export const movesMoney = (sentence: string): boolean => MONEY_MOVED.some((words) => words.test(sentence));

const CHECKS: readonly RegExp[] = [
  /\b(?:mail|send|issue)s? (?:you )?(?:a |the |out )?(?:cashier['’]?s? |certified |company )?che(?:ck|que)\b/,
  /\b(?:cashier['’]?s?|certified) che(?:ck|que)s?\b/,
  /\bche(?:ck|que) (?:will be |is |was )?(?:sent|mailed)(?: to you| by courier)/,
  /\bche(?:ck|que)s?\b[^.\n]{0,40}\bto (?:purchase|buy)\b[^.\n]{0,40}\bequipment\b/,
  /\b(?:funds|money|payment)\b[^.\n]{0,30}\b(?:will be )?(?:sent|provided|mailed)\b[^.\n]{0,40}\b(?:upfront|in advance|before arrival|ahead|first errands?|by check)/,
  /\bdeposit checks? by phone|\bmobile deposit\b|\bdeposit it, keep\b/,
  /\b(?:equipment|supplies)\b[^.\n]{0,40}\b(?:approved|our|certified) vendor\b/,
];
/** A bank's or a shop's own checks. */
const AT_WORK =
  /\b(?:teller|banking center|branch|cashier['’]?s? checks? (?:and|,|or) money orders|vendors? checks?|accounts payable|payroll|background check|customers?|members?)\b/;

/** The applicant is sent a check, to buy something or to keep a part. */
export const sendsChecks = (sentence: string): boolean =>
  CHECKS.some((words) => words.test(sentence)) && !AT_WORK.test(sentence);

const COSTS = `(?:(?:registration|training|course|certificat\\w+|kit|materials?|membership|licen[cs]e|portfolio|visa|embassy|medical|service|exam|processing|sign[- ]?up|start[- ]?up|starter|deposit|tuition|background (?:check|number)|test|form|pass)\\b)`;
const FEES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${COSTS}[^.\n$£€]{0,30}\b(?:fees?|charges?|costs?|deposit|kit|package)\b[^.\n$£€]{0,20}(?:of|is|for|costs?|from|:)? ?[$£€]\s?\d`,
  ),
  // Nothing else is named by these beside a price.
  /\b(?:starter kit|membership|course|study guide|registration|deposit|license package)\b[^.\n$£€]{0,25}(?:of|is|for|costs?|from|:) [$£€]\s?\d/,
  /\b(?:pay|buy|purchase|send|order)\b[^.\n]{0,25}\b(?:registration (?:charges|fee)|(?:visa|permit) processing|own (?:cleaning |tool |starter )?kit|(?:starter|lead|starting) package|training materials?|for (?:the|your) (?:certificat\w+|course|kit|visa|exam|travel papers))/,
  /[$£€]\s?\d+(?:\.\d\d)? (?:registration|start[- ]?up|starter kit|sign[- ]?up|certificate|one[- ]time)\b/,
  /\b(?:training materials?|starter kit|study materials?) (?:must|has to|have to) be (?:purchased|bought|paid)/,
  /\b(?:fees?|deposit|charges?|cost) (?:is |are |of [$£€]?\d+,? )*(?:fully )?(?:refund(?:able|ed)|payable)\b|\brefundable (?:deposit|with|from|after|in)\b|\b(?:small|one[- ]?time|refundable|security) (?:deposit|fee|investment|cost|sign[- ]?up)\b|\b(?:small|low) (?:start[- ]?up|monthly|website)\b[^.\n]{0,12}\b(?:cost|fee)|\b(?:applicant|you) (?:only )?(?:pays?|bears?)\b[^.\n]{0,30}\b(?:visa|medical|travel|processing|fee)|\b(?:visa|medical)[^.\n]{0,25}\b(?:paid|borne) by (?:the )?applicants?/,
  /\b(?:low|small) investment\b|\b(?:startup|upfront) cost\b|\bbuy (?:your own |the )?(?:leads?|lead package|uniform)|\bpay for your own leads|\b(?:tools|uniform|kit) (?:is|are) deducted|\bdeposit (?:to unlock|for material|a starting)|\brecharge when\b|\bjust pay shipping|\bservice charge\b|\blicense costs on you|\bjobs database for\b/,
];

/** Something has to be paid for before the work begins. */
export const leadsToFee = (sentence: string): boolean =>
  FEES.some((words) => words.test(sentence)) && !NOT_OF_APPLICANTS.test(sentence);

const DATA =
  /\b(?:full names?|first name|(?:full |home |your )?address|cell(?: phone)?|phone(?: number)?|telephone|age|sex|gender|occupation|dob|date of birth|marital status|bank(?: name)?|zip)\b/g;
const DATA_ASKED: readonly RegExp[] = [
  /\b(?:ssn|social security)\b[^.\n]{0,30}\b(?:ready|at start|number)|\blast (?:4|four)\b[^.\n]{0,12}\bssn|\bbank login\b|\bpassport (?:copy|scan|page|number)|\b(?:copy|scan|photo) of (?:both sides of )?(?:your )?(?:id|passport|driver)|\bid front and back|\b(?:send|email|with) (?:us |me )?(?:(?:\d|a|your|recent|full body) ){0,3}(?:photos?|pictures?|selfies?)\b(?! of (?:the|our|each|any|products?))|\bfull body (?:photos?|pictures?)|\bcv and photo\w*|\bcredit (?:score|report)\b[^.\n]{0,40}\b(?:ready|before|brought|link|get it|continue)|\bbefore (?:the |an )?interview\b[^.\n]{0,40}\bcredit (?:score|report)|\b(?:which|what is your) bank\b|\byour bank for\b/,
];

/** Data that only an employer needs, or a list of personal data to send. */
export const asksForData = (sentence: string): boolean =>
  DATA_ASKED.some((words) => words.test(sentence)) ||
  (/\b(?:send|reply|name\s*:|provide|get back|email|register|submit|kindly)\b/.test(sentence) &&
    new Set(sentence.match(DATA)).size >= 4);
