import { LOCALES } from '../locales/locales.ts';
import { remembered } from '../text/remembered.ts';
import { fold, toSmall } from '../text/text-line.ts';
import { FIELD_LABEL } from './study-words.ts';

/** Lets every vowel of a folded pattern carry accents; escapes and classes stay. */
function toAccents(pattern: string): string {
  return pattern.replace(/\\p\{\p{L}+\}|\\.|\[[^\]]*\]|\(\?<?[:=!]|[aceginostuyzl]/gu, (found) =>
    found.length > 1 ? found : (ACCENTS[found] ?? found),
  );
}
const ACCENTS: Record<string, string> = {
  a: '[aàáâãäåąăâ]',
  c: '[cçćč]',
  e: '[eèéêëęē]',
  g: '[gğ]',
  i: '[iìíîïıİ]',
  l: '[lł]',
  n: '[nñńň]',
  o: '[oòóôõöøő]',
  s: '[sśšşșß]',
  t: '[tţț]',
  u: '[uùúûüů]',
  y: '[yýÿ]',
  z: '[zźżž]',
};

const DEGREE_WORDS = [
  // Spelled out.
  "(?:executive |honou?rs |joint |double |dual |integrated |full[- ]time |post[- ]?)?(?:bachelor|master|associate|doctor)(?:'?s)?(?: degree)?",
  '(?:post[- ]?)?doctorate|doctoral|ph\\.? ?d\\.?|d\\.?phil|j\\.?d\\.?(?=[ ,]|$)|m\\.?d\\.?(?=[ ,]|$)|ed\\.?d|psy\\.?d|pharm\\.?d|dnp|dds|dvm|ll\\.?[bm]\\.?',
  // Abbreviated: B.S., BSc, B. Tech, M.S., MBA …
  '(?:hons? |executive |e)?(?:b|m)\\.? ?(?:sc?|a|e|m|eng|tech|com|ed|arch|pharm|phil|des|ca|cs|ba|bm|b\\.? ?a|b\\.? ?m|c\\.? ?a|f\\.? ?a|b\\.? ?b\\.? ?s|p\\.? ?h|s\\.? ?w|p\\.? ?a|s\\.? ?n|s\\.? ?e|h\\.? ?m)(?:\\.|\\b)(?:\\s?\\(hons?\\.?\\))?',
  'a\\.?a\\.?s?\\.?(?=[ ,]|$)|a\\.s\\.(?=[ ,]|$)|as in|bba|bca|bbm|bfa|bsn|bsw|bms|llb|mbbs|mba|mca|mfa|mph|mpa|msw|msn|mtech|btech|mcom|bcom|pgdm|pgdca|pgd|pgp|pgpm|pgdbm|m\\.?tech|b\\.?tech',
  '(?:advanced |higher |national |post[- ]?graduate |graduate |professional |executive )*(?:diploma|certificate)|diploma|pg diploma|pg program(?:me)?|executive pg program(?:me)?|post[- ]?graduat(?:e|ion)|(?:under)?graduation|nanodegree|boot ?camp|immersive|minor',
  '(?:upper |lower |junior |senior )?(?:high|secondary|middle|elementary|primary|vocational) school (?:leaving )?(?:diploma|certificate|degree)|high school|ged|senior secondary|higher secondary|secondary school certificate|h\\.?s\\.?c\\.?|s\\.?s\\.?c\\.?|s\\.?s\\.?l\\.?c\\.?|c\\.?b\\.?s\\.?e\\.?|i\\.?c\\.?s\\.?e\\.?|intermediate|matriculation|matric|x(?:th|ii|iith)?(?= standard| std)|(?:10|12)(?:th|\\+2)|a[- ]levels?|gcses?|baccalaur[eé]at|abitur|pre[- ]university(?: education| course)?|p\\.?u\\.?c\\.?(?![ -]+\\p{L})',
  'pgce|pg[- ]?dac|pg[- ]?dbda|qts|nvq(?: level \\d)?|b-?tec(?: (?:national|higher|level \\d))?(?: (?:extended )?diploma)?|hnd|hnc|o[- ]levels?|as[- ]levels?|ib diploma|international baccalaureate|foundation degree|first class honours|(?:cbse|icse|isc|state board|hsc|ssc)(?: board)?(?:,? (?:class |grade |std )?(?:xii|x|10th|12th|10|12)(?![a-z0-9]))?|class (?:x|xii|10|12)(?:th)?|(?:10|12)th (?:grade|std|standard|class)|(?:x|xii) (?:std|standard|class)|plus two|iti|polytechnic diploma|b\\.? ?voc|b\\.? ?lib|m\\.? ?lib|ca (?:final|inter|foundation)|icwa|chartered accountan(?:t|cy)|juris doctor|doctor of (?:medicine|pharmacy|nursing practice|physical therapy|education|philosophy)|general education(?:al)? (?:diploma|development)|certificate (?:iii|iv|of higher education)',
  '(?:bs|ms)(?:cs|ee|me|ce|ba|ed|it|is|cpe|che)|mphys|mchem|mmath|mbiol|msci|mres|mlitt|bmus|mmus|bvsc|mb ?chb|pg ?(?:cert|dip)|cert ?ed|level \\d (?:nvq )?(?:diploma|certificate|nvq|award)|certificate i{1,2}',
  ...LOCALES.flatMap((locale) => locale.degrees.map(toAccents)),
];
/** For text in small letters: a pattern of this size that ignores case takes V8 long to compile. */
const DEGREE = new RegExp(`(?<![\\p{L}\\d.])(?:${DEGREE_WORDS.join('|')})(?![\\p{L}\\d])`, 'u');

