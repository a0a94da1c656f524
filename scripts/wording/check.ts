import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { textsInMarkdown } from './markdown-text.ts';
import { FIXED, type Kind, RULES } from './rules.ts';
import { type Text, textsInSource } from './source-text.ts';

const ROOT = join(import.meta.dirname, '../..');

type Place = { path: string; kind: Kind };
export type Source = { file: string; kind: Kind; texts: Text[] };
export type Finding = { at: string; rule: string; found: string; advice: string; text: string };

/** Files and folders with text that people read. The first that holds a file says what kind of text it is. */
const PLACES: readonly Place[] = [
  { path: 'web/src', kind: 'interface' },
  { path: 'web/content/blog', kind: 'article' },
  // Code that only reads other people's words, and settings that only deployers see.
  { path: 'functions/src/platform/config.ts', kind: 'document' },
  { path: 'functions/src', kind: 'interface' },
  { path: 'README.md', kind: 'document' },
  { path: 'CONTRIBUTING.md', kind: 'document' },
  { path: 'CHANGELOG.md', kind: 'document' },
  { path: 'web/README.md', kind: 'document' },
  { path: 'docs', kind: 'document' },
];

/**
 * Not read: tests, styles, words that are looked for in the texts of others and never shown, documents that quote the specification,
 * and generated ones.
 */
const LEFT_OUT =
  /\.test\.tsx?$|\/testing\/|\.d\.ts$|^web\/src\/theme\/|^functions\/src\/modules\/(?:job-text|resumes\/parser)\/|^filler\/|^functions\/src\/platform\/chromium\/|^docs\/conformance\.md$/;

/** Every text of the product and of its documents, by file. */
export function allTexts(under = ''): Source[] {
  const seen = new Set<string>();
  return PLACES.flatMap(({ path, kind }) =>
    filesIn(path)
      .filter((file) => file.startsWith(under) && !LEFT_OUT.test(file) && !seen.has(file) && seen.add(file))
      .map((file) => {
        const source = readFileSync(join(ROOT, file), 'utf8');
        return {
          file,
          kind,
          texts: file.endsWith('.md') ? textsInMarkdown(source) : textsInSource(file, source),
        };
      }),
  );
}

/** Whether the specification fixes a text; elements without words may come before it. */
export function isFixed({ text }: Pick<Text, 'text'>, fixed = FIXED.map((one) => one.text)): boolean {
  return fixed.includes(text.replace(/^(?:\{\})+/, ''));
}

/** What the rules find in a text. */
export function findingsIn(kind: Kind, text: Text): Omit<Finding, 'at'>[] {
  if (isFixed(text)) return [];
  const read = text.role === 'shown' ? kind : 'document';
  return RULES.filter(({ kinds }) => kinds.includes(read)).flatMap(({ name, advice, find }) =>
    find(text).map((found) => ({ rule: name, found, advice, text: text.text })),
  );
}

/** What the rules find in texts, with its location. */
export function findings(sources: readonly Source[]): Finding[] {
  return sources.flatMap(({ file, kind, texts }) =>
    texts.flatMap((text) =>
      findingsIn(kind, text).map((finding) => ({ at: `${file}:${text.line}`, ...finding })),
    ),
  );
}

function filesIn(path: string): string[] {
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|md)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}
