/** Doubles the last consonant before `-ing`; no spelling rule tells these from the others. */
const DOUBLED = new Set(
  'admit let patrol run plan set get ship cut spot submit put sit map tag swap stop drop refer log prep wrap scan step chat commit program debug pin fit control strip trim transfer plot dig'.split(
    ' ',
  ),
);
const THIRD: Record<string, string> = { do: 'does', go: 'goes', have: 'has', be: 'is' };

export function gerund(verb: string): string {
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)}ing`;
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^aeoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}

export function thirdPerson(verb: string): string {
  if (THIRD[verb]) return THIRD[verb];
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

function inflect(duty: string, form: (verb: string) => string): string {
  return duty
    .replace(/^[a-z-]+/i, (verb) => form(verb))
    .replace(/\^([a-z-]+)/gi, (_, verb: string) => form(verb));
}

export type DutyForm = 'base' | 'gerund' | 'third';

/** A duty of the tables ("check stock and ^order more") in the form a sentence needs. */
export function dutyIn(form: DutyForm, duty: string): string {
  switch (form) {
    case 'gerund':
      return inflect(duty, gerund);
    case 'third':
      return inflect(duty, thirdPerson);
    case 'base':
      return duty.replace(/\^/g, '');
  }
}
