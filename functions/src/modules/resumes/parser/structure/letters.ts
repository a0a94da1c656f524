import { fold, type TextLine } from '../text/text-line.ts';

/** Some put a letter before their resume, in one file. It is short. */
export const LETTER_LINES = 160;

const SALUTATION =
  /^(?:dear|hi|hello|good (?:morning|afternoon)|sehr geehrte[rs]?|liebe[rs]?|guten tag|hallo|ch[eè]re?|bonjour|madame|monsieur|estimad[oa]|querid[oa]|apreciad[oa]|gentile|egregi[oa]|spettabile|prezad[oa]|car[oa]|geachte|beste|szanown[ya]|drog[ai]|stimat[aă]|hej|b[aä]sta|say[iı]n)(?!\p{L})\s+(.{2,60}?)[,:!]$/iu;

/** Whom a letter before the resume is for: "Sehr geehrte Frau Dr. Holm,". */
export function namesAddressed(all: TextLine[]): (name: string) => boolean {
  const found = all
    .slice(0, LETTER_LINES)
    .flatMap(({ text }) => SALUTATION.exec(text)?.[1] ?? [])
    .map((text) => new Set(fold(text).split(' ')));
  return (name) => found.some((words) => words.has(fold(name).split(' ').at(-1)!));
}

/** The lines without those above a salutation: there stands whom the letter is for, and where. */
export function withoutAddressee(lines: TextLine[]): TextLine[] {
  const at = lines.slice(0, LETTER_LINES).findIndex(({ text }) => SALUTATION.test(text));
  return lines.slice(at + 1);
}
