import { BRITISH_COUNTIES } from '../../job-text/places/british-counties.ts';
import { strictHeading } from './headings.ts';
import { employerScore, titleScore } from './job-words.ts';
import { asPlace } from './location.ts';
import { fold, isAllCaps, type TextLine } from './text-line.ts';

export type Named = { value: string; confidence: number; line: TextLine };

const CREDENTIAL =
  /^(?:ph\.?d|m\.?d|mba|msc?|bsc?|ma|ba|rn|bsn|msn|ccrn|cpa|cfa|pmp|csm|pe|eit|esq|jd|ll\.?m|dds|dvm|pharm\.?d|lcsw|lpn|np|fnp|aprn|crna|pa-?c|dnp|phr|sphr|shrm-?s?cp|cissp|cisa|acca|aca|ca|frm|cma|fcca|ceng|mrics|leed(?: ap)?|jr|sr|ii|iii|he\/him|she\/her|they\/them|dpt|otr|rd|rdn|ccc-slp|b\.?tech|m\.?tech|b\.?e|m\.?s|b\.?s|ed\.?d|psy\.?d|aicp|cams|cipp|itil|six sigma.*|a-?csm)\.?$/i;
const HONORIFIC =
  /^(?:(?:capt(?:ain)?|maj(?:or)?|lt|lieutenant|1st lt|2nd lt|col(?:onel)?|lt col|sgt|sergeant|cdr|commander|gen(?:eral)?|adm(?:iral)?|rev|mr|mrs|ms|miss|dr|prof|er|ing|dipl\.?-(?:ing|kff?r|inf|wirt\p{L}*)|mgr|in[zż]|dott(?:\.ssa)?|dr\.ssa|m\.?sc|b\.?sc|sir|herr|frau|sr|sra)\.?\s+|(?:med|phil|jur|dent|vet|rer|nat|pol|oec|habil|h\.?c)\.\s*)+(?=\p{Lu})/iu;
const PREFIX =
  /^(?:name|full name|candidate|r[eé]sum[eé](?: of| for)?|cv of|curriculum vitae(?: of)?|curriculum(?: (?:de|di))?|cv|lebenslauf(?: von)?|curr[ií]culo(?: de)?|nombre(?: completo| y apellidos?)?|nome(?: completo| e cognome)?|nom(?: et pr[eé]nom)?|pr[eé]nom et nom|naam|imi[eę] i nazwisko|nume(?:le)? (?:[sșş]i )?prenume(?:le)?|namn|ad[ıi]? ?soyad[ıi]?|vor- und nachname)\s*[:–-]?\s+/iu;
/** Behind the name: "Anna Berg Curriculum Vitae", "Anna Berg CV: Extended Edition", "Anna Berg (*28.10.1997)". */
const BEHIND =
  /\s+(?:(?:[|•·–—-]\s*)?(?:curriculum vitae|lebenslauf|r[eé]sum[eé]|cv)(?:\s*[:–-].*)?|\((?:\*|geb(?:oren)?\.?|born|n[eé]e)[^()]*\))$/iu;
const NOT_NAME =
  /\b(?:resume|curriculum|vitae|cv|profile|avenue|apartment|phone|email|e-mail|mobile|address|confidential|university|college|institute|linkedin|github|indeed|looking|seeking|years?|experience|career|objective|willing|relocate|permis|f(?:ü|ue)hrerschein|licen[cs]e|patente|rijbewijs|körkort|carnet)\b|[\d@/\\|:;!?*#=<>{}_%$]/i;
const PARTICLE =
  /^(?:de|del|della|di|da|dos|das|do|van|von|der|den|la|le|los|las|el|al|bin|ibn|bint|y|e|zu|ter|ten|st\.?|mc|o'|['’][ts])$/i;
/** "d'Arcy", "dell'Acqua", "al-Sayed": a particle that is joined to the name. */
const JOINED = /^(?:d|dell|dall|l|o|al|el|an|as|ad|ar|ash)['’-]\p{Lu}[\p{L}'’.-]*$/u;
/** Part of an address or a heading, unless a forename stands before it: "Jimmy Page". */
const PAGE_OR_STREET = /\b(?:page|street|road)\b/i;
const PAGE_OR_STREET_NAME =
  /^(?!(?:main|high|cover|title|front|back|first|last|next|home|web|landing|wall|the|this|new|old)\b)\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’-]*\.?)? (?:page|street|road)$/iu;
