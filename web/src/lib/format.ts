const numbers = new Intl.NumberFormat('en-US');

/** `1,240` */
export const formatNumber = (value: number): string => numbers.format(value);

/** `1 credit`, `2 credits`, `1,200 credits` */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars from cents, without decimals: `$35`. For prices, which are whole dollars. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100);

type Pay = { min: number | null; max: number | null; currency: string; period: string };

/** `$98–118k a year`, `$24–31 an hour`, or null when nothing is stated. Input in minor units. */
export function formatPay(pay: Pay | null | undefined): string | null {
  if (!pay || (pay.min == null && pay.max == null)) return null;
  const low = pay.min == null ? null : Math.round(pay.min / 100);
  const high = pay.max == null ? null : Math.round(pay.max / 100);
  const thousands = Math.min(low ?? Number.POSITIVE_INFINITY, high ?? Number.POSITIVE_INFINITY) >= 10_000;
  const short = (value: number) => (thousands ? `${Math.round(value / 1000)}` : formatNumber(value));
  const sign = pay.currency === 'USD' ? '$' : `${pay.currency} `;
  const suffix = thousands ? 'k' : '';
  const article = pay.period === 'hour' ? 'an' : 'a';
  const unit = `${article} ${pay.period}`;
  if (low != null && high != null && low !== high)
    return `${sign}${short(low)}–${short(high)}${suffix} ${unit}`;
  if (low != null && high == null) return `from ${sign}${short(low)}${suffix} ${unit}`;
  if (low == null && high != null) return `up to ${sign}${short(high)}${suffix} ${unit}`;
  return `${sign}${short(low ?? 0)}${suffix} ${unit}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Age in one short piece for lists: `now`, `5 min`, `5 h`, `2 d`, `3 mo`. */
export function shortAge(iso: string, now: number = Date.now()): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  if (age < 60 * DAY) return `${Math.floor(age / DAY)} d`;
  return `${Math.floor(age / (30 * DAY))} mo`;
}

/** `3 May`, with the year when it is not this one: `3 May 2025`. */
export function shortDate(iso: string, now: number = Date.now()): string {
  const date = new Date(iso);
  const other = date.getFullYear() !== new Date(now).getFullYear();
  const month = date.toLocaleDateString('en-US', { month: 'short' });
  return `${date.getDate()} ${month}${other ? ` ${date.getFullYear()}` : ''}`;
}

/** Time of day with seconds, as on receipts: `14:02:11`. */
export function clockTime(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour12: false });
}

/** `9:40 AM`, with the day when it is not today: `Nov 21, 9:40 AM`. In ms since 1970. */
export function clockMinute(ms: number, now: number = Date.now()): string {
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const today = new Date(ms).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { month: 'short', day: 'numeric' };
  return new Date(ms).toLocaleString('en-US', { ...day, ...time });
}

/** `Nov 29`. */
export function monthAndDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}

/** Size of a file: `12 KB`, `2.4 MB`, `310 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  const megabytes = kilobytes / 1000;
  return `${megabytes < 10 ? megabytes.toFixed(1) : formatNumber(Math.round(megabytes))} MB`;
}
