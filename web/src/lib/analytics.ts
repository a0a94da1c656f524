type Properties = Record<string, string | number | boolean | null>;

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
const CONSENT_KEY = 'analytics-consent';

/** UTM values of this visit: from the URL, kept for the tab. */
export function utmValues(search: string, storage: Storage | null): Record<string, string> {
  const params = new URLSearchParams(search);
  const values: Record<string, string> = {};
  for (const key of UTM) {
    const value = params.get(key) ?? storage?.getItem(key);
    if (!value) continue;
    values[key] = value.slice(0, 200);
    storage?.setItem(key, values[key]);
  }
  return values;
}

/** Global Privacy Control and a stored refusal both switch every event off. */
export function analyticsAllowed(): boolean {
  if ((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) return false;
  try {
    return localStorage.getItem(CONSENT_KEY) !== 'denied';
  } catch {
    return true;
  }
}

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Sends an event to the data layer. Never throws: analytics must not break a page. */
export function track(event: string, properties: Properties = {}): void {
  try {
    if (!analyticsAllowed()) return;
    window.dataLayer ??= [];
    window.dataLayer.push({
      event,
      page_path: location.pathname,
      page_url: location.href,
      page_title: document.title,
      timestamp: new Date().toISOString(),
      ...utmValues(location.search, storage()),
      ...properties,
    });
  } catch (error) {
    console.warn('Analytics (non-critical):', error);
  }
}

/** `/students-and-grads` to `Students And Grads`; `/` to `Home`. Ids are left out: they are not page names. */
export function pageName(pathname: string): string {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (!first) return 'Home';
  const name = first
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return second ? `${name} Detail` : name;
}

/** One page view, with the name derived from the path. */
export function trackPageView(pathname: string): void {
  track('page_view', { page_name: pageName(pathname) });
}
