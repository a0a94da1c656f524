const YES =
  /^(?:yes|true|i am\b(?! not)|i do\b(?! not)|i have\b(?! not)|i will\b(?! not)|i agree|i consent|i acknowledge|i accept|i confirm)/i;
const NO =
  /^(?:no\b(?! preference)|false|i am not|i do not|i don['’]t|i have not|i will not|not\b(?! (?:sure|certain|applicable|specified|stated|listed)))/i;
const YES_ABROAD = /^(?:ja|jo|oui|s[íi]|sì|sim|tak|kyllä|igen|ano|áno|da|evet)$/;
const NO_ABROAD = /^(?:nein|nee|nej|nei|non|não|nie|ei|nem|ne|nu|hayır|n)$/;
const DECLINE =
  /decline|prefer not|(?:do not|don['’]t) (?:wish|want) to|choose not to|rather not|not (?:wish )?to (?:say|answer|disclose|identify)|undisclosed/i;

/** The same in other languages, as the whole option: each says that nothing is told, and not that something is not wished. */
const DECLINE_ABROAD = new RegExp(
  `^(?:${[
    '(?:ich )?(?:mache |möchte )?(?:dazu |hierzu )?keine angaben?(?: machen)?',
    '(?:ich )?möchte (?:ich )?(?:dies |das |es |dazu )?(?:lieber )?nicht (?:angeben|sagen|beantworten|mitteilen|offenlegen)',
    '(?:je )?(?:ne (?:souhaite|veux|désire) pas|préfère ne pas) (?:le |y )?(?:répondre|préciser|dire|indiquer|communiquer|divulguer|me prononcer)',
    '(?:je )?ne (?:se|me) prononce pas',
    '(?:prefiero no|no deseo|no quiero) (?:responder|contestar|decir(?:lo)?|indicar(?:lo)?|especificar(?:lo)?|revelar(?:lo)?|declarar(?:lo)?)',
    '(?:prefiro não|não desejo|não quero) (?:responder|dizer|informar|declarar|revelar|especificar)',
    '(?:preferisco non|non desidero|non voglio) (?:rispondere|dir(?:e|lo)|specificar(?:e|lo)|rivelar(?:e|lo)|dichiarar(?:e|lo)|indicar(?:e|lo))',
    '(?:ik )?(?:(?:wil|zeg) (?:ik )?)?(?:dit |dat |het )?(?:liever )?niet (?:zeggen|aangeven|beantwoorden|delen|vermelden)',
    '(?:wolę nie|nie chcę|odmawiam) (?:odpowiadać|podawać|odpowiedzi|ujawniać|mówić)',
    '(?:jag |jeg )?(?:vill|vil|ønsker|föredrar|foretrækker)(?: att| at)? (?:inte|ikke|ej)(?: å| at| att)? (?:svara|svare|uppge|oppgi|angive|oplyse|säga|si|sige)',
    '(?:prefer să nu|nu doresc să) (?:răspund|spun|specific|declar)',
    '(?:belirtmek|cevaplamak|yanıtlamak|söylemek) istemiyorum',
  ].join('|')})\\W*$`,
  'iu',
);

const declines = (option: string) =>
  DECLINE.test(option) || DECLINE_ABROAD.test(option.normalize('NFC').trim());

function only(candidates: string[]): string | null {
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

/** The only option meaning yes or no; null if there is none or more than one. */
export function yesNoOption(options: string[], yes: boolean): string | null {
  const said = options.filter((option) => !declines(option) && (yes ? YES : NO).test(option.trim()));
  return said.length > 0 ? only(said) : yesNoAbroad(options, yes);
}

/** The same in another language. "Nie" is no in Polish and never in German, so both answers must be offered. */
function yesNoAbroad(options: string[], yes: boolean): string | null {
  const [positive, negative] = [YES_ABROAD, NO_ABROAD].map((words) =>
    options.filter((option) => words.test(plain(option))),
  );
  const both =
    positive?.length === 1 && (negative?.length === 1 || options.some((one) => plain(one) === 'no'));
  return both ? only((yes ? positive : negative) ?? []) : null;
}

/** Whether an option is the bare word for yes or no in another language: "Oui", "Nej". */
export function isYesOrNoAbroad(option: string): boolean {
  const word = plain(option);
  return YES_ABROAD.test(word) || NO_ABROAD.test(word);
}

/** Whether words are a bare yes or no, in any language. */
export function isYesOrNo(words: string): boolean {
  return /^(?:yes|no|true|false)$/.test(plain(words)) || isYesOrNoAbroad(words);
}

/** Whether an option is the bare word for yes in another language. */
export function saysYesAbroad(option: string): boolean {
  return YES_ABROAD.test(plain(option));
}

/** The option that declines to answer; the shortest if there are several. */
export function declineOption(options: string[]): string | null {
  const [first] = options.filter(declines).sort((a, b) => a.length - b.length);
  return first ?? null;
}

/**
 * What checking a single box says of its question. Its own words may be the question ("I am 18 or older": yes), or a yes
 * or a no to one that stands around it; null if they are neither.
 */
export function boxSays(word: string, label: string): 'yes' | 'no' | null {
  const [own, question] = [plain(word), plain(label)];
  if (own === '' || own === question || /^(?:on|y|checked|\d+)$/.test(own)) return 'yes';
  if (declines(word)) return null;
  if (NO.test(word.trim()) || NO_ABROAD.test(own)) return 'no';
  // A long label is kept without what explains it.
  if (own.startsWith(question) || question.startsWith(own)) return 'yes';
  return YES.test(word.trim()) || YES_ABROAD.test(own) ? 'yes' : null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The option with these words, ignoring case and punctuation; null if none or several match. */
export function sameOption(options: string[], words: string): string | null {
  return only(options.filter((option) => plain(option) === plain(words)));
}
