import { countryNamed } from '../../../job-text/places/countries.ts';
import { regionsCoded, regionsNamed } from '../../../job-text/places/regions.ts';
import { isTownName } from '../../../job-text/places/town-names.ts';
import { withoutStop } from '../jobs/entry-parts.ts';
import { asPlace, trailingPlace } from '../places/location.ts';
import { hasDegree, isSchool, readDegree, startsWithDegree } from '../words/degrees.ts';
import { isFieldOfStudy, namesField } from '../words/fields-of-study.ts';
import { titleScore } from '../words/job-words.ts';
import { labelledField } from '../words/study-words.ts';

/** What a text that names a school says besides. */
export type SchoolRead = { degree: string | null; field: string | null; school: string };

const FACULTY =
  /^(?:facult(?:y|é|ad|à|as)|faculdade|faculteit|fakult(?:ät|eten|a)\p{L}*|wydział|facultatea|facoltà|department|dept\.?|departament[oe]?u?l?|dipartimento|département)(?!\p{L})|(?:\p{L}+ )+fak[üu]ltesi$/iu;
const PART = /^(?:school|college|institute) of \p{L}/iu;

/** "Facultad de Derecho": a part of a university, named beside it. */
export function isFaculty(text: string): boolean {
  return FACULTY.test(text);
}

/** "School of Engineering" is a part as well, where a university stands above it. */
export function isPartOfSchool(text: string): boolean {
  return FACULTY.test(text) || PART.test(text);
}

/** "inżynieria oprogramowania Politechnika Warszawska": the field stands before the school, in small letters. */
export function withoutField(school: string, field: string | null): { field: string | null; school: string } {
  const split = field === null ? /^(\p{Ll}[\p{Ll} -]+?) (\p{Lu}.*)$/u.exec(school) : null;
  return split !== null && isSchool(split[2]!) ? { field: split[1]!, school: split[2]! } : { field, school };
}

const OPENS_SCHOOL =
  /^(?:University|Universit[éà]|Universidade?|Universitat|Institute|College|Politechnika|Uniwersytet|Hochschule|Technische) \p{L}|^(?!(?:University|College|School|Institute|Academy|Studies)\b)\p{Lu}\S*(?: \S+)* (?:University|College|Institute|Polytechnic|Universität|Hochschule|Universiteit)(?!\p{L})/u;

/** "in Civil Engineering University of Leeds, …": nothing parts the field from the school. */
export function gluedField(text: string): { field: string; rest: string } | undefined {
  const bare = text.replace(/^[\s,:–—-]*(?:(?:in|of|en|em|i|im|de)\s+)?/iu, '');
  const [first, ...more] = bare.split(/(?=,)/);
  const words = (first ?? '').split(' ');
  for (let take = Math.min(MOST_WORDS, words.length - 2); take >= 1; take -= 1) {
    const [field, school] = [words.slice(0, take).join(' '), words.slice(take).join(' ')];
    if (isFieldOfStudy(field) && OPENS_SCHOOL.test(school) && isSchool(school)) {
      return { field, rest: [school, ...more].join('') };
    }
  }
  return undefined;
}
const MOST_WORDS = 6;

/** "DUT, IUT de Troyes, Troyes, Génie mécanique": what stands behind school and town is the field. */
export function fieldBehind(text: string, school: string): string | null {
  const at = text.indexOf(school);
  const parts = at === -1 ? [] : text.slice(at + school.length).split(/,\s+/);
  const last = parts.at(-1)?.trim() ?? '';
  return parts.length > 1 && namesField(last) && !/\d/.test(last) && asPlace(last) === undefined
    ? last
    : null;
}

/** "Ege Üniversitesi Mühendislik Fakültesi Bilgisayar Mühendisliği": university, faculty and field in a row. */
const TURKISH =
  /^(.+? [üu]niversitesi)\s+(?:[^,]*?(?:fak[üu]ltesi|enstit[üu]s[üu]|y[üu]ksekokulu)\s*)?([^,()]*?)(?: b[öo]l[üu]m[üu])?$/iu;
