import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { fillShell, fillShellWithSkeleton, skeletonFile } from '../src/app/fill-shell.ts';
import { PAGES_SITEMAP, sitemap } from '../src/app/sitemaps.ts';
import { shareImagePath } from '../src/lib/share-image.ts';
import { enforceBudgets } from './budgets.ts';
import { FEED, manifest, robotsTxt, rssFeed, type Site } from './feeds.ts';
import { offlineWorker } from './offline/offline.ts';
import { readPage } from './page-faults.ts';
import { pageModules } from './page-modules.ts';
import { HEADLINE_FONT, toPng, writeHeadlineFont, writeIcons } from './pictures.ts';

type Prerenderer = typeof import('../src/app/prerender.tsx');

const NOT_FOUND = '404';
const WORKER = 'sw.js';

/** The page into which all others are made; the pages for admins are served as it is. */
const SHELL = 'app.html';

/** Without JavaScript, signed-in pages say so instead of staying empty. */
const withNoScript = (shell: string, { name }: Site): string =>
  shell.replace(
    /(?=<div id="root")/,
    `<noscript>
      <p style="max-width: 36em; margin: 20vh auto; padding: 0 24px; font: 1.1rem/1.5 system-ui, sans-serif">
        This part of ${name} needs JavaScript. Turn it on and reload the page, or read our <a href="/">public pages</a>,
        which work without it.
      </p>
    </noscript>
    `,
  );

/** `/` is `index.html`, `/about` is `about.html`. */
const fileOf = (page: string): string => (page === '/' ? 'index.html' : `${page.replace(/^\//, '')}.html`);

/** Replaces the links to style sheets by what they contain: a page waits for nothing but its own HTML. */
async function inlineStyles(html: string, outDir: string): Promise<string> {
  const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)">/g)];
  let inlined = html;
  for (const [link, href = ''] of links) {
    const css = await readFile(join(outDir, href), 'utf8');
    inlined = inlined.replace(link, () => `\n    <style>${css.trim()}</style>`);
  }
  return inlined;
}

