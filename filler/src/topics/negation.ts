/** Words that turn a question around: "Are you unable …?" */
export const TURNED_ROUND =
  /\bwithout\b|\bnot\b|n['’]t\b|\bno\b|\bnever\b|\bun(?:able|willing|comfortable)\b|\bfree (?:of|from)\b|\black\b|\brefuse|\bobject|\boppose|\bdecline/i;

/** "(Yes/No)" says how to answer, not that the question is turned around. */
export function withoutYesOrNo(label: string): string {
  return label.replace(/\(?\by(?:es)?\b\s*(?:\/|,|\bor\b)\s*\bno?\b\)?/gi, ' ');
}

const ABBREVIATIONS = /\b(?:U\.S\.(?:A\.)?|U\.K\.|U\.A\.E\.|E\.U\.|e\.g\.|i\.e\.|etc\.|vs\.|no\.)/gi;

/** Whether a label goes on after a full stop, a question mark or a semicolon. */
export function hasSeveralSentences(label: string): boolean {
  return /[.?!;]\s+\p{L}/u.test(label.replace(ABBREVIATIONS, ' '));
}
