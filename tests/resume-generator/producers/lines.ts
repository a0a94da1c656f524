import type { Part, Row, Says, Section, Sheet, SkillStyle, Span } from '../sheet.ts';

/** A line of a resume, for programs that write one paragraph after another. */
export type Line = {
  kind: 'name' | 'heading' | 'text' | 'bullet' | 'blank';
  left: Span[];
  right?: Span[];
  /** A row of a table instead of `left`, and what each line of each cell is. */
  cells?: string[];
  says?: Says[][];
};

const of = (kind: Line['kind'], text: string, says?: Says): Line => ({
  kind,
  left: [{ text, ...(says === undefined ? {} : { says }) }],
});
const BLANK: Line = of('blank', '');

/** The lines of one half of a sheet; `main` begins with the name. */
export function linesOf(sheet: Sheet, half: 'main' | 'side'): Line[] {
  const head: Line[] = sheet.head.map((row, index) => ({ kind: index === 0 ? 'name' : 'text', ...row }));
  const sections = half === 'main' ? sheet.main : sheet.side;
  return [...(half === 'main' ? head : []), ...sections.flatMap((section) => sectionLines(section, sheet))];
}

function sectionLines({ heading, parts, kind }: Section, { look }: Sheet): Line[] {
  const cased =
    look.headings === 'capitals' || look.headings === 'spaced' ? heading.toLocaleUpperCase() : heading;
  const title = look.headings === 'colon' ? `${cased}:` : cased;
  const says = kind === undefined ? undefined : { field: `heading:${kind}`, entry: -1 };
  return [BLANK, ...(heading === '' ? [] : [of('heading', title, says)]), ...parts.flatMap(partLines)];
}

function partLines(part: Part): Line[] {
  if (part.kind === 'text') return [of('text', part.text, part.says)];
  if (part.kind === 'list') {
    return listLines(part.items, part.style, part.label).map((line) => ({
      ...line,
      left: line.left.map((span) => ({ ...span, ...(part.says && { says: part.says }) })),
    }));
  }
  const bullets = part.bullets.map((text) => of('bullet', text, part.says?.bullets));
  const after: Line[] = (part.after ?? []).map((row) => ({ kind: 'text', ...row }));
  if (part.cells !== undefined) {
    const cells = part.says?.cells;
    return [
      { kind: 'text', left: [], cells: part.cells, ...(cells === undefined ? {} : { says: cells }) },
      ...bullets,
      ...after,
    ];
  }
  const rails = part.rail?.split('\n') ?? [];
  const rows: Line[] = part.rows.map((row, index) => ({
    kind: 'text',
    ...railed(row, index === 0 ? rails[0] : undefined, part.says?.rail?.[0]),
  }));
  return [...rows, ...bullets, ...after, BLANK];
}

/** What stands in a rail comes first on the line. */
function railed(row: Row, rail: string | undefined, says: Says | undefined): Row {
  if (rail === undefined) return row;
  return { left: [{ text: rail, ...(says === undefined ? {} : { says }) }], right: row.left };
}

function listLines(items: string[], style: SkillStyle, label: string): Line[] {
  switch (style) {
    case 'commas':
      return [of('text', items.join(', '))];
    case 'strokes':
      return [of('text', items.join(' | '))];
    case 'dots':
      return [of('text', items.join(' · '))];
    case 'bullets':
      return items.map((one) => of('bullet', one));
    case 'lines':
    case 'levels':
    case 'tags':
      return items.map((one) => of('text', one));
    case 'grid':
      return Array.from({ length: Math.ceil(items.length / 2) }, (_, row): Line => {
        const [left, right] = items.slice(row * 2, row * 2 + 2);
        return {
          kind: 'text',
          left: [{ text: left! }],
          ...(right === undefined ? {} : { right: [{ text: right }] }),
        };
      });
    case 'groups':
    case 'labelCells': {
      const half = Math.ceil(items.length / 2);
      return [
        of('text', `${label}: ${items.slice(0, half).join(', ')}`),
        ...(items.length > half ? [of('text', `Tools: ${items.slice(half).join(', ')}`)] : []),
      ];
    }
  }
}
