import { canonicalSkill } from '../../job-text/skills/find-skills.ts';
import { vocabulary } from '../../job-text/skills/vocabulary.ts';
import { findDates } from './dates.ts';
import { strictHeading } from './headings.ts';
import { isLanguageName, readLanguages } from './languages.ts';
import { joinWrapped, toParagraphs } from './paragraphs.ts';
import { LEVEL, LEVEL_BEHIND } from './skill-levels.ts';
import { isAllCaps, type Segment, type TextLine } from './text-line.ts';

export type Item = { value: string; page: number; line: number; confidence: number };

const LABEL = /^([\p{L}][\p{L}\d &/+,.'()-]{1,45}?)\s*[:：]\s*(.*)$/u;
const LEAD =
  /^(?:and|or|&|etc\.?|e\.g\.|including|such as|using|with|proficient (?:in|with)|experienced? (?:in|with)|familiar with|knowledge of|working knowledge of|expertise in|experience in|skilled in|strong|hands[- ]on experience (?:in|with)|well versed (?:in|with)|good (?:knowledge|understanding) of|understanding of|basic knowledge of|basics of)\s+/i;

/** The skills of a section as written, split at what parts them; category labels and levels are left out. */
export function readSkills(lines: TextLine[]): { skills: Item[]; languages: Item[] } {
  const skills: Item[] = [];
  const languages: Item[] = [];
  for (const { text, line } of groups(lines)) {
    const label = LABEL.exec(text);
    const category = label !== null && label[1]!.split(/\s+/).length <= 5 ? label[1]! : '';
    const content = category === '' ? text : label![2]!;
    if (strictHeading(category) === 'languages') {
      const named = readLanguages([{ ...line, text: content }]);
      languages.push(...named);
      if (named.length > 0) continue;
    }
    if (isSentence(content)) continue;
    const items = splitItems(content).map((value) => ({
      value,
      page: line.page,
      line: line.line,
      confidence: content.includes(',') || content.split(/\s+/).length <= 4 ? 0.9 : 0.7,
    }));
    const spoken = items.length > 0 && items.every((item) => isLanguageName(item.value));
    (spoken ? languages : skills).push(...items);
  }
  return { skills: unique(skills), languages: unique(languages) };
}

/** "Databases" in bold above a list that is not: the name of a group, no skill. */
function withoutGroupNames(lines: TextLine[]): TextLine[] {
  const heads = lines.filter((line) => line.accent);
  const isHead = (line: TextLine, index: number) =>
    !line.bullet &&
    !SEPARATOR.test(line.text) &&
    lines[index + 1]?.accent === false &&
    !isSentence(lines[index + 1]!.text);
  const isList =
    heads.length <= lines.length - heads.length &&
    lines.every((line, index) => !line.accent || isHead(line, index));
  if (!isList) return lines;
  const kept: TextLine[] = [];
  let below: TextLine[] = [];
  for (const line of lines.toReversed()) {
    const several = () => below.length > 1 || below.some(({ text }) => SEPARATOR.test(text));
    if (!line.accent || !several() || isKnownSkill(line.text)) kept.push(line);
    // What is below the name is a list of its own.
    else kept.push({ ...kept.pop()!, gap: true });
    if (line.accent) below = [];
    else below.push(line);
  }
  return kept.reverse();
}

function isKnownSkill(text: string): boolean {
  return vocabulary().skills.has(canonicalSkill(text));
}

const SEPARATOR = /[,;:|•·]/;

/** The second line of a list's item, behind its sign or broken within a word. */
function continuesItem(line: TextLine, before: TextLine): boolean {
  if (line.bullet || line.gap || LABEL.test(line.text)) return false;
  if (/\p{Ll}-$/u.test(before.text) && /^\p{Ll}/u.test(line.text)) return true;
  return before.bullet && line.right > 0 && line.x > before.x + BEHIND_SIGN;
}

const BEHIND_SIGN = 3;

/** One text for each list: wrapped lines are joined, table cells are kept separate. */
function groups(all: TextLine[]): { text: string; line: TextLine }[] {
  const lines = withoutGroupNames(all);
  const grid = lines.filter(
    (line) => line.segments.length > 1 && !line.segments.some((one) => one.text.includes(',')),
  );
  // Cells side by side are skills of their own; cells with lists keep their own label.
  const listed = lines.flatMap((line): TextLine[] => {
    const [first, ...others] = line.segments;
    if (first === undefined) return [];
    if (others.length === 0) {
      // A second label on the same line begins another list.
      const label = LABEL.exec(line.text);
      if (label === null) return [line];
      const [head, ...lists] = label[2]!.split(/(?<=[\p{L}\d)+#])\s+(?=\p{Lu}[\p{L}&/]+:\s)/u);
      return [`${label[1]}: ${head}`, ...lists].map((text) => ({ ...line, text }));
    }
    const cell = (segment: Segment) => ({
      ...line,
      text: segment.text,
      segments: [segment],
      right: segment.right,
    });
    if (grid.includes(line)) return line.segments.map((segment) => ({ ...cell(segment), gap: true }));
    const labelled = line.segments.filter((segment) => LABEL.test(segment.text));
    if (labelled.length > 1) return line.segments.map(cell);
    // "Languages      Python, Go": a label in a column of its own.
    const label = others.length === 1 && !first.text.includes(',') && others[0]!.text.includes(',');
    if (!label) return line.segments.map(cell);
    return [{ ...line, text: `${first.text.replace(/:$/, '')}: ${others[0]!.text}` }];
  });
  // One item a line, each with a capital: a line in small letters goes on with the one above.
  const capitals = listed.filter(({ text }) => /^\P{L}*\p{Lu}/u.test(text)).length;
  const items = capitals >= 0.6 * listed.length;
  const has_lists = listed.some((line) => /[,;|•·]/.test(line.text));
  const result: { text: string; line: TextLine }[] = [];
  const widest = Math.max(0, ...listed.map((line) => line.right));
  for (const [index, line] of listed.entries()) {
    const before = listed[index - 1];
    const last = result.at(-1);
    const small =
      items && !line.bullet && !line.gap && /^\p{Ll}+(?: |$)/u.test(line.text) && !isKnownSkill(line.text);
    const item =
      before !== undefined &&
      last !== undefined &&
      (continuesItem(line, before) || (small && before.segments.length === 1 && line.right > 0));
    const list =
      has_lists &&
      before !== undefined &&
      last !== undefined &&
      !line.bullet &&
      !LABEL.test(line.text) &&
      !(line.gap && !/[,;(]$/.test(last.text)) &&
      (/[,;(&/-]$/.test(last.text) ||
        /^\p{Ll}/u.test(line.text) ||
        open(last.text) ||
        (before.right > 0.8 * widest && /[,;•·|]/.test(last.text)));
    if (last !== undefined && (item || list)) last.text = joinWrapped(last.text, line.text);
    else result.push({ text: line.text, line });
  }
  return result;
}

function open(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
}

const GRAMMAR =
  /^(?:of|the|with|to|in|for|a|an|by|as|on|from|is|are|was|have|has|having|using|that|which|who|my|i|can|various|into|their|its|this|at|being|well)$/i;

/** Sentences tell of skills, they do not list them: cut at commas they would give halves of sentences. */
function isSentence(text: string): boolean {
  const plain = text.replace(/\([^)]*\)?/g, '');
  const words = plain
    .replace(LEAD, '')
    .split(/[\s,;]+/)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length < 6) return false;
  const grammar = words.filter((word) => GRAMMAR.test(word)).length;
  const items = plain.split(/[,;|•·]/).length;
  return grammar / words.length >= 0.18 && words.length / items > 2.5;
}

/** Splits at commas, semicolons, strokes and dots outside of brackets; a bracket with a list gives its items too. */
export function splitItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let current = '';
  let inside = '';
  const flush = () => {
    items.push(...tidy(current, inside));
    current = '';
    inside = '';
  };
  for (const [index, sign] of [...text].entries()) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if (depth > 0) inside += sign;
    else if (
      /[,;|•·▪●‣]/.test(sign) ||
      (sign === '/' && /\s/.test(text[index - 1] ?? '') && /\s/.test(text[index + 1] ?? ''))
    )
      flush();
    else current += sign;
  }
  flush();
  return items;
}

function tidy(outer: string, inner: string): string[] {
  const base = outer
    .split(LEVEL_BEHIND)[0]!
    .split(/\.\s+(?=\p{Lu})/u)
    .map((piece) =>
      piece
        .trim()
        .replace(LEAD, '')
        .replace(LEAD, '')
        .replace(/\s+/g, ' ')
        .replace(/^[\s:.–—*-]+|[\s:.–—*]+$/g, (found, at) =>
          at === 0 && /^\.\p{L}/u.test(piece)
            ? '.'
            : found.includes('.') && /\b\p{L}\.$/u.test(piece)
              ? '.'
              : '',
        )
        .trim(),
    );
  const inside = inner.split(/[,;/]/).map((piece) => piece.trim());
  const listed =
    inside.length > 1 &&
    inside.every((piece) => !LEVEL.test(piece) && !LEAD.test(`${piece} `) && piece.split(/\s+/).length < 4)
      ? inside
      : [];
  return [...base, ...listed].filter(isSkill);
}

/** "Fortran 2008", "NEC 2020": the year of a standard or a version, no date. */
function isEdition(text: string): boolean {
  const name = /^(\S.*?) (?:19|20)\d{2}$/.exec(text)?.[1];
  return name !== undefined && (isKnownSkill(name) || /^[A-Z]{2,6}$/.test(name));
}

/** A letter or a pasted email ends with it. */
const CLOSING =
  /^(?:mit (?:freundlichen|besten|herzlichen) gr[uü](?:ß|ss)en|(?:best|kind|warm) regards|yours (?:sincerely|faithfully)|sincerely|cordialement|bien cordialement|saludos(?: cordiales)?|un saludo|cordiali saluti|distinti saluti|atenciosamente|met vriendelijke groet(?:en)?|z powa[zż]aniem|cu stim[aă]|med v[aä]nliga? h[aä]lsning(?:ar)?|sayg[iı]lar[iı]mla)$/iu;

function isSkill(text: string): boolean {
  if (text.length < 1 || text.length > 75 || !/\p{L}/u.test(text) || LEVEL.test(text)) return false;
  if (text.length === 1 && !/^[CR]$/.test(text)) return false;
  if (text.split(/\s+/).length > 8 || (findDates(text).length > 0 && !isEdition(text))) return false;
  if (CLOSING.test(text)) return false;
  return (
    !/https?:|@|^\d{4}$|www\.|\.(?:com|org|net)\//.test(text) &&
    !/^(?:etc|other|others|and|e\.?g|the)\.?$/i.test(text)
  );
}

function unique(items: Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.value.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Certificates, one a line or bullet; the date behind is left out. */
export function readCertificates(lines: TextLine[]): Item[] {
  return unique(
    toParagraphs(lines)
      .map(({ text, line }) => ({
        text: text
          .replace(
            /\s*[([]?\b(?:(?:issued|expires?|earned|valid|since|in)\b:?\s*)?(?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d{2}(?:\s*[-–]\s*(?:(?:19|20)\d{2}|present))?[)\]]?$/i,
            '',
          )
          .replace(/[\s,;:|·–—-]+$/, ''),
        line,
      }))
      .filter(
        ({ text }) =>
          text.length >= 3 &&
          text.length <= 160 &&
          /\p{L}{2}/u.test(text) &&
          !(isAllCaps(text) && text.length < 3),
      )
      .map(({ text, line }) => ({
        value: text,
        page: line.page,
        line: line.line,
        confidence: text.split(/\s+/).length <= 14 ? 0.85 : 0.6,
      })),
  );
}
