import type { TextLine } from '../text/text-line.ts';
import { asName } from './name-form.ts';

const GIVEN_LABEL =
  /^(?:first name|given names?|forenames?|vorname|pr[eé]noms?|nombres?|nome|voornaam|imi[eę]|prenume(?:le)?|f[oö]rnamn|ad[ıi]?)\s*(?::|\t)\s*(?=\p{L})/iu;
const FAMILY_LABEL =
  /^(?:last name|surname|family name|nachname|familienname|nom(?: de famille)?|apellidos?|cognome|apelido|sobrenome|achternaam|nazwisko|nume(?:le)?|efternamn|soyad[ıi]?|(?:name|namn)(?=\t))\s*(?::|\t)\s*(?=\p{L})/iu;

/** "Vorname: Anna" beside or below "Nachname: Berg", also in cells: offered as one line. */
export function underTwoLabels(lines: TextLine[]): TextLine[] {
  const rows = lines.map(({ text, segments }) =>
    segments.length === 2 ? `${segments[0]!.text.replace(/\s*:$/, '')}\t${segments[1]!.text}` : text,
  );
  const at = rows.findIndex((text) => FAMILY_LABEL.test(text));
  if (at === -1) return [];
  const given = [at - 1, at + 1].find((one) => GIVEN_LABEL.test(rows[one] ?? ''));
  if (given === undefined) return [];
  const text = `${rows[given]!.replace(GIVEN_LABEL, '')} ${rows[at]!.replace(FAMILY_LABEL, '')}`;
  if (asName(text) === undefined) return [];
  const line = lines[given]!;
  return [{ ...line, text: `Name: ${text}`, segments: [{ ...line.segments[0]!, text: `Name: ${text}` }] }];
}

const NAME_LABEL =
  /^(?:(?:full )?name(?: ?\/ ?surname)?|(?:first name(?:\(s\)|s)?|forename(?:\(s\)|s)?) ?[/,&] ?(?:sur|last )name(?:\(s\)|s)?|surname(?:\(s\))? ?[/,&] ?(?:first )?name(?:\(s\))?|candidate name|vor- und nachname|nachname ?[/,] ?vorname|nom et prénom|prénom ?[/,] ?nom|nombre y apellidos|nome e cognome|nome completo|naam|imię i nazwisko|nume(?:le)? (?:și|şi) prenume(?:le)?|namn|ad soyad)\s*(?::|$)/iu;

/** Beside "Name" or "First name / Surname". */
export function isLabelled({ segments }: TextLine): boolean {
  const [first, second] = segments;
  return (
    first !== undefined && NAME_LABEL.test(first.text) && (second !== undefined || /:\s*\S/.test(first.text))
  );
}

/** "Full Name" in a cell of its own, which reads like a name. */
export function isNameLabel(text: string): boolean {
  return NAME_LABEL.exec(text)?.[0].length === text.length;
}
