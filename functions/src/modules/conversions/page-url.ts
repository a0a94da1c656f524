/** Query parameters that say where a visit came from; all others may contain secrets or personal data. */
const ALLOWED_PARAMETERS = ['rdt_cid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
const MAX_LENGTH = 1000;

/** A page's URL without anything that could identify or authenticate someone; null if it is no web URL. */
export function cleanPageUrl(value: string | undefined): string | null {
  if (value === undefined || !URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const kept = new URLSearchParams();
  for (const name of ALLOWED_PARAMETERS) {
    const found = url.searchParams.get(name);
    if (found && !found.includes('@')) kept.set(name, found.slice(0, 200));
  }
  const query = kept.size > 0 ? `?${kept}` : '';
  const cleaned = `${url.origin}${url.pathname}${query}`;
  return cleaned.length > MAX_LENGTH || decoded(url.pathname).includes('@') ? url.origin : cleaned;
}

/** The URL without the click id, which is a match key. */
export function withoutClickId(page_url: string | null): string | null {
  if (page_url === null || !URL.canParse(page_url)) return page_url;
  const url = new URL(page_url);
  url.searchParams.delete('rdt_cid');
  return url.href;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '@'; // not decodable, so not known to be harmless
  }
}
