/**
 * Which pages the headless browser may open: those of the configured origins. Postings are external input, so their
 * links are not trusted.
 */
export function allowedOrigins(origins: readonly string[]): (url: URL) => boolean {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin));
  return (url) => allowed.has(url.origin);
}
