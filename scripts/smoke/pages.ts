import { randomUUID } from 'node:crypto';
import { type Answer, ask, type Check, expect } from './check.ts';

const HEADERS_FIX =
  'Compare the headers of firebase.json with what was deployed: firebase deploy --only hosting.';

/** @param words what the page has without JavaScript; null if it is the empty shell of the app */
function expectPage({ status, headers, body }: Answer, path: string, words: RegExp | null): void {
  expect(status === 200, `${path} answers ${status}`, 'Deploy Hosting: firebase deploy --only hosting.');
  const type = headers.get('content-type') ?? '';
  expect(
    type.includes('text/html') && body.includes('id="root"'),
    `${path} is not the app (${type})`,
    'See the rewrites of firebase.json.',
  );
  expect(
    words ? words.test(body) : body.includes('<div id="root"></div>'),
    words ? `${path} lacks its prerendered text` : `${path} is not the shell of the app`,
    'Build again: npm run deploy. See the rewrites of firebase.json.',
  );
  const cache = headers.get('cache-control');
  expect(cache === 'no-cache', `${path} may be kept by browsers: Cache-Control is ${cache}`, HEADERS_FIX);
}

function expectSecured({ headers }: Answer): void {
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'"]) {
    expect(policy.includes(part), `The Content-Security-Policy lacks ${part}`, HEADERS_FIX);
  }
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  expect(seconds >= 31_536_000, 'Strict-Transport-Security is missing or shorter than a year', HEADERS_FIX);
  expect(
    headers.get('x-content-type-options') === 'nosniff',
    'X-Content-Type-Options is not nosniff',
    HEADERS_FIX,
  );
}

/** The paths of files below /assets/ that a page or a script names. */
export function assetsIn(content: string): string[] {
  const named = content.matchAll(/(?:\/assets\/|["'`](?:\.\/|assets\/))([\w.~-]+\.(?:js|css|woff2))["'`)]/g);
  return [...new Set([...named].map(([, name]) => `/assets/${name}`))];
}

const PRERENDERED = ['/about', '/auth', '/blog', '/privacy-policy'];
const SHELLS = ['/dashboard', '/applications/any', '/admin'];

/** Pages and files of the app, as Hosting serves them to any visitor. */
export function pageChecks(origin: string): Check[] {
  return [
    {
      name: 'home page',
      look: async () => {
        const answer = await ask(`${origin}/`);
        expectPage(answer, '/', /<h1/);
        expectSecured(answer);
        return 'complete HTML, revalidated, with its security headers';
      },
    },
    {
      name: 'pages of the app',
      look: async () => {
        for (const path of PRERENDERED) expectPage(await ask(origin + path), path, /<h1/);
        for (const path of SHELLS) expectPage(await ask(origin + path), path, null);
        return `${PRERENDERED.length} addresses give complete HTML, ${SHELLS.length} the shell`;
      },
    },
    {
      name: 'pages of jobs',
      look: async () => {
        const { status, headers, body } = await ask(`${origin}/jobs`);
        expect(
          status === 200 && /<h1/.test(body) && body.includes('id="page-answers"'),
          `/jobs answers ${status}, or without its text`,
          'Look at the logs of the function pages: npm run deploy builds it with the web app.',
        );
        const cache = headers.get('cache-control') ?? '';
        expect(
          cache.includes('s-maxage=') || cache === 'no-cache',
          `/jobs says Cache-Control: ${cache}`,
          HEADERS_FIX,
        );
        for (const path of assetsIn(body)) {
          const asset = await ask(origin + path);
          expect(
            asset.status === 200,
            `${path}, which /jobs names, answers ${asset.status}`,
            'The function pages and Hosting are of different builds: deploy again.',
          );
        }
        const index = await ask(`${origin}/sitemap.xml`);
        expect(
          index.status === 200 && index.body.includes('<sitemapindex'),
          `/sitemap.xml answers ${index.status}`,
          'See the rewrites of firebase.json.',
        );
        return 'complete HTML from the function, of the same build as its assets; sitemap index';
      },
    },
    {
      name: 'assets',
      look: async () => {
        const assets = assetsIn((await ask(`${origin}/`)).body);
        expect(assets.length > 0, 'The page names no assets', 'Build again: npm run deploy.');
        for (const path of assets) {
          const { status, headers } = await ask(origin + path);
          expect(
            status === 200,
            `${path} answers ${status}`,
            'Page and assets are of different builds: deploy again.',
          );
          const [type, cache] = [headers.get('content-type') ?? '', headers.get('cache-control') ?? ''];
          expect(
            !type.includes('text/html'),
            `${path} is a page (${type})`,
            'See the rewrites of firebase.json.',
          );
          expect(cache.includes('immutable'), `${path} is not kept: Cache-Control is ${cache}`, HEADERS_FIX);
        }
        return `${assets.length} files of the home page, kept for good`;
      },
    },
    {
      name: 'addresses that do not exist',
      look: async () => {
        const paths = [
          `/assets/gone-${randomUUID()}.js`,
          `/gone-${randomUUID()}.txt`,
          `/no-such-page-${randomUUID()}`,
          '/.env',
          '/wp-login.php',
        ];
        for (const path of paths) {
          const { status, body } = await ask(origin + path);
          expect(
            status === 404,
            `${path} answers ${status} instead of 404`,
            'See the rewrites of firebase.json.',
          );
          expect(
            body.includes('data-page="404"'),
            `${path} has not the app's 404 page`,
            'Deploy Hosting again.',
          );
        }
        return `${paths.length} addresses answer 404`;
      },
    },
    {
      name: 'robots.txt',
      look: async () => {
        const { status, headers, body } = await ask(`${origin}/robots.txt`);
        const type = headers.get('content-type') ?? '';
        const is_file = status === 200 && type.includes('text/plain') && /^User-agent:/im.test(body);
        expect(is_file, `/robots.txt answers ${status} ${type}`, 'It belongs into web/public.');
        return 'a file for robots';
      },
    },
  ];
}
