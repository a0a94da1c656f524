import type { FormField } from '../../types.ts';
import type { Asked } from './asked.ts';
import { CONTACT, NAMES, PLACES } from './topic-groups.ts';

/** What nobody is asked about themselves: how the applicant knows whoever stands before it. */
const KNOWN_BY =
  /^(?:(?:what is )?(?:your |the )?relation(?:ship)?(?: (?:to|with) (?:you|the applicant|applicant|candidate))?|how do you know (?:them|him|her|this person|him\/her|each other)|(?:number of )?years (?:known|acquainted)|how long (?:have you )?known|beziehung(?: zu ihnen)?|verwandtschaft\p{L}*|lien(?: de parent[ée])?|relation avec (?:vous|le candidat)|parentesco|v[íi]nculo|grado di parentela|parentela|rapporto|relatie(?: tot u)?|pokrewie[ńn]stwo|stopie[ńn] pokrewie[ńn]stwa|sl[äa]ktskap|yak[ıi]nl[ıi]k(?: derecesi)?|rela[țt]ia)\W*$/iu;
const OF_PERSON: ReadonlySet<string> = new Set([
  ...CONTACT,
  ...PLACES,
  'middle_name',
  'current_company',
  'current_title',
]);
/** How many boxes are asked of one person. */
const LONGEST = 6;

/** Whether a box asks how the applicant knows somebody. */
export function asksHowKnown({ label }: FormField): boolean {
  return KNOWN_BY.test(label.trim());
}

/**
 * The boxes about a person of whom the form asks how the applicant knows them: back to the name, and on as long as
 * what is asked is asked of a person.
 */
export function boxesOfAcquaintances(all: readonly Asked[]): ReadonlySet<FormField> {
  const others = new Set<FormField>();
  all.forEach(({ field: asks, topic }, at) => {
    if (!asksHowKnown(asks) || asks.repeat) return;
    const isPart = (one: Asked | undefined): one is Asked =>
      one !== undefined &&
      one.field.section === asks.section &&
      !one.field.repeat &&
      OF_PERSON.has(one.topic.name);
    const before: FormField[] = [];
    for (let index = at - 1; index >= Math.max(0, at - LONGEST); index -= 1) {
      const one = all[index];
      if (!isPart(one)) break;
      before.push(one.field);
      const isName = NAMES.has(one.topic.name) && !NAMES.has(all[index - 1]?.topic.name ?? '');
      if (isName) {
        for (const field of before) others.add(field);
        // "How do you know them" is no question on how the applicant heard of the job.
        if (topic.name !== 'unknown') others.add(asks);
        break;
      }
    }
    for (let index = at + 1; index <= at + LONGEST; index += 1) {
      const one = all[index];
      if (!isPart(one) || NAMES.has(one.topic.name)) break;
      others.add(one.field);
    }
  });
  return others;
}
