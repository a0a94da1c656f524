import { isAllCaps } from '../text/text-line.ts';
import { titleScore } from '../words/job-words.ts';

const CREDENTIAL =
  /^(?:ph\.?d|m\.?d|mba|msc?|bsc?|ma|ba|rn|bsn|msn|ccrn|cpa|cfa|pmp|csm|pe|eit|esq|jd|ll\.?m|dds|dvm|pharm\.?d|lcsw|lpn|np|fnp|aprn|crna|pa-?c|dnp|phr|sphr|shrm-?s?cp|cissp|cisa|acca|aca|ca|frm|cma|fcca|ceng|mrics|leed(?: ap)?|jr|sr|ii|iii|he\/him|she\/her|they\/them|dpt|otr|rd|rdn|ccc-slp|b\.?tech|m\.?tech|b\.?e|m\.?s|b\.?s|ed\.?d|psy\.?d|aicp|cams|cipp|itil|six sigma.*|a-?csm)\.?$/i;
const HONORIFIC =
  /^(?:(?:y[uü]k\.? m[uü]h|m[uü]h|do[cç]|av|dr\. [oö][gğ]r\. [uü]yesi|capt(?:ain)?|maj(?:or)?|lt|lieutenant|1st lt|2nd lt|col(?:onel)?|lt col|sgt|sergeant|cdr|commander|gen(?:eral)?|adm(?:iral)?|rev|mr|mrs|ms|miss|dr|prof|er|ing|ir|drs?|mevr|dhr|eng|engº|dra|lic|licda|arq|ec|mag|mme|mlle|arch|avv|geom|rag|docent|doc|dipl\.?-(?:ing|kff?r|inf|wirt\p{L}*)|mgr|in[zż]|dott(?:\.ssa)?|dr\.ssa|m\.?sc|b\.?sc|sir|herr|frau|sr|sra|sig|sig\.ra)\.?\s+|(?:M|D|Dña|Me)\.\s+(?=\p{Lu}\p{Ll}+ \p{L})|(?:med|phil|jur|dent|vet|rer|nat|pol|oec|habil|h\.?c)\.\s*|\((?:fh|univ\.?|ba|dh)\)\s+)+(?=\p{Lu})/iu;
/** What a resume is called, in twelve languages. */
const DOCUMENT =
  'r[eé]sum[eé]|curriculum(?: vit(?:ae|æ))?|cv|lebenslauf|curr[ií]culo|hoja de vida|levensloop|[zż]yciorys|meritf[oö]rteckning|(?:o|ö)zge(?:c|ç)m(?:i|İ|ı|i̇)(?:s|ş)';
const ONLY_DOCUMENT = new RegExp(`^\\s*(?:mein |mi |my |mon |il mio )?(?:${DOCUMENT})\\s*$`, 'iu');

/** True for "Lebenslauf", "ÖZGEÇMİŞ": it names the file, and the person stands below. */
export function isDocumentName(text: string): boolean {
  return ONLY_DOCUMENT.test(text);
}

/** "Hola, soy Adrián Hermo" */
const GREETING =
  /^(?:h(?:i|ello|ey)(?: there)?|hola|ol[aá]|ciao|bonjour|salut|hallo|hej|cze[sś][cć]|merhaba)?[,!. ]*(?:i['’]?m|i am|my name is|(?:yo )?soy|me llamo|(?:eu )?sou|sono|mi chiamo|je suis|je m['’]appelle|ich bin|ik ben|jag heter|jag är|jestem)\s+(?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/iu;
const PREFIX =
  /^(?:name|hoja de vida(?: de)?|full name|candidate|r[eé]sum[eé](?: of| for)?|cv of|curriculum vitae(?: of)?|curriculum(?: (?:de|di))?|cv|lebenslauf(?: von)?|curr[ií]culo(?: de)?|nombre(?: completo| y apellidos?)?|nome(?: completo| e cognome)?|nom(?: et pr[eé]nom)?|pr[eé]nom et nom|naam|imi[eę] i nazwisko|nume(?:le)? (?:[sșş]i )?prenume(?:le)?|namn|ad[ıi]? ?soyad[ıi]?|vor- und nachname)\s*[:–-]?\s+/iu;
/** Behind the name: "Anna Berg Curriculum Vitae", "Anna Berg CV: Extended Edition", "Anna Berg (*28.10.1997)". */
const BEHIND =
  /(?:['’]s)?\s+(?:(?:[|•·–—-]\s*)?(?:curriculum vitae|lebenslauf|r[eé]sum[eé]|cv)(?:\s*[:–-].*)?|\((?:\*|geb(?:oren)?\.?|born|n[eé]e)[^()]*\))$/iu;
const NOT_NAME =
  /\b(?:resume|curriculum|vitae|cv|profile|avenue|apartment|phone|email|e-mail|mobile|address|confidential|university|college|institute|linkedin|github|indeed|looking|seeking|years?|experience|career|objective|willing|relocate|permis|f(?:ü|ue)hrerschein|licen[cs]e|patente|rijbewijs|körkort|carnet)\b|[\d@/\\|:;!?*#=<>{}_%$]/i;
export const PARTICLE =
  /^(?:de|del|della|di|da|dos|das|do|van|von|der|den|la|le|los|las|el|al|bin|ibn|bint|y|e|zu|ter|ten|st\.?|mc|o'|['’][ts])$/i;
/** "d'Arcy", "dell'Acqua", "al-Sayed": a particle that is joined to the name. */
const JOINED = /^(?:d|dell|dall|l|o|al|el|an|as|ad|ar|ash)['’-]\p{Lu}[\p{L}'’.-]*$/u;
/** Part of an address or a heading, unless a forename stands before it: "Jimmy Page". */
export const PAGE_OR_STREET = /\b(?:page|street|road)\b/i;
const PAGE_OR_STREET_NAME =
  /^(?!(?:main|high|cover|title|front|back|first|last|next|home|web|landing|wall|the|this|new|old)\b)\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’-]*\.?)? (?:page|street|road)$/iu;
/** Trades that are surnames too, in English. */
export const TRADE_NAME =
  /^(?:baker|barber|brewer|builder|butcher|butler|captain|carpenter|chaplain|clerk|constable|cook|cooper|dancer|dean|drummer|driver|farmer|fellow|fisher|gardener|glazier|guard|guide|handler|head|host|joiner|judge|lawyer|major|marshall?|mason|matron|merchant|packer|painter|partner|piper|plumber|porter|priest|proctor|sailor|sergeant|sheriff|singer|steward|tailor|tiler|trainer|usher|vicar|ward|weaver)$/i;

/** The text as a name, without titles and post-nominal letters, or undefined if it cannot be one. */
export function asName(text: string): string | undefined {
  const parts = withoutNickname(
    text.replace(GREETING, '').replace(PREFIX, '').replace(BEHIND, '').replace(HONORIFIC, ''),
  ).split(/\s*,\s*|\s+[|•·–—-]\s+|\s*[|•]\s*|\s*\((?=[^)]*\))/);
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
