const ANY_HOST = '://*.';

/**
 * Which pages the headless browser may open: those of the configured origins, of which `https://*.recruitee.com` stands
 * for the hosts of one vendor's employers. Postings are external input, so their links are not trusted.
 */
export function allowedOrigins(origins: readonly string[]): (url: URL) => boolean {
  const allowed = new Set(
    origins.filter((origin) => !origin.includes(ANY_HOST)).map((origin) => new URL(origin).origin),
  );
  // The dot keeps `evilrecruitee.com` out.
  const domains = origins
    .filter((origin) => origin.includes(ANY_HOST))
    .map((origin) => new URL(origin.replace('*.', '')));
  return (url) =>
    allowed.has(url.origin) ||
    domains.some(
      ({ protocol, port, hostname }) =>
        url.protocol === protocol && url.port === port && url.hostname.endsWith(`.${hostname}`),
    );
}
