/** Parameters that identify the referrer, not the job. */
const TRACKING =
  /^(?:utm_.*|gh_src|lever-source|lever-origin|ref|refid|source|src|trk|trackingid|fbclid|gclid)$/i;

/**
 * What addresses of the same job have in common, however they were copied: without scheme, `www.`, fragment, trailing
 * slash and tracking parameters; the others in order. Takes a valid http(s) address.
 */
export function jobLinkKey(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const query = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}?${query}`;
}
