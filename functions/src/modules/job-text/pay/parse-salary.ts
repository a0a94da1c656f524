import type { Salary, SalaryPeriod } from '../../../contract/common.ts';
import { unicodeWords } from '../words/unicode-words.ts';
import { unitsPerDollar } from './currencies.ts';
import { findAmounts, type MoneyAmount } from './money-amounts.ts';
import { hasOtherPeriod, periodIn } from './pay-periods.ts';

/** Pay outside these bounds (dollars) is a misreading, not a salary. */
const PLAUSIBLE: Record<SalaryPeriod, readonly [number, number]> = {
  year: [8_000, 3_000_000],
  month: [600, 200_000],
  week: [150, 40_000],
  day: [40, 10_000],
  hour: [5, 1_500],
};

/** How many times the lower end the upper end may be: more only where the text names a period. */
const WIDEST = { stated: 15, assumed: 5 };

/** What may stand between the two ends of a range: its period, "gross", and the word that joins them. */
const JOINED = unicodeWords(
  String.raw`^[\p{L} (),.*/\n]*?(?:-|\b(?:to|and|bis|und|through|thru|à|et|a|y|e|até|hasta|fino a|tot|en|do|până la|till|och|ile)\b|\b(?:up to|max(?:imum)?(?: (?:salary|pay|rate|hiring rate))?:?))(?: (?:up to|max(?:imum)?:?))?[ (\n]*$`,
);
const LONGEST_JOIN = 45;
/** Words that join amounts of a range only after "between" or "range". */
const WEAK_JOIN = unicodeWords(String.raw`\b(?:and|und|et|y|e|en|och)\b[ (]*$`);
const RANGE_WORDS = unicodeWords(
  String.raw`\b(?:between|range|ranges|from|entre|zwischen|tussen|mellan|de|tra|da)\b`,
);

const UP_TO = unicodeWords(
  String.raw`(?:\bup to|\bmax(?:imum)?(?: (?:of|salary|pay|rate|hiring rate))?|\bbis(?: zu)?|\bjusqu['’][àa]|\bhasta|\baté|\bfino a|\btot|\bdo|\bupp till|\bpână la)[ :(\n]*$`,
);
const FROM = unicodeWords(
  String.raw`(?:\bfrom|\bstart(?:s|ing)? (?:at|from)|\bstarts|\bmin(?:imum)?(?: (?:of|salary|pay|rate|hiring rate))?|\bat least|\bab|\bmindestens|\bà partir de|\bdesde|\ba partir (?:de|da)|\bvanaf|\bod|\bfrån|\bde la)[ :(\n$]*$`,
);
const OR_MORE =
  /^ ?(?:\+|and up\b|or more\b|and above\b|plus\b(?! (?:bonus|commission|benefits|equity|tips)))/i;

/** Amounts of money in postings that are not the pay. */
const NOT_PAY = unicodeWords(
  String.raw`bonus|sign[- ]?on|tuition|stipend|reimburs|revenue|\bfund|raised|valuation|budget|relocation|allowance|401|donat|assets|\bsales of|portfolio|coverage|insurance|\bmatch|quota|discount|credit|\bloan|\bgrant|savings?|deductible|equity|\bstock|\brsu|worth|invest|subsid|paycheck|million|billion|\bmm\b|prämie|\bprime\b|overtime|fees?\b|prize|award|referral|contract value|sold\b|processed|customers`,
);
const PAY = unicodeWords(
  String.raw`\bpay|salary|salaries|compensation|wage|\brate|\bbase\b|\bearn|hourly|remuneration|\bctc\b|\bote\b|gehalt|vergütung|\blohn|\bsalaire|rémunération|salario|salário|retribu|sueldo|stipendio|\bral\b|salaris|loon|wynagrodzenie|salariu|\blön|maaş`,
);
/** Pay with what may come on top of it. */
const ON_TARGET =
  /\bote\b|on[- ]target|total (?:cash|target|annual|comp)|all[- ]in\b|top (?:performers|earners|reps?)/i;

type Candidate = {
  low: number;
  high: number;
  currency: string;
  start: number;
  end: number;
  isRange: boolean;
};

/** Dashes that were decoded with the wrong character set, as scraped texts have them. */
const BROKEN_DASH = /â?€[“”]|â\u0080[\u0093\u0094]|(?<=\d )â(?= ?[$£€\d])/g;

