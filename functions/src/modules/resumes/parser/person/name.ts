import { BRITISH_COUNTIES } from '../../../job-text/places/british-counties.ts';
import { asPlace } from '../places/location.ts';
import { strictHeading } from '../structure/headings.ts';
import { LETTER_LINES, namesAddressed } from '../structure/letters.ts';
import { fold, type TextLine } from '../text/text-line.ts';
import { employerScore, titleScore } from '../words/job-words.ts';
import { asName, isDocumentName, PAGE_OR_STREET, PARTICLE, TRADE_NAME, titleCase } from './name-form.ts';
import { isLabelled, isNameLabel, underTwoLabels } from './name-labels.ts';

export type Named = { value: string; confidence: number; line: TextLine };

/** Words that make a job of the trade behind them: "Line Cook", "Truck Driver". */
const KIND_OF_TRADE =
  /\b(?:senior|junior|lead|chief|head|assistant|associate|deputy|graduate|trainee|apprentice|executive|general|freelance|independent|qualified|certified|licensed|experienced|skilled|professional|master|journeyman|finish|rough|framing|stone|brick|sous|line|prep|fry|grill|pastry|bread|cake|artisan|short|truck|bus|van|lorry|taxi|cab|uber|delivery|forklift|hgv|cdl|tram|train|hotel|night|hospital|school|ward|kitchen|restaurant|security|prison|coast|tour|travel|mountain|life|crossing|dog|animal|baggage|package|cable|food|personal|fitness|private|wine|cabin|flight|shop|team|data|bank|mail|stock|police|army|navy|ship|landscape|head|house|home|family|women'?s|men'?s|opera|jazz|backup|session|ballet|business|managing|equity|law|tax|event|radio|tv|game|web|software|construction|site|wedding|furniture|cabinet|industrial|commercial|residential|sign|auto)\b/i;

/** The person's name: in the position and form of a name, and ideally matching the email address. */
export function findName(head: TextLine[], all: TextLine[], email: string | null): Named | undefined {
  const first_page = all.filter((line) => line.page === 1).slice(0, 60);
  const largest = Math.max(0, ...first_page.map((line) => line.size));
  const candidates = [
    ...new Set([
      ...head.slice(0, 14),
      ...first_page.filter((line) => line.size > 1.3),
      ...first_page.slice(0, 4),
      ...first_page.filter(isLabelled),
      ...all.slice(0, LETTER_LINES).filter(isLabelled),
    ]),
  ].filter((line) => !isDocumentName(line.text));
  const addressed = namesAddressed(all);
  let best: Named | undefined;
  for (const line of [
    ...withWrapped(candidates, first_page),
    ...overTwoLines(head.filter((line) => !isDocumentName(line.text))),
    ...underTwoLabels(first_page),
  ]) {
    if (strictHeading(line.text) !== undefined && line.line !== head[0]?.line) continue;
    for (const [index, segment] of line.segments.entries()) {
      if (segment !== line.segments.at(-1) && isNameLabel(segment.text)) continue;
      const name =
        asName(segment.text) ??
        smallName(segment.text, email, line === head[0] && line.size >= largest - 0.02) ??
        besideTitle(segment.text) ??
        lastFirst(segment.text, email);
      if (name === undefined || addressed(name)) continue;
      const place = head.findIndex((one) => one.page === line.page && one.line === line.line);
      let score = 0.35;
      if (place === 0) score += 0.3;
      else if (place > 0) score += Math.max(0, 0.2 - 0.03 * place);
      if (largest > 1.15 && line.size >= largest - 0.02) score += 0.3;
      if (isLabelled(line) && index <= 1) score += 0.4;
      else if (index > 0) score -= 0.1;
      const atTop = place === 0 && index === 0;
      const matches = email !== null && resemblesEmail(name, email);
      if (matches) score += 0.3;
      if (PAGE_OR_STREET.test(name) && !atTop && !matches) continue;
      if (titleScore(name) >= 0.5) score -= atTop && hasTradeName(name) ? 0.2 : 0.5;
      if (employerScore(name) >= 0.5) score -= 0.3;
      if (isPlace(name) || isPlace(segment.text)) score -= 0.35;
      if (best === undefined || score > best.confidence) best = { value: name, confidence: score, line };
    }
  }
  if (best === undefined || best.confidence < 0.4) return undefined;
  return { ...best, confidence: Math.min(0.98, Math.round(best.confidence * 100) / 100) };
}

