import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DARK, LIGHT } from '../../src/theme/tokens.ts';
import { compass } from '../../src/ui/compass.ts';
import { contourLines } from '../../src/ui/contour-paths.ts';

const PLACE = '__OFFLINE_PAGE__';

const colors = (tones: Record<keyof typeof LIGHT, string>): string =>
  (['paper', 'ink', 'ink2', 'accent', 'accentStrong', 'onAccent', 'signal', 'contour'] as const)
    .map((name) => `--${name}:${tones[name]}`)
    .join(';');

/** What someone sees who opens a page without a connection. It needs no other file. @param name of the product */
export function offlinePage(name: string): string {
  const contours = contourLines({ seed: 'offline', x: 300, y: 300, lines: 7, step: 40 })
    .map(({ d, index }) => `<path d="${d}" stroke-width="${index ? 2 : 1}"/>`)
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${LIGHT.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${DARK.paper}" media="(prefers-color-scheme: dark)">
<title>You’re offline · ${name}</title>
<style>
:root { ${colors(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${colors(DARK)} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
main { position: relative; min-height: 100vh; display: grid; place-content: center; padding: 48px 24px; overflow: hidden }
main > * { position: relative; max-width: 26rem; margin: 0 }
.contours { position: absolute; inset: 0; width: 600px; max-width: none; margin: auto; fill: none; stroke: var(--contour) }
.compass { width: 44px; height: 44px }
h1 { margin-top: 24px; font-size: 2rem; line-height: 1.1; letter-spacing: -0.02em }
p { margin-top: 12px; color: var(--ink2) }
a { justify-self: start; margin-top: 28px; padding: 14px 26px; border-radius: 999px; background: var(--accent); color: var(--onAccent); font-weight: 600; text-decoration: none }
a:hover { background: var(--accentStrong) }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (forced-colors: active) { a { border: 2px solid } }
</style>
</head>
<body>
<main>
<svg class="contours" viewBox="0 0 600 600" aria-hidden="true">${contours}</svg>
<svg class="compass" viewBox="0 0 30 30" aria-hidden="true">${compass({ accent: 'var(--accent)', onAccent: 'var(--onAccent)', signal: 'var(--signal)' })}</svg>
<h1>You’re offline</h1>
<p>We couldn’t load this page. Check your connection and try again. Applications ${name} is already working on keep going without you.</p>
<a href="">Try again</a>
</main>
</body>
</html>
`;
}

/** The service worker with the offline page in it, as it is served at `/sw.js`. @param folder of `web/` */
export async function offlineWorker(folder: string, name: string): Promise<string> {
  const source = await readFile(join(folder, 'build/offline/worker.js'), 'utf8');
  if (!source.includes(PLACE)) throw new Error(`The worker has no place for the page: ${PLACE}`);
  return source.replace(PLACE, () => JSON.stringify(offlinePage(name)));
}
