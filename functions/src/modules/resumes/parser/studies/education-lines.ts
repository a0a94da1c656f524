import { findDates, withoutDates } from '../dates/dates.ts';
import { asPlace } from '../places/location.ts';
import { isHeaderLike, joinWrapped } from '../structure/paragraphs.ts';
import { fold, type TextLine } from '../text/text-line.ts';
import { hasDegree, isSchool, startsWithDegree } from '../words/degrees.ts';
import { datesOf, NOTE, WORK_FOR_DEGREE } from './education-pieces.ts';

const SCHOOL_LABEL =
  /^(?:uczelnia ?\/ ?szko[lł]a|nazwa (?:szko[lł]y|uczelni)|l[aä]ros[aä]te|skola|onderwijsinstelling|instelling|[eé]tablissement|centro(?: de estudios)?|instituci[oó]n(?: educativa)?|institui[cç][aã]o(?: de ensino)?|istituto|nome e tipo di istituto|szko[lł]a|institu[tț]i(?:e|a)(?: de [iî]nv[aă][tț][aă]m[aâ]nt)?|[sș]coala|kurum|okul|bildungseinrichtung|lyc[eé]e|ausbildungsst[aä]tte|university|college|school|institution|universität|hochschule|schule|université|école|universidad|universidade|escuela|università|scuola|universiteit|uczelnia|universitatea|universitet|üniversite)\s*:\s*(?=\S)/iu;
const DATES_LABEL = /^\p{L}+(?: \p{L}+)?\s*:\s+(?=\S*\d)/u;

/** Heads of a table's columns, and labels in a column of their own. */
const COLUMN_LABELS = new Set(
  'date dates period duration year years degree qualification institution school university subject course grade result title place location datum zeitraum abschluss einrichtung ort fach schule annee annees periode diplome etablissement lieu ecole ano anos periodo periodos fecha fechas titulo titulacion institucion centro lugar escuela grau instituicao escola anno titolo istituto scuola jaar opleiding instelling diploma okres okres nauki rok lata uczelnia kierunek tytul szkola perioada anul institutia ar utbildning skola examen tarih yil okul bolum derece'.split(
    ' ',
  ),
);

function isColumnLabel(text: string): boolean {
  return text.split(/\s*\/\s*/).every((part) => COLUMN_LABELS.has(fold(part)));
}

/**
 * What stands in the first cell of several lines, as one of at least two such texts, or before a cell that begins with a
 * colon, labels what is beside it. A school that stands there twice has a town or dates beside it.
 */
function labelsOf(lines: TextLine[]): Set<string> {
  const rows = lines.filter(({ segments }) => segments.length > 1).map(({ segments }) => segments);
  const besides = Map.groupBy(rows, ([first]) => first!.text);
  const repeated = [...besides].filter(
    ([, same]) =>
      same.length > 1 &&
      same.some(([, second]) => !hasDate(second!.text) && asPlace(second!.text) === undefined),
  );
  const colons = rows.filter(([, second]) => /^:/.test(second!.text)).map(([first]) => first!.text);
  const texts = [...(repeated.length > 1 ? repeated.map(([text]) => text) : []), ...colons];
  return new Set(texts.filter((text) => !hasDate(text) && !startsWithDegree(text)));
}

function hasDate(text: string): boolean {
  return datesOf(text).length > 0;
}

/**
 * The lines without labels: "• University: Leeds", "• Duration: 2010 - 2014", and cells that say what is beside them. They
 * are parts of the entry, whatever sign they stand behind.
 */
export function withoutLabels(lines: TextLine[]): TextLine[] {
  const labels = labelsOf(lines);
  return lines.flatMap((line) => {
    const [first, ...more] = line.segments;
    if (first === undefined || more.length === 0) return withoutLabel(line);
    if (!labels.has(first.text) && !isColumnLabel(first.text)) return line;
    if (more.every(({ text }) => isColumnLabel(text))) return [];
    const segments = more.map((segment) => ({ ...segment, text: segment.text.replace(/^:\s*/, '') }));
    return { ...line, bullet: false, segments, text: segments.map(({ text }) => text).join('  ') };
  });
}

