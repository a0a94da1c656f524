import { type Program, packedChromium } from './packed-chromium.ts';

/**
 * The flags of every Chromium that Huntwell starts, in the cloud, on a desk and in tests; Playwright adds its own, among
 * them `--no-sandbox` (the containers of Cloud Run have no user namespaces), `--disable-dev-shm-usage` and what stops
 * Chromium's own traffic. Not `--single-process`, which `@sparticuz/chromium` suggests: a browser started with it dies
 * when its second context is opened. Nor its `--disable-web-security` and `--disable-site-isolation-trials`, which take
 * away what keeps the sites on a page apart.
 */
export const FLAGS = [
  // There is no graphics card. Without the next flag Chromium would look for SwiftShader, and the browser die of not
  // finding it; pages are drawn in software either way, and WebGL is not offered to them.
  '--disable-gpu',
  '--disable-software-rasterizer',
  // What is left of the graphics process is a thread: one process less to start and to switch to.
  '--in-process-gpu',
  // An application must leave once. Chromium sends a request again by itself, several times, when the answer is cut off
  // on a connection that it kept open. Pages ask for `connection: close` (employer-page.ts), which HTTP/2 and QUIC do
  // not know.
  '--disable-http2',
  '--disable-quic',
];

/**
 * How Playwright starts Chromium: the one at this path, or with an empty path the packed one. The flags are the same.
 * Throws when the packed one cannot be unpacked.
 */
export async function chromiumLaunchOptions(chrome_path: string): Promise<Program & { args: string[] }> {
  const program = chrome_path ? { executablePath: chrome_path, env: process.env } : await packedChromium();
  return { ...program, args: FLAGS };
}
