import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';

/** Draws an SVG picture as a PNG, beside the event loop. @param font of its text, a TrueType file */
export async function svgToPng(svg: string, font: URL): Promise<Buffer> {
  const fontFiles = [fileURLToPath(font)];
  return (await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false } })).asPng();
}
