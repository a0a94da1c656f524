/** Whether an address is of the page's own servers, not of a tracker on it: the last two parts of the host are the same. */
export function sameSite(page: URL, other: string): boolean {
  const site = (host: string) => host.split('.').slice(-2).join('.');
  return site(page.hostname) === site(new URL(other).hostname);
}
