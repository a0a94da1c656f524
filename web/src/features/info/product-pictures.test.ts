import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  DEVICES,
  FORMATS,
  type PictureName,
  PRODUCT_PICTURES,
  pictureFile,
  SCHEMES,
  widthsOf,
} from './product-pictures.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const NAMES = Object.keys(PRODUCT_PICTURES) as PictureName[];

const expected = NAMES.flatMap((name) =>
  DEVICES.flatMap((device) => {
    const crop = PRODUCT_PICTURES[name][device];
    return SCHEMES.flatMap((scheme) =>
      FORMATS.flatMap((format) =>
        widthsOf(crop, format).map((width) => ({
          file: pictureFile(name, device, scheme, width, format),
          width,
          height: (width * crop.height) / crop.width,
        })),
      ),
    );
  }),
);

it('every picture of the product has the size that the page reserves for it, and no other is kept', async () => {
  const found = await Promise.all(
    readdirSync(FOLDER).map(async (file) => {
      const { width, height } = await sharp(join(FOLDER, file)).metadata();
      return { file, width, height };
    }),
  );
  const byFile = (one: { file: string }, other: { file: string }) => one.file.localeCompare(other.file);
  expect(found.toSorted(byFile)).toEqual(expected.toSorted(byFile));
});

it('the pictures of the product have 1.2 MB together, at most', () => {
  const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  expect(bytes).toBeLessThan(1_200_000);
});
