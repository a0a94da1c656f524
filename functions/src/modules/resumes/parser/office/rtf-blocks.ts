import { READING_LIMITS } from '../limits/reading-limits.ts';
import { ResumeRefused } from '../limits/resume-refused.ts';
import type { Block, OfficeDocument, ParagraphBlock, Run } from './blocks.ts';
import { type RtfToken, rtfTokens } from './rtf-tokens.ts';

/** Groups whose text is not the document's. */
const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object objdata listtable listoverridetable rsidtbl generator xmlnstbl themedata colorschememapping latentstyles datastore filetbl revtbl mmathPr wgrffmtfilter pgptbl fldtype ftnsep ftnsepc ftncn aftnsep aftnsepc footnote annotation atnid atnauthor xe tc nonshppict shpgrp sp bkmkstart bkmkend pnseclvl template comment docvar userprops passwordhash'.split(
    ' ',
  ),
);
/** Characters that have control words of their own. */
const SIGNS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  lbr: '\n',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  nestcell: '\t',
};

type Flow = 'header' | 'body' | 'footer' | 'box' | 'bullet' | 'field' | 'skipped';
/** What holds from an opening brace to its closing one. */
type Group = { flow: Flow; bold: boolean; size: number; hidden: boolean; caps: boolean };
type Paragraph = { runs: Run[]; links: string[]; item: boolean; level: number };

/**
 * The text of an RTF file: paragraphs, lists, tables, headers, footers, and text boxes.
 *
 * @throws ResumeRefused if it is far more than a resume, or damaged
 */
export function rtfBlocks(bytes: Uint8Array): OfficeDocument {
  return new RtfReader().read(rtfTokens(bytes));
}

const MAX_GROUPS = 500;

