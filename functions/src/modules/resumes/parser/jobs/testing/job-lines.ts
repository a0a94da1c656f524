import type { TextLine } from '../../text/text-line.ts';
import { readExperience } from '../experience.ts';

/** What a line looks like beside a plain one. */
export type Looks = Partial<Pick<TextLine, 'size' | 'accent' | 'bullet' | 'gap' | 'x' | 'page'>>;

/** Lines of a file one below another; cells beside each other are parted by " ¦ ". */
export function lines(...all: [text: string, looks?: Looks][]): TextLine[] {
  return all.map(([text, looks = {}], index) => {
    const line = { page: 1, size: 1, accent: false, bullet: false, gap: false, x: 50, ...looks };
    const cells = text.split(' ¦ ');
    const segments = cells.map((cell, at) => ({
      text: cell,
      x: line.x + at * 250,
      right: 0,
      accent: line.accent,
    }));
    const style = `${line.size} ${line.accent}`;
    return {
      ...line,
      line: index + 1,
      text: cells.join('  '),
      segments,
      right: 0,
      style,
      heading: false,
      column: 0,
    };
  });
}

/** The title, employer, and start of each job that such lines tell. */
export const readLines = (...all: [string, Looks?][]) =>
  readExperience(lines(...all)).map(({ title, employer, start }) => [title, employer, start]);
