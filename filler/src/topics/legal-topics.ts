import { LEGAL_RULES } from './topic-rules.ts';
import { isAboutWork, workTopic } from './work-topics.ts';

/** A question on a legal subject; `id` is null if its words do not certainly ask for one topic. */
export type LegalTopic = { id: string | null; negated: boolean };

const UNDER_AGE = /\b(?:under|below|younger than)\b/i;
/** The question is turned around: "Are you unable …?" */
export const TURNED_ROUND =
  /\bwithout\b|\bnot\b|n['’]t\b|\bno\b|\bnever\b|\bun(?:able|willing)\b|\bfree (?:of|from)\b|\black\b|\brefuse|\bobject|\boppose|\bdecline/i;

/** Legal subjects without a topic that could be shared. */
const OTHER_SUBJECTS =
  /\bvisas?\b|green card|citizen|immigration|permanent resident|nationalit|social security|national insurance|\bSSN\b|\bITAR\b|export control|politically exposed|government official|vaccinat|conflicts? of interest|debarred/i;

const OWN: LegalTopic = { id: null, negated: false };

/**
 * The legal topic that the words of a label ask for; null if they touch no legal subject. A question on several
 * subjects, or in doubt, has no topic that it could share with another.
 */
export function legalTopic(label: string, country: string | null): LegalTopic | null {
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
  if (!rule || others.length > 0 || work) return OWN;
  return { id: rule.id, negated: rule.id === 'age_18' && UNDER_AGE.test(label) };
}
