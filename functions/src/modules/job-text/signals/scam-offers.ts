import { asksIn, type ScamEvidence, type ScamSign, says } from './scam-sign.ts';
import { asksForData, leadsToFee, movesMoney, sendsChecks } from './scam-tricks.ts';
import { misspelled } from './spelling.ts';

const inCapitals = (title: string): boolean => {
  const letters = title.replace(/[^\p{L}]/gu, '');
  return letters.length >= 8 && letters === letters.toUpperCase() && /\p{L} +\p{L}/u.test(title);
};

/** A space before a comma or period, or none after a comma. */
const SLIPS_OF_COMMAS = /\p{L} +[,.](?:\s|$)|\p{Ll},\p{L}/gu;

/** What known kinds of fraud offer, as consumer protection agencies describe them. */
export const SCAM_OFFERS: readonly ScamSign[] = [
  {
    kind: 'money',
    weight: 5.2,
    reason: 'asks you to forward packages or payments',
    holds: asksIn(movesMoney),
  },
  {
    kind: 'money',
    weight: 4.2,
    reason: 'says that it sends you money or a check to spend',
    holds: asksIn(sendsChecks),
  },
  {
    kind: 'money',
    weight: 4,
    reason: 'seems to ask for money or to move money',
    holds: asksIn(leadsToFee),
  },
  {
    kind: 'identity',
    weight: 3,
    reason: 'asks for personal data before an interview',
    holds: asksIn(asksForData),
  },
  {
    kind: 'skipped',
    weight: 2.2,
    reason: 'offers the job without an interview',
    holds: says(
      /(?<!\bif )\b(?:no (?:need (?:to come )?for )?(?:an )?interview\b(?! (?:questions|process|fee|expenses))|without (?:an )?interviews?\b|no interviews?[,!]|selection is (?:only )?by cv|accepted the same day|guaranteed job\b|jobs? guaranteed|interview (?:is |will be )?(?:held |conducted )?(?:only )?(?:by|via|through) (?:phone or )?e-?mail)\b/i,
    ),
  },
  {
    kind: 'abroad',
    weight: 2.6,
    reason: 'promises a visa, travel, or housing to everyone',
    holds: says(
      /\b(?:free (?:feeding|visa|flight|air ?tickets?)|(?:100%|free|guaranteed?) visa|visa (?:is )?guaranteed?|no ielts|two[- ]way ticket|work (?:permit|papers) (?:is |are |will be )?(?:processed|arranged) by (?:our|the) (?:attorney|agent|agency|lawyer)|free accommodation[^.\n]{0,40}\b(?:feeding|flight|ticket|visa)|(?:our|the) attorney for (?:your |the )?(?:work permit|visa)|all nationalit(?:ies|y) (?:are welcome|can apply))\b/i,
    ),
  },
  {
    kind: 'abroad',
    weight: 1.8,
    reason: null,
    holds: says(
      /\b(?:both (?:male and female|sex(?:es)?)|male (?:or|and|\/) female|any gender)\b|\b(?:housing|car),? (?:with driver|and air ?tickets?)|\bexpatriates\b[^.\n]{0,30}\bwelcome|\btax[- ]free salary/i,
    ),
  },
  {
    kind: 'referral',
    weight: 2.5,
    reason: 'pays for recommending other people',
    holds: says(
      /\b(?:refer|recommend)(?:ring)? (?:your |a |an |some)?(?:friends?|someone|candidates?)\b[^.\n]{0,50}(?:\$|\breward|\bget paid|\bcommission)|\bearn (?:referral|\$?[\d,]+ per referral)|\b(?:referral|recommendation) reward|\breferral bonus (?:program|for friends)[^.\n]{0,60}\$|\bknow a great\b|\bfind more jobs (?:at|on)\b/i,
    ),
  },
  {
    kind: 'lure',
    weight: 2.8,
    reason: 'promises easy money',
    holds: says(
      /\b(?:copy[ ,-]+(?:and[ -])?paste\b|get paid to (?:shop|drive|travel|post|like|chat|read)|anyone can (?:do|join)|(?:students?|housewives|retired)[, ]+(?:and |or )?(?:students?|housewives|retired)|no (?:boss|target|commute)[.,]|in your (?:spare|free) time|(?:guaranteed|daily) (?:income|earnings?|withdrawals?|payouts?)|(?:earnings?|income|pay(?:ment)?s?) (?:is |are )?guaranteed|executive level income|ground[- ]floor opportunity|lifetime income|live life on your terms|sports[- ]minded|winner mentality|(?:promoted|advance) (?:from within )?to management (?:in|within) \d|sell themselves|making someone else rich|work (?:1|one)(?:-| to )2 hours|per (?:survey|email|envelope|ad|form|task) (?:you|guaranteed|paid)|simple (?:ads|forms|tasks)[^.\n]{0,20}(?:phone|platform|online|paid)|luxury vacations)/i,
    ),
  },
  {
    kind: 'promise',
    weight: 1.8,
    reason: 'promises much for little',
    holds: says(
      /\b(?:stuff(?:ing|ers)?\b[^.\n]{0,15}\benvelopes?|envelope stuff\w+|assembl\w+ (?:simple )?(?:products|crafts) at home|(?:closers|new faces|extras|promoters) (?:wanted|needed)|only \d+ (?:spots|seats|slots)|spots? (?:left|fill)|seats? only|high commissions?\b|first year easy|limitless|explosive growth|financial(?:ly)? independen\w+|franchise owner|own franchise|open[- ]minded (?:female|lady|woman)|attractive (?:female|lady)|no papers needed|no id\b)/i,
    ),
  },
  {
    kind: 'hidden',
    weight: 1.8,
    reason: 'hides who the employer is',
    holds: says(
      /\b(?:company|client|employer)(?: name| details)? (?:is |are )?(?:confidential|withheld|shared at|shown after)|\bname withheld|\b(?:location|address) (?:is )?given after|\bduties will be explained|\b(?:i am|i'm|i will be|i['’]ll be) (?:[\w-]+ ){0,3}(?:out of (?:the country|town)|abroad|moving to|relocating|travel\w*)|\bmy (?:secretary|client) will (?:send|mail)|\b(?:i am|i['’]m|am|being|i have an?) hearing (?:impaired|problem)/i,
    ),
  },
  {
    kind: 'writing',
    weight: 2,
    reason: 'still has gaps of a template',
    holds: says(
      /\[(?:insert|company|your|name|title)[^\]\n]{0,30}\]|\blorem ipsum\b|\bdescripci[oó]n de prueba\b/i,
    ),
  },
  {
    kind: 'typesetting',
    weight: 0.8,
    reason: null,
    holds: ({ text }) => (text.match(SLIPS_OF_COMMAS) ?? []).length > 1,
  },
  {
    kind: 'capitals',
    weight: 0.7,
    reason: null,
    holds: ({ title }) => inCapitals(title),
  },
  {
    kind: 'capitals',
    weight: 0.7,
    reason: null,
    holds: says(/\b(?:ALL|FULL)[- ](?:FULL[- ]?TIME[- ])?BENEFITS\b|\bIMMEDIATE(?:LY)? (?:START|HIRE)\b/),
  },
  {
    kind: 'spelling',
    weight: 1.8,
    reason: 'has several spelling mistakes',
    holds: ({ title, text }: ScamEvidence) => misspelled(`${title}\n${text}`).length > 1,
  },
  {
    kind: 'spelling',
    weight: 1.1,
    reason: null,
    holds: ({ title, text }: ScamEvidence) => misspelled(`${title}\n${text}`).length === 1,
  },
];
