import { bold, italic, type Span, text } from '../sheet.ts';
import type { Choices } from './choices.ts';

/** One thing an entry says, and what parts it from what stands before it on its line; brackets close behind it. */
export type Piece = { says: string; before: string };
/** A line of an entry: what stands at its left, and at the right margin. */
export type PlannedLine = { left: Piece[]; right?: string };
export type Plan = {
  lines: PlannedLine[];
  /** What stands in a column of its own at the left. */
  rail: string[];
  emphasis: Record<string, (value: string) => Span>;
  capitals: string | undefined;
  /** Behind the last piece of the first line. */
  end: string;
  /** Before the first piece. */
  start: string;
};

/** What is alike for jobs (title and employer) and studies (degree and school). */
export type Subject = {
  name: 'job' | 'study';
  /** What it is called, and who owns the place. */
  title: string;
  owner: string;
  dates: string;
  place: string;
  /** "Nurse at St Mary's". */
  at: string;
  /** Before a town: "in", "à". */
  in: string;
};

export const BRACKETS = ' (';
const SEPARATORS = {
  ', ': 4,
  ' – ': 2.5,
  ' - ': 2.5,
  ' | ': 2.5,
  ' — ': 1,
  ' · ': 1,
  ' • ': 0.7,
  ' / ': 0.7,
  '  ': 0.5,
  '\t': 0.7,
  ': ': 0.5,
  ' : ': 0.4,
  ' @ ': 0.3,
  at: 1,
  [BRACKETS]: 0.7,
  '; ': 0.2,
  '. ': 0.3,
  '- ': 0.3,
} as const;

