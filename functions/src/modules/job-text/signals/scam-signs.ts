import { asksForMoney, asksToMessage, asksToPassOn } from './asked-of-applicants.ts';
import { asks, asksIn, type ScamSign, says } from './scam-sign.ts';

const FREE_MAIL =
  /\w@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|aol|gmx|mail|protonmail|proton|icloud|zoho|yandex)\.[a-z.]{2,6}\b/i;
const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly cutt.ly rb.gy shorturl.at tiny.cc rebrand.ly t.ly lnkd.in bit.do'.split(
    ' ',
  ),
);
/** Work that scams pretend to offer, because anyone could do it at home. */
const OFFICE_WORK =
  /\b(?:data entry|typist|typing|clerical|clerk|admin(?:istrative)? (?:assistant|clerk|position|support)|administrat(?:or|ive)|office assistant|personal assistant|virtual assistant|customer (?:service|care|support|assistant)|receptionist|payroll|mystery shopper|envelope|package|reship\w*|survey|home ?typ\w+|telemarket\w*|call cent(?:er|re)|accounts? (?:clerk|receivable|payable)|processor)\b/i;

/** Administrators and clerks of what takes a trade of its own. */
const TRADE_OF_ITS_OWN =
  /\b(?:systems?|networks?|databases?|erp|salesforce|sharepoint|cloud|linux|nursing home|healthcare|contracts?|funds?|procurement|functional|technical|engineer\w*|consultant|analyst|paralegal)\b/i;
const imitates = (title: string): boolean => OFFICE_WORK.test(title) && !TRADE_OF_ITS_OWN.test(title);
/** Who leads an office is paid for it. */
const LEADS = /\b(?:manager|director|head|executive|senior|sr|lead|chief|vp|president)\b/i;

/** Registered with an authority, or with a license: hard to pretend. */
const REGULATED =
  /\b(?:apprentice\w*|trainee\w*|nurse|rn|lpn|lvn|cna|surg(?:ical|ery)? tech\w*|(?:ct|mri|ultrasound|lab|rad|allied)\b.{0,20}\btech\w*|lab scientist|technologist|therapist|teacher|physician|attorney|licensed)\b/i;

const PAID_BY_WEEK =
  /\$\s?\d[\d,.]*\+?(?:\s?(?:-|–|to)\s?\$?\d[\d,.]*)?\s?(?:\/|per|a|every|each)?\s?(?:daily|weekly|week|wk|day)\b|\b(?:weekly (?:pay(?:check|ment|out)?s?|checks?|salary|income)|paid (?:weekly|daily|every (?:week|friday|day)|same day)|get paid (?:daily|weekly|today)|daily pay)\b/i;

function isOwnHost(host: string, company: string): boolean {
  const words = company
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .split(' ');
  const squeezed = words.join('');
  const name = host
    .replace(/^www\./, '')
    .split('.')
    .slice(0, -1)
    .join('')
    .replace(/[^a-z\d]/g, '');
  return (
    squeezed.length < 3 || name.includes(words[0] ?? '') || squeezed.includes(name) || name.includes(squeezed)
  );
}

