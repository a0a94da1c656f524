import { AppError } from './app-error.ts';

/**
 * What nobody types on purpose: control characters other than tab and line breaks, lone surrogates (which databases and
 * mail reject), and direction overrides, by which a name can be displayed as another.
 */
const UNWANTED = /(?![\t\n\r])\p{Control}|\p{Surrogate}|[\u202a-\u202e\u2066-\u2069]/gu;

export function cleanText(text: string): string {
  return text.replace(UNWANTED, '');
}

/** No endpoint accepts deeper nesting. */
const DEEPEST = 20;

/** The same JSON value with all texts cleaned, including field names; `invalid_request` if nested too deep. */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) throw new AppError('invalid_request', 'This is nested too deeply.');
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [cleanText(name), cleanTexts(item, depth + 1)]),
  );
}
