import type { Country, Occupation } from './occupation.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import type { Pay, Seniority } from './terms.ts';

const BAND: Record<Seniority, number> = {
  intern: 0.55,
  entry: 0.8,
  mid: 1,
  senior: 1.24,
  lead: 1.38,
  director: 1.75,
  executive: 2.35,
};
/** Converts US pay to local currency and local pay levels. */
const LOCAL: Record<Country, { currency: string; factor: number }> = {
  US: { currency: 'USD', factor: 1 },
  GB: { currency: 'GBP', factor: 0.56 },
  CA: { currency: 'CAD', factor: 1.06 },
  DE: { currency: 'EUR', factor: 0.68 },
};
const HOURS_A_YEAR = 2080;

/** Pay of one job in minor units. Managers in hourly occupations are paid by the year. */
export function payOf(random: Random, occupation: Occupation, level: Seniority, place: Place): Pay {
  const { currency, factor } = LOCAL[place.country];
  const salaried = ['lead', 'director', 'executive'].includes(level) && random.chance(0.6);
  const yearly =
    occupation.pay.period === 'year' || salaried || level === 'director' || level === 'executive';
  const interns = level === 'intern';
  const period: Pay['period'] = yearly && !interns ? 'year' : 'hour';
  const convert = (value: number) => {
    if (occupation.pay.period === 'hour') return period === 'year' ? value * HOURS_A_YEAR : value;
    return period === 'hour' ? value / HOURS_A_YEAR : value;
  };
  const scale = BAND[level] * place.cost * factor * (0.92 + random.next() * 0.16);
  const step = period === 'year' ? random.pick([500, 1000, 1000, 2500, 5000]) : random.pick([0.25, 0.5, 1]);
  const round = (value: number) => Math.max(step, Math.round(value / step) * step);
  const low = round(convert(occupation.pay.low) * scale);
  const spread = random.chance(0.2) ? 1.1 : occupation.pay.high / occupation.pay.low;
  const high = Math.max(round(low * spread * (0.96 + random.next() * 0.08)), low + step);
  return { min: Math.round(low * 100), max: Math.round(high * 100), currency, period };
}

const SIGN: Record<string, string> = { USD: '$', GBP: '£', EUR: '€', CAD: 'CA$' };

function money(minor: number, currency: string, period: Pay['period'], short: boolean): string {
  const major = minor / 100;
  const sign = SIGN[currency] ?? `${currency} `;
  if (short && major >= 1000 && major % 1000 === 0) return `${sign}${major / 1000}K`;
  const cents = period === 'hour' && major % 1 !== 0 ? 2 : 0;
  return sign + major.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents });
}

/** The pay as a sentence or as the value of a "Pay:" line; always with its period. */
export function payInWords(random: Random, pay: Pay): { value: string; sentence: string } {
  const short = random.chance(0.25);
  const low = money(pay.min ?? 0, pay.currency, pay.period, short);
  const high = money(pay.max ?? 0, pay.currency, pay.period, short);
  const dash = random.pick([' - ', '–', ' – ', ' to ']);
  const range = `${low}${dash}${high}`;
  const per =
    pay.period === 'hour'
      ? random.pick([' per hour', '/hour', '/hr', ' an hour'])
      : random.pick([' per year', ' a year', ' annually', '/year', ' per annum']);
  const value = `${range}${per}`;
  const sentence = random.pick([
    `The pay range for this position is ${value}, depending on experience.`,
    `Pay: ${value}.`,
    `We pay ${value}, and we tell you where in the range you would start before the last interview.`,
    `Compensation for this role is ${value}.`,
    `The base ${pay.period === 'hour' ? 'rate' : 'salary'} for this role is ${value}; where you land depends on skills and time in the field.`,
    `Expected ${pay.period === 'hour' ? 'hourly rate' : 'salary'}: ${value}.`,
    `This position pays ${value}.`,
    `You will earn ${value}, reviewed every spring.`,
  ]);
  return { value, sentence };
}

/** What employers write who do not want to state pay. */
export const VAGUE_PAY = [
  'Pay is competitive and depends on experience.',
  'We offer a competitive salary and good benefits.',
  'Compensation: DOE.',
  'Salary is commensurate with experience.',
  'Pay will be discussed at the interview.',
  'We pay at or above the market for this region.',
  'Wages are set by the collective agreement.',
] as const;
