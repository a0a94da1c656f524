import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PRODUCT_NAME } from '../functions/src/contract/brand.ts';
import { blogPlugin } from './build/blog-plugin.ts';
import { chunkGroups } from './build/chunks.ts';
import { requireEnv } from './build/env.ts';
import { exampleScoresPlugin } from './build/example-scores-plugin.ts';
import { inlineTheme } from './build/inline-theme.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';
import { reactfireAuthOnly } from './build/reactfire-auth-only.ts';
import { zodWithoutJsonSchema } from './build/zod-without-json-schema.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Two builds: `production`, and `--mode emulator` (reads `.env.emulator`), which talks to the Auth emulator.
 * In development `/api` goes to VITE_DEV_API, the address of the local hosting emulator.
 */
export default defineConfig({
  plugins: [
    requireEnv(),
    react(),
    preloadFonts(),
    inlineTheme(),
    reactfireAuthOnly(),
    zodWithoutJsonSchema(),
    blogPlugin(here('./content/blog')),
    exampleScoresPlugin(),
    prerender(),
    {
      name: 'product-name',
      transformIndexHtml: (html: string) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
    },
  ],
  resolve: {
    alias: { '@': here('./src'), '@contract': here('../functions/src/contract') },
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: process.env.VITE_DEV_API ?? 'http://localhost:5000', changeOrigin: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // No inlined assets: the CSP allows no `data:` fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
  },
});
