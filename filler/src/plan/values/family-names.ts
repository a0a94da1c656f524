import type { Dossier, Fact } from '../../dossier.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { factOn } from './facts.ts';
import { twoFamilyNames } from './names.ts';

/** The family name of one parent: who has two of them knows which. */
const FIRST = /\b(?:primer apellido|apellido paterno|first (?:sur|last |family )name)\b/i;
const SECOND = /\b(?:segundo apellido|apellido materno|(?:second|maternal) (?:sur|last |family )name)\b/i;

/** Where people have two family names, in this order. */
const WITH_TWO: ReadonlySet<string> = new Set(
  'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR'.split(' '),
);

/** Which of the applicant's family names a box takes; null if it takes all of them. */
function partAsked({ label }: FormField): 0 | 1 | null {
  if (SECOND.test(label)) return 1;
  return FIRST.test(label) ? 0 : null;
}

export function asksOneFamilyName(field: FormField): boolean {
  return partAsked(field) !== null;
}

/** Whether a box takes only one of the applicant's several family names. */
export function isOneOfTwoNames(field: FormField, dossier: Dossier): boolean {
  return FIRST.test(field.label) && /\S\s+\S/.test(factOn('last_name', dossier)?.value ?? '');
}

function bothNames(dossier: Dossier): readonly [string, string] | null {
  const { country } = dossier.facts;
  if (!country || !WITH_TWO.has(country.value)) return null;
  return twoFamilyNames(factOn('last_name', dossier)?.value ?? '');
}

/** The family name that a box takes beside one for the other. */
export function familyName(field: FormField, dossier: Dossier): Fact | null {
  const part = partAsked(field);
  const fact = factOn('last_name', dossier);
  const names = bothNames(dossier);
  return part !== null && fact && names ? { ...fact, value: names[part] } : null;
}

/** Beside each other, "Apellido paterno" and "Apellido materno" take one of two family names each, if it is certain which. */
export function withTwoNames(
  form: readonly FormField[],
  topics: readonly Topic[],
  settled: (at: number) => boolean,
  dossier: Dossier,
): readonly Topic[] {
  if (!bothNames(dossier)) return topics;
  const isPart = (at: number, part: 0 | 1) => {
    const field = form[at];
    return field !== undefined && !field.leave && !field.repeat && !settled(at) && partAsked(field) === part;
  };
  return topics.map((topic, at) => {
    const isPaired = (isPart(at, 0) && isPart(at + 1, 1)) || (isPart(at, 1) && isPart(at - 1, 0));
    return isPaired ? { ...topic, name: 'last_name' as const, legal: false } : topic;
  });
}
