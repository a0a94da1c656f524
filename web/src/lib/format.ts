/** The interface is in English; dates and times follow the user's variety of it: "May 3" or "3 May". */
const LOCALE =
  globalThis.navigator?.languages?.find((language) => /^en(?:-[a-z]{2})?$/i.test(language)) ?? 'en-US';

/** A number and its noun, or a month and its day, are never broken between two lines. */
const together = (text: string): string => text.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0');

const numbers = new Intl.NumberFormat('en-US');
const plurals = new Intl.PluralRules('en-US');

/** `1,240` */
export const formatNumber = (value: number): string => numbers.format(value);

/** `1 credit`, `2 credits`, `1,200 credits`; the number stays on the line of its noun. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return together(`${formatNumber(count)} ${plurals.select(count) === 'one' ? one : many}`);
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars from cents, without decimals: `$35`. For prices, which are whole dollars. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100);

/** An amount of money from minor units, with its cents: `$35.00`. For what was paid or will be. */
export const formatAmount = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 100);

type PayPeriod = 'year' | 'month' | 'week' | 'day' | 'hour';
type Pay = { min: number | null; max: number | null; currency: string; period: PayPeriod };

const PER: Record<PayPeriod, string> = { year: 'yr', month: 'mo', week: 'wk', day: 'day', hour: 'hr' };

const signs = new Map<string, string>();

/** `$`, `€`, `CA$`, `CHF `: the prefix of an amount in this currency (ISO 4217). */
function currencySign(currency: string): string {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  const found = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const sign = /\w$/.test(found) ? `${found} ` : found;
  signs.set(currency, sign);
  return sign;
}

/** `$98–118k/yr`, `$24–31/hr`, `from $80k/yr`, or null if no pay is stated. Input in minor units. */
export function formatPay(pay: Pay | null | undefined): string | null {
  if (!pay) return null;
  const low = pay.min ?? pay.max;
  const high = pay.max ?? pay.min;
  if (low === null || high === null) return null;
  const thousands = low >= 1_000_000;
  const short = (minor: number) => formatNumber(Math.round(minor / (thousands ? 100_000 : 100)));
  const range = short(low) === short(high) ? short(low) : `${short(low)}–${short(high)}`;
  const amount = `${currencySign(pay.currency)}${range}${thousands ? 'k' : ''}/${PER[pay.period]}`;
  if (pay.max === null) return `from ${amount}`;
  return pay.min === null ? `up to ${amount}` : amount;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) => together(relative.format(-count, unit));

/** `just now`, `5 minutes ago`, `yesterday`, `11 days ago`, `3 months ago` */
export function timeAgo(iso: string, now: number = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour');
  if (age < 60 * DAY) return ago(Math.floor(age / DAY), 'day');
  if (age < 730 * DAY) return ago(Math.floor(age / (30 * DAY)), 'month');
  return ago(Math.floor(age / (365 * DAY)), 'year');
}

/** `May 3`, or `May 3, 2025` if it isn't this year. */
export function shortDate(iso: string, now: number = Date.now()): string {
  const date = new Date(iso);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  const year = sameYear ? undefined : 'numeric';
  return together(date.toLocaleDateString(LOCALE, { month: 'short', day: 'numeric', year }));
}

/** `May 3, 2025`: the day on which something was published, from `2025-05-03`. The same everywhere, as it is prerendered. */
export const publicationDate = (day: string): string =>
  together(
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
  );

/** `May 3, 2025`, with the year even if it is this one: dates of payments. */
export const fullDate = (iso: string): string =>
  together(new Date(iso).toLocaleDateString(LOCALE, { dateStyle: 'medium' }));

/** `May 2025`, from `2025-05`. */
export function monthAndYear(month: string): string {
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return together(new Date(`${month}-01T00:00:00Z`).toLocaleDateString(LOCALE, options));
}

/** `Wed, May 6`, or `Wed, May 6, 2025` if it isn't this year. */
export function dayAndDate(iso: string, now: number = Date.now()): string {
  return `${weekday(iso)}, ${shortDate(iso, now)}`;
}

/** `Wednesday, May 6` */
export const longDate = (iso: string): string =>
  together(new Date(iso).toLocaleDateString(LOCALE, { weekday: 'long', month: 'long', day: 'numeric' }));

/** `Sunday` */
export const longWeekday = (iso: string): string =>
  new Date(iso).toLocaleDateString(LOCALE, { weekday: 'long' });

/** `Nov` */
export const shortMonth = (iso: string): string =>
  new Date(iso).toLocaleDateString(LOCALE, { month: 'short' });

/** `Thu` */
export const weekday = (iso: string): string =>
  new Date(iso).toLocaleDateString(LOCALE, { weekday: 'short' });

/** `2:02 PM` */
export const timeOfDay = (iso: string): string =>
  together(new Date(iso).toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit' }));

/** `2:02:19 PM`, where the order within a minute matters: receipts and logs. */
export const clockTime = (iso: string): string =>
  together(
    new Date(iso).toLocaleTimeString(LOCALE, { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
  );

/** `2:02 PM` today, `May 3, 2:02 PM` on any other day. */
export function dateAndTime(iso: string, now: number = Date.now()): string {
  const today = new Date(iso).toDateString() === new Date(now).toDateString();
  return today ? timeOfDay(iso) : `${shortDate(iso, now)}, ${timeOfDay(iso)}`;
}

/** `May 3, 2:02:19 PM`, for logs. */
export const logTime = (iso: string): string => `${shortDate(iso)}, ${clockTime(iso)}`;

/** Size of a file: `12 KB`, `2.4 MB`, `310 MB`, `1.3 GB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 1000) return together(`${Math.max(1, Math.round(kilobytes))} KB`);
  const [size, unit] = kilobytes < 1_000_000 ? [kilobytes / 1000, 'MB'] : [kilobytes / 1_000_000, 'GB'];
  return together(`${size < 10 ? size.toFixed(1) : formatNumber(Math.round(size))} ${unit}`);
}
