import { hasDegree, isSchool, readDegree, startsWithDegree } from '../words/degrees.ts';
import { namesField } from '../words/fields-of-study.ts';
import { readCourse } from '../words/study-words.ts';

/** "Master în Drept la Universitatea …", "Diplom in Informatik an der TU Darmstadt". */
const AT_SCHOOL =
  /^(.+?)\s+(?:@|la|presso(?: l['’]| la| il)?|an der|am|bei(?: der)?|aan(?: de| het)?|bij|på|vid|na|no|à l['’]|à la|à|au|a la|en la|en el|at(?: the)?|from(?: the)?)\s*(?=\p{Lu})(.+)$/u;

/** "Oregon State University – B.S. in Physics", "Leeds (BSc)": a dash or bracket parts a degree from its school. */
export function beforeDegree(text: string): string[] {
  // "PhD en Matemática. Universidad de Buenos Aires", "Tecnologia em Redes – FMU"
  const behind = /^(.+ .+\p{Ll})(?:\.\s+(?=\p{Lu})|\s+[–—-]\s+(?=\p{Lu}{2,8}$))(.+)$/u.exec(text);
  if (behind !== null && (hasDegree(behind[1]!) || readCourse(behind[1]!) !== undefined)) {
    const name = behind[2]!;
    if (/^\p{Lu}{2,8}$/u.test(name) || (isSchool(name) && !isSchool(behind[1]!))) return [behind[1]!, name];
  }
  // "Solrio Business School : MSc in Law", "MSc in Law : Solrio Business School"
  const colon = /^(.+?\p{L})\s*:\s+(.+)$/u.exec(text);
  if (colon !== null && isDegreeAndSchool(colon[1]!, colon[2]!)) return [colon[1]!, colon[2]!];
  const glued = behindSchool(text);
  if (glued !== undefined) return glued;
  const joined = AT_SCHOOL.exec(text);
  const has_field = joined !== null && / (?:in|en|em|în) /i.test(joined[1]!) && namesField(joined[1]!);
  if (
    joined !== null &&
    isSchool(joined[2]!) &&
    !isSchool(joined[1]!) &&
    (has_field || hasDegree(joined[1]!))
  ) {
    return [joined[1]!, joined[2]!];
  }
  const bracketed = /^([^()]+?)\s*\(([^()]{6,})\)(?:\s*\([^()]*\)|\s*[,–-]\s*[^()]*)$/u.exec(text);
  if (bracketed !== null && isSchool(bracketed[2]!) && !isSchool(bracketed[1]!) && hasDegree(bracketed[1]!)) {
    return [bracketed[1]!, bracketed[2]!];
  }
  // "MFR de Bern. CAP Cuisine"
  const stop = /^(.+ .+[\p{L})])\.\s+(?=\p{Lu})(.+)$/u.exec(text);
  if (stop !== null && isSchool(stop[1]!) && startsWithDegree(stop[2]!) && !hasDegree(stop[1]!)) {
    return [stop[1]!, stop[2]!];
  }
  const dash = /^(.+?)\s+[–—-]\s+(.+)$/u.exec(text) ?? /^([^()]+?)\s*\(([^()]+)\)$/u.exec(text);
  if (dash === null) return [text];
  const [school, degree] = [dash[1]!, dash[2]!];
  if (isSchool(school) && startsWithDegree(degree)) return [school, degree];
  // "BSc in Biology (University of Leeds)"
  return startsWithDegree(school) && !isSchool(school) && isSchool(degree) ? [school, degree] : [text];
}

/** One names a school, the other begins with a degree. */
function isDegreeAndSchool(one: string, other: string): boolean {
  const [a, b] = [isSchool(one), isSchool(other)];
  return (
    a !== b &&
    startsWithDegree(a ? other : one) &&
    !hasDegree(a ? one : other) &&
    isSchool((a ? one : other).split(',')[0]!)
  );
}

/** "IAE Genève Master en Lettres modernes": a degree with its field right behind a school of two words at least. */
function behindSchool(text: string): [string, string] | undefined {
  const words = text.split(' ');
  for (let at = 2; at < words.length; at += 1) {
    const [school, degree] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!/^\p{Lu}/u.test(degree) || !/(?:\p{Lu}[^\s,;:–-]*|\d)$/u.test(school) || !startsWithDegree(degree))
      continue;
    const field = readDegree(degree)?.field;
    const fits = field != null && namesField(field) && isSchool(school) && !isSchool(degree);
    return fits && !hasDegree(school) ? [school, degree] : undefined;
  }
  return undefined;
}
