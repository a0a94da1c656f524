import type { Plugin } from 'vite';

/** Fonts that the first paint of every page needs. */
const FIRST = /(bricolage-core|instrument-core).*\.woff2$/;

/** Adds preload links for the two text faces, whose hashed names are known only after the build. */
export function preloadFonts(): Plugin {
  return {
    name: 'huntwell-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head-prepend' as const,
          }));
      },
    },
  };
}