async function put(folder: string, path: string, content: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Links of every page to the files for machines. */
const siteLinks = ({ name }: Site): string =>
  [
    '  <link rel="manifest" href="/manifest.webmanifest" />',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    `<link rel="alternate" type="application/rss+xml" href="${FEED}" title="${name} blog" />\n  `,
  ].join('\n    ');

const links = (attributes: string, files: readonly string[]): string =>
  files.map((file) => `  <link ${attributes} crossorigin href="/${file}">\n  `).join('');

/** Chunks load beside the script that asks for them, instead of one after the other. */
const PRELOAD = 'rel="modulepreload"';
/** The same for what only an app that starts at once needs. */
const PRELOAD_APP = `${PRELOAD} data-app`;
/** The same once the page's skeleton is painted: see `theme.js`. */
const PRELOAD_AFTER_PAINT = 'data-after-paint';

async function writeSiteFiles(outDir: string, site: Site): Promise<void> {
  await put(outDir, 'robots.txt', robotsTxt(site));
  await put(outDir, PAGES_SITEMAP, sitemap(site.origin, site.pages));
  await put(outDir, FEED, rssFeed(site));
  await put(outDir, 'manifest.webmanifest', manifest(site));
  await writeIcons(outDir);
}

/** What a function needs to render pages at run time, beside the folder that Hosting serves. */
async function writeRenderer(folder: string, renderer: string, shell: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const needed = (path: string) => path.endsWith(HEADLINE_FONT) || !/\.(?:ttf|otf|woff2?)$/.test(path);
  await cp(renderer, folder, { recursive: true, filter: needed });
  await put(folder, SHELL, shell);
}

/** The page's title as it stands in its head, without the product's name behind it. */
function titleOf(head: string, product: string): string {
  const [, title = product] = /<title>(.*?)<\/title>/.exec(head) ?? [];
  const text = title
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"');
  return text.replace(` · ${product}`, '');
}

async function buildApp({ build, environments, config }: ViteBuilder): Promise<void> {
  const { client, ssr } = environments;
  if (!client || !ssr) throw new Error('The environments client and ssr are missing');
  const outDir = resolve(config.root, client.config.build.outDir);
  await build(client);
  const { start, app, filesOf } = await enforceBudgets(outDir);
  await rm(join(outDir, '.vite'), { recursive: true });
  await build(ssr);
  const renderer = ssr.config.build.outDir;
  try {
    const {
      drawnCharacters,
      pagePicture,
      prerenderedPaths,
      prerenderPage,
      renderedAtRunTime,
      site,
      ...skeletons
    }: Prerenderer = await import(pathToFileURL(join(renderer, 'prerender.js')).href);
    const built = await inlineStyles(await readFile(join(outDir, 'index.html'), 'utf8'), outDir);
    const notYet = (file: string) => !built.includes(file);
    const shellWith = (files: readonly string[], attributes = PRELOAD_APP) => {
      const ofStart = links(PRELOAD, start.filter(notYet));
      const ofApp = links(
        attributes,
        files.filter((file) => notYet(file) && !start.includes(file)),
      );
      return built.replace('</head>', `${siteLinks(site)}${ofStart}${ofApp}</head>`);
    };
    const shell = shellWith(app);
    const font = await writeHeadlineFont(renderer, drawnCharacters());
    await put(outDir, SHELL, withNoScript(shellWith(filesOf()), site));
    const modules = pageModules();
    for (const pattern of skeletons.skeletonPatterns) {
      const page = fillShellWithSkeleton(
        shellWith(filesOf(modules.get(pattern)), PRELOAD_AFTER_PAINT),
        await skeletons.prerenderSkeleton(pattern),
      );
      await put(outDir, skeletonFile(pattern), withNoScript(page, site));
    }
    const faults: string[] = [];
    for (const page of prerenderedPaths) {
      const parts = await prerenderPage(page);
      const html = fillShell(shell, parts);
      faults.push(...readPage(page, html, site.origin).faults.map((fault) => `${page} ${fault}`));
      await put(outDir, fileOf(page), html);
      await put(outDir, shareImagePath(page), toPng(pagePicture(titleOf(parts.head, site.name)), font));
    }
    if (faults.length > 0) throw new Error(`Prerendered pages:\n  ${faults.join('\n  ')}`);
    for (const [page, title] of Object.entries(renderedAtRunTime))
      await put(outDir, shareImagePath(page), toPng(pagePicture(title), font));
    await writeSiteFiles(outDir, site);
    await writeRenderer(`${outDir}-pages`, renderer, shell);
    await put(outDir, WORKER, await offlineWorker(config.root, site.name));
    await put(outDir, fileOf(NOT_FOUND), fillShell(shell, await prerenderPage(NOT_FOUND)));
  } finally {
    await rm(renderer, { recursive: true, force: true });
  }
}

/**
 * Builds the app twice, for the browser and for Node, and with the second renders every public page into complete HTML: the
 * page at once, also without JavaScript. `app.html` is the shell, for all pages that have to know who is there.
 */
export function prerender(): Plugin {
  return {
    name: 'huntwell-prerender',
    apply: 'build',
    async config() {
      return {
        builder: { buildApp },
        environments: {
          ssr: {
            resolve: { noExternal: true },
            // Vite leaves it to the process: the build would have both of React's, and choose by an environment variable.
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
            build: {
              ssr: 'src/app/prerender.tsx',
              outDir: await mkdtemp(join(tmpdir(), 'huntwell-prerender-')),
              emptyOutDir: true,
              copyPublicDir: false,
              minify: false,
              rolldownOptions: { input: 'src/app/prerender.tsx' },
            },
          },
        },
      };
    },
  };
}
