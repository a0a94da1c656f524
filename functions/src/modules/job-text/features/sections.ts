import { PREFERRED } from './clauses.ts';
import { ungluedSentences } from './glued-sentences.ts';
import { joinedLines } from './wrapped-lines.ts';

/** What a section of a posting is about. */
export type SectionKind = 'duties' | 'required' | 'preferred' | 'company';
export type Sentence = { text: string; section: SectionKind; is_preferred: boolean };

const HEADINGS: [SectionKind, RegExp][] = [
  [
    'company',
    /\b(?:benefits?|perks|what we offer|we (?:also |can |proudly |further )?offer|what you(?:['’]ll| will) (?:get|receive)|compensation|equal (?:employment )?opportunity|eeo|about (?:us|the company|our company)|our (?:culture|story|mission|values)|why (?:us|join|work)|who we are|company (?:overview|description)|how to apply|pay range|legal)\b/i,
  ],
  [
    'preferred',
    /\b(?:preferred|nice[- ]to[- ]haves?|bonus|desired|desirable|pluses|plus(?:es)? points?|ideal(?! (?:candidates?|applicants?|person))|good to have|extra credit|it['’]s a plus|even better)\b/i,
  ],
  [
    'required',
    /\b(?:require\w*|qualifications?|must[- ]haves?|you have|you(?:['’]ll)? (?:bring|need)|what we(?:['’]re| are) looking for|we(?:['’]re| are) looking for|skills|who you are|about you|ideal (?:candidates?|applicants?|person)|experience|your (?:profile|background)|what it takes|eligibility|you are|competenc\w+|education|certifications?|licen[cs]es?)\b/i,
  ],
  [
    'duties',
    /\b(?:responsibilit\w+|duties|what you(?:['’]ll| will) (?:do|be doing)|the role|role (?:overview|summary)|job (?:description|summary)|about the (?:job|role|position|team)|overview|summary|day[- ]to[- ]day|position|your (?:tasks|mission|impact|day)|key (?:tasks|areas)|a typical)\b/i,
  ],
];

/** Benefits and notices appear anywhere; what they mention ("dental", "insurance") is not required of anyone. */
const BENEFIT_OR_NOTICE =
  /\b(?:equal opportunity|regardless of|reasonable accommodation|401 ?\(?k\)?|(?:health|medical|dental|vision|life|disability) (?:insurance|coverage|plan)|dental and vision|medical, dental|private medical|paid (?:time|holidays?|vacation|leave|breaks|training|parental)|parental leave|profit sharing|tuition|stock options|employee assistance|wellness (?:program|stipend|benefits?)|mental health (?:days?|support|benefits?|coverage|resources|stipend)|pet insurance|flexible spending|\bpto\b|sick (?:days|leave|time)|relocation assistance|protected veterans?|without regard to|affirmative action|e-verify|government record[- ]?keeping|employment decisions|terms and conditions of employment|Clery (?:Act|Disclosure)|recruiting process|employer contribution|workplace pension|privacy (?:notice|statement)|do not hesitate to contact|contact your|commuter|savings account|sabbatical|newsletter)\b/i;

/** Years of work are asked for, even if of work with "health plans". */
const ASKS_FOR_YEARS =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten)\+?(?: ?(?:-|–|to) ?\d{1,2}\+?)? (?:or more )?years?['’]? (?:of |(?:[\w/&-]+ ){0,4}experience)/i;

const HEADING_FILLERS =
  /\b(?:the|your|our|my|minimum|basic|key|job|role|and|for|this|of|to|in|what|you|we|will|be|a|an|essential|additional|main|general|core|technical|professional|specific|knowledge|abilities|ll|re|s)\b|&/gi;

function headingKind(line: string): SectionKind | null {
  const plain = line.replace(/^[\s#*•·\-–]+|[\s*]+$/g, '');
  if (plain.length > 70 || plain.length < 3 || /[.!]$/.test(plain)) return null;
  const looksLikeHeading = plain.endsWith(':') || plain.split(/\s+/).length <= 6;
  if (!looksLikeHeading || /\d/.test(plain)) return null;
  if (/^[•·\-–*]/.test(line.trim()) && !plain.endsWith(':')) return null;
  const found = HEADINGS.find(([, words]) => words.test(plain));
  if (!found) return null;
  // Without a colon, a short requirement ("Bachelor's degree required") looks like a heading, so a heading may contain
  // nothing else.
  const rest = plain
    .replace(new RegExp(found[1].source, 'gi'), ' ')
    .replace(HEADING_FILLERS, ' ')
    .match(/[\p{L}\p{N}]+/gu);
  const most = found[0] === 'required' ? 0 : 2;
  return plain.endsWith(':') || (rest?.length ?? 0) <= most ? found[0] : null;
}

/** Not after an abbreviation: "(e.g. Economics)". */
const SENTENCE_END = /(?<=[.!?])(?<!\b(?:e\.g|i\.e|incl|approx|U\.S|Sr|Jr|Dr|Inc|vs|No)\.)\s+(?=[A-Z(])|;\s+/;

/** What an applicant has, as a list of requirements names it. */
const QUALIFICATION =
  /\b(?:degree|years? of (?:[\w/-]+ ){0,3}experience|experience|knowledge of|ability to|skills|certifi\w+|fluent)\b/i;

/**
 * The last lines of a text without headings that lists what it requires and then, after a blank line, what it prefers; none
 * of any other text.
 */
function preferredLinesOf(text: string): ReadonlySet<string> {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
  const [required, preferred] = paragraphs.slice(-2);
  if (paragraphs.length < 3 || !required || !preferred) return new Set();
  const isList = (lines: readonly string[], least: number) =>
    lines.length > 1 &&
    lines.every((line) => line.length < 300) &&
    lines.filter((line) => QUALIFICATION.test(line) && !BENEFIT_OR_NOTICE.test(line)).length >=
      Math.max(least, lines.length / 2);
  const isBare = !text.split('\n').some((line) => headingKind(line) !== null || /^[^.]{3,50}:\s/.test(line));
  return isBare && isList(required, 2) && isList(preferred, 2) ? new Set(preferred) : new Set();
}

/** Headings within a line, in texts whose source drops line breaks: "… with your team. Qualifications 3 years of …". */
const INLINE_HEADINGS: readonly [SectionKind, RegExp][] = [
  ['preferred', /^(?:preferred|desired|additional|bonus) (?:qualifications|requirements|skills)\b/i],
  ['required', /^(?:(?:basic|minimum|required|core|key) )?(?:qualifications|requirements)\b/i],
  ['duties', /^responsibilities\b/i],
];
const BEFORE_HEADING =
  /(?<=[\p{Ll}\d.!?)] ?)(?<!\b(?:Basic|Minimum|Required|Core|Key|Preferred|Desired|Additional)\s?)(?:\s+|(?=[A-Z]))(?=(?:(?:Basic|Minimum|Required|Core|Key|Preferred|Desired|Additional) (?:Qualifications|Requirements)|Qualifications|Responsibilities|Requirements)(?:\s*[:-]|\s+(?:[A-Z\d•·]|include)))/u;
const LONG_LINE = 400;

/**
 * No sentence of a posting is longer. What is, is a list without ends or no text at all, and is divided: each name in a
 * sentence is read with all of it, so that one of 20,000 characters would take a hundred times as long as ten of 2,000.
 */
const LONGEST_SENTENCE = 2000;

function shortened(piece: string): string[] {
  const pieces: string[] = [];
  let rest = piece;
  while (rest.length > LONGEST_SENTENCE) {
    const space = rest.lastIndexOf(' ', LONGEST_SENTENCE);
    const end = space > LONGEST_SENTENCE / 2 ? space : LONGEST_SENTENCE;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}

function piecesOf(line: string): string[] {
  const pieces = line.split(SENTENCE_END).flatMap(ungluedSentences).flatMap(shortened);
  return line.length < LONG_LINE ? pieces : pieces.flatMap((piece) => piece.split(BEFORE_HEADING));
}

/** Such a heading holds to the end of a text; "About us" may stand before all the rest. */
const OF_BENEFITS = /benefits|perks|offer/i;

/** Before a list of what others do with what the employer makes: "Customers have used our data to:". */
const OF_CUSTOMERS =
  /^\W{0,4}(?:our )?(?:customers?|clients?|users|companies|organi[sz]ations|(?:[\w-]{1,30} ){0,2}(?:platform|product|software|data|solutions?))\b(?!.*\byou\b).{0,60}\b(?:us(?:e|es|ed|ing)|helps?|enables?|allows?|lets?)\b.{0,60}:$/i;

/** Sentences of a posting, each with the kind of its section. Headings are omitted. */
export function sentencesOf(given: string): Sentence[] {
  const text = joinedLines(given, (line) => headingKind(line) !== null);
  const sentences: Sentence[] = [];
  const preferred_lines = preferredLinesOf(text);
  let section: SectionKind = 'duties';
  let of_customers = false;
  for (const line of text.split(/\r?\n|\s[•·▪●]\s/)) {
    if (line.trim() === '') {
      of_customers = false;
      continue;
    }
    if (preferred_lines.has(line)) section = 'preferred';
    const heading = headingKind(line);
    if (heading) {
      section = heading;
      of_customers = false;
      continue;
    }
    // "Requirements: three years of …" is a heading and a sentence on one line.
    const [opening, ...rest] = line.split(':');
    let body = line;
    let here = section;
    if (rest.length > 0 && opening!.length < 40) {
      const kind = headingKind(`${opening}:`);
      if (kind) {
        here = kind;
        body = rest.join(':');
      }
    }
    for (const piece of piecesOf(body)) {
      here = INLINE_HEADINGS.find(([, words]) => words.test(piece))?.[0] ?? here;
      // The last words of a paragraph may introduce the list below it: "… and in person. We also offer:".
      const next = piece !== body && piece.endsWith(':') ? headingKind(piece) : null;
      if (next) {
        section = next;
        continue;
      }
      // Or stand between two sentences that nothing divides: "… on Fridays.BenefitsHealth insurance".
      const between = piece !== body && /^\p{L}[\p{L} ]*$/u.test(piece) ? headingKind(piece) : null;
      if (between && (between !== 'company' || OF_BENEFITS.test(piece))) {
        here = between;
        section = between;
        continue;
      }
      const company = of_customers || (BENEFIT_OR_NOTICE.test(piece) && !ASKS_FOR_YEARS.test(piece));
      sentences.push({
        text: piece,
        section: company ? 'company' : here,
        is_preferred: here === 'preferred' || PREFERRED.test(piece),
      });
    }
    of_customers ||= OF_CUSTOMERS.test(line.trim());
  }
  return sentences;
}
