import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PLACE = '<script src="/theme.js"></script>';

/** The script as it stands in every page: without its comments and indentation. */
export function themeScript(): string {
  const source = readFileSync(fileURLToPath(new URL('../theme.js', import.meta.url)), 'utf8');
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}

/** What the Content-Security-Policy has to name so that browsers run the script, and no other inline one. */
export function themeScriptSource(): string {
  return `'sha256-${createHash('sha256').update(themeScript()).digest('base64')}'`;
}

/** Puts `theme.js` into the page: as a file, it would be a round trip that every first paint waits for. */
export function inlineTheme(): Plugin {
  return {
    name: 'huntwell-inline-theme',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        return html.replace(PLACE, () => `<script>${themeScript()}</script>`);
      },
    },
  };
}
