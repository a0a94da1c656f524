import { CONSENT_HEADERS, ConsentChoice } from '../../contract/conversions.ts';

type ReadHeader = (name: string) => string | undefined;

/** What the visitor chose, and when. */
export type Consent = { choice: ConsentChoice; at: Date };

/** The visitor's location as reported by the proxies in front of the API. */
export type Place = {
  /** ISO 3166-1 alpha-2 */
  country: string | null;
  /** ISO 3166-2 */
  region: string | null;
};

const LONG_AGO = new Date(0);

export function hasGpc(header: ReadHeader): boolean {
  return header(CONSENT_HEADERS.gpc)?.trim() === '1';
}

/** The visitor's choice in the request. Global Privacy Control is a "no" to everything. */
export function choiceOf(header: ReadHeader): ConsentChoice {
  if (hasGpc(header)) return 'denied';
  const choice = ConsentChoice.safeParse(header(CONSENT_HEADERS.choice)?.trim().toLowerCase());
  return choice.success ? choice.data : 'unknown';
}

/** The same with the time of the choice. */
export function consentOf(header: ReadHeader, now: Date): Consent {
  const choice = choiceOf(header);
  return timed(choice, hasGpc(header) ? undefined : header(CONSENT_HEADERS.at), now);
}

/** Without a time, a "no" counts as made now and anything else as long ago, so that it overrides nothing. */
export function timed(choice: ConsentChoice, at: string | undefined, now: Date): Consent {
  const stated = new Date(at ?? Number.NaN);
  if (choice === 'unknown') return { choice, at: LONG_AGO };
  if (Number.isNaN(stated.getTime())) return { choice, at: choice === 'denied' ? now : LONG_AGO };
  return { choice, at: stated < now ? stated : now };
}

/**
 * Hosting reports the country; a load balancer reports the state if configured to
 * (`X-Region-Code:{client_region_subdivision}`, which gives `USCA`).
 */
export function placeOf(header: ReadHeader): Place {
  const country = header('X-Country-Code')?.trim().toUpperCase() ?? '';
  const known = /^[A-Z]{2}$/.test(country) && country !== 'ZZ';
  const region = /^([A-Z]{2})-?([A-Z0-9]{1,3})$/.exec(header('X-Region-Code')?.trim().toUpperCase() ?? '');
  return {
    country: known ? country : null,
    region: known && region?.[1] === country ? `${country}-${region[2]}` : null,
  };
}
