/** Apps that work is done with, too: what counts is who is to use them. */
const APP = `whats ?app|telegram|google hangouts?|hangouts|yahoo messenger|wechat|signal(?: app| messenger)?|facebook messenger|(?:google|instant|live|text) chat|line app`;
/** Who reads what an applicant sends. */
const READER = String.raw`(?:us|me|him|her|hr|(?:our|the|your|my|a) (?:[\w-]+ ){0,3}(?:manager|recruiter|hr|coordinator|agent|supervisor|boss|desk|representative|number|line|account)|(?:our|my) (?:[\w-]+ ){0,3}(?:team|department)|(?:the|your) (?:hiring|hr|recruit\w+|talent|onboarding) (?:[\w-]+ ){0,2}(?:team|department))`;
/** What applicants send of themselves. "The weekly report" is work. */
const OF_ONESELF = `(?:cv|resumes?|names?|details|applications?|information|id|photos?|documents|numbers?|messages?|texts?|emails?)`;
const TO_MESSAGE: readonly RegExp[] = [
  // "Message our manager on Telegram", "contact us via WhatsApp", "add us on WeChat".
  new RegExp(
    String.raw`\b(?:contact|message|text|msg|reach(?: out)?(?: to)?|write(?: to)?|chat with|add|dm|ping|call|sms|apply to|(?:send|forward|submit)[^.\n]{0,30}\b${OF_ONESELF}\b[^.\n]{0,20} to) ${READER}[^.\n]{0,30}\b(?:on|via|through|by|over|using|at|with|in)\b[^.\n]{0,15}\b(?:${APP})\b`,
    'i',
  ),
  // "Apply by WhatsApp", "send your CV on Telegram", "your interview is held on Hangouts".
  new RegExp(
    String.raw`\b(?:apply(?:ing)?|interview(?:s|ed)?|send (?:your|a|the) [^.\n]{0,30}\b${OF_ONESELF}\b|(?:your|you) (?:name|cv|resume|details|application)[^.\n]{0,30})\b[^.\n]{0,40}\b(?:on|via|through|by|over|using|to)\b[^.\n]{0,15}\b(?:${APP})\b`,
    'i',
  ),
  // "WhatsApp us at …", "Telegram: @…", "WhatsApp +1 …", "t.me/…".
  new RegExp(
    String.raw`\b(?:${APP})\b\s*(?:${READER}\b|(?:number|no\.?|id|handle|only)?\s*(?:[:@-]|at\b|on\b)*\s*[@+(]?\s*\d[\d\s().-]{5,}|:?\s*@\w)`,
    'i',
  ),
  /\b(?:t\.me|wa\.me|chat\.whatsapp\.com)\//i,
  /\b(?:contact|reach|message|text)\b[^.\n]{0,25}\b(?:on|via|by|through) (?:whats ?app|telegram)\b(?! (?:business|web|campaigns?|channels?))/i,
  // The whole hiring in writing.
  /\b(?:text|sms) (?:me|us|your name|the (?:hiring )?manager)\b|interview (?:via|through|on|over|by) (?:chat|text|messag\w+|im\b|instant)/i,
];
/** Whose messages are part of the work: "reply to customers on WhatsApp". */
const OTHERS =
  /\b(?:customers?|clients?|patients?|guests?|users?|students?|members?|partners?|vendors?|suppliers?|communit\w+|followers|subscribers|visitors|tenants|leads|parents|shoppers|buyers|travell?ers|merchants|audiences?|campaigns?|channels?|chatbots?|integrations?|api)\b/i;
