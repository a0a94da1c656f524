import type { TextLine } from '../text/text-line.ts';
import { endsWithLegalForm, titleScore } from '../words/job-words.ts';

/** A bullet or paragraph that may run over several lines. */
export type Paragraph = { text: string; bullet: boolean; line: TextLine };

/**
 * Joins wrapped lines. Bullets start a paragraph; without bullet signs, a line that would still have fit on the one
 * above starts one too.
 */
export function toParagraphs(lines: TextLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let previous: TextLine | undefined;
  const widest = Math.max(0, ...lines.map((line) => line.right));
  const plain = lines.filter((line) => !line.bullet);
  // Lines that mostly start with a capital are separate items, unless one was clearly wrapped.
  const itemised =
    plain.length > 1 && plain.filter((line) => /^\P{L}*\p{Lu}/u.test(line.text)).length > 0.55 * plain.length;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (
      last !== undefined &&
      previous !== undefined &&
      continues(line, previous, last, { widest, itemised })
    ) {
      last.text = joinWrapped(last.text, line.text);
    } else paragraphs.push({ text: line.text, bullet: line.bullet, line });
    previous = line;
  }
  return paragraphs.map((paragraph) => ({ ...paragraph, text: paragraph.text.replace(/\s+/g, ' ').trim() }));
}

const OPENING_VERB =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing|es)|Led|Lead|Built|Build|Wrote|Write|Ran|Run|Made|Won|Set|Cut|Grew|Drove|Drive|Took|Kept|Held|Taught|Oversaw|Began|Sold|Met|Work|Manage|Develop|Design|Create|Support|Provide|Assist|Maintain|Perform|Ensure|Engage|Collaborate|Train|Prepare|Implement|Conduct|Coordinate|Plan|Responsible|Own)\b/u;

function continues(
  line: TextLine,
  previous: TextLine,
  paragraph: Paragraph,
  { widest, itemised }: { widest: number; itemised: boolean },
): boolean {
  if (line.bullet) return false;
  if (/^[\p{Ll}(]/u.test(line.text)) return true;
  if (line.gap) return false;
  if (paragraph.bullet && !(line.accent && !previous.accent && line.x <= paragraph.line.x)) {
    return line.x > paragraph.line.x - 0.5 || previous.right > 0.85 * widest;
  }
  if (/[,–—&]$|\b(?:and|or|of|the|in|for|to|with|using|y|und|et)$/.test(previous.text)) return true;
  if (/[.!?:]$/.test(previous.text) || !wouldOverflow(line, previous, widest)) return false;
  return !itemised || !OPENING_VERB.test(line.text);
}

/** The first word of the line would not have fit on the line above, so that one was full. */
function wouldOverflow(line: TextLine, previous: TextLine, widest: number): boolean {
  const letter = (line.right - line.x) / Math.max(1, line.text.length);
  const word = line.text.split(' ')[0]!.length;
  return previous.right + (word + 1) * letter > 0.97 * widest;
}

export function joinWrapped(before: string, next: string): string {
  // A word broken at the end of the line; a hyphen after a capital or digit belongs to the word.
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next)) return before.slice(0, -1) + next;
  return `${before} ${next}`;
}

const SMALL =
  /^(?:a|an|and|as|at|by|de|del|della|delle|dei|degli|der|des|di|do|da|das|dos|du|d|l|ds|e|ed|em|en|et|for|für|fra|i|im|in|la|le|les|los|las|med|mit|na|nel|och|of|on|op|or|para|per|por|pour|si|și|the|till|to|und|van|von|voor|with|w|we|y|z|ze|zum|zur|ve|à|a|al|aan|bei|dla|la|&|\/|-|–|—|\|)$/i;

/** Labels inside an entry: prose follows, not names. */
const LABEL_LINE =
  /^(?:(?:key |major |main |other |job |primary )?(?:roles?(?: (?:and|&) responsibilit(?:y|ies))?|responsibilit(?:y|ies)|duties|achievements?|accomplishments|deliverables|highlights|contributions?|tasks|activities|skills used|tools used)|nature of (?:duties|work)|job (?:profile|description)|(?:project |job |role |company )?(?:description|profile|details|summary|name|title)|(?:software |hardware )?(?:environment|technologies|technology|tools|platform|domain)|team size|clients?|projects?|modules?|university ?\/ ?board|board ?\/ ?university|passing|year of passing|percentage|institution|institute|qualification|class|course|degree|examination|specialization)\s*[:–-]*$/i;
const LABELLED =
  /^(?:roles?|responsibilit(?:y|ies)|duties|environment|(?:web |front ?end |back ?end )?technolog(?:y|ies)(?: ?\/ ?tools| used)?|tools(?: ?\/ ?technolog(?:y|ies)| used)?|(?:front|back)[ -]?end(?: framework)?|frameworks?|platform|team ?size|projects?(?: name| title)?|project description|description|domain|modules?|(?:software|hardware)(?: used)?|languages?|databases?|operating systems?|os|contribution|achievements?|key)\s*[:–]\s/i;
const URL_ONLY = /^(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)+\/\S*$/i;

/** "Roles and Responsibilities:" announces what follows and says nothing itself. */
export function isLabel(text: string): boolean {
  return LABEL_LINE.test(text);
}

/** A line that is only a URL: the footer of a printed page, or a link that has already been counted. */
export function isAddressOnly(line: TextLine): boolean {
  return URL_ONLY.test(line.text);
}

/** "Registered Nurse (full time, nights)": small letters in brackets behind a role make no sentence of it. */
function withoutRemark(text: string): string {
  const role = /^([^()]{3,})\s\([^()]*\)$/u.exec(text)?.[1];
  return role !== undefined && titleScore(role) >= 0.5 ? role : text;
}

/** "Real Murcia C.F.": the stop belongs to a letter that stands for a word. */
const INITIALS = /(?<!\p{L})(?:\p{L}\.){2,}$/u;

/** Short, capitalized, not a sentence: a line from an entry's header rather than its body. */
export function isHeaderLike(line: TextLine): boolean {
  if (line.header !== undefined && !line.bullet) return line.header;
  if (line.bullet || line.text.length > 110 || LABEL_LINE.test(line.text) || LABELLED.test(line.text))
    return false;
  if (
    /[.;!?]$/.test(line.text) &&
    !endsWithLegalForm(line.text) &&
    !INITIALS.test(line.text) &&
    !/\b(?:inc|ltd|co|corp|llc|jr|sr|st|u\.s|u\.k|b\.v|d\.c|s\.a|b\.?tech|b\.?sc|m\.?sc|a\.?s|present|pvt)\.$/i.test(
      line.text,
    )
  )
    return false;
  const words = withoutRemark(line.text)
    .split(/[\s,/]+/)
    .filter((word) => /\p{L}/u.test(word) && !SMALL.test(word));
  if (words.length === 0) return true;
  if (words.length > 16) return false;
  if (/^\p{Ll}/u.test(line.text))
    return line.gap && words.length <= 5 && titleScore(line.text.split(/\s+-/)[0]!) >= 0.5;
  // "L1 network engineer" on a line of its own, "Linux systems administrator" below an employer.
  const sentence = /^\p{Lu}/u.test(line.text) && line.segments.length === 1;
  if ((line.gap || sentence) && words.length <= 5 && titleScore(line.text) >= 0.8) return true;
  const titled = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word) || /\d/.test(word)).length;
  return titled / words.length >= (words.length > 4 ? 0.6 : 0.5);
}