class RtfReader {
  readonly #flows: Record<'header' | 'body' | 'footer' | 'box', Block[]> = {
    header: [],
    body: [],
    footer: [],
    box: [],
  };
  readonly #groups: Group[] = [];
  #group: Group = { flow: 'body', bold: false, size: 12, hidden: false, caps: false };
  #open: Paragraph = { runs: [], links: [], item: false, level: 0 };
  /** A text box interrupts the paragraph that it is anchored in. */
  #interrupted: Paragraph[] = [];
  #row: Block[][] = [];
  #cell: Block[] = [];
  #in_table = false;
  #rows: Block[][][] = [];
  #field = '';
  #pages = 1;
  #noted_pages: number | undefined;
  #paragraphs = 0;

  read(tokens: Iterable<RtfToken>): OfficeDocument {
    for (const token of tokens) {
      if (token.kind === 'open') this.#openGroup();
      else if (token.kind === 'close') this.#closeGroup();
      else if (token.kind === 'text') this.#text(token.text);
      else if (token.kind === 'word') this.#word(token.word, token.value, token.optional);
    }
    if (this.#groups.length > 0) throw new ResumeRefused('resume_broken', { cause: 'RTF without end' });
    this.#endParagraph();
    this.#endTable();
    const { header, body, footer } = this.#flows;
    return { pages: this.#noted_pages ?? this.#pages, header, body, footer };
  }

  #openGroup(): void {
    if (this.#groups.length > MAX_GROUPS) {
      throw new ResumeRefused('resume_too_complex', { cause: 'nested too deeply' });
    }
    this.#groups.push(this.#group);
    this.#group = { ...this.#group };
  }

  #closeGroup(): void {
    const closed = this.#group;
    const outer = this.#groups.pop();
    if (outer === undefined) throw new ResumeRefused('resume_broken', { cause: 'RTF closes too much' });
    this.#group = outer;
    if (closed.flow === outer.flow) return;
    if (closed.flow === 'field') {
      const address = /HYPERLINK\s+"([^"]+)"/.exec(this.#field)?.[1];
      if (address !== undefined) this.#open.links.push(address);
    } else if (closed.flow === 'box') {
      this.#endParagraph('box');
      const blocks = this.#flows.box.splice(0);
      this.#open = this.#interrupted.pop() ?? this.#open;
      if (blocks.length > 0) this.#add({ kind: 'box', blocks });
    } else if (closed.flow === 'header' || closed.flow === 'footer') {
      this.#endParagraph(closed.flow);
    }
  }

  #text(text: string): void {
    const { flow, bold, size, hidden, caps } = this.#group;
    if (flow === 'field') this.#field += text;
    if (flow === 'bullet') this.#open.item = true;
    if (hidden || flow === 'field' || flow === 'bullet' || flow === 'skipped') return;
    const shown = caps && text === text.toLowerCase() ? text.toUpperCase() : text;
    const last = this.#open.runs.at(-1);
    if (last !== undefined && last.bold === bold && last.size === size) last.text += shown;
    else this.#open.runs.push({ text: shown, bold, size });
  }

  #word(word: string, value: number | undefined, optional: boolean): void {
    const group = this.#group;
    const on = value !== 0;
    const sign = SIGNS[word];
    if (sign !== undefined) {
      this.#text(sign);
      return;
    }
    switch (word) {
      case 'par':
      case 'sect':
        if (isText(group.flow)) this.#endParagraph();
        break;
      case 'page':
        this.#pages += 1;
        break;
      case 'cell':
        this.#endParagraph();
        this.#row.push(this.#cell);
        this.#cell = [];
        break;
      case 'row':
        this.#endRow();
        break;
      case 'intbl':
        this.#in_table = true;
        break;
      case 'pard':
        this.#in_table = false;
        this.#open.item = false;
        this.#open.level = 0;
        break;
      case 'outlinelevel':
        this.#open.level = value === undefined || value > 8 ? 0 : value + 1;
        break;
      case 'ls':
        this.#open.item = on;
        break;
      case 'plain':
        Object.assign(group, { bold: false, size: 12, hidden: false, caps: false });
        break;
      case 'b':
        group.bold = on;
        break;
      case 'caps':
        group.caps = on;
        break;
      case 'v':
        group.hidden = on;
        break;
      case 'fs':
        group.size = (value ?? 24) / 2;
        break;
      case 'nofpages':
        this.#noted_pages = value !== undefined && value > 0 ? value : undefined;
        break;
      default:
        this.#enter(word, optional);
    }
  }

  /** Control words that say what the text of the group is. */
  #enter(word: string, optional: boolean): void {
    const group = this.#group;
    if (group.flow === 'skipped') return;
    if (/^header[lrf]?$/.test(word)) this.#interrupt('header');
    else if (/^footer[lrf]?$/.test(word)) this.#interrupt('footer');
    else if (word === 'shptxt') {
      this.#interrupted.push(this.#open);
      this.#open = { runs: [], links: [], item: false, level: 0 };
      group.flow = 'box';
    } else if (word === 'fldinst') {
      this.#field = '';
      group.flow = 'field';
    } else if (word === 'listtext' || word === 'pntext') group.flow = 'bullet';
    // Optional groups that we don't know hold no text, except the shapes that hold text boxes.
    else if (SKIPPED.has(word) || (optional && !/^shp/.test(word))) group.flow = 'skipped';
  }

  #interrupt(flow: 'header' | 'footer'): void {
    this.#endParagraph();
    this.#group.flow = flow;
  }

  #endParagraph(flow: Flow = this.#group.flow): void {
    const { runs, links, item, level } = this.#open;
    this.#open = { runs: [], links: [], item, level };
    if (runs.length === 0 && this.#in_table) return;
    this.#paragraphs += 1;
    if (this.#paragraphs > READING_LIMITS.office_paragraphs) {
      throw new ResumeRefused('resume_too_complex', { cause: 'too many paragraphs' });
    }
    const paragraph: ParagraphBlock = { kind: 'paragraph', runs, item: item && level === 0, level, links };
    if (flow === 'header' || flow === 'footer' || flow === 'box') this.#flows[flow].push(paragraph);
    else this.#add(paragraph);
  }

  /** A list item keeps its sign until the paragraph's properties are set anew. */
  #add(block: Block): void {
    if (this.#in_table || this.#row.length > 0) this.#cell.push(block);
    else {
      this.#endTable();
      this.#flows.body.push(block);
    }
  }

  #endRow(): void {
    if (this.#row.length > 0) this.#rows.push(this.#row);
    this.#row = [];
    this.#cell = [];
    this.#in_table = false;
  }

  #endTable(): void {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length > 0) this.#flows.body.push({ kind: 'table', rows });
  }
}

function isText(flow: Flow): boolean {
  return flow !== 'skipped' && flow !== 'field' && flow !== 'bullet';
}
