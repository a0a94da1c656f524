import { askingPart } from './classifier/features.ts';
import { legalTopicAbroad } from './legal-abroad.ts';
import { TURNED_ROUND, withoutYesOrNo } from './negation.ts';
import { hasSecondClaim, withoutHint } from './second-claims.ts';
import { LEGAL_RULES, type LegalRule } from './topic-rules.ts';
import { isAboutWork, type WorkTopic, workTopic } from './work-topics.ts';

/** A question on a legal subject; `id` is null if its words do not certainly ask for one topic. */
export type LegalTopic = Omit<WorkTopic, 'id'> & { id: string | null };

const UNDER = /\b(?:under|below|younger than|minors?)\b/gi;
/** "Under 18", the number itself included, at the end of the words that ask. */
const UNDER_AGE = /\b(?:under|below|younger than) (?:the age of )?(?:18|eighteen)\b/i;
const EIGHTEEN = /\b(?:18|eighteen)\b/i;

/** Legal subjects without a topic that could be shared. */
const OTHER_SUBJECTS =
  /\bvisas?\b|green card|citizen|immigration|permanent resident|nationalit|social security|national insurance|\bSSN\b|\bITAR\b|export control|politically exposed|government official|vaccinat|conflicts? of interest|debarred/i;

/**
 * Whether "yes" means being under age; null if that is not certain. Only the words that ask count: a remark on minors
 * beside them neither turns the question around nor leaves it as it was.
 */
function asksUnderAge(rule: LegalRule, label: string): boolean | null {
  const [asked = ''] = rule.asks.exec(label) ?? [];
  const others = label.replace(asked, ' ');
  const under = UNDER_AGE.test(asked);
  if ([...label.matchAll(UNDER)].length !== (under ? 1 : 0)) return null;
  if (under && EIGHTEEN.test(others)) return null;
  return TURNED_ROUND.test(withoutYesOrNo(label)) ? null : under;
}

/** A number in words and in digits. */
const SAID_TWICE = /\beighteen ?\(18\)|\b18 ?\(eighteen\)/gi;

const OWN: LegalTopic = { id: null, negated: false };

/** The law's own definition of a disability, which limits nothing. */
const BY_DEFINITION =
  /(?: or (?:chronic|long-term) condition(?: \([^()]*\))?)?,? (?:that|which) substantially limits? (?:one|1) or more (?:of your )?(?:major )?life activities(?:, including [^.?]*)?(?=[?.]?\s*$)/i;

/** The law that counts disabled veterans among the protected ones. */
const VETERANS_ACT = /\bVEVRAA\b|\bVietnam[- ]Era Veterans/i;
const DISABLED_VETERANS = /\bdisabled veterans?\b/gi;

/** A label without the disabled veterans whom it names only as the law does. */
function withoutVeteransOfTheAct(label: string): string {
  const isNamed = VETERANS_ACT.test(label) && !/disab/i.test(askingPart(label));
  return isNamed ? label.replace(DISABLED_VETERANS, 'veterans') : label;
}

/**
 * The legal topic that the words of a label ask for; null if they touch no legal subject. A question on several
 * subjects, or in doubt, has no topic that it could share with another.
 */
export function legalTopic(asked: string, country: string | null): LegalTopic | null {
  const abroad = legalTopicAbroad(withoutHint(asked), country);
  if (abroad) return abroad;
  const label = withoutVeteransOfTheAct(withoutHint(asked))
    .replace(BY_DEFINITION, '')
    .replace(SAID_TWICE, '18');
  const matters = LEGAL_RULES.filter((rule) => rule.about.test(label));
  const work = isAboutWork(label);
  if (work && matters.length === 0) return workTopic(label, country) ?? OWN;
  if (matters.length === 0) return OTHER_SUBJECTS.test(label) ? OWN : null;
  const rule = matters.find(
    ({ asks, unless, answer }) =>
      asks.test(label) && !unless.test(label) && (answer === 'any' || !TURNED_ROUND.test(label)),
  );
  // "Felony" is also about a criminal record, in any wording.
  const others = matters.filter(
    ({ id }) => id !== rule?.id && !(rule?.id === 'felony_record' && id === 'criminal_record'),
  );
  if (!rule || others.length > 0 || work || hasSecondClaim(label)) return OWN;
  if (rule.id !== 'age_18') return { id: rule.id, negated: false };
  const negated = asksUnderAge(rule, label);
  return negated === null ? OWN : { id: rule.id, negated };
}
