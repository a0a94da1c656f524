import { strictHeading } from './headings.ts';
import { employerScore, titleScore } from './job-words.ts';
import { asPlace } from './location.ts';
import { fold, isAllCaps, type TextLine } from './text-line.ts';

export type Named = { value: string; confidence: number; line: TextLine };

const CREDENTIAL =
  /^(?:ph\.?d|m\.?d|mba|msc?|bsc?|ma|ba|rn|bsn|msn|ccrn|cpa|cfa|pmp|csm|pe|eit|esq|jd|ll\.?m|dds|dvm|pharm\.?d|lcsw|lpn|np|fnp|aprn|crna|pa-?c|dnp|phr|sphr|shrm-?s?cp|cissp|cisa|acca|aca|ca|frm|cma|fcca|ceng|mrics|leed(?: ap)?|jr|sr|ii|iii|he\/him|she\/her|they\/them|dpt|otr|rd|rdn|ccc-slp|b\.?tech|m\.?tech|b\.?e|m\.?s|b\.?s|ed\.?d|psy\.?d|aicp|cams|cipp|itil|six sigma.*|a-?csm)\.?$/i;
const HONORIFIC =
  /^(?:capt(?:ain)?|maj(?:or)?|lt|lieutenant|1st lt|2nd lt|col(?:onel)?|lt col|sgt|sergeant|cdr|commander|gen(?:eral)?|adm(?:iral)?|rev|mr|mrs|ms|miss|dr|prof|er|ing|dipl\.?-ing|sir|herr|frau|sr|sra)\.?\s+(?=\p{Lu})/iu;
const PREFIX =
  /^(?:name|full name|candidate|resume of|resume for|cv of|curriculum vitae(?: of)?|resume|cv|nombre|nom)\s*[:–-]?\s+/i;
const NOT_NAME =
  /\b(?:resume|curriculum|vitae|cv|profile|street|road|avenue|apartment|phone|email|e-mail|mobile|address|page|confidential|university|college|institute|linkedin|github|indeed|looking|seeking|years?|experience|career|objective|willing|relocate)\b|[\d@/\\|:;!?*#=<>{}_%$]/i;
const PARTICLE =
  /^(?:de|del|della|di|da|dos|das|do|van|von|der|den|la|le|el|al|bin|ibn|bint|y|e|zu|ter|ten|st\.?|mc|o')$/i;

/** The person's name: in the position and form of a name, and ideally matching the email address. */
export function findName(head: TextLine[], all: TextLine[], email: string | null): Named | undefined {
  const first_page = all.filter((line) => line.page === 1).slice(0, 60);
  const largest = Math.max(0, ...first_page.map((line) => line.size));
  const candidates = [
    ...new Set([
      ...head.slice(0, 14),
      ...first_page.filter((line) => line.size > 1.3),
      ...first_page.slice(0, 4),
    ]),
  ];
  let best: Named | undefined;
  for (const line of withWrapped(candidates, first_page)) {
    if (strictHeading(line.text) !== undefined && line.line !== head[0]?.line) continue;
    for (const [index, segment] of line.segments.entries()) {
      const name = asName(segment.text);
      if (name === undefined) continue;
      const place = head.findIndex((one) => one.page === line.page && one.line === line.line);
      let score = 0.35;
      if (place === 0) score += 0.3;
      else if (place > 0) score += Math.max(0, 0.2 - 0.03 * place);
      if (largest > 1.15 && line.size >= largest - 0.02) score += 0.3;
      if (index > 0) score -= 0.1;
      if (email !== null && resemblesEmail(name, email)) score += 0.3;
      if (titleScore(name) >= 0.5) score -= 0.5;
      if (employerScore(name) >= 0.5) score -= 0.3;
      if (asPlace(name) !== undefined || asPlace(segment.text) !== undefined) score -= 0.35;
      if (best === undefined || score > best.confidence) best = { value: name, confidence: score, line };
    }
  }
  if (best === undefined || best.confidence < 0.4) return undefined;
  return { ...best, confidence: Math.min(0.98, Math.round(best.confidence * 100) / 100) };
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
      asName(line.text) === undefined;
    if (!wrapped) return line;
    const text = `${line.text} ${next.text}`;
    return { ...line, text, segments: [{ ...line.segments[0]!, text }] };
  });
}

