import type { Asked } from '../questions/asked.ts';
import { PLACES, STUDIES } from '../questions/topic-groups.ts';
import { isBare } from './asked-again.ts';

const REACHED: ReadonlySet<string> = new Set(['email', 'phone', ...PLACES]);

/** Where somebody lived before, or where they are registered. */
const FORMER_HOME =
  /^(?:your )?(?:previous|former|prior|past|permanent|second(?:ary)?|other|last) (?:(?:home|street|mailing) )?(?:address|residence)\b|(?<!\p{L})(?:fr[üu]here[rn]? (?:adresse|anschrift)|zweitwohnsitz|ancienne adresse|adresse pr[ée]c[ée]dente|direcci[óo]n anterior|domicilio anterior|endere[çc]o anterior|(?:residenza|indirizzo) precedente|vorig adres|poprzedni adres)/iu;
/** A school before a university: neither its place nor its year is of the resume's entry. */
const EARLIER_SCHOOL =
  /\b(?:high|secondary|grammar|primary|elementary|middle|trade|vocational|nursing|technical) school\b|\bschool of nursing\b|(?<!\p{L})(?:gymnasi\p{L}*|lyc[ée]e|liceo|liceum|lise|ensino m[ée]dio|bachillerato)(?!\p{L})/iu;
/** A school, a birth, or somebody whom a person turns to, each with a place and a number of its own. */
const OTHER_PLACE =
  /\b(?:last school|school attended|student teaching|landlord|doctor(?:['’]s)?|physician(?:['’]s)?|dentist|pastor|(?:home )?church|bank|insurance(?: company| agent)?|policy ?holder|beneficiary|sponsor\w*|contractor|vehicle|issuing (?:authority|agency|body)|previous employer|last employer|former employer)\b|(?<!\p{L})(?:[óo]rg[ãa]o emissor|t[íi]tulo de eleitor|ausstellende beh[öo]rde|huisarts|hausarzt|m[ée]decin|banque|banco|urz[ąa]d skarbowy)(?!\p{L})/iu;
/** Nobody is born in a street: with a postcode among the boxes behind it, they are an address. */
const BIRTH =
  /\b(?:(?:place|city|town|country) of birth|birth ?place)\b|(?<!\p{L})(?:geburtsort|lieu de naissance|lugar de nacimiento|luogo di nascita|naturalidade|local de nascimento|geboorteplaats|miejsce urodzenia|do[ğg]um yeri)(?!\p{L})/iu;
const OF_HOME: ReadonlySet<string> = new Set(['postcode', 'street_address', 'full_address']);
const LONGEST = 5;

const PERMANENT = /\bpermanent\b/i;
/** Beside this one, the boxes behind "Permanent address" may be of either, column by column. */
const PRESENT = /\b(?:present|current|mailing|home|correspondence|local)\b/i;

function hasPresent(all: readonly Asked[], at: number): boolean {
  return all.slice(Math.max(0, at - 2), at + 2).some(({ field }) => PRESENT.test(field.label));
}

/**
 * Whether a bare box behind one that names another place, "High school" or "Previous address", tells where that is: all the
 * boxes behind it do, as long as they are bare.
 */
export function isBehindLeader(all: readonly Asked[], at: number): boolean {
  const asked = all[at];
  if (!asked || asked.field.repeat || !isBare(asked.field)) return false;
  const { name } = asked.topic;
  if (!REACHED.has(name) && !STUDIES.has(name)) return false;
  for (let before = at - 1; before >= Math.max(0, at - LONGEST); before -= 1) {
    const { field, topic } = all[before] ?? {};
    if (!field || !topic || field.section !== asked.field.section || field.repeat) return false;
    const { label } = field;
    if (EARLIER_SCHOOL.test(label)) return true;
    const isOther = FORMER_HOME.test(label) || OTHER_PLACE.test(label);
    if (isOther && PERMANENT.test(label) && hasPresent(all, before)) return false;
    if (isOther) return REACHED.has(name);
    if (BIRTH.test(label)) {
      const behind = all.slice(before + 1, before + 1 + LONGEST);
      return REACHED.has(name) && !behind.some((one) => OF_HOME.has(one.topic.name));
    }
    const goesOn =
      isBare(field) && (REACHED.has(topic.name) || STUDIES.has(topic.name) || topic.name === 'unknown');
    if (!goesOn) return false;
  }
  return false;
}
