import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** Files with a reason to name a color: other companies' logos, and print, which has no dark mode. */
const OWN_COLOURS = ['features/auth/google-mark.tsx', 'ui/receipt.tsx'];

const COLOUR = /#[\da-f]{3,8}\b['"`; ]|\b(?:rgb|hsl)a?\(/gi;
/** `fontSize: 14`, `fontSize: '14px'`, `fontSize: { xs: 14 }`, ``font: `600 14px/1 …` ``; a size that is worked out is none. */
const FONT_SIZE = /fontSize(?:: *|=\{? *)['"`{]?[^,}\n]*?\d+|\bfont: *['"`][^'"`\n]*?\b\d+(?:px|rem|em)\b/g;
function sources(): [file: string, text: string][] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }): [string, string] => [
      relative(SRC, join(parentPath, name)),
      readFileSync(join(parentPath, name), 'utf8'),
    ])
    .filter(([file]) => !file.startsWith('theme/'));
}

/** What the pattern finds in the pages' code, with its location. */
function found(pattern: RegExp, but: readonly string[] = []): string[] {
  return sources()
    .filter(([file]) => !but.includes(file))
    .flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))
    .filter((line) => !/textSize|Math\./.test(line));
}

it('there is something to look at', () => expect(sources().length).toBeGreaterThan(200));

it('every size of type comes from the theme', () => expect(found(FONT_SIZE)).toEqual([]));

it('every colour comes from the theme', () => expect(found(COLOUR, OWN_COLOURS)).toEqual([]));

it.each([
  [FONT_SIZE, 'fontSize: 14'],
  [FONT_SIZE, "fontSize: '0.9rem'"],
  [FONT_SIZE, 'fontSize: { xs: 18 }'],
  [FONT_SIZE, "fontSize: 'clamp(20px, 2vw, 25px)'"],
  [FONT_SIZE, 'font: `640 25px/1.2 serif`'],
  [COLOUR, "color: '#fff'"],
  [COLOUR, "background: 'rgba(0, 0, 0, 0.5)'"],
])('%s finds %s', (pattern, text) => expect(text.match(pattern)).not.toBeNull());