/** "Imogen Hart, Solicitor": behind the name stands what the person does. */
function besideTitle(text: string): string | undefined {
  const [first, second, ...more] = text.split(/,\s+/);
  if (second === undefined || more.length > 0 || titleScore(second) < 0.8) return undefined;
  return titleScore(first!) >= 0.5 || employerScore(first!) >= 0.5 ? undefined : asName(first!);
}

const LAST_FIRST =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,2}), (\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})$/u;

/** "Gutiérrez, Álvaro": the family name first, if the email address speaks for a name of the person. */
function lastFirst(text: string, email: string | null): string | undefined {
  const [, last, first] = LAST_FIRST.exec(text) ?? [];
  if (first === undefined || email === null || asPlace(text) !== undefined) return undefined;
  const name = `${first} ${last}`;
  return resemblesEmail(name, email) ? asName(name) : undefined;
}

const SMALL_NAME = /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){1,3}$/u;

/**
 * "lukas elsner": small letters name a person if they are in the email address: all of them, or some at the top
 * of the page.
 */
function smallName(text: string, email: string | null, at_top: boolean): string | undefined {
  const piece = text.split(/\s*[|•·]\s*/)[0]!.trim();
  if (!SMALL_NAME.test(piece) || titleScore(piece) >= 0.5) return undefined;
  const words = fold(piece).split(/[^a-z]+/);
  const letters = fold(email ?? '').replace(/[^a-z]/g, '');
  const known = words.filter((word) => letters.includes(word) && word.length > 1);
  const others = words.filter((word) => !known.includes(word) && !PARTICLE.test(word));
  const fits = known.length > 0 && (others.length === 0 || (at_top && known.some((word) => word.length > 3)));
  return fits ? titleCase(piece) : undefined;
}

/** "Tom Baker", "Sarah J. Carpenter": a forename before a trade that is also a surname. */
function hasTradeName(name: string): boolean {
  const words = name.split(' ');
  const forenames = words.slice(0, -1).join(' ');
  return (
    words.length <= 3 &&
    TRADE_NAME.test(words.at(-1)!) &&
    titleScore(forenames) === 0 &&
    !KIND_OF_TRADE.test(forenames)
  );
}

const NAME_WORD = /^\p{Lu}[\p{L}'’.-]+$/u;

/** "Maya" above "van den Berg" at the top of the page: offered as one line. */
function overTwoLines(head: TextLine[]): TextLine[] {
  const [first, second] = head;
  if (first === undefined || second === undefined || first.column !== second.column) return [];
  const words = second.text.split(' ');
  const names =
    NAME_WORD.test(first.text) &&
    words.length <= 3 &&
    words.every((word) => PARTICLE.test(word) || NAME_WORD.test(word)) &&
    [first, second].every(
      (line) =>
        line.segments.length === 1 &&
        strictHeading(line.text) === undefined &&
        titleScore(line.text) < 0.5 &&
        !isPlace(line.text),
    );
  if (!names) return [];
  const text = `${first.text} ${second.text}`;
  return [{ ...first, text, segments: [{ ...first.segments[0]!, text }] }];
}

/** "Devon" and "Sutherland" are counties, but in a line of their own more often half of a name. */
function isPlace(text: string): boolean {
  return asPlace(text) !== undefined && !BRITISH_COUNTIES.includes(text);
}

/** A name in large letters may be wrapped: "Dr. Lena" / "Vasquez". Both halves are offered as one line. */
function withWrapped(candidates: TextLine[], lines: TextLine[]): TextLine[] {
  return candidates.map((line) => {
    const next = lines[lines.indexOf(line) + 1];
    const wrapped =
      next !== undefined &&
      line.size > 1.3 &&
      line.segments.length === 1 &&
      next.style === line.style &&
      next.column === line.column &&
      (asName(line.text) === undefined || /\p{L}-$/u.test(line.text));
    if (!wrapped) return line;
    const text = `${line.text}${line.text.endsWith('-') ? '' : ' '}${next.text}`;
    return { ...line, text, segments: [{ ...line.segments[0]!, text }] };
  });
}

function resemblesEmail(name: string, email: string): boolean {
  const local = fold(email.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const words = fold(name)
    .split(/[\s.]+/)
    .filter((word) => word.length > 1);
  return (
    words.some((word) => word.length > 2 && local.includes(word)) ||
    (words.length > 1 && local === words.map((word) => word[0]).join(''))
  );
}