/** Typographic variants of the same signs; the length stays as it is. */
function simplified(text: string): string {
  return text
    .replace(BROKEN_DASH, (dash) => '-'.padEnd(dash.length))
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[–—‒―−‐‑~～〜]/g, '-')
    .replace(/[＄]/g, '$')
    .replace(/\$ (?=\$)/g, '  ');
}

function clauseBefore(text: string, at: number, reach: number): string {
  return (
    text
      .slice(Math.max(0, at - reach), at)
      .split(/[;\n]|\. /)
      .at(-1) ?? ''
  );
}

function clauseAfter(text: string, at: number, reach: number): string {
  return text.slice(at, at + reach).split(/[;\n]|\. /)[0] ?? '';
}

/** The part of a clause that belongs to the amount: "$20 per hour plus bonus" is not a bonus. */
function ownPart(clause: string, side: 0 | -1): string {
  return clause.split(/\bplus\b|\+|&/i).at(side) ?? '';
}

/** An amount by the hour is pay, whatever the sentence around it says. */
function isHourly(text: string, { end }: Candidate): boolean {
  return /^ ?(?:\/ ?|per |an )(?:hr|hour)\b/i.test(text.slice(end, end + 12));
}

/** What a label on the lines above says, as in tables: "Pay type", "Hourly", "Minimum rate". */
function linesAbove(text: string, at: number): string {
  const [own = '', ...above] = text
    .slice(Math.max(0, at - 90), at)
    .split('\n')
    .reverse();
  return own.trim() === ''
    ? above
        .filter((line) => line.trim() !== '')
        .slice(0, 2)
        .join(' ')
    : '';
}

