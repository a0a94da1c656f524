import type { Block, OfficeDocument, ParagraphBlock, Run } from './blocks.ts';
import { childNamed, childrenOf, findAll, parseXml, type XmlNode } from './xml-tree.ts';

type Look = { bold: boolean; size: number | null; caps: boolean };
/** A paragraph or character style, with what it inherits. */
type Style = Look & { level: number; list: boolean };

const PLAIN: Style = { bold: false, size: null, caps: false, level: 0, list: false };

/** The text of a Word file: its body, headers and footers, with text boxes and content controls. */
export function docxBlocks(parts: Map<string, Uint8Array>): OfficeDocument {
  const styles = readStyles(parts.get('word/styles.xml'));
  const blocksOf = (name: string, part: Uint8Array): Block[] => {
    const reader = new DocxReader(styles, readLinks(parts.get(relationsOf(name))));
    const root = childrenOf(parseXml(part))[0];
    const content = childNamed(root, 'w:body') ?? root;
    return content === undefined ? [] : reader.blocks(content);
  };
  const named = (pattern: RegExp) =>
    [...parts].filter(([name]) => pattern.test(name)).flatMap(([name, part]) => blocksOf(name, part));
  const body = parts.get('word/document.xml')!;
  return {
    pages: pageCount(parts),
    header: named(/^word\/header\d*\.xml$/),
    body: blocksOf('word/document.xml', body),
    footer: named(/^word\/footer\d*\.xml$/),
  };
}

function relationsOf(name: string): string {
  return name.replace(/([^/]+)$/, '_rels/$1.rels');
}

/** Addresses of hyperlinks by the id that the text refers to. */
function readLinks(part: Uint8Array | undefined): Map<string, string> {
  if (part === undefined) return new Map();
  const relations = findAll(parseXml(part), 'Relationship');
  return new Map(
    relations.flatMap(({ attributes: { Id, Target, TargetMode } }) =>
      Id !== undefined && Target !== undefined && TargetMode === 'External' ? [[Id, Target]] : [],
    ),
  );
}

function readStyles(part: Uint8Array | undefined): Map<string, Style> {
  const styles = new Map<string, Style>();
  if (part === undefined) return styles;
  const root = parseXml(part);
  const defaults = lookOf(findAll(root, 'w:rPrDefault').flatMap((one) => childrenOf(one))[0], PLAIN);
  styles.set('', { ...PLAIN, ...defaults });
  const nodes = new Map(findAll(root, 'w:style').map((node) => [node.attributes['w:styleId'] ?? '', node]));
  const resolve = (id: string, depth: number): Style => {
    const known = styles.get(id);
    const node = nodes.get(id);
    if (known !== undefined) return known;
    if (node === undefined || depth > 20) return styles.get('')!;
    const parent = valOf(childNamed(node, 'w:basedOn'));
    const base = parent === undefined ? styles.get('')! : resolve(parent, depth + 1);
    const name = valOf(childNamed(node, 'w:name')) ?? '';
    const paragraph = childNamed(node, 'w:pPr');
    const style = {
      ...base,
      ...lookOf(childNamed(node, 'w:rPr'), base),
      level: levelNamed(name) ?? outlineOf(paragraph) ?? base.level,
      list: isListed(paragraph) ?? base.list,
    };
    styles.set(id, style);
    return style;
  };
  for (const id of nodes.keys()) resolve(id, 0);
  for (const [id, node] of nodes) {
    if (node.attributes['w:type'] === 'paragraph' && isOn(node.attributes['w:default'])) {
      styles.set('', styles.get(id)!);
    }
  }
  return styles;
}

/** Built-in heading styles keep their English names in every language of Word. */
function levelNamed(name: string): number | undefined {
  if (/^title$/i.test(name)) return 1;
  const level = /^heading (\d)$/i.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
}

function outlineOf(properties: XmlNode | undefined): number | undefined {
  const level = Number(valOf(childNamed(properties, 'w:outlineLvl')) ?? Number.NaN);
  return level >= 0 && level < 9 ? level + 1 : undefined;
}

function isListed(properties: XmlNode | undefined): boolean | undefined {
  const numbering = childNamed(properties, 'w:numPr');
  return numbering === undefined ? undefined : valOf(childNamed(numbering, 'w:numId')) !== '0';
}

function lookOf(properties: XmlNode | undefined, base: Look): Look {
  if (properties === undefined) return base;
  const half_points = Number(valOf(childNamed(properties, 'w:sz')) ?? Number.NaN);
  return {
    bold: switchOf(properties, 'w:b') ?? base.bold,
    caps: switchOf(properties, 'w:caps') ?? base.caps,
    size: Number.isFinite(half_points) ? half_points / 2 : base.size,
  };
}

function valOf(node: XmlNode | undefined): string | undefined {
  return node?.attributes['w:val'];
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !/^(?:0|false|off|none)$/i.test(value);
}

/** Without a value, the element's presence switches it on. */
function switchOf(properties: XmlNode | undefined, name: string): boolean | undefined {
  const node = childNamed(properties, name);
  return node === undefined ? undefined : isOn(node.attributes['w:val'] ?? '1');
}

type Open = { runs: Run[]; links: string[]; boxes: Block[]; base: Style };

class DocxReader {
  readonly #styles: Map<string, Style>;
  readonly #links: Map<string, string>;

  constructor(styles: Map<string, Style>, links: Map<string, string>) {
    this.#styles = styles;
    this.#links = links;
  }