/** The text as a name, without titles and post-nominal letters, or undefined if it cannot be one. */
export function asName(text: string): string | undefined {
  const parts = text
    .replace(PREFIX, '')
    .replace(HONORIFIC, '')
    .split(/\s*,\s*|\s+[|•·–—-]\s+|\s*[|•]\s*|\s*\((?=[^)]*\))/);
  const [first, ...behind] = parts;
  if (first === undefined) return undefined;
  const credentials = behind.every((part) => {
    const letters = part.replace(/\)$/, '').trim();
    return CREDENTIAL.test(letters) || /^[A-Z]{3,6}$/.test(letters);
  });
  // "Garcia, Maria" is a name too; "Boston, MA" is not.
  if (!credentials && !/\s[|•·–—-]\s|[|•(]/.test(text)) return undefined;
  let words = first.trim().split(/\s+/);
  while (words.length > 2 && CREDENTIAL.test(words.at(-1)!) && words.at(-1) === words.at(-1)!.toUpperCase())
    words = words.slice(0, -1);
  const name = words.join(' ');
  if (words.length < 2 || words.length > 5 || name.length > 45 || NOT_NAME.test(name)) return undefined;
  if (
    !words.every(
      (word) => PARTICLE.test(word) || /^\p{Lu}[\p{L}'’.-]*$/u.test(word) || /^["“(]\p{L}+["”)]$/u.test(word),
    )
  ) {
    return undefined;
  }
  if (words.filter((word) => /\p{L}{2}/u.test(word)).length < 1) return undefined;
  return isAllCaps(name) ? titleCase(name) : name;
}

function titleCase(name: string): string {
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && PARTICLE.test(word) && word.length > 1 && !/^(?:mc|o'|st)/.test(word)
        ? word
        : word.replace(
            /(^|[-'’.]|^mc)(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          ),
    )
    .join(' ');
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

/** The line below the name that says what the person does. */
export function findHeadline(head: TextLine[], name: TextLine | undefined): Named | undefined {
  const start =
    name === undefined
      ? 0
      : Math.max(
          0,
          head.findIndex((line) => line.page === name.page && line.line === name.line),
        );
  for (const line of head.slice(start, start + 5)) {
    const pieces = line.segments.flatMap((segment) => segment.text.split(/\s+[|•·]\s+|\s*\|\s*/));
    const texts =
      line.page === name?.page && line.line === name.line ? pieces.slice(1) : [whole(line, pieces)];
    for (const text of texts) {
      const value = text.replace(/^[\s,–—-]+|[\s,–—-]+$/g, '');
      if (value.length < 3 || value.length > 120 || /@|https?:|\d{4}|\.$/.test(value)) continue;
      const score = titleScore(value.split(/\s+[|•·–—-]\s+|,\s+|\s*[|•·]\s*/)[0]!);
      if (score < 0.5 || value.split(/\s+/).length > 14) continue;
      return {
        value: isAllCaps(value) && value.length > 4 ? titleCase(value) : value,
        confidence: Math.min(0.9, score),
        line,
      };
    }
  }
  return undefined;
}

/** "Senior Engineer | Distributed Systems" is one headline; "Product Manager | Boston, MA" ends before the place. */
function whole(line: TextLine, pieces: string[]): string {
  const kept = pieces.filter(
    (piece) => asPlace(piece) === undefined && !/@|\d{3}|\.(?:com|io|org|dev|net)\b/.test(piece),
  );
  if (kept.length === pieces.length && line.segments.length === 1) return line.text;
  return kept.join(' | ');
}
