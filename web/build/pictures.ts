import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { escapeXml } from '../src/app/sitemaps.ts';
import { LIGHT } from '../src/theme/tokens.ts';
import { contourLines } from '../src/ui/contour-paths.ts';
import { compass } from './compass.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const LINE_CHARACTERS = 26;
const MAX_LINES = 4;

const COMPASS = compass(LIGHT);

/** Writes the headline face with one weight as a TrueType font, the kind that the renderer reads. Returns its path. */
export async function writeHeadlineFont(folder: string): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  const letters = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  const text = `${letters.join('')}–—‘’“”…`;
  const file = join(folder, 'headline.ttf');
  const whole = await readFile(source);
  await writeFile(
    file,
    await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: { wght: 640 } }),
  );
  return file;
}

/** Breaks a title into lines of about the same length; what is too long ends in an ellipsis. */
export function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_CHARACTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]}…`];
}

/** The picture for links to a page: its title over contours, and the product's name. @param font path of a TrueType font. Returns a PNG. */
export function shareImage(title: string, name: string, font: string): Buffer {
  const contours = contourLines({ seed: title, x: 930, y: 300, lines: 14, step: 44 })
    .map(({ d, index }) => `<path d="${d}" stroke-width="${index ? 3 : 1.6}"/>`)
    .join('');
  const lines = titleLines(title);
  const size = lines.length > 3 ? 70 : 80;
  const top = HEIGHT / 2 - ((lines.length - 1) * size * 1.1) / 2 - 10;
  const text = lines
    .map((line, index) => `<tspan x="${MARGIN}" y="${top + index * size * 1.1}">${escapeXml(line)}</tspan>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="100%" height="100%" fill="${LIGHT.paper}"/>
<g fill="none" stroke="${LIGHT.contour}">${contours}</g>
<text fill="${LIGHT.ink}" font-size="${size}" letter-spacing="-1.6">${text}</text>
<g transform="translate(${MARGIN} ${HEIGHT - 108}) scale(1.5)">${COMPASS}</g>
<text x="${MARGIN + 62}" y="${HEIGHT - 74}" font-size="34" fill="${LIGHT.ink2}">${escapeXml(name)}</text>
</svg>`;
  return new Resvg(svg, { font: { fontFiles: [font], loadSystemFonts: false } }).render().asPng();
}

/** The compass as a square icon. With `ground`, on the product's color and inside what every mask leaves. */
function icon(size: number, ground: boolean): Buffer {
  const svg = ground
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-7.5 -7.5 45 45"><rect x="-7.5" y="-7.5" width="45" height="45" fill="${LIGHT.accent}"/>${COMPASS}</svg>`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${COMPASS}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Writes the icons that the manifest and phones ask for. */
export async function writeIcons(folder: string): Promise<void> {
  await Promise.all([
    writeFile(join(folder, 'icon-192.png'), icon(192, false)),
    writeFile(join(folder, 'icon-512.png'), icon(512, false)),
    writeFile(join(folder, 'icon-maskable-512.png'), icon(512, true)),
    writeFile(join(folder, 'apple-touch-icon.png'), icon(180, true)),
  ]);
}
