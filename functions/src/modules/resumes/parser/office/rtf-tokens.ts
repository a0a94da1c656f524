import { ResumeRefused } from '../limits/resume-refused.ts';

/** `optional`: the group may be left out by a reader that doesn't know it (`\*`). */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | undefined; optional: boolean }
  | { kind: 'text'; text: string };

/** Encodings by Windows code page, and by the character set that a font declares. */
const CODE_PAGES: Record<number, string> = {
  437: 'ibm866',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  65001: 'utf-8',
};
const CHARSETS: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

const WORD = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
const PLAIN_TEXT = /[^\\{}\r\n]+/y;

/**
 * The tokens of an RTF file. Text is decoded by the code page of the file and of its fonts; binary data is left out.
 *
 * @throws ResumeRefused `resume_broken`
 */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const start = source.indexOf('{\\rtf');
  if (start === -1) throw new ResumeRefused('resume_broken', { cause: 'no RTF' });
  const decoder = new RtfDecoder();
  let at = start;
  let depth = 0;
  let optional = false;
  // After \uN, that many characters are for readers without Unicode.
  let to_skip = 0;
  while (at < source.length) {
    const sign = source[at]!;
    if (sign === '\\') {
      WORD.lastIndex = at;
      const found = WORD.exec(source);
      if (found === null) {
        const next = source[at + 1] ?? '';
        if (next === "'") {
          const byte = Number.parseInt(source.slice(at + 2, at + 4), 16);
          at += 4;
          if (to_skip > 0) to_skip -= 1;
          else if (!Number.isNaN(byte)) decoder.byte(byte);
          continue;
        }
        at += 2;
        if (next === '*') optional = true;
        else if (next === '\n' || next === '\r') {
          yield* decoder.flush();
          yield { kind: 'word', word: 'par', value: undefined, optional: false };
        } else if (to_skip > 0) to_skip -= 1;
        else if (next === '~') decoder.text(' ');
        else if (next === '_') decoder.text('-');
        else if (next !== '-') decoder.text(next);
        continue;
      }
      at += found[0].length;
      const word = found[1]!;
      const value = found[2] === undefined ? undefined : Number(found[2]);
      if (word === 'bin') {
        at += Math.max(0, value ?? 0);
        continue;
      }
      if (word === 'u' && value !== undefined) {
        decoder.unit(value);
        to_skip = decoder.fallback;
        continue;
      }
      to_skip = 0;
      yield* decoder.flush();
      decoder.control(word, value);
      yield { kind: 'word', word, value, optional };
      optional = false;
    } else if (sign === '{' || sign === '}') {
      at += 1;
      to_skip = 0;
      yield* decoder.flush();
      depth += sign === '{' ? 1 : -1;
      if (sign === '{') decoder.open();
      else decoder.close();
      yield sign === '{' ? { kind: 'open' } : { kind: 'close' };
      // Whatever follows the last brace is not part of the document.
      if (depth === 0) return;
    } else if (sign === '\r' || sign === '\n') at += 1;
    else {
      PLAIN_TEXT.lastIndex = at;
      const text = PLAIN_TEXT.exec(source)![0];
      at += text.length;
      const shown = text.slice(Math.min(to_skip, text.length));
      to_skip -= text.length - shown.length;
      decoder.bytes(shown);
    }
  }
  yield* decoder.flush();
}

type State = { page: number; fallback: number };

/** Collects the text up to the next control word; bytes are decoded together, because a letter may be two of them. */
class RtfDecoder {
  readonly #fonts = new Map<number, number>();
  readonly #states: State[] = [];
  #default_page = 1252;
  #state: State = { page: 1252, fallback: 1 };
  #font: number | undefined;
  #in_font_table = false;
  #bytes: number[] = [];
  #text = '';

  /** How many characters after a Unicode one stand for it. */
  get fallback(): number {
    return this.#state.fallback;
  }

  open(): void {
    this.#states.push({ ...this.#state });
  }

  close(): void {
    this.#state = this.#states.pop() ?? this.#state;
    if (this.#states.length <= 1) this.#in_font_table = false;
  }

  control(word: string, value: number | undefined): void {
    if (word === 'ansicpg' && value !== undefined) {
      this.#default_page = value;
      this.#state.page = value;
    } else if (word === 'mac') this.#state.page = this.#default_page = 10000;
    else if (word === 'uc') this.#state.fallback = Math.min(8, value ?? 1);
    else if (word === 'fonttbl') this.#in_font_table = true;
    else if (word === 'f' && value !== undefined) {
      this.#font = value;
      if (!this.#in_font_table) this.#state.page = this.#fonts.get(value) ?? this.#default_page;
    } else if (
      word === 'fcharset' &&
      value !== undefined &&
      this.#font !== undefined &&
      this.#in_font_table
    ) {
      const page = CHARSETS[value];
      if (page !== undefined) this.#fonts.set(this.#font, page);
    } else if (word === 'plain') this.#state.page = this.#default_page;
  }

  byte(byte: number): void {
    this.#bytes.push(byte);
  }

  bytes(latin1: string): void {
    if (/^[\0-\x7f]*$/.test(latin1) && this.#bytes.length === 0) this.#text += latin1;
    else for (const sign of latin1) this.#bytes.push(sign.charCodeAt(0));
  }

  text(text: string): void {
    this.#decode();
    this.#text += text;
  }

  /** One UTF-16 unit, which RTF writes as a signed number. */
  unit(value: number): void {
    this.text(String.fromCharCode(value & 0xffff));
  }

  *flush(): Generator<RtfToken> {
    this.#decode();
    const text = this.#text;
    this.#text = '';
    if (text !== '') yield { kind: 'text', text };
  }

  #decode(): void {
    if (this.#bytes.length === 0) return;
    const label = CODE_PAGES[this.#state.page] ?? 'windows-1252';
    this.#text += new TextDecoder(label).decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
  }
}
