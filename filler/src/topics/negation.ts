/** Words that turn a question around: "Are you unable …?" */
export const TURNED_ROUND =
  /\bwithout\b|\bnot\b|n['’]t\b|\bno\b|\bnever\b|\bun(?:able|willing|comfortable)\b|\bfree (?:of|from)\b|\black\b|\brefuse|\bobject|\boppose|\bdecline/i;

/** The same in other languages, by the words that turn a sentence round in each. */
const TURNED_ABROAD =
  /(?<!\p{L})(?:nicht|kein(?:e[nrms]?)?|nie(?:mals)?|ohne|niet|geen|nooit|zonder|inte|icke|ikke|aldrig|aldri|utan|uden|uten|pas|jamais|sans|nunca|jam[áa]s|sin|n[ãa]o|sem|non|mai|senza|nem|n[ée]lk[üu]l|ei|eik[öo]|ett?ek[öo]|etk[öo]|etk[äa]|ette|ilman|nigdy|bez|ne|nu|f[ăa]r[ăa]|de[ğg]il|olmadan|ne(?:jste|js\p{L}{1,3}|chce\p{L}*|m[ůu][žz]e\p{L}*|m[áa]te|bude\p{L}*|souhlas\p{L}*))(?!\p{L})|\p{L}{2,}m[ıiuü]yor|\p{L}{2,}(?:maz|mez)(?:\p{L}*)(?!\p{L})/iu;
const YES_OR_NO_ABROAD =
  /\(?(?<!\p{L})(?:ja|oui|s[íiì]|sim|tak|igen|kyll[äa]|ano|da|evet)\s*(?:[/,|]|oder|of|eller|ou|o|lub|vagy|tai|nebo)\s*(?:nein|nee|nej|nei|non|no|n[ãa]o|nie|nem|ei|ne|nu|hay[ıi]r)(?!\p{L})\)?/giu;

/** Whether a question is turned around, so that a yes to it says no on its subject. */
export function isTurnedRound(label: string): boolean {
  return TURNED_ROUND.test(label) || TURNED_ABROAD.test(label.replace(YES_OR_NO_ABROAD, ' '));
}

/** "(Yes/No)" says how to answer, not that the question is turned around. */
export function withoutYesOrNo(label: string): string {
  return label.replace(/\(?\by(?:es)?\b\s*(?:\/|,|\bor\b)\s*\bno?\b\)?/gi, ' ');
}

const ABBREVIATIONS = /\b(?:U\.S\.(?:A\.)?|U\.K\.|U\.A\.E\.|E\.U\.|e\.g\.|i\.e\.|etc\.|vs\.|no\.)/gi;

/** Whether a label goes on after a full stop, a question mark or a semicolon. */
export function hasSeveralSentences(label: string): boolean {
  return /[.?!;]\s+\p{L}/u.test(label.replace(ABBREVIATIONS, ' '));
}
