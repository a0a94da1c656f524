/** Parameters that identify the referrer, not the job. */
const TRACKING =
  /^(?:utm_.*|gh_src|lever-source|lever-origin|ref|refid|source|src|trk|trackingid|fbclid|gclid)$/i;

/**
 * What addresses of the same job have in common, however they were copied: without scheme, `www.`, trailing slash,
 * a last `/apply`, tracking parameters, and a fragment that is no route; the others in order. Takes a valid http(s)
 * address.
 */
export function jobLinkKey(url: string): string {
  const { host, pathname, searchParams, hash } = new URL(url);
  const query = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  const path = pathname.replace(/\/+$/, '').replace(/\/(?:apply|application)$/, '');
  const route = /^#!?\//.test(hash) ? hash : '';
  return `${host.replace(/^www\./, '')}${path}?${query}${route}`;
}
