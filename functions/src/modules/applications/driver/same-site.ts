/** Second levels below which anybody may have a name: `example.co.uk`, `example.com.au`. */
const SHARED = /^(?:com?|org|net|gov|gob|ac|edu|ne|or)\.[a-z]{2}$/;

function siteOf(host: string): string {
  const parts = host.split('.');
  const last = parts.slice(-2).join('.');
  return SHARED.test(last) ? parts.slice(-3).join('.') : last;
}

/** Whether an address is of the page's own servers, not of a tracker on it. */
export function sameSite(page: URL, other: string): boolean {
  return siteOf(page.hostname) === siteOf(new URL(other).hostname);
}