  blocks(node: XmlNode): Block[] {
    return childrenOf(node).flatMap((child) => {
      switch (child.name) {
        case 'w:p':
          return this.#paragraph(child);
        case 'w:tbl':
          return [this.#table(child)];
        case 'w:del':
        case 'w:moveFrom':
          return [];
        case 'w:sdt':
          return isPlaceholder(child) ? [] : this.blocks(childNamed(child, 'w:sdtContent') ?? child);
        case 'mc:AlternateContent':
          return this.blocks(childNamed(child, 'mc:Choice') ?? child);
        default:
          return this.blocks(child);
      }
    });
  }

  #table(node: XmlNode): Block {
    const rows = findAll(node, 'w:tr').map((row) => findAll(row, 'w:tc').map((cell) => this.blocks(cell)));
    return { kind: 'table', rows };
  }

  #paragraph(node: XmlNode): Block[] {
    const properties = childNamed(node, 'w:pPr');
    const base = this.#styleOf(valOf(childNamed(properties, 'w:pStyle')) ?? '');
    const open: Open = { runs: [], links: [], boxes: [], base };
    this.#inline(node, open);
    const level = outlineOf(properties) ?? base.level;
    const paragraph: ParagraphBlock = {
      kind: 'paragraph',
      runs: open.runs,
      item: (isListed(properties) ?? base.list) && level === 0,
      level,
      links: open.links,
    };
    return [...open.boxes, paragraph];
  }

  #styleOf(id: string): Style {
    return this.#styles.get(id) ?? this.#styles.get('') ?? PLAIN;
  }

  #inline(node: XmlNode, open: Open): void {
    for (const child of childrenOf(node)) {
      switch (child.name) {
        case 'w:r':
          this.#run(child, open);
          break;
        case 'w:hyperlink': {
          const address = this.#links.get(child.attributes['r:id'] ?? '');
          if (address !== undefined) open.links.push(address);
          this.#inline(child, open);
          break;
        }
        case 'w:sdt':
          if (!isPlaceholder(child)) this.#inline(childNamed(child, 'w:sdtContent') ?? child, open);
          break;
        // What was deleted is still in the file while changes are tracked.
        case 'w:del':
        case 'w:moveFrom':
        case 'w:pPr':
          break;
        default:
          this.#inline(child, open);
      }
    }
  }

  #run(node: XmlNode, open: Open): void {
    const properties = childNamed(node, 'w:rPr');
    if (switchOf(properties, 'w:vanish') === true) return;
    const style = valOf(childNamed(properties, 'w:rStyle'));
    const named = style === undefined ? undefined : this.#styles.get(style);
    const base = named === undefined ? open.base : { ...open.base, ...definedBy(named) };
    const { bold, size, caps } = lookOf(properties, base);
    const add = (text: string) => {
      // Words that are only shown in capitals are often typed in small letters.
      const shown = caps && text === text.toLowerCase() ? text.toUpperCase() : text;
      open.runs.push({ text: shown, bold, size });
    };
    const walk = (parent: XmlNode): void => {
      for (const child of childrenOf(parent)) {
        switch (child.name) {
          case 'w:t':
            add(child.children.filter((one) => typeof one === 'string').join(''));
            break;
          case 'w:tab':
          case 'w:ptab':
            add('\t');
            break;
          case 'w:br':
          case 'w:cr':
            add('\n');
            break;
          case 'w:noBreakHyphen':
            add('-');
            break;
          // Signs of Wingdings and Symbol are bullets before a text, and icons within it.
          case 'w:sym':
            add(open.runs.length === 0 ? '• ' : ' ');
            break;
          case 'w:instrText': {
            const address = /HYPERLINK\s+"([^"]+)"/.exec(child.children.join(''))?.[1];
            if (address !== undefined) open.links.push(address);
            break;
          }
          // Word writes a text box twice: for itself, and for programs that do not know it.
          case 'mc:AlternateContent':
            walk(preferred(child));
            break;
          case 'w:txbxContent':
            open.boxes.push({ kind: 'box', blocks: this.blocks(child) });
            break;
          case 'w:rPr':
            break;
          default:
            walk(child);
        }
      }
    };
    walk(node);
  }
}

/** A character style says something only where it differs from plain text. */
function definedBy(style: Style): Partial<Look> {
  return {
    ...(style.bold ? { bold: true } : {}),
    ...(style.caps ? { caps: true } : {}),
    ...(style.size === null ? {} : { size: style.size }),
  };
}

function preferred(alternatives: XmlNode): XmlNode {
  const choice = childNamed(alternatives, 'mc:Choice');
  const fallback = childNamed(alternatives, 'mc:Fallback');
  if (choice !== undefined && findAll(choice, 'w:txbxContent').length > 0) return choice;
  return fallback ?? choice ?? alternatives;
}

/** "Click here to enter text" in a form that nobody filled in. */
function isPlaceholder(control: XmlNode): boolean {
  return switchOf(childNamed(control, 'w:sdtPr'), 'w:showingPlcHdr') === true;
}

function pageCount(parts: Map<string, Uint8Array>): number {
  const text = (name: string) => new TextDecoder().decode(parts.get(name));
  const noted = /<Pages>(\d{1,5})<\/Pages>/.exec(text('docProps/app.xml'))?.[1];
  if (noted !== undefined) return Math.max(1, Number(noted));
  const breaks = text('word/document.xml').match(/<w:lastRenderedPageBreak\s*\/>|<w:br [^>]*w:type="page"/g);
  return (breaks?.length ?? 0) + 1;
}