/** For text in small letters, as `DEGREE` is. */
const SCHOOL = new RegExp(
  `(?<![\\p{L}])(?:university|univ\\.?|college|institute?|school|academy|polytechnic|seminary|conservatory|faculty|iit|iim|nit|iiit|bits|mit|eth|epfl|ucla|ucl|lse|kaist|cmu|nyu|usc|vidyalaya|vidhyalaya|vidya|mandir|convent|coursera|udacity|udemy|edx|general assembly|board|cdac|c-dac|sixth form|grammar|comprehensive|${LOCALES.flatMap(({ schools }) => (schools === '' ? [] : toAccents(schools))).join('|')})(?![\\p{L}])`,
  'gu',
);

/** What follows "Bachelor": a faculty that is part of the degree's name, or any capitalized words. */
const OF_FACULTY =
  /^ of (?:(?:applied|fine|liberal) )?(?:sciences?|arts|engineering|technology|commerce|laws?|education|philosophy)\b(?: and (?:engineering|science|arts)\b)?/i;
const OF_NAMED = /^ of \p{Lu}\p{L}*(?:(?: (?:and|&|of))? \p{Lu}\p{L}*)*/u;

export type DegreeRead = { degree: string; field: string | null; rest: string };

/** Short names of schools that are words in some language: "mit Kursen", "tu", "bits". Only in capitals do they name one. */
const SHORT =
  /^(?:[mM]it|eth|lse|nit|iit|[bB]its|usc|[tT]u|fh|vu|[kK]it|[bB]ut|fos|bos|ase|itu|yh|roc|ies|cep|ens|iae|isel|inp|iis)$/;

/** True when the text names a place of study. */
export const isSchool = remembered((text): boolean => {
  SCHOOL.lastIndex = 0;
  const small = toSmall(text);
  for (let found = SCHOOL.exec(small); found !== null; found = SCHOOL.exec(small)) {
    const written = text.slice(found.index, found.index + found[0].length);
    if (!SHORT.test(written)) return !isKindOfSchool(text) && !/^school of \p{L}+$/iu.test(text.trim());
  }
  return false;
});

const KIND_OF_SCHOOL =
  /^(?:(?:high|secondary|middle|primary|elementary) school|university|college|school|universität|université|école|universidad|escuela|università|scuola|universidade|escola|universiteit|uniwersytet|szkoła|universitate|școală|universitet|skola|üniversite|okul)(?: \(([^()]*)\))?$/iu;

/** "Üniversite", "High School": says which kind of school it was, and not which one. */
export function isKindOfSchool(text: string): boolean {
  const found = KIND_OF_SCHOOL.exec(text.trim());
  return found !== null && (found[1] === undefined || !isSchool(found[1]));
}

export function hasDegree(text: string): boolean {
  return !SUBJECT_ONLY.test(text) && findDegree(text) !== undefined;
}

/** Abbreviations that are also words: "as", "be", "ma", "me" count only in capitals. */
const SUBJECT_ONLY = /^(?:me|be|as|ma|ba|bs|ms)$/;

/** Each list of words by itself: a degree may begin with that of another language ("Diplomă de bacalaureat"). */
const AT_ONCE = DEGREE_WORDS.map((words) => new RegExp(`(?:${words})(?![\\p{L}\\d])`, 'uy'));

/** The first degree in a text, as it is written; the longest of those that begin there. */
const findDegree = remembered((text): Readonly<{ index: number; text: string }> | undefined => {
  const small = toSmall(text);
  const found = DEGREE.exec(small);
  if (found === null) return undefined;
  const lengths = AT_ONCE.map((pattern) => {
    pattern.lastIndex = found.index;
    return pattern.exec(small)?.[0].length ?? 0;
  });
  const length = Math.max(found[0].length, ...lengths);
  return { index: found.index, text: text.slice(found.index, found.index + length) };
});

