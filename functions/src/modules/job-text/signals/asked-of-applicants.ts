/** Apps that work is done with, too: what counts is who is to use them. */
const APP = `whats ?app|telegram|google hangouts?|hangouts|yahoo messenger|wechat|signal(?: app| messenger)?|facebook messenger|(?:google|instant|live|text) chat|line app`;
/** Who reads what an applicant sends. */
const READER = String.raw`(?:us|me|him|her|(?:our|the|your|my|a) (?:[\w-]+ ){0,3}(?:manager|recruiter|hr|team|department|coordinator|agent|supervisor|boss|desk|representative|number|line|account))`;
const TO_MESSAGE: readonly RegExp[] = [
  // "Message our manager on Telegram", "contact us via WhatsApp", "add us on WeChat".
  new RegExp(
    String.raw`\b(?:contact|message|text|msg|reach(?: out)?(?: to)?|write(?: to)?|chat with|add|dm|ping|call|sms|apply to|(?:send|forward|submit)[^.\n]{0,40} to) ${READER}[^.\n]{0,30}\b(?:on|via|through|by|over|using|at|with|in)\b[^.\n]{0,15}\b(?:${APP})\b`,
    'i',
  ),
  // "Apply by WhatsApp", "send your CV on Telegram", "your interview is held on Hangouts".
  new RegExp(
    String.raw`\b(?:apply(?:ing)?|interview(?:s|ed)?|send (?:your|a|the) [^.\n]{1,40}|(?:your|you) (?:name|cv|resume|details|application)[^.\n]{0,30})\b[^.\n]{0,40}\b(?:on|via|through|by|over|using|to)\b[^.\n]{0,15}\b(?:${APP})\b`,
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
  /\b(?:text|sms) (?:me|us|your name|the (?:hiring )?manager)|interview (?:via|through|on|over|by) (?:chat|text|messag\w+|im\b|instant)/i,
];
/** Whose messages are part of the work: "reply to customers on WhatsApp". */
const OTHERS =
  /\b(?:customers?|clients?|patients?|guests?|users?|students?|members?|partners?|vendors?|suppliers?|communit\w+|followers|subscribers|visitors|tenants|leads|parents|shoppers|buyers|travell?ers|merchants|audiences?|campaigns?|channels?|chatbots?|integrations?|api)\b/i;
/** An applicant is addressed, whoever else is named. */
const APPLICANT =
  /\b(?:apply|application|applicants?|interview|hiring|hr|recruiter|cv|resume|interested|job|position|vacancy|to start)\b/i;

/** Whether a sentence asks applicants to write by a messaging app, rather than to work with one. */
export const asksToMessage = (sentence: string): boolean =>
  TO_MESSAGE.some((words) => words.test(sentence)) && (!OTHERS.test(sentence) || APPLICANT.test(sentence));

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
    String.raw`\b(?:you (?:must|(?:will )?(?:need|have) to|are required to))\b[^.\n]{0,60}\b(?:complete|make|send|pay|buy|purchase)\b[^.\n]{0,30}\b${IRREVERSIBLE}`,
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
/** Work at a counter, where others pay. */
const COUNTER =
  /\b(?:customers?|guests?|clients?|shoppers?|patrons?|tenants?|residents?|students?|parents?|members?|patients?|cashier\w*|tellers?|tills?|registers?|counter|front desk|in[- ]store|store|branch|sales of|sell(?:s|ing)?|accounts? (?:receivable|payable)|reconcil\w+|vendors?|suppliers?|invoices?|payroll|treasury)\b/i;
/** The applicant's own money. */
const OWN_MONEY =
  /\b(?:your (?:own|fee|first|starter|registration|training)|to (?:us|me)\b|send (?:us|me)\b|reimburse you)/i;

/** Whether a sentence asks applicants for money, rather than to take customers'. */
export const asksForMoney = (sentence: string): boolean =>
  (MONEY_SENT.some((words) => words.test(sentence)) || FEE_ASKED.test(sentence)) &&
  (!COUNTER.test(sentence) || OWN_MONEY.test(sentence));

const GOODS = `(?:packages?|parcels?|shipments?|goods|merchandise|boxes|mail|items|products|orders)`;
const HOME = `(?:(?:from|at|to|in) (?:your (?:own )?)?(?:home|house|apartment|residence|doorstep)|(?:to|at) your (?:home )?address|from (?:the comfort of )?(?:your )?home)(?! (?:office|base|depot|country|page|improvement|furnish|goods|health|care|appliance))`;
const PARCELS = `(?:packages?|parcels?|shipments?)`;
const PASSED_ON: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:receiv\w+|accept\w*|collect\w*|get|inspect\w*|sign(?:ing)? for|process\w*|handl\w+)\b[^.\n]{0,40}\b${GOODS}\b[^.\n]{0,40}${HOME}[^\n]{0,120}\b(?:re-?)?(?:ship\w*|forward\w*|send\w*|mail\w*|pass\w*|label\w*|repack\w*)\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:receiv\w+|accept\w*)\b[^.\n]{0,30}\b${PARCELS}\b[^.\n]{0,30}${HOME}`, 'i'),
  new RegExp(
    String.raw`\b${PARCELS}\b[^.\n]{0,40}\b(?:delivered|shipped|sent|mailed|arrive|come)\b[^.\n]{0,15}${HOME}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:re-?ship\w*|re-?pack\w*|forward\w*|re-?mail\w*)\b[^.\n]{0,40}\b${GOODS}\b[^\n]{0,60}${HOME}`,
    'i',
  ),
  new RegExp(String.raw`${HOME}[^.\n]{0,60}\b(?:re-?ship\w*|forward\w*)\b[^.\n]{0,30}\b${GOODS}\b`, 'i'),
  /\bre-?shipping (?:agent|clerk|coordinator|manager|assistant|job|from home)|\b(?:package|parcel) (?:re-?ship\w+|forward(?:er|ing) (?:agent|from home))/i,
];
const OWN_ACCOUNT = `your (?:own |personal |private |existing )?(?:bank |checking |savings |paypal |zelle |cash ?app |venmo )+(?:account)?`;
const MONEY_MOVED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:receiv\w+|accept\w*|process\w*|collect\w*|deposit\w*)\b[^.\n]{0,40}\b(?:payments?|funds|money|transfers?|che(?:ck|que)s?|deposits?)\b[^.\n]{0,40}\b(?:in|into|to|through|using|from|with|on)\b ${OWN_ACCOUNT}`,
    'i',
  ),
  /\b(?:receive|collect|accept) (?:the |our |client |customer )?(?:payments?|money|funds)(?: and|,| &) (?:forward|send|transfer|wire) (?:it|them|the|to)\b/i,
  /\b(?:deposit|cash) (?:the |a |our )?che(?:ck|que)s? (?:(?:and|then)[^.\n]{0,12} (?:send|wire|transfer|forward|keep)|at your bank|into your|in your)\b/i,
  /\b(?:keep|retain|deduct)\w* (?:your )?\d{1,2} ?% (?:of (?:each|every|the) (?:payment|transfer|transaction|check|deposit)|(?:as )?(?:your )?(?:commission|salary|pay))/i,
];

/** Pay that goes to the applicant's own account. */
const OWN_PAY = /\b(?:direct deposit|salary|wages?|paychecks?|(?:get|be|are) paid)\b/i;

/** Whether a sentence wants goods or money received at home or in one's own account, and passed on. */
export const asksToPassOn = (sentence: string): boolean =>
  PASSED_ON.some((words) => words.test(sentence)) ||
  (MONEY_MOVED.some((words) => words.test(sentence)) && !OWN_PAY.test(sentence));
