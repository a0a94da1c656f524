import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PRODUCT_NAME } from '../functions/src/contract/brand.ts';
import { blogPlugin } from './build/blog-plugin.ts';
import { requireEnv } from './build/env.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { reactfireAuthOnly } from './build/reactfire-auth-only.ts';

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
    reactfireAuthOnly(),
    blogPlugin(here('./content/blog')),
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
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // No inlined assets: the CSP allows no `data:` fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page loads first, in two files instead of forty: each file costs the browser milliseconds,
          // and the packages change less often than the app.
          groups: [
            { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'app', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
