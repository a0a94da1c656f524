import { RedditEventType } from '@contract/conversion-ids.ts';
import { ConversionState } from '@contract/conversions-admin.ts';

export type LogFilter = {
  type?: RedditEventType | undefined;
  state?: ConversionState | undefined;
  /** First and last day, YYYY-MM-DD in the reader's own time zone. */
  from?: string | undefined;
  to?: string | undefined;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter in the URL; unknown values are ignored. */
export function readFilter(params: URLSearchParams): LogFilter {
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  return {
    type: RedditEventType.safeParse(params.get('type')).data,
    state: ConversionState.safeParse(params.get('state')).data,
    from: day('from'),
    to: day('to'),
  };
}

export function writeFilter(filter: LogFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) params.set(name, value);
  return params;
}

/** The same as the API expects it: instants, including the whole last day. */
export function toQuery({ type, state, from, to }: LogFilter) {
  return {
    type,
    state,
    from: from && new Date(`${from}T00:00:00`).toISOString(),
    to: to && new Date(`${to}T23:59:59.999`).toISOString(),
  };
}
