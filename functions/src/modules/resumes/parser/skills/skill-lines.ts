import { joinWrapped } from '../structure/paragraphs.ts';
import { fold, type Segment, type TextLine } from '../text/text-line.ts';
import { isKnownSkill, isLicense, isSentence } from './skill-items.ts';

export const LABEL = /^([\p{L}][\p{L}\d &/+,.'()-]{1,45}?)\s*[:：]\s*(.*)$/u;
/** Heads of a table of skills, folded: "Bereich" and "Kenntnisse", "Level", "Skill", "Years". */
const HEADS = new Set(
  'area areas category categories field skill skills level levels year years comment comments tool tools technology technologies experience proficiency bereich kategorie kenntnisse kenntnis niveau jahre bemerkung fahigkeit werkzeuge domaine categorie competence competences outils niveau annees area categoria nivel habilidad habilidades herramienta herramientas anos competencia livello competenza strumenti anni conhecimento ferramentas gebied vaardigheid ervaring obszar umiejetnosc poziom narzedzia domeniu abilitate nivelul omrade kunskap niva alan beceri seviye'.split(
    ' ',
  ),
);

function isTableHead({ segments }: TextLine): boolean {
  return segments.length > 1 && segments.every(({ text }) => HEADS.has(fold(text)));
}

/** "Führerschein   Klasse B": what is beside that label is no skill. */
function ofAnother({ segments }: TextLine): boolean {
  return segments.length > 1 && isLicense(segments[0]!.text);
}

/**
 * Columns of labels, by where they begin: in each row a list with commas may stand beside them, and never within them.
 * "Linux   Debian, Ubuntu   IDE   Vim, Kate".
 */
function labelColumns(lines: TextLine[]): (segment: Segment, next: Segment | undefined) => boolean {
  const rows = lines.filter(({ segments }) => segments.length > 1);
  const columns = new Map<number, { labels: number; lists: number; commas: number }>();
  for (const { segments } of rows) {
    for (const [index, { x, text }] of segments.entries()) {
      const next = segments[index + 1];
      const column = columns.get(Math.round(x)) ?? { labels: 0, lists: 0, commas: 0 };
      if (text.includes(',')) column.commas += 1;
      if (next !== undefined) column.labels += 1;
      if (next?.text.includes(',') === true) column.lists += 1;
      columns.set(Math.round(x), column);
    }
  }
  return ({ x }, next) => {
    const column = columns.get(Math.round(x));
    if (column === undefined || next === undefined || column.commas > 0) return false;
    return column.lists >= 2 && column.lists >= column.labels / 2;
  };
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

const SEPARATOR = /[,;:|•·]/;

/** The second line of a list's item, behind its sign or broken within a word. */
function continuesItem(line: TextLine, before: TextLine): boolean {
  if (line.bullet || line.gap || LABEL.test(line.text)) return false;
  if (/\p{Ll}-$/u.test(before.text) && /^\p{Ll}/u.test(line.text)) return true;
  return before.bullet && line.right > 0 && line.x > before.x + BEHIND_SIGN;
}

const BEHIND_SIGN = 3;

/** One text for each list: wrapped lines are joined, table cells are kept separate. */
export function groups(all: TextLine[]): { text: string; line: TextLine }[] {
  const lines = withoutGroupNames(all.filter((line) => !isTableHead(line) && !ofAnother(line)));
  const isLabel = labelColumns(lines);
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
    if (isLabel(first, others[0])) {
      const kept = line.segments.flatMap((segment, index) => {
        const before = line.segments[index - 1];
        if (isLabel(segment, line.segments[index + 1])) return [];
        const isBeside = before !== undefined && isLabel(before, segment);
        return [
          {
            ...cell(segment),
            text: isBeside ? `${before.text.replace(/:$/, '')}: ${segment.text}` : segment.text,
            gap: true,
          },
        ];
      });
      return kept;
    }
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
