import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { marked } from 'marked';
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

/**
 * Compiles `content/blog/*.md` at build time, so that the browser gets HTML and no Markdown parser.
 * `virtual:blog` exports `posts` (meta, newest first) and `loaders` (slug to a lazy `{ html }` module).
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
        return `export const html = ${JSON.stringify(await marked.parse(markdown, { gfm: true }))};`;
      }
      return null;
    },
  };
}
