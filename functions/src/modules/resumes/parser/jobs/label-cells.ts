import { spanOf } from '../dates/date-spans.ts';
import type { TextLine } from '../text/text-line.ts';
import { namesHeader } from './entry-labels.ts';

/**
 * Forms write labels into a column of their own, without a colon: "Dates", "Occupation or position held", "Name and address
 * of employer". They become the labels that other resumes write before their text.
 */
export function withLabels(lines: TextLine[]): TextLine[] {
  const labelled = lines.map(withLabel);
  return hoistLabels(withWholePeriods(labelled));
}

const LABEL_CELL =
  /^(?:(?<dates>dates?(?: \((?:from|from ?[–-] ?to)\))?|period|duration|date \(da ?[–-] ?a\)|perioad[aă]|zeitraum|datum|dates? of employment|fechas?|datas?|periodo|per[ií]odo|data|daty|okres|tarih(?:ler)?)|(?<title>occupation(?: or position held)?|position(?: held)?|job title|title|role|beruf oder funktion|funktion|stelle|fonction ou poste occup[eé]|poste|profesi[oó]n o cargo desempe[nñ]ado|cargo|puesto|funç[aã]o ou cargo ocupado|lavoro o posizione ricoperti|tipo di impiego|ruolo|functie|functie of beroep|zaw[oó]d lub zajmowane stanowisko|stanowisko|func[tț]ia sau postul ocupat|func[tț]ia|func[tț]ie|pozi[tț]i[ea]|post(?:ul)?(?: ocupat)?|yrke eller befattning|titel|meslek veya pozisyon|pozisyon)|(?<employer>(?:name and address of (?:the )?)?employer|company(?: name)?|organi[sz]ation(?: name)?|name und adresse des arbeitgebers|arbeitgeber|firma|companie|compania|angajator(?:ul)?|nom et adresse de l'employeur|employeur|entreprise|nombre y direcci[oó]n del empleador|empresa|nome e endereço do empregador|nome e indirizzo del datore di lavoro|azienda|naam en adres van de werkgever|werkgever|nazwa i adres pracodawcy|pracodawca|numele [sș]i adresa angajatorului|angajator|arbetsgivarens namn och adress|arbetsgivare|i[sş]verenin ad[ıi] ve adresi|i[sş]veren))$/iu;

const WORDS = { dates: 'Dates', title: 'Position', employer: 'Employer' } as const;

/** Romanian is often written with cedillas: "Funcţia", "Numele şi adresa angajatorului". */
const withCommas = (text: string) => text.replace(/ţ/g, 'ț').replace(/ş/g, 'ș');

/** What the first cell of a line says of the second. */
function withLabel(line: TextLine): TextLine {
  const [first, second, ...more] = withLabelApart(line).segments;
  if (first === undefined || second === undefined) return line;
  const label = first.text.replace(/\s*:$/, '');
  const found = (LABEL_CELL.exec(label) ?? LABEL_CELL.exec(withCommas(label)))?.groups;
  const kind = (['dates', 'title', 'employer'] as const).find((one) => found?.[one] !== undefined);
  if (kind === undefined) return line;
  const said = second.text.replace(/^:\s*/, '');
  const segments = [{ ...second, text: `${WORDS[kind]}: ${said}` }, ...more];
  return { ...line, bullet: false, segments, text: segments.map(({ text }) => text).join('  '), x: second.x };
}

/** "Date (da – a) Dal 01/09/2007": the label fills its cell, so that the dates touch it. */
const TOUCHING = /^(dates? \((?:from|da|de|von)[^)]{1,12}\))\s+(?=\S*\s?\d)/i;

function withLabelApart(line: TextLine): TextLine {
  const [first, ...more] = line.segments;
  const label = first === undefined ? null : TOUCHING.exec(first.text);
  if (label === null) return line;
  const cells = [label[1]!, first!.text.slice(label[0].length)].map((text) => ({ ...first!, text }));
  return { ...line, segments: [...cells, ...more] };
}

const START = /^start(?:ed)?(?: ?date)?\s*:/i;
const END = /^end(?:ed)?(?: ?date)?\s*:/i;

/** "Start date: May 2019" and below it "End date: June 2021". */
function withWholePeriods(lines: TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    if (last === undefined || !END.test(line.text) || !START.test(last.text)) {
      whole.push(line);
      continue;
    }
    const text = `${last.text} ${line.text}`;
    whole[whole.length - 1] = { ...last, text, segments: [{ ...last.segments[0]!, text }] };
  }
  return whole;
}

/** What a label says: the word before the colon. */
function labelOf(line: TextLine): string | undefined {
  return namesHeader(line.text) ? line.text.slice(0, line.text.indexOf(':')).toLowerCase() : undefined;
}

/**
 * Forms name the employer below what was done. A labelled line that stands apart from the labels of its job is moved up to
 * them; a label that was there already begins the next job, and so do dates where there are some already. Behind a blank
 * line it may be either, so it stays.
 */
function hoistLabels(lines: TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  // In a table, each row stands apart.
  const blanks = lines.some((line) => labelOf(line) !== undefined && !line.gap);
  let seen = new Set<string>();
  let after = 0;
  let dated = false;
  let parted = false;
  for (const line of lines) {
    const label = labelOf(line);
    parted ||= blanks && line.gap;
    const dates = spanOf(line.text) !== undefined;
    if (label === undefined) {
      result.push(line);
      continue;
    }
    const apart = after < result.length;
    const next: boolean = seen.size === 0 || seen.has(label) || (apart && (parted || (dates && dated)));
    dated = dates || (dated && !next);
    parted = false;
    if (next) {
      seen = new Set();
      result.push(line);
      after = result.length;
    } else {
      result.splice(after, 0, after === result.length ? line : { ...line, gap: false });
      after += 1;
    }
    seen.add(label);
  }
  return result;
}