/** Where what stands on one to five lines, in which order, parted by what, and set how. */
export function drawPlan(choices: Choices, subject: Subject, railed: boolean): Plan {
  const { name, title, owner, dates, place, at } = subject;
  const of = <T extends string>(choice: string, options: Readonly<Record<T, number>>) =>
    choices.of<T>(`${name}.${choice}`, options);
  const order = of('order', { titleFirst: 1, ownerFirst: 1 });
  const [first, second] = order === 'titleFirst' ? [title, owner] : [owner, title];
  const drawn = of('separator', SEPARATORS);
  const joined = drawn === 'at' ? ` ${at} ` : drawn;
  const separator = order === 'ownerFirst' && (drawn === 'at' || drawn === ' @ ') ? ', ' : joined;
  const together = of('lines', { apart: 6, together: 5 }) === 'together';
  const lines: PlannedLine[] = together
    ? [{ left: [piece(first, ''), piece(second, separator)] }]
    : [{ left: [piece(first, '')] }, { left: [piece(second, '')] }];
  const lineOf = (says: string) => lines.find(({ left }) => left.some((one) => one.says === says))!;
  const rail: string[] = [];
  placeTown();
  if (railed) rail.unshift(dates);
  else placeDates();
  return {
    lines,
    rail,
    emphasis: {
      [title]: emphasis('titleLook'),
      [owner]: emphasis('ownerLook'),
      [dates]: emphasis('datesLook'),
      [place]: emphasis('placeLook'),
    },
    capitals: { none: undefined, title, owner }[of('capitals', { none: 10, title: 0.8, owner: 1 })],
    end: of('end', { none: 14, '.': 0.6, ':': 0.6, ',': 0.2 }).replace('none', ''),
    start: of('start', { none: 14, '• ': 0.5, '- ': 0.4, '1. ': 0.2, '★ ': 0.15, '🏢 ': 0.15 }).replace(
      'none',
      '',
    ),
  };

  function emphasis(choice: string): (value: string) => Span {
    return { plain: text, bold, italic }[of(choice, { plain: 3, bold: 3, italic: 1 })];
  }

  function placeTown(): void {
    const where = of('place', {
      behindOwner: 4,
      none: 3,
      brackets: 1,
      sign: 1.2,
      in: 0.5,
      right: 1,
      line: 0.8,
      behindTitle: 0.7,
      withDates: 1,
      front: 0.3,
      space: 0.3,
      rail: 0.4,
    });
    const home = lineOf(owner);
    const insert = (says: string, one: Piece) => {
      const line = lineOf(says);
      line.left.splice(line.left.findIndex((other) => other.says === says) + 1, 0, one);
    };
    switch (where) {
      case 'none':
        return;
      case 'behindOwner':
        insert(owner, piece(place, ', '));
        return;
      case 'brackets':
        insert(owner, piece(place, BRACKETS));
        return;
      case 'sign':
        insert(
          owner,
          piece(place, of('placeSign', { ' – ': 1, ' - ': 1, ' | ': 1, ' · ': 0.6, ' / ': 0.4, '-': 0.4 })),
        );
        return;
      case 'in':
        insert(owner, piece(place, subject.in));
        return;
      case 'space':
        insert(owner, piece(place, ' '));
        return;
      case 'behindTitle':
        insert(title, piece(place, ', '));
        return;
      case 'right':
        home.right = place;
        return;
      case 'line':
        lines.push({ left: [piece(place, '')] });
        return;
      case 'withDates':
        lines.push({ left: [piece(place, '')] });
        return;
      case 'front':
        home.left.splice(
          home.left.findIndex(({ says }) => says === owner),
          1,
          piece(place, ''),
          piece(owner, ': '),
        );
        return;
      case 'rail':
        if (railed) rail.push(place);
        else insert(owner, piece(place, ', '));
    }
  }

  function placeDates(): void {
    const where = of('dates', {
      right: 6,
      above: 1.5,
      between: 1.5,
      below: 2,
      front: 3,
      behind: 2,
      behindSecond: 1.2,
      brackets: 1.5,
      rightSecond: 1.5,
      frontSecond: 0.5,
    });
    const free = lines.filter(({ right }) => right === undefined);
    const alone = lines.find(({ left }) => left.length === 1 && left[0]!.says === place);
    const behind = () =>
      of('datesSign', {
        ', ': 2,
        ' | ': 1.5,
        ' · ': 1,
        ' – ': 1,
        ' - ': 0.7,
        '\t': 1,
        ' ': 0.5,
        '; ': 0.2,
        ': ': 0.3,
        ' • ': 0.4,
      });
    const before = () =>
      of('frontSign', {
        ': ': 1.5,
        '\t': 1.5,
        ' ': 1,
        ' – ': 1,
        ' - ': 0.7,
        ' | ': 0.7,
        ', ': 0.6,
        ' : ': 0.5,
        '. ': 0.2,
      });
    const front = (line: PlannedLine) => {
      line.left[0] = { ...line.left[0]!, before: before() };
      line.left.unshift(piece(dates, ''));
    };
    switch (where) {
      case 'right':
        if (lines[0]!.right === undefined) lines[0]!.right = dates;
        else if (free.length > 0) free.at(-1)!.right = dates;
        else lines.push({ left: [piece(dates, '')] });
        return;
      case 'rightSecond':
        if (free.length > 0) free.at(-1)!.right = dates;
        else lines.push({ left: [piece(dates, '')] });
        return;
      case 'above':
        lines.unshift({ left: [piece(dates, '')] });
        return;
      case 'between':
        lines.splice(1, 0, { left: [piece(dates, '')] });
        return;
      case 'below':
        if (alone !== undefined) {
          if (choices.chance(`${name}.placeBeforeDates`, 0.5)) alone.left.push(piece(dates, behind()));
          else {
            alone.left[0] = piece(place, behind());
            alone.left.unshift(piece(dates, ''));
          }
        } else lines.push({ left: [piece(dates, '')] });
        return;
      case 'front':
        front(lines[0]!);
        return;
      case 'frontSecond':
        front(lines.at(-1)!);
        return;
      case 'behind':
        lines[0]!.left.push(piece(dates, behind()));
        return;
      case 'behindSecond':
        lines.at(-1)!.left.push(piece(dates, behind()));
        return;
      case 'brackets':
        lines[0]!.left.push(piece(dates, BRACKETS));
    }
  }
}

export function piece(says: string, before: string): Piece {
  return { says, before };
}
