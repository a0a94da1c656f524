export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

const ALLOWED_PARAMETERS = new Set<string>(['rdt_cid', ...UTM_KEYS]);

/** A URL with only the parameters that say where a visit came from: others may contain secrets. */
export function cleanUrl(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  const kept = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    if (ALLOWED_PARAMETERS.has(name) && !value.includes('@')) kept.set(name, value.slice(0, 200));
  }
  const query = kept.toString();
  return `${url.origin}${url.pathname}${query ? `?${query}` : ''}`;
}