/** Trades that are surnames too, in English. */
const TRADE_NAME =
  /^(?:baker|barber|brewer|builder|butcher|butler|captain|carpenter|chaplain|clerk|constable|cook|cooper|dancer|dean|drummer|driver|farmer|fellow|fisher|gardener|glazier|guard|guide|handler|head|host|joiner|judge|lawyer|major|marshall?|mason|matron|merchant|packer|painter|partner|piper|plumber|porter|priest|proctor|sailor|sergeant|sheriff|singer|steward|tailor|tiler|trainer|usher|vicar|ward|weaver)$/i;
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
    ]),
  ];
  let best: Named | undefined;
  for (const line of [
    ...withWrapped(candidates, first_page),
    ...overTwoLines(head),
    ...underTwoLabels(first_page),
  ]) {
    if (strictHeading(line.text) !== undefined && line.line !== head[0]?.line) continue;
    for (const [index, segment] of line.segments.entries()) {
      const name = asName(segment.text) ?? smallName(segment.text, email);
      if (name === undefined) continue;
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

const GIVEN_LABEL =
  /^(?:first name|given names?|forenames?|vorname|pr[eé]noms?|nombres?|nome|voornaam|imi[eę]|prenume(?:le)?|f[oö]rnamn|ad[ıi]?)\s*:\s*(?=\p{L})/iu;
const FAMILY_LABEL =
  /^(?:last name|surname|family name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|apelido|sobrenome|achternaam|nazwisko|nume(?:le)?|efternamn|soyad[ıi]?)\s*:\s*(?=\p{L})/iu;

/** "Vorname: Anna" beside or below "Nachname: Berg": offered as one line. */
function underTwoLabels(lines: TextLine[]): TextLine[] {
  const at = lines.findIndex(({ text }) => FAMILY_LABEL.test(text));
  const family = lines[at];
  const given = [lines[at - 1], lines[at + 1]].find(
    (line) => line !== undefined && GIVEN_LABEL.test(line.text),
  );
  if (family === undefined || given === undefined) return [];
  const text = `${given.text.replace(GIVEN_LABEL, '')} ${family.text.replace(FAMILY_LABEL, '')}`;
  if (asName(text) === undefined) return [];
  return [{ ...given, text: `Name: ${text}`, segments: [{ ...given.segments[0]!, text: `Name: ${text}` }] }];
}

const SMALL_NAME = /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){1,2}$/u;

/** "lukas elsner": small letters name a person only if all of them are in the email address. */
function smallName(text: string, email: string | null): string | undefined {
  const piece = text.split(/\s*[|•·]\s*/)[0]!.trim();
  if (email === null || !SMALL_NAME.test(piece)) return undefined;
  const letters = fold(email).replace(/[^a-z]/g, '');
  const words = fold(piece).split(/[^a-z]+/);
  return words.every((word) => word.length > 1 && letters.includes(word)) ? titleCase(piece) : undefined;
}

const NAME_LABEL =
  /^(?:(?:full )?name(?: ?\/ ?surname)?|(?:first name(?:\(s\)|s)?|forename(?:\(s\)|s)?) ?[/,&] ?(?:sur|last )name(?:\(s\)|s)?|surname(?:\(s\))? ?[/,&] ?(?:first )?name(?:\(s\))?|candidate name|vor- und nachname|nachname ?[/,] ?vorname|nom et prénom|prénom ?[/,] ?nom|nombre y apellidos|nome e cognome|nome completo|naam|imię i nazwisko|nume(?:le)? (?:și|şi) prenume(?:le)?|namn|ad soyad)\s*(?::|$)/iu;

/** Beside "Name" or "First name / Surname". */
function isLabelled({ segments }: TextLine): boolean {
  const [first, second] = segments;
  return (
    first !== undefined && NAME_LABEL.test(first.text) && (second !== undefined || /:\s*\S/.test(first.text))
  );
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

/** The text as a name, without titles and post-nominal letters, or undefined if it cannot be one. */
export function asName(text: string): string | undefined {
  const parts = withoutNickname(text.replace(PREFIX, '').replace(BEHIND, '').replace(HONORIFIC, '')).split(
    /\s*,\s*|\s+[|•·–—-]\s+|\s*[|•]\s*|\s*\((?=[^)]*\))/,
  );
  const [first, ...behind] = parts;
  if (first === undefined) return undefined;
  const credentials = behind.every((part) => {
    const letters = part.replace(/\)$/, '').trim();
    return isCredential(letters) || /^[A-Z]{3,6}$/.test(letters);
  });
  // "Garcia, Maria" is a name too; "Boston, MA" is not.
  if (!credentials && !/\s[|•·–—-]\s|[|•(]/.test(text)) return undefined;
  let words = first.trim().split(/\s+/);
  while (words.length > 2 && isCredential(words.at(-1)!) && words.at(-1) === words.at(-1)!.toUpperCase())
    words = words.slice(0, -1);
  const name = words.join(' ');
  const full = words.filter((word) => !PARTICLE.test(word)).length;
  if (words.length < 2 || full > 5 || words.length > 7 || name.length > 45) return undefined;
  if (NOT_NAME.test(name) || (PAGE_OR_STREET.test(name) && !PAGE_OR_STREET_NAME.test(name))) return undefined;
  if (
    !words.every(
      (word) =>
        PARTICLE.test(word) ||
        JOINED.test(word) ||
        /^\p{Lu}[\p{L}'’.-]*$/u.test(word) ||
        /^["“(]\p{L}+["”)]$/u.test(word),
    )
  ) {
    return undefined;
  }
  if (words.filter((word) => /\p{L}{2}/u.test(word)).length < 1) return undefined;
  return isAllCaps(name) ? titleCase(name) : name;
}

/** "PMP", or "P.E." with its full stops. */
function isCredential(letters: string): boolean {
  return CREDENTIAL.test(letters) || CREDENTIAL.test(letters.replaceAll('.', ''));
}

/** "Robert (Bob) Jones" without the name in brackets; what follows must be the surname, not a job. */
function withoutNickname(text: string): string {
  const found = /^(\p{Lu}[^()]*?)\s+\(\p{Lu}[\p{L}.'’ -]{0,18}\)\s+(\p{Lu}[^(),|•·]*)/u.exec(text);
  if (found === null) return text;
  const [matched, before, after] = found as unknown as [string, string, string];
  if (titleScore(after) >= 0.5 && !TRADE_NAME.test(after.trim())) return text;
  return `${before} ${after}${text.slice(matched.length)}`;
}

export function titleCase(name: string): string {
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
