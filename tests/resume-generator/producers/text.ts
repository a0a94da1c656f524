import type { Random } from '../random.ts';
import { plainText, type Sheet } from '../sheet.ts';
import { type Line, linesOf } from './lines.ts';

const WIDTH = 92;

/** The sheet as people paste it into forms: in lines of text, with gaps as wide as they come out. */
export function toText(sheet: Sheet, random: Random): string {
  const bullet = sheet.look.bullet === 'none' ? '' : `${sheet.look.bullet} `;
  // Job boards put an empty line between all lines.
  const airy = random.chance(0.25);
  const wrapped = random.chance(0.5);
  const lines = [...linesOf(sheet, 'main'), ...linesOf(sheet, 'side')].flatMap((line) => {
    const text = lineText(line, random);
    const shown = line.kind === 'bullet' ? `${bullet}${text}` : text;
    return wrapped ? wrap(shown) : [shown];
  });
  return `${lines.join(airy ? '\n\n' : '\n')}\n`;
}

function lineText(line: Line, random: Random): string {
  if (line.cells !== undefined) return line.cells.map((cell) => cell.replaceAll('\n', ', ')).join('\t');
  const [left, right] = plainText(line);
  if (right === '') return left;
  return random.chance(0.5) ? left.padEnd(WIDTH - right.length) + right : `${left}    ${right}`;
}

function wrap(text: string): string[] {
  if (text.length <= WIDTH || / {3}/.test(text)) return [text];
  const at = text.lastIndexOf(' ', WIDTH);
  return at <= 0 ? [text] : [text.slice(0, at), ...wrap(text.slice(at + 1))];
}
