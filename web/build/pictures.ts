import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { LIGHT } from '../src/theme/tokens.ts';
import { compass } from '../src/ui/compass.ts';

/** Beside the renderer, for pictures that it draws at run time. */
export const HEADLINE_FONT = 'headline.ttf';

const COMPASS = compass(LIGHT);

/**
 * Writes the headline face with one weight as a TrueType font, the kind that the renderer of SVG reads. Returns its path.
 * @param characters that it has
 */
export async function writeHeadlineFont(folder: string, characters: string): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  const file = join(folder, HEADLINE_FONT);
  const whole = await readFile(source);
  await writeFile(
    file,
    await subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes: { wght: 640 } }),
  );
  return file;
}

/** An SVG picture as a PNG. @param font path of the TrueType font of its text */
export const toPng = (svg: string, font: string): Buffer =>
  new Resvg(svg, { font: { fontFiles: [font], loadSystemFonts: false } }).render().asPng();

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
