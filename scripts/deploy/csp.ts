import { type CheckResult, error, type Finding } from './finding.ts';
import type { FirebaseJson } from './firebase-json.ts';
import type { Values } from './target.ts';

/** The sources of each directive of the policy for every page. */
export function readPolicy(config: FirebaseJson): Map<string, string[]> {
  const header = config.hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  const directives = (header?.value ?? '').split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** Whether these sources allow an origin such as `https://host`. */
export function isAllowed(sources: readonly string[], origin: string): boolean {
  return sources.some((source) => {
    const [, host] = /^https:\/\/\*\.(.+)$/.exec(source) ?? [];
    return host ? origin.startsWith('https://') && origin.endsWith(`.${host}`) : source === origin;
  });
}

/** What a page loads from other hosts with these values, by directive. */
function hostsNeeded(web: Values): { directive: string; origin: string; why: string }[] {
  const needed = [
    { directive: 'connect-src', origin: 'https://identitytoolkit.googleapis.com', why: 'sign-in' },
    { directive: 'connect-src', origin: 'https://securetoken.googleapis.com', why: 'sign-in that lasts' },
    { directive: 'script-src', origin: 'https://apis.google.com', why: 'the Google sign-in pop-up' },
  ];
  if (web.VITE_FIREBASE_AUTH_DOMAIN) {
    const origin = `https://${web.VITE_FIREBASE_AUTH_DOMAIN}`;
    needed.push({ directive: 'frame-src', origin, why: 'VITE_FIREBASE_AUTH_DOMAIN' });
  }
  if (web.VITE_POSTHOG_KEY) {
    const origin = new URL(web.VITE_POSTHOG_HOST || 'https://us.i.posthog.com').origin;
    needed.push({ directive: 'connect-src', origin, why: 'VITE_POSTHOG_HOST' });
  }
  if (web.VITE_REDDIT_PIXEL_ID) {
    const origins = ['https://www.redditstatic.com', 'https://alb.reddit.com'];
    needed.push({ directive: 'script-src', origin: origins[0] ?? '', why: 'VITE_REDDIT_PIXEL_ID' });
    for (const origin of origins)
      needed.push({ directive: 'connect-src', origin, why: 'VITE_REDDIT_PIXEL_ID' });
  }
  return needed;
}

/** Checks Hosting's Content-Security-Policy against the hosts that a build with these values uses. */
export function checkCsp(config: FirebaseJson, web: Values): CheckResult {
  const policy = readPolicy(config);
  const findings: Finding[] = [];
  for (const { directive, origin, why } of hostsNeeded(web)) {
    if (isAllowed(policy.get(directive) ?? [], origin)) continue;
    findings.push(
      error(
        `The Content-Security-Policy does not allow ${origin} in ${directive} (${why})`,
        'Add it to the header in firebase.json.',
      ),
    );
  }
  return { notes: [], findings };
}
