/** Size of the pictures that stand beside links to our pages elsewhere, in px. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The picture of a public page, drawn by the build: `/share/about.png` for `/about`. */
export const shareImagePath = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;

/** The characters that the pictures' font has, as ranges of a regular expression. */
const DRAWN = /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153–—‘’“”•…€™]*$/;

/** Whether the pictures' font has all of the text's characters. */
export const isDrawn = (text: string): boolean => DRAWN.test(text);

/** All characters that the pictures' font has. */
export const drawnCharacters = (): string =>
  Array.from({ length: 0x2200 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
    .filter(isDrawn)
    .join('');