function rangesOf(text: string, amounts: readonly MoneyAmount[]): Candidate[] {
  return amounts.flatMap((first, index) => {
    const second = amounts[index + 1];
    if (!second) return [];
    const between = text.slice(first.end, second.start);
    if (between.length > LONGEST_JOIN || !JOINED.test(between)) return [];
    const weak = WEAK_JOIN.test(between) && !/-|\bto\b|up to|max/i.test(between);
    if (weak && !RANGE_WORDS.test(clauseBefore(text, first.start, 40))) return [];
    const trailing = /^ ?\(?(?:(?:in )?(usd|cad|aud|nzd|gbp|eur|sgd|inr|chf|sek|pln))\b/i.exec(
      text.slice(second.end),
    )?.[1];
    const exact = [second, first].find((one) => one.currency !== null && !one.bare)?.currency;
    const currency = exact ?? trailing?.toUpperCase() ?? first.currency ?? second.currency;
    if (currency === null || currency === undefined) return [];
    // "85-105k" and "$120k-150": the unit of one end is that of the other as well.
    const one = first.unit === 1 && first.value < 1000 ? first.value * second.unit : first.value;
    const other = second.unit === 1 && second.value < 1000 ? second.value * first.unit : second.value;
    // "$2,458 per week - 582746": a number of something else.
    if (second.currency === null && (other > one * WIDEST.stated || other * WIDEST.stated < one)) return [];
    // "$100,000 - $75,000" names the higher end first.
    const turned = other < one && first.currency !== null && second.currency !== null;
    const [low, high] = turned ? [other, one] : [one, other];
    return [{ low, high, currency, start: first.start, end: second.end, isRange: true }];
  });
}

function singlesOf(
  text: string,
  amounts: readonly MoneyAmount[],
  ranges: readonly Candidate[],
): (Candidate & { bound: 'min' | 'max' | null })[] {
  return (
    amounts
      .filter((one) => one.currency !== null)
      // Half of an implausible range is implausible too.
      .filter((one) => !ranges.some((range) => one.start >= range.start && one.start < range.end))
      .map((one) => {
        const lead = text.slice(Math.max(0, one.start - 24), one.start);
        const atLeast = FROM.test(lead) || one.open || OR_MORE.test(text.slice(one.end, one.end + 12));
        return {
          low: one.value,
          high: one.value,
          currency: one.currency ?? '',
          start: one.start,
          end: one.end,
          isRange: false,
          bound: UP_TO.test(lead) ? 'max' : atLeast ? 'min' : null,
        };
      })
  );
}

function periodOf(text: string, { start, end }: Candidate): SalaryPeriod | null {
  const after = clauseAfter(text, end, 45);
  // After the amount the nearest word is its period; before the amount, the last one.
  return (
    periodIn(text.slice(start, end), 'last') ??
    periodIn(after, 'first') ??
    periodIn(clauseBefore(text, start, 70), 'last') ??
    periodIn(linesAbove(text, start), 'last')
  );
}

function isPlausible({ low, high, currency }: Candidate, period: SalaryPeriod, widest: number): boolean {
  const [floor, ceiling] = PLAUSIBLE[period];
  return low >= floor && high >= low && high <= ceiling * unitsPerDollar(currency) && high <= low * widest;
}

/** The period implied by an amount of pay that states none: nobody earns $90,000 an hour. */
function likelyPeriod({ high, currency }: Candidate): SalaryPeriod | null {
  if (high >= 15_000 * Math.max(1, unitsPerDollar(currency) / 10)) return 'year';
  return high >= 7 && high <= 200 && unitsPerDollar(currency) === 1 ? 'hour' : null;
}

/**
 * The pay that a text states, or null. Currency and period must both be written next to the amount: "$90,000" alone is
 * not read as yearly. Bonuses, funding, tuition and other money are ignored, and base pay is preferred to what may be
 * earned on target.
 *
 * @param country ISO 3166-1 alpha-2 of the posting; decides what a bare "$" means.
 */
export function parseSalary(text: string, country: string | null = null): Salary | null {
  return readSalary(text, country, () => null);
}

/**
 * The pay that a text states or, without a period, most likely means: good enough to compare postings, but not to be
 * shown as the employer's statement.
 */
export function parseLikelySalary(text: string, country: string | null = null): Salary | null {
  return parseSalary(text, country) ?? readSalary(text, country, likelyPeriod);
}

/** The pay that a title names: "RN, ICU - $38 per hour", "Housekeeper ($17/hr)". No title names money without a reason. */
export function parseTitleSalary(title: string, country: string | null = null): Salary | null {
  return readSalary(title, country, () => null, true);
}

/** The pay that a title names or, without a period, most likely means: "Data Engineer - $175k+". */
export function parseLikelyTitleSalary(title: string, country: string | null = null): Salary | null {
  return readSalary(title, country, likelyPeriod, true);
}

function readSalary(
  written: string,
  country: string | null,
  assume: (candidate: Candidate) => SalaryPeriod | null,
  isAboutPay = false,
): Salary | null {
  const text = simplified(written);
  const around = (words: RegExp, { start, end }: Candidate, reach: number) =>
    words.test(ownPart(clauseBefore(text, start, reach), -1)) ||
    words.test(ownPart(clauseAfter(text, end, reach), 0));
  const nearPay = (candidate: Candidate, reach: number) =>
    isAboutPay || around(PAY, candidate, reach) || PAY.test(linesAbove(text, candidate.start));

  const salaryOf = (candidate: Candidate, bound: 'min' | 'max' | null): Salary | null => {
    const stated = periodOf(text, candidate);
    const assumed = stated ?? assume(candidate);
    const widest = stated === null ? WIDEST.assumed : WIDEST.stated;
    if (assumed === null || !isPlausible(candidate, assumed, widest)) return null;
    if (hasOtherPeriod(clauseAfter(text, candidate.end, 25))) return null;
    if (candidate.isRange) {
      if (around(NOT_PAY, candidate, 28) && !around(PAY, candidate, 28)) return null;
      if (stated === null && assumed !== 'year' && !nearPay(candidate, 60)) return null;
    } else if (around(NOT_PAY, candidate, 40) || !(isHourly(text, candidate) || nearPay(candidate, 60))) {
      return null;
    }
    const [min, max] = [Math.round(candidate.low * 100), Math.round(candidate.high * 100)];
    return {
      min: bound === 'max' ? null : min,
      max: bound === 'min' ? null : max,
      currency: candidate.currency,
      period: assumed,
      origin: 'parsed',
    };
  };

  const amounts = findAmounts(text, country);
  const ranges = rangesOf(text, amounts);
  const singles = singlesOf(text, amounts, ranges);
  const candidates = [...ranges.map((range) => ({ ...range, bound: null })), ...singles];
  const read = candidates.flatMap((candidate) => {
    const salary = salaryOf(candidate, candidate.bound);
    return salary === null ? [] : [{ salary, onTarget: around(ON_TARGET, candidate, 30) }];
  });
  return (read.find(({ onTarget }) => !onTarget) ?? read[0])?.salary ?? null;
}