const EXCHANGE = /exchange|erasmus|austausch|[ée]change|intercambio|visiting|semester|summer school/iu;
/** "Boulogne sur mer", "Kellen": a town that no list has, and no field. */
const TOWN = /^\p{Lu}[\p{L}'’-]*(?: (?:sur|en|de|du|la|le|les|am|an|der|upon|on|del|di|da|do) \p{L}+)*$/u;

/** "Harvard University, B.A. in History" or "Princeton University, Computer Science": the school comes first. */
export function readSchool(text: string, isNote: (text: string) => boolean): SchoolRead {
  const parts = text.split(/,\s+|;\s+/);
  const named = parts.findIndex((part) => labelledField(part) !== undefined && !isSchool(part));
  if (named > 0) {
    const others = readSchool(parts.toSpliced(named, 1).join(', '), isNote);
    return { ...others, field: labelledField(parts[named]!)! };
  }
  return withDegreeInside(parts) ?? inOrder(parts, isNote);
}

/** A degree that stands behind the school, or between field and school. */
function withDegreeInside(parts: string[]): SchoolRead | undefined {
  // "Technische Universität München, Physik Master"
  const last_degree = parts.length > 1 && !isSchool(parts.at(-1)!) ? readDegree(parts.at(-1)!) : undefined;
  const subject = last_degree?.rest ?? '';
  if (last_degree?.field === null && subject !== '' && namesField(subject)) {
    const school = tidySchool(parts.slice(0, -1).join(', '));
    return { degree: last_degree.degree, field: subject, school };
  }
  const at = parts.findIndex((part, index) => startsWithDegree(part) && !isState(parts, index));
  if (at <= 0) return undefined;
  const inside = readDegree(parts.slice(at).join(', '));
  const behind = parts.slice(at + 1).findIndex((part) => isSchool(part));
  // "Physics, PhD, Anna University": the field, the degree, the school.
  if (behind !== -1 && !parts.slice(0, at).some(isSchool)) {
    const school = tidySchool(parts.slice(at + 1 + behind).join(', '));
    return { degree: inside?.degree ?? null, field: parts.slice(0, at).join(', '), school };
  }
  const school = tidySchool(parts.slice(0, at).join(', '));
  const field = inside?.field ?? null;
  return { degree: inside?.degree ?? null, field: field !== null && asPlace(field) ? null : field, school };
}

/** "University of Maine, Orono, ME": two letters that are a degree elsewhere. */
function isState(parts: string[], at: number): boolean {
  const isCode = regionsCoded(parts[at]!.trim()).some(({ country }) => country === 'US');
  return (
    isCode && at >= 2 && at === parts.length - 1 && asPlace(`${parts[at - 1]}, ${parts[at]}`) !== undefined
  );
}

/** Who runs schools, and is named before one. */
const BODY =
  /\b(?:government|board|council|ministry|trust|foundation|gobierno|governo|gouvernement|regierung)\b/i;

/** What is studied, the school, its faculty, its town, the field: whatever of it is there. */
function inOrder(all: string[], isNote: (text: string) => boolean): SchoolRead {
  const campus =
    /^(?:university|universidad|universit|indian institute|national institute)/i.test(all[0]!) &&
    all.length === 2 &&
    hasCampuses(all[0]!);
  const own = all.filter((part) => !isFaculty(part));
  const parts = own.some((part) => isSchool(part)) ? own : [...all];
  while (!campus && parts.length > 1 && !isSchool(parts.at(-1)!) && endsAsPlace(parts)) {
    if (isState(parts, parts.length - 1)) parts.pop();
    parts.pop();
  }
  const at = parts.findIndex((part) => isSchool(part));
  if (at === -1 || (campus && own.length === all.length)) {
    return { degree: null, field: null, school: tidySchool(all.join(', ')) };
  }
  const turkish = TURKISH.exec(parts[at]!);
  if (turkish !== null) {
    return { degree: null, field: turkish[2]!.trim() || null, school: turkish[1]! };
  }
  const isBody = BODY.test(parts.slice(0, at).join(', '));
  const before = isBody ? { degree: null, field: null } : beforeSchool(parts.slice(0, at));
  // "Maharashtra State Government, Pune University": both run it.
  const behind = isBody ? [parts.slice(0, at + 1).join(', '), ...parts.slice(at + 1)] : parts.slice(at);
  const last = behind.at(-1)!;
  if (behind.length < 2 || isSchool(last) || isNote(last)) {
    return { ...before, school: tidySchool(behind.join(', ')) };
  }
  const isTown = TOWN.test(last) && !namesField(last);
  return {
    degree: before.degree,
    field: before.field ?? (isTown || /^\d/.test(last) ? null : last),
    school: tidySchool(behind[0]!),
  };
}

/** The last part is a place, or the code of a state behind one. */
function endsAsPlace(parts: string[]): boolean {
  return asPlace(parts.at(-1)!) !== undefined || isState(parts, parts.length - 1);
}

/** "Legal Practice Course, BPP University", "Physics, Leeds University": a course that no list has, or a field. */
function beforeSchool(parts: string[]): { degree: string | null; field: string | null } {
  const words = parts.filter((part) => asPlace(part) === undefined).join(', ');
  const nothing = { degree: null, field: null };
  if (hasDegree(words) && words.length <= 60) return { degree: words, field: null };
  if (words === '' || words.length > 60 || !/^\p{Lu}/u.test(words) || isSchool(words)) return nothing;
  if (EXCHANGE.test(words) || titleScore(words) >= 0.5 || /\bstudent/i.test(words)) return nothing;
  if (namesField(words) && !/\b(?:course|program(?:me)?)\b/i.test(words))
    return { degree: null, field: words };
  return words.includes(' ') ? { degree: words, field: null } : nothing;
}

/** "…, State University", "… from Anna University" after the degree; a campus belongs to its university. */
export function schoolIn(text: string): string | null {
  const parts = text.split(/,\s+|;\s+|\s{2,}|\s+(?:from|at)\s+|^(?:from|at)\s+|\s*[()]\s*/);
  const at = parts.findIndex((piece) => isSchool(piece) && !startsWithDegree(piece));
  if (at === -1) return null;
  // "The Theatre School at Lake University"
  const whole = `${parts[at]} at ${parts[at + 1]}`;
  if (isSchool(parts[at + 1] ?? '') && text.includes(whole)) return tidySchool(whole);
  const state = /^University of (.+)$/.exec(parts[at]!)?.[1];
  const campus = parts[at + 1];
  if (
    state !== undefined &&
    regionsNamed(state).some((region) => region.country === 'US') &&
    campus !== undefined &&
    /^\p{Lu}[\p{L} ]+$/u.test(campus)
  ) {
    return `${parts[at]}, ${campus}`;
  }
  return tidySchool(parts[at]!);
}

/** "TU/e. Eindproject: …": a sentence behind the name. */
const SENTENCE_BEHIND = /(?<=[\p{Ll})/]{2,})\.\s+\p{Lu}[^:]{2,40}:.*$|(?<=\/\p{L})\.\s.*$/u;

