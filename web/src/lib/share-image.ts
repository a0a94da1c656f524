/** Size of the pictures that stand beside links to our pages elsewhere, in px. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The picture of a public page, drawn by the build: `/share/about.png` for `/about`. */
export const shareImagePath = (path: string): string => `/share${path === '/' ? '/home' : path}.png`;
