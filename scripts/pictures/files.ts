import { join } from 'node:path';
import sharp from 'sharp';
import {
  FORMATS,
  PRODUCT_PICTURES,
  pictureFile,
  widthsOf,
} from '../../web/src/features/info/product-pictures.ts';
import type { Photograph } from './camera.ts';

/** Writes a photograph in each of its formats and widths. Returns how many bytes the files have together. */
export async function writePicture(
  folder: string,
  { name, device, scheme, png }: Photograph,
): Promise<number> {
  const crop = PRODUCT_PICTURES[name][device];
  let bytes = 0;
  for (const format of FORMATS) {
    for (const width of widthsOf(crop, format)) {
      const picture = sharp(png).resize({ width });
      const encoded =
        format === 'avif'
          ? picture.avif({ quality: 46, effort: 3 })
          : picture.webp({ quality: 70, preset: 'text' });
      const { size } = await encoded.toFile(join(folder, pictureFile(name, device, scheme, width, format)));
      bytes += size;
    }
  }
  return bytes;
}