/** A recruiter's own work: "interview candidates by text". */
const RECRUITS =
  /^(?!.*\b(?:we|you will be|you['’]ll be)\b).*\b(?:recruit|interview|screen|source|contact|message|engage)\w* (?:[\w-]+ ){0,2}(?:candidates|applicants|talent)\b/i;
/** An applicant is addressed, whoever else is named. */
const APPLICANT =
  /\b(?:apply|application|applicants?|interview|hiring|hr|recruiter|cv|resume|interested|job|position|vacancy|to start)\b/i;

/** Whom employees write to: "message your supervisor on WhatsApp when you run late". */
const OWN_BOSS =
  /\byour (?:own )?(?:[\w-]+ )?(?:supervisor|manager|boss|foreman|lead|leader|dispatcher|crew|team|shift|colleagues?)\b/i;

/** Whether a sentence asks applicants to write by a messaging app, rather than to work with one. */
export const asksToMessage = (sentence: string): boolean =>
  TO_MESSAGE.some((words) => words.test(sentence)) &&
  !RECRUITS.test(sentence) &&
  (!(OTHERS.test(sentence) || OWN_BOSS.test(sentence)) || APPLICANT.test(sentence));

/** Ways to pay that can't be reversed. */
const IRREVERSIBLE = `(?:western union|money ?gram|money orders?|gift cards?|bitcoins?(?: atm| payment)?|crypto(?:currency)?|cash ?app|zelle|wire transfer|prepaid cards?)`;
const MONEY_SENT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:pay|buy|purchase|send|forward|transfer|wire)\b[^.\n]{0,40}\b(?:us|me|your|the|codes?|fee|deposit|balance|rest|remainder|remaining|funds|money)\b[^.\n]{0,50}\b(?:via |by |through |with |using |to )?${IRREVERSIBLE}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:buy|purchase) ${IRREVERSIBLE}[^.\n]{0,50}\b(?:send|forward|scratch|photo|picture|codes?|reimburs\w+|us)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:you (?:must|(?:will )?(?:need|have) to|are required to))\b[^.\n]{0,60}\b(?:complete|make|send|pay|buy|purchase)\b[^.\n]{0,30}\b(?!wire transfers)${IRREVERSIBLE}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:you|be|get) (?:are )?paid (?:through|via|by|with|in) (?:a )?${IRREVERSIBLE}`,
    'i',
  ),
  /\bwire the (?:rest|remaining|balance|money|funds|difference)\b/i,
];
const FEE_ASKED =
  /(?:\$\s?\d[\d,.]{0,9}|\b(?:pay|send|submit|requires?|required|charge)\b)[^.\n]{0,40}\b(?:registration|application|processing|training|starter|enrollment|background check) fee\b|\b(?:registration|application|processing|training|starter|enrollment|background check) fee (?:of \$|is |must |required)|\bpay (?:a|an|the) (?:small )?(?:fee|deposit)\b|\b(?:your|a) refundable deposit\b|\bbuy (?:your|a) (?:starter )?kit\b|\b(?:small|initial|start-?up) investment (?:is |of |required)/i;
/** What the employer pays for, and what nobody does. */
const PAID_BY_EMPLOYER =
  /\b(?:we|(?:the|your|our) (?:employer|company|firm|client|agency)|employer|company)(?: will| also| gladly)* (?:pays?|covers?|reimburses?)\b|\b(?:paid|covered|reimbursed|provided)(?: for)? by (?:us\b|(?:the |your |our )?(?:employer|company|firm|agency))|\bat no cost\b|\bno (?:[\w-]+ ){0,2}fees?\b/i;
/** Work at a counter or on the books, where others pay. */
const COUNTER =
  /\b(?:customers?|guests?|clients?|shoppers?|patrons?|tenants?|residents?|students?|parents?|members?|patients?|cashier\w*|tellers?|tills?|registers?|counter|front desk|in[- ]store|store|branch|sales of|sell(?:s|ing)?|accounts? (?:receivable|payable)|reconcil\w+|vendors?|suppliers?|invoices?|payroll|treasury|ach|bookkeep\w*|accounting|ledgers?)\b/i;
/** The applicant's own money. */
const OWN_MONEY =
  /\b(?:your (?:own|fee|first|starter|registration|training)|to (?:us|me)\b|send (?:us|me)\b|reimburse you)/i;

/** Whether a sentence asks applicants for money, rather than to take customers'. */
export const asksForMoney = (sentence: string): boolean =>
  (MONEY_SENT.some((words) => words.test(sentence)) ||
    (FEE_ASKED.test(sentence) && !PAID_BY_EMPLOYER.test(sentence))) &&
  (!COUNTER.test(sentence) || OWN_MONEY.test(sentence));

/** Never "orders", "mail", or "items", which ordinary work handles. */
const PARCELS = `(?<!\\b(?:welcome|care|onboarding|training|gift|starter|swag|relocation) )(?:packages|parcels?|shipments?)\\b(?! of (?:samples|supplies|equipment|materials))`;
const GOODS = `(?:${PARCELS}|\\b(?:goods|merchandise)\\b)`;
/** The applicant's own home, not those on a route. */
const YOUR_HOME = `(?:(?:from|at|to|in) your (?:own )?(?:home|house|apartment|residence|doorstep)|(?:to|at) your (?:own )?(?:home |personal |private )?address)(?! (?:office|base|depot|country|page|improvement|furnish|goods|health|care|appliance|store|branch|visit))`;
/** "At home and …": before anything else it may be somebody's. */
const HOME = `(?:${YOUR_HOME}|\\b(?:from|at) home(?=\\s*(?:,|&|and\\b|then\\b)))`;
const SENT_ON = `\\b(?:re-?ship\\w*|ship|forward\\w*|send\\w*|mail\\w*|pass\\w*|re-?label\\w*|label\\w*|re-?pack\\w*) (?:(?:and|on|all|each|of) |re-?\\w+ |ship |send )*(?:them|it|these|those|on|(?:the |all |our )?(?:packages|parcels?|shipments?|goods|merchandise))\\b`;
const PASSED_ON: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:receiv\w+|accept\w*|collect\w*|get|send you|inspect\w*|sign(?:ing)? for|process\w*|handl\w+)\b[^.\n]{0,40}${GOODS}[^.\n]{0,40}${HOME}[^\n]{0,120}${SENT_ON}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:receiv\w+|accept\w*)\b[^.\n]{0,30}\b${PARCELS}\b[^.\n]{0,30}${YOUR_HOME}`, 'i'),
  new RegExp(
    String.raw`${PARCELS}\b[^.\n]{0,40}\b(?:delivered|shipped|sent|mailed|arrive|come)\b[^.\n]{0,15}${YOUR_HOME}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:re-?ship\w*|re-?pack\w*|forward\w*|re-?mail\w*)\b[^.\n]{0,40}${GOODS}[^\n]{0,60}(?:${YOUR_HOME}|\bfrom home\b(?! \w))`,
    'i',
  ),
  new RegExp(String.raw`${YOUR_HOME}[^.\n]{0,60}\b(?:re-?ship\w*|forward\w*)\b[^.\n]{0,30}${GOODS}`, 'i'),
  /\bre-?shipping (?:agent|clerk|coordinator|manager|assistant|job|from home)|\b(?:package|parcel) (?:re-?ship\w+|forward(?:er|ing) (?:agent|from home))/i,
];
const OWN_ACCOUNT = `your (?:(?:own|personal|private|existing) )?(?:(?:bank|checking|savings|paypal|zelle|cash ?app|venmo)(?: account)?|(?<=own |personal |private )account)\\b`;
const MONEY_MOVED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:receiv\w+|accept\w*|process\w*|collect\w*|deposit\w*)\b[^.\n]{0,40}\b(?:payments?|funds|money|transfers?|che(?:ck|que)s?|deposits?)\b[^.\n]{0,40}\b(?:in|into|to|through|using|from|with|on)\b ${OWN_ACCOUNT}`,
    'i',
  ),
  // Not "your accounts", which are clients.
  /\b(?:receiv\w+|accept\w*|deposit\w*)\b[^.\n]{0,40}\b(?:payments?|funds|money|transfers?)\b[^.\n]{0,20}\b(?:in|into|to|through) your account\b[^.\n]{0,40}\b(?:forward|transfer|wire|send|keep)\b/i,
  /\b(?:deposit|cash) (?:the |a |our )?che(?:ck|que)s? (?:(?:and|then)[^.\n]{0,12} (?:wire|keep|(?:send|transfer|forward) (?:the )?(?:rest|remain\w+|balance|difference|money|funds))|at your bank|into your|in your)\b/i,
];
/** A share of what passes through, whatever it is called. */
const SHARE_KEPT =
  /\b(?:(?:keep|retain)\w* (?:your )?|deduct\w* your )\d{1,2} ?% (?:of (?:each|every|the|all) (?:payments?|transfers?|transactions?|che(?:ck|que)s?|deposits?)|(?:as )?(?:your )?(?:commission|salary|pay)|(?:and|then) (?:transfer|send|forward|wire|pass))\b/i;

/** Pay that goes to the applicant's own account. */
const OWN_PAY =
  /\b(?:direct deposit|salary|wages?|paychecks?|(?:get|be|are) paid|(?:weekly|daily|monthly|biweekly|commission|royalty) (?:pay|payments?|deposits?|transfers?)|your (?:[\w-]+ ){0,2}(?:pay|payments?|earnings|commissions?|income|tips|bonus(?:es)?|reimbursements?))\b/i;
/** The applicant's own home or account is used, whoever else is named. */
const OWN_PLACE = new RegExp(`${HOME}|${OWN_ACCOUNT}|\\binto your account\\b`, 'i');

/** Whether a sentence wants goods or money received at home or in one's own account, and passed on. */
export const asksToPassOn = (sentence: string): boolean =>
  SHARE_KEPT.test(sentence) ||
  ((!COUNTER.test(sentence) || OWN_PLACE.test(sentence)) &&
    (PASSED_ON.some((words) => words.test(sentence)) ||
      (MONEY_MOVED.some((words) => words.test(sentence)) && !OWN_PAY.test(sentence))));