const DEGREE_LABEL =
  /^(?:kierunek ?\/ ?tytu[lł]|uzyskany tytu[lł]|calificarea(?: ?\/ ?diploma)? ob[tț]inut[aă]|qualifica conseguita|titolo (?:di studio|conseguito)|opleiding|formation|curso|forma[cç][aã]o|utbildning|course|degree|qualification|abschluss|dipl[oô]me|titulaci[oó]n|t[ií]tulo|titolo|diploma|tytu[lł]|dyplom|examen|derece|mezuniyet)\s*:\s*(?=\S)/iu;

function withoutLabel(line: TextLine): TextLine {
  const dates = DATES_LABEL.exec(line.text);
  const label =
    SCHOOL_LABEL.exec(line.text) ??
    DEGREE_LABEL.exec(line.text) ??
    (dates !== null && isOnlyDates(line.text.slice(dates[0].length)) ? dates : null);
  if (label === null || line.segments.length !== 1) return line;
  const text = line.text.slice(label[0].length);
  return { ...line, bullet: false, text, segments: [{ ...line.segments[0]!, text }] };
}

const LONG = 55;
/** The last words of a line that was full: "…, Johns Hopkins". */
const NAME_AT_END = /(?:[,;]|\bat)\s+(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2})$/u;

export const HONOR = /\b(?:laude|honou?rs?|distinction|merit|dean'?s list|valedictorian|gpa)\b/i;
/** What names no school by itself: "School of Nursing", "Institute of Technology", "State University". */
const REST_OF_NAME =
  /^(?:(?:Graduate|Medical|Law|Business|Community|Technical|State|Junior|City) )*(?:(?:School|College|Institute|Academy|Faculty|Conservatory|Polytechnic)\b|(?:State|Technical|City) University\b|University(?:,|$| (?:School|College)\b))/;

/** A line that cannot end there: with a preposition, a comma, or half of a word. */
const GOES_ON =
  /(?<!\p{L})(?:of|and|&|und|für|der|des|in|et|de|du|la|le|en|y|e|di|del|della|dell['’]|da|do|dos|em|van|voor|i|w|och|ve|și|si|for|the|à|con|with)\s*:?$|(?<=\p{L}),$|(?<=\p{Ll})-$/iu;
/** Nothing yet but what kind of school it is: "– Technische Universiteit". */
const KIND_AT_END =
  /(?:^|[,–|·-]\s*)(?:(?:technische|technical|royal|national|katholieke|vrije|freie)\s+)+(?:universit\p{L}*|hochschule|hogeschool|institut\p{L}*)$/iu;
const MOST_LETTERS = 220;

/**
 * Rejoins what goes on in the next line: "BSc in Biology, Johns Hopkins" and "School of Nursing", "Royal Institute of" and
 * "Technology".
 */
export function withWholeLines(lines: TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  const widest = Math.max(0, ...lines.map(({ right }) => right));
  for (const line of lines) {
    const last = result.at(-1);
    if (last === undefined || !goesOn(last, line, widest)) {
      result.push(line);
      continue;
    }
    const at = endOf(last);
    const segments = last.segments.map((segment, index) =>
      index === at ? { ...segment, text: joinWrapped(segment.text.replace(/:$/, ''), line.text) } : segment,
    );
    result[result.length - 1] = {
      ...last,
      right: line.right,
      segments,
      text: segments.map(({ text }) => text).join('  '),
    };
  }
  return result;
}

/** The last cell that holds more than dates. */
function endOf({ segments }: TextLine): number {
  const at = segments.findLastIndex(({ text }) => !isOnlyDates(text));
  return at === -1 ? segments.length - 1 : at;
}

/** What only goes on: "of Pennsylvania", "No. 41". */
const REST =
  /^(?:(?:of|de|del|della|di|der|des|du|für|and|und|et|y|e|et)\s+\p{Lu}|(?:No\.|N[º°]|Nr\.)\s*\d)/u;
const LONG_LINE = 50;
const FULL = 0.96;

function goesOn(last: TextLine, line: TextLine, widest: number): boolean {
  if (line.gap || line.bullet || line.segments.length !== 1 || last.column !== line.column) return false;
  if (startsWithDate(line) || NOTE.test(line.text)) return false;
  const text = last.segments[endOf(last)]?.text ?? '';
  if (withoutDates(text, datesOf(text)).replace(/[\s,-]/g, '') === '') return false;
  const begun = text.length < LONG - 12 && last.text.length < LONG ? null : NAME_AT_END.exec(text);
  const isRest = REST_OF_NAME.test(line.text) && !startsWithDegree(line.text);
  if (begun !== null && isRest && isSchool(`The ${line.text}`) && !isNoName(begun[1]!)) return true;
  if (last.text.length > MOST_LETTERS) return false;
  if (REST.test(line.text) && (isSchool(text) || hasDegree(text))) return true;
  // The last word of a line that was full.
  const isTail =
    last.right > FULL * widest &&
    text.length > LONG_LINE &&
    !line.text.includes(':') &&
    !line.text.includes(' ') &&
    Math.abs(line.size - last.size) < 0.03 &&
    hasDegree(text) &&
    !hasDegree(line.text) &&
    !isSchool(line.text) &&
    asPlace(line.text) === undefined;
  if (isTail && widest > 0 && !/[.;:)]$/.test(text)) return true;
  return (GOES_ON.test(text) && !(hasDate(line.text) && text.endsWith(','))) || KIND_AT_END.test(text);
}

function startsWithDate({ text }: TextLine): boolean {
  return /^\W*\d/.test(text) || isOnlyDates(text);
}

/** Words at the end of a line that no name begins with: a whole school, a town, an honor. */
function isNoName(words: string): boolean {
  return isSchool(words) || HONOR.test(words) || asPlace(words) !== undefined;
}

export function isDateOnly(line: TextLine): boolean {
  return isOnlyDates(line.segments[0]?.text ?? '');
}

function isOnlyDates(text: string): boolean {
  const dates = datesOf(text);
  return dates.length > 0 && withoutDates(text, dates) === '';
}

const MIN_TOLD = 6;

const OPENING = 3;

/** Most of its words are small, and it begins with none that names something: a sentence, whatever it mentions. */
function isTold({ text, segments }: TextLine): boolean {
  const all = text.match(/[\p{L}\d][\p{L}\d'’.-]*/gu) ?? [];
  if (all.length < MIN_TOLD || segments.length > 1 || hasDate(text)) return false;
  const opening = all.slice(0, OPENING).join(' ');
  if (hasDegree(opening) || isSchool(opening)) return false;
  const words = all.filter((word) => !GRAMMAR.test(word));
  return words.filter((word) => /^\p{Ll}/u.test(word)).length >= 0.5 * words.length;
}

/** Small words that stand in names, too. */
const GRAMMAR =
  /^(?:of|the|and|for|de|des|du|la|le|les|et|der|die|und|für|in|di|e|y|da|do|dos|van|voor|en|i|w|im)$/;

const PRAISE =
  /\b(?:medal(?:l?ist)?|award|scholarship|fellowship|dean'?s list|distinguished|topper|valedictorian|honou?r roll)\b/i;

export function isProse(line: TextLine): boolean {
  if (PRAISE.test(line.text) && !startsWithDegree(line.text) && !isSchool(line.text.split(',')[0]!))
    return true;
  if (NOTE.test(line.text) || WORK_FOR_DEGREE.test(line.text) || isTold(line)) return true;
  return (
    !hasDegree(line.text) && !isSchool(line.text) && !isHeaderLike(line) && findDates(line.text).length === 0
  );
}
