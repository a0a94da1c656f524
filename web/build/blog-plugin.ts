import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

export type PostMeta = {
  slug: string;
  title: string;
  description: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  author: string;
  tags: string[];
  /** Reading time in whole minutes, at 220 words a minute. */
  minutes: number;
};

/** A heading of the second level, and the anchor that leads to it. */
type Heading = { id: string; text: string };

/** An article's HTML, and its headings for a table of contents. */
export type PostText = { html: string; headings: Heading[] };

const LIST = 'virtual:blog';
const WORDS_PER_MINUTE = 220;

/** Splits front matter from Markdown. Throws with the file's name when a field is missing. */
export function readPost(file: string, source: string): { meta: PostMeta; markdown: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error(`${file}: no front matter`);
  const data = parse(match[1] ?? '', { schema: 'failsafe' }) as Record<string, unknown>;
  const text = (key: string) => {
    const value = data[key];
    if (typeof value !== 'string' || !value) throw new Error(`${file}: front matter lacks "${key}"`);
    return value;
  };
  const markdown = match[2] ?? '';
  const meta: PostMeta = {
    slug: basename(file, '.md'),
    title: text('title'),
    description: text('description'),
    date: text('date'),
    author: text('author'),
    tags: Array.isArray(data.tags) ? data.tags.map(String) : [],
    minutes: Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_PER_MINUTE)),
  };
  return { meta, markdown };
}

/** `“Remote,” or not?` to `remote-or-not`. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (html: string): string =>
  html.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Compiles an article. Its headings of the second level get anchors, and can be focused, as a link within the page leads
 * there. Throws with the file's name when two have the same anchor.
 */
export function compilePost(file: string, markdown: string): PostText {
  const headings: Heading[] = [];
  const marked = new Marked({
    gfm: true,
    useNewRenderer: true,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inner}</h${depth}>\n`;
        const text = plain(inner);
        const id = anchorOf(text);
        if (headings.some((other) => other.id === id)) throw new Error(`${file}: two headings are "${id}"`);
        headings.push({ id, text });
        return `<h2 id="${id}" tabindex="-1">${inner}</h2>\n`;
      },
    },
  });
  // A table that is wider than the text scrolls by itself.
  const html = marked
    .parser(marked.lexer(markdown))
    .replaceAll('<table>', '<div class="table"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html, headings };
}

/**
 * Compiles `content/blog/*.md` at build time, so that the browser gets HTML and no Markdown parser.
 * `virtual:blog` exports `posts` (meta, newest first) and `loaders` (slug to a lazy `{ html, headings }` module).
 */
export function blogPlugin(folder: string): Plugin {
  return {
    name: 'huntwell-blog',
    resolveId(id) {
      if (id === LIST || id.startsWith(`${LIST}/`)) return `\0${id}`;
      return null;
    },
    async load(id) {
      if (id === `\0${LIST}`) {
        const files = (await readdir(folder)).filter((name) => name.endsWith('.md'));
        const posts = await Promise.all(
          files.map(async (name) => {
            const path = join(folder, name);
            this.addWatchFile(path);
            return readPost(name, await readFile(path, 'utf8')).meta;
          }),
        );
        posts.sort((a, b) => b.date.localeCompare(a.date));
        const loaders = posts.map((p) => `${JSON.stringify(p.slug)}: () => import('${LIST}/${p.slug}')`);
        return `export const posts = ${JSON.stringify(posts)};\nexport const loaders = {${loaders.join(',')}};`;
      }
      if (id.startsWith(`\0${LIST}/`)) {
        const path = join(folder, `${id.slice(`\0${LIST}/`.length)}.md`);
        this.addWatchFile(path);
        const { markdown } = readPost(path, await readFile(path, 'utf8'));
        const { html, headings } = compilePost(path, markdown);
        return `export const html = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};`;
      }
      return null;
    },
  };
}
