import { styled } from '@mui/material/styles';
import { Surface } from '@/ui/surface.ts';
import {
  type Crop,
  type Device,
  FORMATS,
  type Format,
  type PictureName,
  PRODUCT_PICTURES,
  pictureFile,
  SCHEMES,
  type Scheme,
  widthsOf,
} from './product-pictures.ts';

const urls = import.meta.glob<string>('./pictures/*', { eager: true, query: '?url', import: 'default' });

// Both schemes are in the page, so that it needs no JavaScript; a lazy picture that isn't displayed isn't fetched.
const Frame = styled(Surface)(({ theme }) => ({
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& [data-scheme="dark"]': { display: 'none' },
  ...theme.applyStyles('dark', {
    '& [data-scheme="dark"]': { display: 'block' },
    '& [data-scheme="light"]': { display: 'none' },
  }),
}));

function urlOf(name: PictureName, device: Device, scheme: Scheme, width: number, format: Format): string {
  const file = pictureFile(name, device, scheme, width, format);
  const url = urls[`./pictures/${file}`];
  if (!url) throw new Error(`There is no picture ${file}. Run npm run pictures.`);
  return url;
}

/** How wide the picture is shown, as the page's columns make it. */
function sizesOf({ width }: Crop): string {
  return width > 1000 ? '(max-width: 1320px) 92vw, 1224px' : '(max-width: 899px) 92vw, 644px';
}

/** A picture of the product in the page's color scheme, of a phone on phones. It keeps its place until it is loaded. */
export function Picture({ name }: { name: PictureName }) {
  const { alt, desktop, phone } = PRODUCT_PICTURES[name];
  const source = (device: Device, scheme: Scheme, format: Format, crop: Crop) => ({
    type: `image/${format}`,
    srcSet: widthsOf(crop, format)
      .map((width) => `${urlOf(name, device, scheme, width, format)} ${width}w`)
      .join(', '),
    width: crop.width,
    height: crop.height,
  });
  return (
    <Frame pad="none">
      {SCHEMES.map((scheme) => (
        <picture key={scheme} data-scheme={scheme}>
          {FORMATS.map((format) => (
            <source
              key={format}
              media="(max-width: 599px)"
              sizes="92vw"
              {...source('phone', scheme, format, phone)}
            />
          ))}
          <source sizes={sizesOf(desktop)} {...source('desktop', scheme, 'avif', desktop)} />
          <img
            src={urlOf(name, 'desktop', scheme, desktop.widths[0], 'webp')}
            width={desktop.width}
            height={desktop.height}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </Frame>
  );
}