/** Between a degree and its field: "Grado en Física", "Laurea in Lettere", "Licență în Drept". */
const OF_FIELD = "(?:in|of|en|im|der|with|em|i|în|w|di|de|des|du|da|do)(?=\\s|$)|d['’](?=\\p{L})";
const SUBJECT = new RegExp(
  `^\\s*(?:[,:;(–—-]|(?<!\\p{L})(?:${OF_FIELD}))*[\\s(]*(?:(?:in|of|en|with a (?:major|focus) in|major(?:ing)? in|speciali[sz]ation in|major)[:\\s]+)?(?:${FIELD_LABEL})?[,„“”"'‘’«]*([^,;|•·(\\d„“”"«»]{2,90})`,
  'iu',
);
/** "Grado en", "Laurea magistrale in": the preposition belongs to the field. */
const PREPOSITION = /\s+(?:en|em|in|în|i|w)$/iu;

/** Degree and field of "Master of Science in Computer Science; GPA 3.9", "BS, Biology", "B.Tech (CSE)". */
export function readDegree(text: string): DegreeRead | undefined {
  const found = findDegree(text);
  if (found === undefined || isPlainWord(found.text)) return undefined;
  const before = text
    .slice(0, found.index)
    .replace(/[\s,;:(–—-]+$/, '')
    .trim();
  let after = text.slice(found.index + found.text.length);
  let degree = found.text.replace(/[\s,]+$/, '').replace(PREPOSITION, '');
  // "Culinary Arts Certificate, Le Cordon Bleu": what the certificate is of stands before it.
  if (KIND_ONLY.test(degree) && /^\s*[,;]/.test(after) && isOwnName(text.slice(0, found.index))) {
    return { degree: `${before} ${degree}`, field: null, rest: after };
  }
  let field: string | null = null;
  const faculty = OF_FACULTY.exec(after) ?? OF_NAMED.exec(after);
  if (faculty !== null && /(?:bachelor|master|associate|doctor)(?:'?s)?$/i.test(degree)) {
    degree += faculty[0];
    after = after.slice(faculty[0].length);
  }
  const level =
    /^\s*(?:'?s)?\s*(?:[12](?= |,|$)|\(hons?\.?\)|degree|honou?rs|program(?:me)?|course|certificate|diploma|\((?:[bma]\.?[a-z.]{1,4}|ph\.?d\.?)\))(?=[\s,]|$)/i.exec(
      after,
    );
  if (level !== null) {
    degree += level[0].replace(/\s+/g, ' ');
    after = after.slice(level[0].length);
  }
  const subject = SUBJECT.exec(after);
  // "Nursing at Leeds College": the school is not the subject.
  const named = (subject?.[1] ?? '')
    .replace(/(?:^|\s+)(?:from|at)\s+.*$/i, '')
    .trim()
    .replace(/[\s)–—-]+$/, '');
  if (named !== '' && /\p{L}{2}/u.test(named) && !isSchool(named) && !NOT_A_FIELD.test(named)) {
    field = named.replace(/\s+[–-]\s+.*$/, '').replace(/[.\s]+$/, '');
    after = after.slice(after.indexOf(named) + named.length);
  }
  if (field === null && before !== '' && !isSchool(before) && before.length < 50 && KIND_ONLY.test(degree)) {
    return { degree: `${before} ${degree}`, field: null, rest: after };
  }
  return { degree: degree.trim(), field: field === '' ? null : field, rest: `${before}  ${after}`.trim() };
}

/** Says what kind of paper it is, and not of what. */
const KIND_ONLY = /^(?:diploma|certificate|degree|minor)$/i;

function isOwnName(before: string): boolean {
  return /\p{L} $/u.test(before) && before.length < 50 && !before.includes(',') && !isSchool(before);
}

const NOT_A_FIELD =
  /^(?:avec|mention|mit auszeichnung|note|nota|voto|ocena|betyg|durchschnitt|abschlussnote|gpa|cgpa|grade|score|alternance|apprentissage|(?:en )?cours|part[- ]time|full[- ]time|on-?line|distance|evening|dual|berufsbegleitend|in corso|em curso|en curso|first|second|magna|summa|cum|with|honou?rs|distinction|class|expected|present|graduated|the|and|from|at|degree|\d|percent|%|thesis|minor|dean|thesis|advisor|specialization:|aggregate|division|passed)\b/i;

function isPlainWord(text: string): boolean {
  const bare = text.trim();
  if (
    /^(?:as|as in|be|me|ma|ba|ms|bs|mca|mia|mba|b a|m a|m e|b e|a a|aa|bm|mm|b m|m m|dut|ged|m s|b s|minor|pgp|matric|graduate|associate|master|certificate|intermediate|immersive)$/i.test(
      bare,
    )
  ) {
    // In capitals ("BS", "ME") they are degrees; in lower case, English words.
    if (bare.length <= 3 || bare.includes(' ')) return bare !== bare.toUpperCase();
    return !/^\p{Lu}/u.test(bare);
  }
  return fold(bare) === '';
}

/** True if the text starts with a degree, as an entry line does. */
export function startsWithDegree(text: string): boolean {
  const found = findDegree(text.trim());
  return found?.index === 0 && !isPlainWord(found.text);
}
