import type { FormField } from '../../types.ts';
import { STUDIES } from '../questions/topic-groups.ts';

type Asked = { field: FormField; name: string };

const PLACES: ReadonlySet<string> = new Set(['city', 'state', 'country', 'location']);
/** A school before a university, alone or as the name of it. */
const EARLIER =
  /^(?:(?:name of |your )?(?:high|secondary|middle|primary|elementary|trade|vocational) school|gymnasium|lyc[ée]e|liceo)(?: (?:name|attended))?\W*$/i;
const LONGEST = 4;

/**
 * Whether a box tells of the school that one before it names, without a heading: where it was, if the form goes on about it,
 * and what the resume knows only of the university, behind a high school.
 */
export function isOfSchoolBefore(all: readonly Asked[], at: number): boolean {
  const asked = all[at];
  if (!asked || asked.field.repeat || !(PLACES.has(asked.name) || STUDIES.has(asked.name))) return false;
  const isPart = ({ name }: Asked) => PLACES.has(name) || STUDIES.has(name) || name === 'unknown';
  const isNear = (one: Asked | undefined) => one?.field.section === asked.field.section;
  for (let before = at - 1; before >= Math.max(0, at - LONGEST); before -= 1) {
    const one = all[before];
    if (!one || !isNear(one)) return false;
    if (EARLIER.test(one.field.label.trim())) return true;
    if (one.name === 'school') {
      const next = all.slice(at + 1).find(({ name }) => !PLACES.has(name));
      return PLACES.has(asked.name) && next !== undefined && isNear(next) && STUDIES.has(next.name);
    }
    if (!isPart(one)) return false;
  }
  return false;
}
