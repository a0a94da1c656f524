import { type Program, packedChromium } from './packed-chromium.ts';

/**
 * The flags of every Chromium that Huntwell starts, in the cloud, on developers' machines and in tests. Playwright adds
 * its own, among them `--no-sandbox` (Cloud Run's containers have no user namespaces), `--disable-dev-shm-usage` and
 * those that stop Chromium's own traffic. Not `--single-process`, which `@sparticuz/chromium` suggests: it crashes when
 * a second context is opened. Nor its `--disable-web-security` and `--disable-site-isolation-trials`, which remove the
 * isolation between sites on a page.
 */
export const FLAGS = [
  // There is no graphics card. Without the next flag Chromium would look for SwiftShader, and the browser die of not
  // finding it; pages are drawn in software either way, and WebGL is not offered to them.
  '--disable-gpu',
  '--disable-software-rasterizer',
  // The rest of the GPU process runs as a thread: one process less to start and to switch to.
  '--in-process-gpu',
  // An application must leave once. Chromium sends a request again by itself, several times, when the answer is cut off
  // on a connection that it kept open. Pages ask for `connection: close` (employer-page.ts), which HTTP/2 and QUIC do
  // not know.
  '--disable-http2',
  '--disable-quic',
];

/**
 * How Playwright starts Chromium: the one at this path, or the packed one if the path is empty, with the same flags.
 * Throws if the packed one cannot be unpacked.
 */
export async function chromiumLaunchOptions(chrome_path: string): Promise<Program & { args: string[] }> {
  const program = chrome_path ? { executablePath: chrome_path, env: process.env } : await packedChromium();
  return { ...program, args: FLAGS };
}
