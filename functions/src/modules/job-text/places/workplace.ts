import type { Workplace } from '../../../contract/common.ts';

/** Not the work but what it is about: "remote sensing", "remote sites". */
const REMOTE = String.raw`\bremote(?:ly)?\b(?! (?:sensing|controls?|controlled|monitoring|pilots?|terminals?|sites?|areas?|communities|villages?|desktop|access|diagnostics|hands|deposit|infrastructure|patients?|locations|regions|teams?|colleagues|workforce|workers|employees|users|servers|control))`;
const DENIED =
  /\b(?:not|no|non|never|isn['’]t|cannot be|can['’]t be|without|unable to offer)[- ](?:an? |any |be |currently |fully |100 ?% |eligible for |available (?:for|as) )*remote(?:ly)?\b|\bremote(?: work| working| option)?s? (?:is|are) (?:not|unavailable)\b|\bremote\s*[:=]\s*(?:no|false)\b/i;
/** Remote work that somebody may have, not that the job is: offices in the text then decide. */
const MAYBE_REMOTE =
  /\bremote[- ](?:friendly|flexible|possible|optional|eligible|considered|ok|okay|options?)\b|\b(?:partially|partly|occasional(?:ly)?|some|temporarily) remote\b/i;
const REMOTE_WORK = new RegExp(
  String.raw`${REMOTE}|\b(?:work(?:ing)? from (?:home|anywhere)|wfh|telecommut\w+|telework\w*|anywhere|fully distributed|home[- ]based)\b`,
  'i',
);
const IN_OFFICE = /\bon[- ]?site\b|\bin[- ](?:the[- ])?office\b|\bin[- ]person\b/i;

/** The workplace named by a source's field, a title or a location; null if none, or if remote work is only possible. */
export function workplaceNamed(text: string | null | undefined): Workplace | null {
  const words = text ?? '';
  if (/\bhybrid\b/i.test(words)) return 'hybrid';
  if (DENIED.test(words)) return 'onsite';
  if (MAYBE_REMOTE.test(words)) return null;
  if (REMOTE_WORK.test(words)) return 'remote';
  return IN_OFFICE.test(words) ? 'onsite' : null;
}

const DAYS = String.raw`(?:\d|one|two|three|four|several|a few|some)(?: ?(?:-|–|to|or) ?(?:\d|two|three|four))?(?:\+)? (?:full |fixed |anchor )?days?`;
const OFFICE = String.raw`(?:the|our|an?|your|their)?\s{0,3}(?:[\p{L}-]{1,30} ){0,3}?(?:office|hub|headquarters|hq)\b|on-?site\b|in[- ]office\b|in[- ]person\b`;
const HYBRID = new RegExp(
  [
    String.raw`\bhybrid[- ](?:work|role|schedule|position|job|model|remote|setting|arrangement|opportunity|basis|setup|working)`,
    String.raw`\b(?:workplace|location|work type|arrangement|schedule|this (?:role|job|position) is)[^.\n]{0,25}\bhybrid\b`,
    String.raw`\b(?:split|mix|combination|blend) (?:of|between) (?:remote|home|in[- ]office|on-?site|office)`,
    String.raw`\bremote[- ]friendly\b[^.\n]{0,60}\b(?:office|on-?site)\b`,
  ].join('|'),
  'i',
);
const DAYS_IN_OFFICE = new RegExp(
  [
    String.raw`\b${DAYS} (?:(?:a|per|each|every|of the) (?:work)?week )?(?:(?:working |work )?(?:in|at|from) )?(?:${OFFICE})`,
    String.raw`\b(?:${OFFICE})[^.\n]{0,20}\b${DAYS} (?:a|per|each|every|of the) (?:work)?week`,
  ].join('|'),
  'iu',
);
/** What every such wording has, which most texts have not: offices are looked for at every word. */
const isOnDaysInOffice = (text: string): boolean =>
  /\bdays?\b/i.test(text) && /office|hub|headquarters|\bhq\b|on-?site|in[- ]person/i.test(text);
const EVERY_DAY =
  /\b(?:5|five) days?(?: (?:a|per|each) week)? (?:in|at|from)? ?(?:the |our )?(?:office|on-?site|in[- ]office)|\b(?:office|on-?site|in[- ]office|in[- ]person)[^.\n]{0,15}\b(?:5|five) days (?:a|per) week/i;
const FULLY_REMOTE = new RegExp(
  [
    String.raw`\b(?:fully|100 ?%|completely|entirely) (?:remote|distributed)\b`,
    String.raw`\bremote[- ](?:position|role|job|opportunity|first|based|only)\b`,
    String.raw`\b(?:location|workplace|work type|this (?:role|job|position) is)\s*[:–-]?\s*(?:a )?(?:fully |100 ?% )?remote\b`,
    String.raw`\b(?:position|role|job) (?:can be|may be|will be|is) (?:performed |done |worked |based )?(?:fully |100 ?% )?remote(?:ly)?\b`,
    String.raw`(?<!\b(?:offer|offers|options? to|opportunity to|flexibility to|employees to|allowed to) )\b(?:work(?:ing)?|be based) (?:remotely )?from (?:home|anywhere)\b(?! (?:days?|polic|options?|allow|when|if|some|up to|one|two|on|flexib|part[- ]time|occasional|program|benefit|stipend|set-?up|equipment))`,
    String.raw`\bwork remotely from\b|\bremote \((?:us|usa|united states|uk|canada|eu|europe|anywhere|worldwide)\b`,
  ].join('|'),
  'i',
);
const ON_SITE =
  /\b(?:on[- ]?site (?:position|role|only|work|job)|(?:position|role|job|(?:the|this|all|your) work) (?:is|will be|requires?) (?:working |to be |work |done |performed )?(?:fully |100 ?% )?(?:on[- ]?site|in[- ](?:office|person))|in[- ]person (?:position|role|only|job)|must work on[- ]?site|in[- ]office (?:position|role|job)|(?:location|workplace|work type)\s*:\s*(?:on[- ]?site|in[- ]office|in[- ]person))\b/i;

/**
 * Where the work is done, from the title and locations, then from the text; null if none of them says. "Remote-friendly" is
 * remote only if the text names no days in an office.
 */
export function readWorkplace(title: string, locations: string[], text: string): Workplace | null {
  const where = `${title} ; ${locations.join(' ; ')}`;
  const named = workplaceNamed(where);
  if (named !== null) return named;
  if (EVERY_DAY.test(text)) return 'onsite';
  if (HYBRID.test(text) || (isOnDaysInOffice(text) && DAYS_IN_OFFICE.test(text))) return 'hybrid';
  if (DENIED.test(text)) return 'onsite';
  if (FULLY_REMOTE.test(text)) return 'remote';
  if (MAYBE_REMOTE.test(where)) return 'remote';
  return ON_SITE.test(text) ? 'onsite' : null;
}
