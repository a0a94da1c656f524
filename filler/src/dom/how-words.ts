import { cleanLabel } from './label-marks.ts';

/** Words that only say how to answer: the question stands elsewhere. */
const HOW_WORDS = new Set(
  'a add all amount an and answer any apply applicable attach below box boxes browse check checked choose chosen click computer date day dd device drag drive drop dropbox empty enter file files format for from here hh if in input it items least list m maximum menu mm month more multiple new no none of on one onedrive google only option options or please press required resultat response search select selected specify start submit suggestions tap text that the this to type typing up upload uploaded value values write y year you your yy yyyy accepted allowed doc docx drop gb jpg kb limit max mb or pdf png rtf size txt types up'.split(
    ' ',
  ),
);

/** A longer text says more than how. */
const MOST_HOW = 400;

/** What a file may be like, in any language: "Solo PDF. Máx 5MB." */
const SIZE = /\d\s?(?:[MK]i?B|Mo)\b/i;
const FORMATS = /(?<!\p{L})(?:pdf|docx?|rtf|odt|jpe?g|png)(?!\p{L})/giu;
const DOCUMENTS =
  /(?<!\p{L})(?:cv|resume|r[ée]sum[ée]|lebenslauf|letter|lettre|fotos?|photos?|certificat\p{L}*|transcripts?|curr[íi]cul\p{L}*)(?!\p{L})/iu;
const MOST_BESIDE_FORMATS = 4;

function saysFormat(words: string): boolean {
  if (!SIZE.test(words) || DOCUMENTS.test(words)) return false;
  return (words.replace(FORMATS, ' ').match(/\p{L}{3,}/gu) ?? []).length <= MOST_BESIDE_FORMATS;
}

/** "Select…", "Your answer", "Attach", "MM/DD/YYYY". */
export function saysHow(words: string): boolean {
  if (words.length > MOST_HOW) return false;
  if (/^(?:e\.?g\.?|ex\.|example)\b|^https?:|^\+?[\d\s().-]+$|^\S+@\S+$/i.test(words)) return true;
  if (saysFormat(words)) return true;
  const plain = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "Start date (MM/YYYY)" and "From (month/year)" ask; "MM/YYYY" says how.
  const asked = words
    .replace(/[\s:]+$/, '')
    .replace(/[\s(]*(?:\b(?:mm?|dd?|yy(?:yy)?)\b[\s/.-]*)+\)?$/i, '')
    .replace(/\s*\((?:(?:day|month|year)(?: ?[/.,-] ?| and )?)+\)$/i, '');
  return (
    plain.every((word) => HOW_WORDS.has(word)) &&
    !(asked !== '' && /^(?:(?:start|from|to) ?)?(?:date ?)?(?:from|to|day|month|year)?$/i.test(asked.trim()))
  );
}

/** The words, unless they only say how to answer. */
export function notHow(words: string): string {
  return saysHow(cleanLabel(words)) ? '' : words;
}
