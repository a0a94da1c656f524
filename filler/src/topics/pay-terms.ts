import { TOPICS, type TopicId } from './topic-list.ts';

/** What currency the people of a country are paid in; a question in another one asks for another number. */
const CURRENCIES: readonly (readonly [words: RegExp, countries: string])[] = [
  [/\bUSD\b|\bU\.?S\.? dollars?\b/i, 'US PR'],
  [/\bEUR\b|\beuros?\b|€/i, 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'],
  [/\bGBP\b|\bpounds?\b|£/i, 'GB'],
  [/\bINR\b|\brupees?\b|₹|\blakhs?\b|\bLPA\b/i, 'IN'],
  [/\bCAD\b/i, 'CA'],
  [/\bAUD\b/i, 'AU'],
  [/\bCHF\b/i, 'CH LI'],
  [/\bPLN\b|\bzł/i, 'PL'],
  [/\bSEK\b/i, 'SE'],
  [/\bRON\b/i, 'RO'],
  [/\bBRL\b|R\$/i, 'BR'],
  [/\bSGD\b/i, 'SG'],
  [/\bAED\b|\bdirhams?\b/i, 'AE'],
  [/\bMXN\b/i, 'MX'],
  [/\bTRY\b|₺/i, 'TR'],
  [/\bJPY\b|\byen\b|¥/i, 'JP'],
  [/\bBDT\b|\btaka\b/i, 'BD'],
  [/\bIDR\b|\brupiah\b/i, 'ID'],
  [/\bNGN\b|\bnaira\b|₦/i, 'NG'],
  [/\bKES\b|\bksh\b/i, 'KE'],
  [/\bZAR\b/i, 'ZA'],
  [/\bPKR\b/i, 'PK'],
  [/\bEGP\b/i, 'EG'],
  [/\bPHP\b/i, 'PH'],
  [/\bMYR\b/i, 'MY'],
  [/\bpesos?\b/i, ''],
];
const OTHER_DOLLARS = 'AU CA HK NZ SG TW';

const HOURLY =
  /\bhour|\bstunde|\bstd\b|\bheure|\bhoraire|\bhora\b|\bora\b|\borari[ao]\b|\buur|\bgodzin|\btim(?:me|l[öo]n|pris)|\bpe or[ăa]|\borar\b|\bsaat|\btunti|\bhodin|\b[óo]rab[ée]r/iu;
const MONTHLY =
  /month|\bmensual|\bmensuel|\bmensa(?:l|is)|\bmensil[ei]|\bmês\b|(?:\b(?:por|al|ao|cada)|\/) ?mes\b|\bmese\b|\bm[åa]n(?:ad|aden|adsl[öo]n)?\b|\bm[åa]ned|\bmonat|\bmois\b|\bmies(?:i|\b)|\bmaand|\bpe lun[ăa]|\blun[ăa]\b|\blunar|\bayl[ıi]k|\bkuukau|\/ ?kk\b|\bm[ěe]s[íi][čc]|\bhavi\b|\/ ?h[óo](?!\p{L})/iu;
const OTHER_PERIOD =
  /\bdaily|\bper day|\bweek|\bannual|\byear|\bp\.?a\b|\bann[ou]|\banual|\bjahr|\bjährlich|\baño|\bano\b|\b[åa]r\b|\b[åa]rs|\b[åa]rlig|\bjaar|\brok|\brocz|\broční|\bvuo[sd]|\béves|\bév\b|\by[ıi]ll[ıi]k|\bpe an\b/i;

/** How much somebody works is no period of the pay: "full-time (40 hours)", nor is "a la hora de", which is "when". */
const FULL_WEEK =
  /\b(?:3[5-9]|4[0-9])(?:[.,]\d+)?[- ]?(?:hours?|hrs?|h|stunden|std\.?|heures|horas|ore|uur|uren|godzin|timmar|timer)\b(?!\s*(?:per|a|\/)? ?(?:month|monat))|\ba la hora de\b/gi;

/** Words beside a question on pay that only say how it is counted: "(R$ por mês)", "(kr/mån)", "(brutto, €/Monat)". */
const TERMS = new Set(
  `gross brutto bruto brut brute bruta lordo before tax per por pro par al ao a an the in i of à p pm m und and y e et o kr
  sek nok dkk usd eur euro euros gbp zł zl pln brl r chf inr cad aud ron lei czk kč huf ft tl try us mes
  bdt idr ngn kes zar pkr egp php myr sgd aed mxn`.split(/\s+/),
);

function isPayTerm(word: string): boolean {
  return TERMS.has(word) || [HOURLY, MONTHLY, OTHER_PERIOD].some((period) => period.test(` ${word} `));
}

/** A question without what its brackets say of how pay is counted, which `payTopic` and `asksOtherPay` read. */
export function withoutPayTerms(label: string): string {
  return label
    .replace(/[([]([^()[\]]{1,40})[)\]]/g, (whole, inside: string) => {
      const words = inside.toLowerCase().match(/\p{L}+/gu) ?? [];
      return words.length > 0 && words.every(isPayTerm) ? ' ' : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where a salary without a period is one for a month: nobody there names it for a year. */
const BY_MONTH: ReadonlySet<string> = new Set(
  'BR PL CZ SK HU RO BG TR SE DK FI PT MX AR CO CL PE BD ID PK PH KE'.split(' '),
);

/**
 * The topic of a question on pay: the one whose period its words name, if they name only one, or else the usual one.
 *
 * @param country of the job (ISO 3166-1 alpha-2)
 */
export function payTopic(topic: TopicId, asked: string, country: string | null = null): TopicId {
  const label = asked.replace(FULL_WEEK, ' ');
  const [hourly, monthly] = [HOURLY.test(label), MONTHLY.test(label)];
  if (topic !== 'salary_expectation' || OTHER_PERIOD.test(label)) return topic;
  if (hourly === monthly) return !hourly && BY_MONTH.has(country ?? '') ? 'monthly_pay_expectation' : topic;
  return hourly ? 'hourly_pay_expectation' : 'monthly_pay_expectation';
}

/** Whether an amount is asked for in thousands, lakhs, or millions. */
export function saysScale(words: string): boolean {
  return SCALE.test(words);
}

const BY_WEEK_OR_DAY =
  /\bweek|\bdaily|\bper day|\bper time\b|\btime ?l[øo]n|\bi timen\b|\bdag(?:s?rate|tarief|pris)|\bper dag\b|\btagess|\bdzienn|\bTJM\b|\bjournalier|\bdiari[oa]\b|\bgiornalier/iu;

/** Pay of half a month, or of however long the employer counts. */
const ODD_PERIOD =
  /\b(?:fort ?night\w*|bi-?week\w*|bi-?month\w*|semi-?month\w*|(?:pay ?|salary )periods?|pay ?che(?:ck|que)s?)\b|\bquin[cz]ena|\bquatorzaine/iu;

/** The period that a topic's amount is for, and the words for every other one. */
const PERIODS: Partial<Record<TopicId, RegExp>> = {
  salary_expectation: new RegExp(`${HOURLY.source}|${MONTHLY.source}|${BY_WEEK_OR_DAY.source}`, 'iu'),
  hourly_pay_expectation: /month|annual|\byear|\bweek|\bdaily|\bper day/i,
  monthly_pay_expectation: /\bhour|annual|\byear|\bweek|\bdaily|\bper day/i,
  daily_rate: /\bhour|month|annual|\byear|\bweek/i,
};

/** Pay besides, or instead of, the amount that the applicant named. */
const OTHER_PARTS =
  /\bbonus|\bcommission|\bequity\b|\bstocks?\b|\bOTE\b|on-target|\bbenefits?\b|\btotal (?:pay|compensation|package|rewards?|comp)\b|\bhistory\b|\bimportan|\bvariab|\bprimes?\b|\bboni\b|\bprovision|\bB2B\b|^package\b/i;
/** One end of a range, whether of the base salary or of all pay. */
const ONE_END =
  /\b(?:min|max)(?:imum)?\b|(?<!\p{L})(?:minim|m[íi]nim|m[áa]xim|mindest)\p{L}*|\bideal\b(?! (?:\w+ )?range)/iu;
const BESIDES =
  '(?:bonus(?:es)?|commissions?|benefits?|equity|stocks?|OTE|incentives?|allowances?|variable(?: (?:pay|compensation))?)';
/** What the amount leaves out is no part of it: "(not including bonus)". */
const LEFT_OUT = new RegExp(
  `\\b(?:not including|not counting|excluding|excl\\.?|exclusive of|without|before|less|minus)(?: (?:any|potential|annual))? ${BESIDES}(?:(?:, | or | and |, or |, and |/)${BESIDES})*`,
  'gi',
);

/** Amounts in thousands or millions; an example such as "$80K" is none. */
const SCALE =
  /\b(?:thousands?|millions?|crores?|lakhs?|lacs?|LPA)\b|\bin k\b|\(k\)|[$€£]\s?k\b|\bk ?[$€£]|\btausend\b|\bT ?(?:€|EUR\b)|\btsd\b|\bk ?eur\b|\bmila\b|\bbin (?:tl|lira)\b|\bmilliers\b|\bmiles\b|\btys\b|(?<!\d|\d[ ,.])000['’]?s?\b/i;

/** What is left of pay after taxes; amounts are named before them. */
const AFTER_TAX =
  /(?<!\p{L})(?:nett(?:o\p{L}*|[óaie])|net[eaă]?(?=\s*[)\]/,]|\s*$)|net (?:pay|salary|income|wage)|(?:salary|pay|wage|income) ?\(net\)|take[- ]?home|after tax(?:es)?|net[oa]s?|nete|nets?(?= (?:mensuel|annuel|souhait|d[ée]sir|attendu))|l[íi]quid[oa]s?|na r[ęe]k[ęe])(?!\p{L})/iu;

/** What the applicant earned, not what they expect. */
const EARNED =
  /\bdid you (?:earn|make|receive)\b|\b(?:earned|drawn)\b|\b(?:previous|last|past|former|starting|final|ending|current|present) (?:\w+ )?(?:salary|pay|wages?|compensation|remuneration|ctc)\b(?! (?:expectation|requirement|demand|request))/i;
const WITHOUT_BASE =
  /\b(?:not including|excluding|excl\.?|exclusive of|without|besides|on top of|in addition to)(?: (?:the|your))? (?:base|basic|fixed)\b/i;

/** A question on pay without what its amount leaves out. */
export function withoutLeftOut(label: string): string {
  return label.replace(LEFT_OUT, ' ');
}

/** Whether a question on pay asks for an amount in other terms than those in which the applicant named theirs. */
export function asksOtherPay(topic: TopicId, asked: string, country: string | null): boolean {
  const label = withoutLeftOut(asked).replace(FULL_WEEK, ' ');
  if (TOPICS[topic].answer === 'money' && SCALE.test(label)) return true;
  const period = PERIODS[topic];
  if (!period) return false;
  if (period.test(label) || ODD_PERIOD.test(label) || AFTER_TAX.test(label)) return true;
  if (EARNED.test(label) || ONE_END.test(label) || WITHOUT_BASE.test(label)) return true;
  if (OTHER_PARTS.test(label) && !/\bbase\b|\bsalary\s*\/\s*total/i.test(label)) return true;
  const named = CURRENCIES.filter(([words]) => words.test(label));
  if (named.length > 1) return true;
  const [only] = named;
  if (only) return country === null || !only[1].split(' ').includes(country);
  // A dollar sign is of several countries; an amount in an example tells nothing more.
  return /\$/.test(label) && country !== 'US' && !OTHER_DOLLARS.includes(country ?? 'none');
}
