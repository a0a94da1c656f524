import type { Dossier } from '../../dossier.ts';
import { degreeLevel } from '../../options/degrees.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { STUDIES } from '../questions/topic-groups.ts';

const OF_SCHOOL: ReadonlySet<string> = new Set(['school', ...STUDIES]);
/** The steps of school that a question may be about. Words for any degree, "Grado" and "Diplom", name none. */
const STEPS: readonly (readonly [level: string, words: RegExp])[] = [
  ['doctor', /\bph\.?\s?d\b|(?<!\p{L})(?:doctora\p{L}*|doutorado|dottorato|doktor\p{L}*)/iu],
  ['mba', /\bm\.?b\.?a\b/i],
  [
    'master',
    /(?<!\p{L})(?:masters?(?!\p{L})|master['’]s|masterstud\p{L}*|mestrado|maestr[íi]a|laurea magistrale)/iu,
  ],
  ['bachelor', /(?<!\p{L})(?:bachelor\p{L}*|undergraduate|bacharelado|laurea triennale)/iu],
  ['school', /(?<!\p{L})(?:abitur\p{L}*|fachabitur\p{L}*|maturit[àa]|matura)(?!\p{L})/iu],
];
/** One of several steps, or an example of them. */
const ANY_STEP = /\be\.? ?g\b|\bhighest\b|\bor\b|\boder\b|\bou\b|\bo\b|h[öo]chste|\bz\. ?B\b|,|\//i;

/** The one step that words name; null for none, or several. */
function stepIn(words: string): string | null {
  const named = STEPS.filter(([, step]) => step.test(words));
  return named.length === 1 && !ANY_STEP.test(words) ? (named[0]?.[0] ?? null) : null;
}

/** Whether a question is about one step of school, and the resume's entry is of another one, or of none that is known. */
export function isOfOtherStep(
  { label, section = '', repeat }: FormField,
  { name }: Topic,
  { schools = [], facts }: Dossier,
): boolean {
  if (!OF_SCHOOL.has(name)) return false;
  const step = stepIn(label) ?? stepIn(section);
  if (step === null) return false;
  const degree = schools[repeat?.index ?? 0]?.degree || facts.degree?.value || '';
  const level = degreeLevel(degree);
  return level !== step && !(step === 'master' && level === 'mba');
}
