import type { Workplace } from '../../../contract/common.ts';

/** The workplace named by a source's field, a title or a location; null if none. */
export function workplaceNamed(text: string | null | undefined): Workplace | null {
  const words = (text ?? '').toLowerCase();
  if (/\bhybrid\b/.test(words)) return 'hybrid';
  if (/\b(?:not|no|non)[- ]remote\b/.test(words)) return 'onsite';
  if (/\b(?:remote|work from home|wfh|telecommute|anywhere|fully distributed)\b/.test(words)) return 'remote';
  return /\bon[- ]?site\b|\bin[- ]office\b|\bin[- ]person\b/.test(words) ? 'onsite' : null;
}

const HYBRID =
  /\bhybrid[- ](?:work|role|schedule|position|model|environment|remote|setting|arrangement|opportunity)|(?:workplace|location|work type|arrangement)[^.\n]{0,20}\bhybrid\b|\b(?:\d|two|three|four) days? (?:a|per|each) week (?:in|at|from) (?:the|our) office/;
const NOT_REMOTE = /\b(?:not|no|isn't|never) (?:a |an |be )?(?:fully )?remote\b|\bremote work is not\b/;
const FULLY_REMOTE =
  /\b(?:fully|100 ?%|completely|entirely) remote\b|\bremote (?:position|role|job|opportunity|first)\b|(?:location|workplace|work type)\s*:?\s*remote\b|\bwork(?:ing)? (?:remotely )?from (?:home|anywhere)\b(?! (?:day|policy|option|allow))/;
const ON_SITE =
  /\b(?:on-?site (?:position|role|only|work|job)|(?:position|role|job) is (?:fully |100 ?% )?on-?site|in[- ]person (?:position|role|only)|must work on-?site|in[- ]office (?:position|role))\b/;

/** Where the work is done, from the title and locations, then from the text; null if none of them says. */
export function readWorkplace(title: string, locations: string[], text: string): Workplace | null {
  const named = workplaceNamed(`${title} ; ${locations.join(' ; ')}`);
  if (named !== null) return named;
  const words = text.toLowerCase();
  if (HYBRID.test(words)) return 'hybrid';
  if (NOT_REMOTE.test(words)) return 'onsite';
  if (FULLY_REMOTE.test(words)) return 'remote';
  return ON_SITE.test(words) ? 'onsite' : null;
}
