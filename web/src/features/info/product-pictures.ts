/** A part of a screen. `npm run pictures` photographs it, and the browser chooses among the widths. */
export type Crop = {
  /** Of the photographed part, in CSS px. */
  width: number;
  height: number;
  /** Of the files, in px: about as wide as they are shown, and twice that. */
  widths: readonly [number, number];
};

export type ProductPicture = {
  /** Describes what both the desktop and the phone picture show. */
  alt: string;
  desktop: Crop;
  phone: Crop;
};

/** As wide as the page. */
const WIDE: Crop = { width: 1248, height: 780, widths: [832, 1664] };
/** For the column beside a heading. */
const COLUMN: Crop = { width: 864, height: 880, widths: [648, 1296] };
const PHONE: Crop = { width: 390, height: 620, widths: [390, 780] };

/** Pictures of the product. The people and employers in them are made up. */
export const PRODUCT_PICTURES = {
  matches: {
    alt: 'A list of matches, best first. Each has a score from 0 to 100, the employer, and the location.',
    desktop: WIDE,
    phone: PHONE,
  },
  review: {
    alt: 'An application that’s ready for review. Every answer is listed, with where it came from.',
    desktop: COLUMN,
    phone: PHONE,
  },
  board: {
    alt: 'The applications board, with what needs an answer, what’s ready to review, and what was sent.',
    desktop: WIDE,
    phone: PHONE,
  },
  receipt: {
    alt: 'A receipt: each step with its time, that the employer confirmed it, and what was sent.',
    desktop: COLUMN,
    phone: PHONE,
  },
} satisfies Record<string, ProductPicture>;

export type PictureName = keyof typeof PRODUCT_PICTURES;

export const DEVICES = ['desktop', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The best compression first. */
export const FORMATS = ['avif', 'webp'] as const;
export type Format = (typeof FORMATS)[number];

/** Widths of a format's files. WebP is for the few browsers without AVIF, and has the smaller width alone. */
export const widthsOf = ({ widths }: Crop, format: Format): readonly number[] =>
  format === 'avif' ? widths : widths.slice(0, 1);

/** Name of a file in the folder `pictures`. */
export const pictureFile = (
  name: PictureName,
  device: Device,
  scheme: Scheme,
  width: number,
  format: Format,
): string => `${name}-${device}-${scheme}-${width}.${format}`;
