import type { Block, OfficeDocument, ParagraphBlock, Run } from './blocks.ts';
import { childNamed, childrenOf, findAll, parseXml, type XmlNode } from './xml-tree.ts';

type Look = { bold: boolean; size: number | null; caps: boolean; hidden: boolean };

const PLAIN: Look = { bold: false, size: null, caps: false, hidden: false };

/** Text that is not part of the document: deleted while changes were tracked, comments, footnotes, tables of contents. */
const SKIPPED = new Set([
  'text:tracked-changes',
  'office:annotation',
  'text:note',
  'text:table-of-content',
  'office:forms',
  'text:sequence-decls',
]);

/** The text of an OpenDocument text file: its body, headers and footers, with text boxes. */
export function odtBlocks(parts: Map<string, Uint8Array>): OfficeDocument {
  const content = parseXml(parts.get('content.xml')!);
  const common = parts.get('styles.xml');
  const styled = common === undefined ? undefined : parseXml(common);
  const looks = readLooks(styled === undefined ? [content] : [styled, content]);
  const reader = new OdtReader(looks);
  const named = (...names: string[]) =>
    styled === undefined ? [] : findAll(styled, ...names).flatMap((node) => reader.blocks(node));
  const body = findAll(content, 'office:text')[0];
  return {
    pages: pageCount(parts, content),
    header: named('style:header', 'style:header-first'),
    body: body === undefined ? [] : reader.blocks(body),
    footer: named('style:footer', 'style:footer-first'),
  };
}

/** What each style looks like, with what it inherits from its parents. */
function readLooks(roots: XmlNode[]): Map<string, Look> {
  const nodes = new Map(
    roots
      .flatMap((root) => findAll(root, 'style:style'))
      .map((node) => [node.attributes['style:name'] ?? '', node]),
  );
  const looks = new Map<string, Look>();
  const resolve = (name: string, depth: number): Look => {
    const known = looks.get(name);
    if (known !== undefined) return known;
    const node = nodes.get(name);
    if (node === undefined || depth > 20) return PLAIN;
    const base = resolve(node.attributes['style:parent-style-name'] ?? '', depth + 1);
    const look = lookOf(childNamed(node, 'style:text-properties')?.attributes ?? {}, base);
    looks.set(name, look);
    return look;
  };
  for (const name of nodes.keys()) resolve(name, 0);
  return looks;
}

function lookOf(properties: Record<string, string>, base: Look): Look {
  const weight = properties['fo:font-weight'];
  const points = /^([\d.]+)pt$/.exec(properties['fo:font-size'] ?? '')?.[1];
  return {
    bold: weight === undefined ? base.bold : weight === 'bold' || Number(weight) >= 600,
    size: points === undefined ? base.size : Number(points),
    caps: (properties['fo:text-transform'] ?? (base.caps ? 'uppercase' : '')) === 'uppercase',
    hidden: (properties['text:display'] ?? (base.hidden ? 'none' : '')) === 'none',
  };
}

type Open = { runs: Run[]; links: string[]; boxes: Block[] };

class OdtReader {
  readonly #looks: Map<string, Look>;

  constructor(looks: Map<string, Look>) {
    this.#looks = looks;
  }

  blocks(node: XmlNode, item = false): Block[] {
    let first = item;
    return childrenOf(node).flatMap((child) => {
      if (SKIPPED.has(child.name)) return [];
      switch (child.name) {
        case 'text:p':
        case 'text:h': {
          const blocks = this.#paragraph(child, first);
          first = false;
          return blocks;
        }
        case 'text:list-item':
          return this.blocks(child, true);
        case 'table:table':
          return [this.#table(child)];
        case 'draw:text-box':
          return [{ kind: 'box', blocks: this.blocks(child) }];
        default:
          return this.blocks(child);
      }
    });
  }

  #table(node: XmlNode): Block {
    const rows = findAll(node, 'table:table-row').map((row) =>
      findAll(row, 'table:table-cell').map((cell) => this.blocks(cell)),
    );
    return { kind: 'table', rows };
  }

  #paragraph(node: XmlNode, item: boolean): Block[] {
    const open: Open = { runs: [], links: [], boxes: [] };
    this.#inline(node, this.#lookOf(node, PLAIN), open);
    const level = node.name === 'text:h' ? Number(node.attributes['text:outline-level'] ?? 1) : 0;
    const paragraph: ParagraphBlock = {
      kind: 'paragraph',
      runs: open.runs,
      item: item && level === 0,
      level,
      links: open.links,
    };
    return [...open.boxes, paragraph];
  }

  #lookOf(node: XmlNode, outer: Look): Look {
    return this.#looks.get(node.attributes['text:style-name'] ?? '') ?? outer;
  }

  #inline(node: XmlNode, look: Look, open: Open): void {
    const { bold, size, caps, hidden } = look;
    const add = (text: string) => {
      if (hidden) return;
      const shown = caps && text === text.toLowerCase() ? text.toUpperCase() : text;
      open.runs.push({ text: shown, bold, size });
    };
    for (const child of node.children) {
      if (typeof child === 'string') add(child.replace(/\s+/g, ' '));
      else if (!SKIPPED.has(child.name)) {
        switch (child.name) {
          case 'text:tab':
            add('\t');
            break;
          case 'text:line-break':
            add('\n');
            break;
          case 'text:s':
            add(' '.repeat(Math.min(100, Number(child.attributes['text:c'] ?? 1) || 1)));
            break;
          case 'text:span':
            this.#inline(child, this.#lookOf(child, look), open);
            break;
          case 'text:a':
            if (child.attributes['xlink:href'] !== undefined) open.links.push(child.attributes['xlink:href']);
            this.#inline(child, look, open);
            break;
          case 'draw:text-box':
            open.boxes.push({ kind: 'box', blocks: this.blocks(child) });
            break;
          // The text of a shape is in its paragraphs.
          case 'draw:custom-shape':
            open.boxes.push({ kind: 'box', blocks: this.blocks(child) });
            break;
          default:
            this.#inline(child, look, open);
        }
      }
    }
  }
}

function pageCount(parts: Map<string, Uint8Array>, content: XmlNode): number {
  const meta = parts.get('meta.xml');
  const statistic = meta === undefined ? undefined : findAll(parseXml(meta), 'meta:document-statistic')[0];
  const noted = Number(statistic?.attributes['meta:page-count'] ?? Number.NaN);
  if (noted > 0) return noted;
  return findAll(content, 'text:soft-page-break').length + 1;
}