export function tidySchool(text: string): string {
  const bare = withoutStop(withoutLoneBrackets(withoutTownBefore(text.replace(SENTENCE_BEHIND, ''))))
    .replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, '')
    .replace(/\s*[,;]?\s*\b(?:c?gpa|grade|percentage|score)\b.*$/i, '');
  const placed = trailingPlace(bare);
  // "University of California, San Diego" is one name; a state or country after the city is not part of it.
  if (
    placed !== undefined &&
    (isSchool(placed.rest) || placed.place.text.includes(',')) &&
    (placed.place.text.includes(',') || !hasCampuses(placed.rest))
  ) {
    return placed.rest;
  }
  return withoutTown(bare);
}

/** "Hialeah: Bramwell College" */
function withoutTownBefore(text: string): string {
  const [, town, school] = /^(\p{Lu}[^:,]{2,30}):\s+(.+)$/u.exec(text) ?? [];
  return town !== undefined && school !== undefined && isTownName(town) && !isSchool(town) ? school : text;
}

/** "University of Mysore, Bury St Edmunds", "Alder College (Thane)": behind a school's name, the name of a town is where it is. */
function withoutTown(text: string): string {
  const [, rest, town] = /^(.+?)(?:,\s+|\s+\()([^,()]+)\)?$/u.exec(text) ?? [];
  if (rest === undefined || town === undefined || hasCampuses(rest)) return text;
  // "Texas A&M University (Galveston)" is a campus.
  if (text.endsWith(')') && /universi/i.test(rest)) return text;
  const isOne = /^\p{Lu}/u.test(town) && isTownName(town) && !isSchool(town) && !namesField(town);
  return isOne && isSchool(rest) ? rest : text;
}

/** Named after a state or a country, or one of many of its kind: the town behind it says which campus. */
function hasCampuses(name: string): boolean {
  if (/^(?:indian institute|national institute)|nacional|national|federal|estadual/i.test(name)) return true;
  const of = /^universi\S+ (?:of|at|de|d[aoi]|du) (.+)$/i.exec(name)?.[1];
  return of !== undefined && (regionsNamed(of).length > 0 || countryNamed(of) !== undefined);
}

/** What stood between the brackets was read as something else, or is on another line. */
function withoutLoneBrackets(text: string): string {
  return text.replace(/\([^()]*\)|[()]/gu, (found) => (found.length > 1 ? found : ' ')).replace(/\s+/g, ' ');
}
