import { CONSENT_HEADERS, ConsentChoice } from '../../contract/conversions.ts';

/** Whether a visitor without a choice counts as agreed (`opt-out`, under limited use) or not (`opt-in`). */
export type ConsentMode = 'opt-in' | 'opt-out';

/** What may be done: `full`; `limited`, which is Reddit's Limited Data Use; `none`: nothing is kept or sent. */
export type Permission = 'full' | 'limited' | 'none';

type ReadHeader = (name: string) => string | undefined;

/** The visitor's choice as the request says it. Global Privacy Control is a "no" to everything. */
export function choiceOf(header: ReadHeader): ConsentChoice {
  if (header(CONSENT_HEADERS.gpc)?.trim() === '1') return 'denied';
  const choice = ConsentChoice.safeParse(header(CONSENT_HEADERS.choice)?.trim().toLowerCase());
  return choice.success ? choice.data : 'unknown';
}

export function permissionOf(choice: ConsentChoice, mode: ConsentMode): Permission {
  switch (choice) {
    case 'granted':
      return 'full';
    case 'limited':
      return 'limited';
    case 'unknown':
      return mode === 'opt-out' ? 'limited' : 'none';
    case 'denied':
      return 'none';
  }
}

/** Country of the visitor as Hosting says it, ISO 3166-1 alpha-2. */
export function countryOf(header: ReadHeader): string | null {
  const country = header('X-Country-Code')?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(country) && country !== 'ZZ' ? country : null;
}