export const SCAM_SIGNS: readonly ScamSign[] = [
  {
    kind: 'contact',
    weight: 3.5,
    reason: 'asks applicants to use a messaging app',
    holds: asksIn(asksToMessage),
  },
  {
    kind: 'contact',
    weight: 3,
    reason: 'gives a private email address as the contact',
    holds: ({ asked, title, remote }) =>
      FREE_MAIL.test(asked) && (remote || imitates(title) || /\b(?:from|at) home\b/.test(asked)),
  },
  {
    // Small employers have no other address.
    kind: 'contact',
    weight: 1.8,
    reason: 'gives a private email address as the contact',
    holds: asks(FREE_MAIL),
  },
  {
    kind: 'contact',
    weight: 0.7,
    reason: null,
    holds: asks(
      /(?:send|email|e-mail|forward|submit|reply)[^.\n]{0,60}(?:#email|[\w.+-]{1,64}@[\w-]{1,63}\.\w)/i,
    ),
  },
  {
    kind: 'money',
    weight: 4,
    reason: 'seems to ask for money or to move money',
    holds: asksIn(asksForMoney),
  },
  {
    kind: 'money',
    weight: 5.2,
    reason: 'asks you to forward packages or payments',
    holds: asksIn(asksToPassOn),
  },
  {
    kind: 'identity',
    weight: 3,
    reason: 'seems to ask for ID or bank details before an interview',
    holds: asks(
      /\b(?:(?:send|provide|submit|email|include|scan)[^.\n]{0,60}(?:social security|ssn|passport|id card|bank (?:account|details)|driver['’]?s licen[cs]e|credit card)|(?:copy|scan|photo) of your (?:id|passport|driver)|your bank (?:account|details|name)|credit (?:score|report) (?:check )?(?:is |must )?(?:required|before|prior|first))\b/i,
    ),
  },
  {
    kind: 'pay',
    weight: 3,
    reason: 'promises unusually high pay for simple work',
    holds: ({ yearly_dollars, is_simple_work, title }) =>
      yearly_dollars !== null &&
      ((is_simple_work && yearly_dollars > 130_000) ||
        (imitates(title) && !LEADS.test(title) && yearly_dollars > 95_000)),
  },
  {
    kind: 'pay',
    weight: 1.6,
    reason: 'states pay by the day or week, as scams often do',
    holds: ({ title, text }) => !REGULATED.test(title) && PAID_BY_WEEK.test(`${title}\n${text}`),
  },
  {
    kind: 'promise',
    weight: 2.6,
    reason: 'promises easy money',
    holds: says(
      /\b(?:easy (?:money|cash|work|job|income)|(?:make|earn)(?:ing)? (?:up to |over |extra |good |great |real |easy |more |fast |quick |an extra )*(?:money|cash|income|\$+\s?[\d,]+)|cash jobs?|get rich|financial(?:ly)? (?:freedom|free|independen\w+)|residual income|passive income|unlimited (?:income|earning\w*)|six[- ]figure income|be your own boss|own boss|work (?:when|whenever|wherever) you (?:want|like)|fire your boss|home[- ]based business|income opportunity|business opportunity|network marketing|multi-?level|no selling|change your life|quit your)\b/i,
    ),
  },
  {
    kind: 'promise',
    weight: 1.3,
    reason: 'promises work from home without experience',
    holds: ({ title, text, remote }) =>
      /\bno (?:prior |previous |special )?(?:experience|skills?|degree|qualifications?)(?: is| are)? (?:needed|required|necessary)|\bno experience\b|experience (?:is )?not (?:needed|required|necessary)|\b(?:full|complete|free|paid) training\b|training (?:is |will be )?provided|we (?:will )?train\b/i.test(
        text,
      ) &&
      (remote || /\b(?:from|at) home\b|home[- ]based/i.test(`${title} ${text}`)),
  },
  {
    kind: 'promise',
    weight: 0.8,
    reason: null,
    holds: says(
      /\bno (?:prior |previous |special )?experience (?:is )?(?:needed|required|necessary)|\b(?:full|complete|paid|on[- ]the[- ]job) training (?:is |will be )?(?:provided|given|available)?|\btraining (?:is |will be )?provided|\bwe (?:will )?train you|set your own (?:hours|schedule)|flexible (?:hours|schedule)s?\b[^.]{0,40}\b(?:home|income)/i,
    ),
  },
  {
    kind: 'link',
    weight: 2.5,
    reason: 'hides where its link leads',
    holds: ({ hosts }) => hosts.some((host) => SHORTENERS.has(host)),
  },
  {
    kind: 'link',
    weight: 1,
    reason: 'links to a site that doesn’t carry the employer’s name',
    holds: ({ hosts, company }) =>
      company.trim() !== '' && hosts.length > 0 && !hosts.some((host) => isOwnHost(host, company)),
  },
  {
    kind: 'writing',
    weight: 2,
    reason: 'is written like an ad',
    holds: ({ title, text }) =>
      /\${2,}|!{2,}|\bURGENT(?:LY)?\b|\bHURRY\b|\bAPPLY (?:NOW|TODAY)\b/.test(title) ||
      /\${3,}|!{3,}|\b(?:kindly (?:send|apply|contact|reply|forward)|dear (?:applicant|candidate|job ?seeker)|act now|limited (?:spots|slots|positions)|hurry|don['’]t miss|once in a lifetime|100% (?:legit|genuine|free)|not a scam|legitimate (?:company|work|opportunity))/i.test(
        text,
      ),
  },
  {
    kind: 'writing',
    weight: 0.9,
    reason: null,
    holds: ({ text }) => /(?:\b[A-Z]{4,}\b[^a-z\n]{0,3}){4,}/.test(text),
  },
  {
    kind: 'work',
    weight: 1.6,
    reason: 'offers office work from home, which scams often imitate',
    holds: ({ title, text, remote }) =>
      imitates(title) &&
      !REGULATED.test(title) &&
      (remote || /\b(?:from|at) home\b|home[- ]based|telecommut/i.test(`${title} ${text.slice(0, 1500)}`)),
  },
  {
    kind: 'work',
    weight: 0.8,
    reason: null,
    // An employer that shows who it is needs office workers, too.
    holds: ({ title, has_company_profile, has_company_logo }) =>
      imitates(title) && !REGULATED.test(title) && !(has_company_profile && has_company_logo),
  },
  {
    kind: 'gap',
    weight: 1,
    reason: 'wants applicants to have their own computer or account',
    holds: says(
      /\b(?:your own|own a|have a|access to a?) ?(?:computer|laptop|pc|internet|printer)\b|\b(?:computer with|reliable|high[- ]speed) internet\b|internet connection/i,
    ),
  },
  {
    // As published for such ads: without a profile 68 % of scams and 16 % of the others, without a logo 67 % and 18 %.
    kind: 'profile',
    weight: 1.45,
    reason: 'says nothing about the employer',
    holds: ({ has_company_profile }) => has_company_profile === false,
  },
  { kind: 'logo', weight: 1.3, reason: null, holds: ({ has_company_logo }) => has_company_logo === false },
  {
    kind: 'requirements',
    weight: 0.6,
    reason: null,
    holds: ({ has_requirements }) => has_requirements === false,
  },
  {
    kind: 'length',
    weight: 1,
    reason: 'says little about the work',
    // A source without texts says nothing of any job.
    holds: ({ text }) => text.trim() !== '' && text.trim().length < 700,
  },
  {
    kind: 'length',
    weight: 0.7,
    reason: null,
    holds: ({ text }) => text.trim() !== '' && text.trim().length < 1400,
  },
];
