import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themeScript, themeScriptSource } from './inline-theme.ts';

it('is allowed by the Content-Security-Policy; after a change, put the new hash into firebase.json', () => {
  const config = readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8');
  const [, sources = ''] = /script-src ([^;]*)/.exec(config) ?? [];
  expect(sources.split(' ')).toContain(themeScriptSource());
  expect(sources.match(/'sha256-/g)).toHaveLength(1);
});

it('has no comments, and nothing that would end its element', () => {
  expect(themeScript()).not.toMatch(/^\s*\/\/|<\//m);
});
